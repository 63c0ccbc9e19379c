import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DocumentCell } from '../../../../src/kit/documents/DocumentCell.tsx'
import { showInPortal } from '../../../support/screens/portalScreen.tsx'

afterEach(cleanup)

test('a document cell without documents shows a disabled button with their kind', () => {
  showInPortal({ '/': <DocumentCell links={[]} label="MTR" /> }, '/')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'MTR' }).disabled).toBe(true)
})

test('a document cell shows expected documents without a link, beside those that are there', () => {
  showInPortal({ '/': <DocumentCell links={['/content/1#millTest']} label="MTR" expected={['H2 · Expected']} /> }, '/')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'H2 · Expected' }).disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'MTR' })).toBeNull()
})

test('a document cell shows a link for each document', () => {
  showInPortal({ '/': <DocumentCell links={['/content/1#millTest', '/content/2#millTest']} label="MTR" /> }, '/')
  expect(screen.getAllByRole('link', { name: 'Mill test report' }).map((link) => link.getAttribute('href'))).toEqual([
    '/content/1#millTest',
    '/content/2#millTest',
  ])
})
