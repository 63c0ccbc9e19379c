import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { DocumentCell } from '#kit/documents/DocumentCell.tsx'
import { DocumentLinks } from '#kit/kinds/DocumentLinks.tsx'
import { focusIsVisibleOn } from '#tests/support/screens/focusVisible.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

test('a document cell without documents shows a disabled button with their kind', () => {
  showInPortal({ '/': <DocumentCell links={[]} label="MTR" /> }, '/')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'MTR' }).disabled).toBe(true)
})

test('a document cell shows expected documents without a link, beside those that are there', () => {
  showInPortal({ '/': <DocumentCell links={['/content/1#millTest']} label="MTR" expected={['H2 · Expected']} /> }, '/')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'H2 · Expected' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'MTR' })).toBeNull()
})

test('the hint of an expected document is reachable by keyboard', async () => {
  showInPortal({ '/': <DocumentCell links={[]} label="MTR" expected={['H2 · Expected']} /> }, '/')
  const button = screen.getByRole('button', { name: 'H2 · Expected' })
  focusIsVisibleOn(button)
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect((await screen.findByRole('tooltip')).textContent).toBe('H2 · Expected')
})

test('links to documents are replaced by a dash if there are none', () => {
  showInPortal({ '/': <p>{<DocumentLinks links={[]} />}</p> }, '/')
  expect(screen.getByText('-')).toBeTruthy()
})

test('a document cell shows a link for each document', () => {
  showInPortal({ '/': <DocumentCell links={['/content/1#millTest', '/content/2#millTest']} label="MTR" /> }, '/')
  expect(screen.getAllByRole('link', { name: 'Mill test report' }).map((link) => link.getAttribute('href'))).toEqual([
    '/content/1#millTest',
    '/content/2#millTest',
  ])
})
