import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ExcelButton } from '#kit/files/ExcelButton.tsx'
import type { FetchRows } from '#kit/files/exported.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { openHere } from './openHere.ts'

afterEach(cleanup)

const columns = [{ label: 'PO', kind: 'text' as const, value: (row: string) => row }]

const press = async (fetchRows: FetchRows<string>) => {
  const save = vi.fn()
  const run = { open: openHere, save }
  showInPortal(
    { '/': <ExcelButton label="Descargar Excel" total={2} columns={columns} fetchRows={fetchRows} run={run} /> },
    '/',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Descargar Excel' }))
  return save
}

test('the Excel button saves the table', async () => {
  const save = await press(async function* rows() {
    yield ['a', 'b']
  })
  await screen.findByText('File downloaded')
  expect(save).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), 'tableDownload.xlsx')
})

test('the Excel button shows a failure and saves nothing', async () => {
  const save = await press(() => {
    throw new Error('Broken')
  })
  await screen.findByText('Error downloading file')
  expect(save).not.toHaveBeenCalled()
})
