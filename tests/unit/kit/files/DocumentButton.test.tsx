import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DocumentButton } from '#kit/files/DocumentButton.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

test('a document button opens a new tab without opener, and says so', () => {
  showInPortal({ '/': <DocumentButton href="/content/A-1042.pdf" label="Invoice A-1042" /> }, '/')
  const link = screen.getByRole('link', { name: 'Invoice A-1042', description: 'Opens in a new tab' })
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    '/content/A-1042.pdf',
    '_blank',
    'noopener',
  ])
})

test.each([null, undefined, ''])('a document button without a document (%s) is disabled', (href) => {
  showInPortal({ '/': <DocumentButton href={href} label="Invoice" /> }, '/')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Invoice' }).disabled).toBe(true)
})
