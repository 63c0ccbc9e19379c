import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linksInFile } from '#kit/fields/exportValue.ts'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { DocumentLink } from '#kit/files/DocumentLink.tsx'
import { signInAddress } from '#src/app/pages/signInAddress.ts'
import { openedPage } from '#src/app/routes/normalLocation.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { setBasePath } from '#values/basePath.ts'
import { tabStorage } from '#values/tabStorage.ts'

beforeEach(() => setBasePath('/portal'))

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  setBasePath('')
})

test('documents are linked below the base path', () => {
  showInPortal(
    {
      '/': (
        <>
          <DocumentLink href="/content/1">Certificate</DocumentLink>
          <DocumentButton href="/content/2" label="Invoice" />
        </>
      ),
    },
    '/',
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/portal/content/1',
    '/portal/content/2',
  ])
})

test('links in files have the base path, and links to other sites stay', () => {
  const { origin } = window.location
  expect(linksInFile(['/content/1', 'https://b.example/b'])).toBe(`${origin}/portal/content/1 https://b.example/b`)
})

test('the sign-in form is below the base path', () =>
  expect(signInAddress({ next: '/forge/users' })).toBe(`${window.location.origin}/portal/?next=%2Fforge%2Fusers`))

test.each(['/portal/forge/users', '/portal/forge/USERS/', '/portal/forge/#/users'])('%s opens the users', (address) => {
  window.history.replaceState(null, '', address)
  expect(openedPage()?.page.route).toBe('users')
})

test('values of a tab are kept apart from those of another portal of the host', () => {
  tabStorage.set('draft', 'here')
  setBasePath('/other')
  expect([tabStorage.get('draft'), tabStorage.keys()]).toEqual([null, []])
  tabStorage.remove('draft')
  setBasePath('/portal')
  expect([tabStorage.get('draft'), tabStorage.keys()]).toEqual(['here', ['draft']])
})
