import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FileUploader, type UploadRow } from '#kit/files/FileUploader.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'

afterEach(cleanup)

const onClose = vi.fn()

interface Look {
  readonly isSingle?: boolean
  readonly rows?: readonly UploadRow[]
  readonly max?: number
}

const Sample = (look: Look) => {
  const [isOpen, setOpen] = useState(false)
  const close = (rows: readonly UploadRow[]) => {
    onClose(rows)
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <FileUploader isOpen={isOpen} onClose={close} {...look} />
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const uploader = () => screen.getByRole('dialog', { name: 'Upload File(s)', hidden: true })

const open = async (look: Look = {}) => {
  onClose.mockReset()
  showInPortal({ '/': <Sample {...look} /> }, '/')
  await press('Open')
}

const file = (name: string, size = 20_000) => Object.defineProperty(new File(['x'], name), 'size', { value: size })
const inputs = () => [...uploader().querySelectorAll<HTMLInputElement>('input[type=file]')]
const choose = (files: readonly File[], at = 0) =>
  fireEvent.change(inputs()[at] as HTMLInputElement, { target: { files } })
const confirm = async () => {
  await screen.findByText('File successfully selected.')
  await press('OK')
}
const table = () =>
  within(uploader())
    .getAllByRole('row')
    .map((row) => [...row.children].slice(0, 2).map((cell) => cell.textContent))
const closedWith = () => onClose.mock.lastCall?.[0].map(({ name, size, type }: UploadRow) => ({ name, size, type }))

describe('the uploader', () => {
  test('shows an empty table and the maximum size before a file is chosen', async () => {
    await open()
    expect(table()).toEqual([
      ['Name', 'Size'],
      ['SELECT FILE(S)', ''],
    ])
    expect(screen.getByText('Maximum file size: 15MB')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add More Files' })).toBeTruthy()
  })

  test('confirms a chosen file, shows it and returns it on Done', async () => {
    await open()
    const chosen = file('approval.pdf', 10_240)
    choose([chosen])
    await confirm()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Done' }))
    await press('Add More Files')
    expect(table()).toEqual([
      ['Name', 'Size'],
      ['approval.pdf', '10.24 KB'],
      ['SELECT FILE(S)', ''],
    ])
    await press('Done')
    expect(onClose.mock.lastCall?.[0]).toEqual([{ name: 'approval.pdf', file: chosen, size: 10_240, type: 'other' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each(['Close', 'Escape'])('returns the chosen files on %s, too', async (way) => {
    await open()
    choose([file('a.pdf'), file('b.pdf')])
    await confirm()
    await (way === 'Close' ? press('Close') : userEvent.keyboard('{Escape}'))
    expect(closedWith()).toEqual(['a.pdf', 'b.pdf'].map((name) => ({ name, size: 20_000, type: 'other' })))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  test('returns nothing if no file was chosen', async () => {
    await open()
    await press('Add More Files')
    await press('Done')
    expect(onClose).toHaveBeenCalledExactlyOnceWith([])
  })

  test('rejects a file of more than 15,000,000 bytes and names it', async () => {
    await open()
    choose([file('drawings.zip', 15_000_001)])
    expect(screen.getByText('Maximum file size is 15MB.')).toBeTruthy()
    expect(screen.getByText('Not added: drawings.zip')).toBeTruthy()
    expect(screen.queryByText('File successfully selected.')).toBeNull()
    choose([file('fits.zip', 15_000_000)])
    await confirm()
    expect(screen.queryByText('Maximum file size is 15MB.')).toBeNull()
    expect(table()[1]).toEqual(['fits.zip', '15.00 MB'])
  })

  test('accepts no more files than its owner and names the rest', async () => {
    await open({ max: 5 })
    choose(Array.from({ length: 7 }, (_, index) => file(`${index}.jpg`)))
    await confirm()
    expect(table()).toHaveLength(6)
    expect(screen.getByText('At most 5 files.')).toBeTruthy()
    expect(screen.getByText('Not added: 5.jpg, 6.jpg')).toBeTruthy()
  })

  test('accepts ten files and names the rest', async () => {
    await open()
    choose(Array.from({ length: 11 }, (_, index) => file(`${index}.pdf`)))
    await confirm()
    expect(table()).toHaveLength(11)
    expect(screen.getByText('At most 10 files.')).toBeTruthy()
    expect(screen.getByText('Not added: 10.pdf')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add More Files' }).disabled).toBe(true)
  })

  test('removes a row, but keeps at least one', async () => {
    await open()
    choose([file('a.pdf'), file('b.pdf')])
    await confirm()
    await press('Remove a.pdf')
    expect(table()[1]?.[0]).toBe('b.pdf')
    await press('Remove b.pdf')
    expect(table()[1]?.[0]).toBe('SELECT FILE(S)')
  })

  test('accepts dropped files, but no folders', async () => {
    await open()
    const files = [file('a.pdf'), file('drawings')]
    const items = files.map(({ name }) => ({
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: name === 'drawings' }),
    }))
    fireEvent.drop(screen.getByText('Maximum file size: 15MB'), { dataTransfer: { files, items } })
    await confirm()
    expect(table().slice(1)).toEqual([['a.pdf', '0.02 MB']])
    expect(screen.getByText('Not added: drawings')).toBeTruthy()
  })

  test('accepts a single file in single mode', async () => {
    await open({ isSingle: true })
    expect(screen.queryByRole('button', { name: 'Add More Files' })).toBeNull()
    expect(inputs()[0]?.multiple).toBe(false)
    fireEvent.drop(screen.getByText('Maximum file size: 15MB'), {
      dataTransfer: { files: [file('a.pdf'), file('b.pdf')], items: [] },
    })
    await confirm()
    expect(screen.getByText('At most 1 file.')).toBeTruthy()
    await press('Done')
    expect(closedWith()).toEqual([{ name: 'a.pdf', size: 20_000, type: 'other' }])
  })

  test('opens with the files chosen before', async () => {
    const before = file('before.pdf')
    await open({ rows: [{ name: 'before.pdf', file: before, size: 20_000, type: 'other' }] })
    expect(table()[1]).toEqual(['before.pdf', '0.02 MB'])
  })
})
