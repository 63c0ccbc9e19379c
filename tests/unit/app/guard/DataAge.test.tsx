import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setEmbeddedServices } from '#dataProvider/calls/foreign.ts'
import type { Route } from '#schema/pages.ts'
import { Footer } from '#src/app/layout/Footer.tsx'
import { DataAge } from '#src/app/routes/DataAge.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(cleanup)

const imported = (file: string, importedAt: string, isStale = false) => ({ file, importedAt, isStale })

const open = (route: Route, files: readonly object[]) => {
  const gateway = stubGateway({ 'GET /read/dataFreshness': () => json(files) })
  const page = (
    <>
      <Footer />
      <DataAge route={route} />
    </>
  )
  showInPortal({ '/': page }, '/')
  return gateway
}

test('a page shows the age of its oldest imported file', async () => {
  open('statement', [
    imported('invoices', '2026-11-05T15:00:00.000Z'),
    imported('creditNotes', '2026-11-05T14:30:00.000Z'),
    imported('jobOrders', '2026-11-01T10:00:00.000Z', true),
  ])
  const foot = await screen.findByText(/^Last updated/)
  expect(foot.textContent).toMatch(/^Last updated 05\/Nov\/2026 \d\d:30$/)
  expect(screen.getByRole('contentinfo').contains(foot)).toBe(true)
})

test('a page with an overdue file shows a notice', async () => {
  open('delays', [imported('jobOrders', '2026-11-01T10:00:00.000Z', true)])
  expect((await screen.findByText(/^Last updated/)).textContent).toMatch(/\. The next update is overdue$/)
})

test.each([
  ['beside the age of the others', [imported('invoices', '2026-11-05T15:00:00.000Z')], true],
  ['alone', [], false],
])('a page with a file that was never imported says so, %s', async (_case, others, hasAge) => {
  open('statement', [...others, { file: 'creditNotes', importedAt: null, isStale: false }])
  expect(await screen.findByText('Some data of this page has not been imported yet')).toBeTruthy()
  expect(screen.queryByText(/^Last updated/) !== null).toBe(hasAge)
})

test('a page says nothing of files of other pages that were never imported', async () => {
  open('statement', [
    imported('invoices', '2026-11-05T15:00:00.000Z'),
    { file: 'heats', importedAt: null, isStale: false },
  ])
  await screen.findByText(/^Last updated/)
  expect(screen.queryByText(/has not been imported yet/)).toBeNull()
})

test('a page of data entered in the portal neither requests nor shows an age', async () => {
  const { requests } = open('seller-budgets', [imported('jobOrders', '2026-11-01T10:00:00.000Z')])
  await screen.findByRole('contentinfo')
  expect(screen.queryByText(/^Last updated/)).toBeNull()
  expect(requests.filter(({ path }) => path === '/read/dataFreshness')).toEqual([])
})

test('a page whose rows a company has neither requests nor shows an age', async () => {
  const own = { auth: true, read: true, write: true, content: true }
  setEmbeddedServices({ ...own, read: false })
  const { requests } = open('statement', [{ file: 'invoices', importedAt: null, isStale: false }])
  await screen.findByRole('contentinfo')
  expect(screen.queryByText(/has not been imported yet/)).toBeNull()
  expect(requests.filter(({ path }) => path === '/read/dataFreshness')).toEqual([])
  setEmbeddedServices(own)
})
