import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ExportMenu } from '#kit/files/ExportMenu.tsx'
import type { FetchRows } from '#kit/files/exported.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { openHere } from './openHere.ts'

afterEach(cleanup)

const columns = [{ label: 'PO', kind: 'text' as const, value: (row: string) => row }]

const open = async (fetchRows: FetchRows<string>, total: number | null = 2) => {
  const save = vi.fn()
  const menu = <ExportMenu columns={columns} fetchRows={fetchRows} total={total} run={{ open: openHere, save }} />
  const { unmount } = showInPortal({ '/': menu }, '/')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  return { save, unmount }
}

const choose = (name: RegExp) => userEvent.click(screen.getByRole('menuitem', { name }))
const expectAnnouncement = (text: string) => screen.findByText(text)

const allAtOnce: FetchRows<string> = async function* rows() {
  yield ['a', 'b']
}

const thenForever = (signals: AbortSignal[]): FetchRows<string> =>
  async function* rows(signal) {
    signals.push(signal)
    yield ['a']
    await new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }

test('the export menu offers three formats and saves the chosen one', async () => {
  const { save } = await open(allAtOnce)
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Excel (.xlsx)',
    'CSV (.csv)',
    'Excel 97-2003 (.xls)',
  ])
  await choose(/^Excel \(/)
  await expectAnnouncement('File downloaded')
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'tableDownload.xlsx')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' }))
})

describe('the Excel 97-2003 format', () => {
  test('is enabled for 2,000 rows', async () => {
    await open(allAtOnce, 2000)
    expect(screen.getByRole('menuitem', { name: /97/ }).getAttribute('aria-disabled')).toBeNull()
  })

  test('is disabled for 2,001 rows, with the reason', async () => {
    await open(allAtOnce, 2001)
    const item = screen.getByRole('menuitem', { name: /97-2003.*up to 2000 rows/ })
    expect(item.getAttribute('aria-disabled')).toBe('true')
  })

  test('shows its limit if the row count is known only after fetching', async () => {
    const tooMany: FetchRows<string> = async function* rows() {
      yield Array.from({ length: 2001 }, String)
    }
    const { save } = await open(tooMany, null)
    await choose(/97/)
    await expectAnnouncement('This format holds up to 2000 rows. Choose Excel (.xlsx) or CSV.')
    expect(save).not.toHaveBeenCalled()
  })
})

test('an export shows the number of fetched rows, and stops when cancelled', async () => {
  const signals: AbortSignal[] = []
  const { save } = await open(thenForever(signals), 4)
  await choose(/CSV/)
  await expectAnnouncement('1 of 4 rows')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  expect(screen.getByRole('button', { name: 'Export' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await expectAnnouncement('Export cancelled')
  expect(signals[0]?.aborted).toBe(true)
  expect(save).not.toHaveBeenCalled()
})

test('an export is aborted on unmount', async () => {
  const signals: AbortSignal[] = []
  const { unmount } = await open(thenForever(signals))
  await choose(/CSV/)
  await expectAnnouncement('1 of 2 rows')
  unmount()
  expect(signals[0]?.aborted).toBe(true)
})

test('an export shows its failure', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first row
  const failing: FetchRows<string> = async function* rows() {
    throw new Error('gone')
  }
  await open(failing)
  await choose(/CSV/)
  await expectAnnouncement('Error downloading file')
})
