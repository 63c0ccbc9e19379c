import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'

/** Captures CSV downloads and returns the rows as text. Undo with `vi.restoreAllMocks`. */
export async function saveCsv(button = screen.getByRole('button', { name: /Export/ })) {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('menuitem', { name: /csv/ }))
  await vi.waitFor(() => {
    if (files.length !== 1) throw new Error(`${files.length} files`)
  }, 60_000)
  const text = await (files[0] as Blob).text()
  return text.replace('\uFEFF', '').trim().split('\r\n')
}
