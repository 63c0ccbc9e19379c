import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { failure, json, type StubRequest } from '#tests/support/screens/stubGateway.ts'
import { stubUploads } from '#tests/support/screens/stubUploads.ts'
import { type Answers, button, file, folder, read, show } from './approvalScreen.tsx'
import { dialog, press } from './concessions/concessionsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const choose = async (title: string, ...names: readonly string[]) => {
  const drawer = within(await dialog(title))
  await userEvent.click(drawer.getByRole('button', { name: /^Select files?$/, hidden: true }))
  const uploader = await dialog('Upload File(s)')
  const input = uploader.querySelector('input[type=file]') as HTMLInputElement
  await userEvent.upload(input, names.map(pdf))
  await press('File successfully selected.', 'OK')
  await press('Upload File(s)', 'Done')
}
const pick = async (title: string, label: string, option: string) => {
  await userEvent.click(within(await dialog(title)).getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}
const conflict = (reason: string) => failure(409, 'conflict', { message: reason })

describe('a failed upload', () => {
  const fillFolder = async () => {
    await show({ isStaff: true })
    const uploads = stubUploads()
    await userEvent.click(await button('Create Folder'))
    await pick('Create Folder', 'Part number', 'C-1 · has a folder')
    await pick('Create Folder', 'Document type', 'First article')
    await choose('Create Folder', 'a.pdf')
    await press('Create Folder', 'Create Folder')
    await waitFor(() => expect(uploads).toHaveLength(1))
    return uploads
  }

  test('of a new folder shows the reason and keeps the files', async () => {
    const [upload] = await fillFolder()
    expect([...(upload?.body?.keys() ?? [])]).toEqual(['Name', 'IdApprovalDocumentType', 'ByAnvil', 'Document'])
    await act(async () => upload?.answer(conflict('A folder for this part and type already exists.')))
    const drawer = await dialog('Create Folder')
    expect(drawer.textContent).toContain(
      "Folder couldn't be created. Try again later. A folder for this part and type already exists.",
    )
    expect(drawer.textContent).toContain('a.pdf')
  })

  test.each([
    ['of staff', true, 'Add Files'],
    ['of a customer', false, 'Add Approval File'],
  ])('%s into a folder shows an error, keeps the files and can be repeated', async (_whose, isStaff, opener) => {
    await show({ isStaff })
    const uploads = stubUploads()
    await userEvent.click(await button(opener))
    await choose('Add To Folder', 'a.pdf')
    await press('Add To Folder', 'Upload')
    await waitFor(() => expect(uploads).toHaveLength(1))
    await act(async () => uploads[0]?.answer(failure(500, 'internal')))
    const drawer = await dialog('Add To Folder')
    await waitFor(() => expect(drawer.textContent).toContain("File couldn't be uploaded. Try again later."))
    expect(drawer.textContent).toContain('a.pdf')
    await press('Add To Folder', 'Upload')
    await waitFor(() => expect(uploads).toHaveLength(2))
    await act(async () => uploads[1]?.answer(json({ message: 'File uploaded successfully!' })))
    await press('File uploaded successfully!', 'OK')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(new Set(uploads.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
  })
})

test('the part of a new folder can be cleared, and is required then', async () => {
  await show({ isStaff: true })
  const uploads = stubUploads()
  await userEvent.click(await button('Create Folder'))
  await pick('Create Folder', 'Part number', 'C-1 · has a folder')
  await choose('Create Folder', 'a.pdf')
  await press('Create Folder', 'Clear')
  await press('Create Folder', 'Create Folder')
  expect(within(await dialog('Create Folder')).getAllByText('Required.')).toHaveLength(2)
  expect(uploads).toEqual([])
})

test.each([
  ['staff', true, 1],
  ['the customer', false, 0],
])('subfolders are in a collapsible panel; %s can rename: %s', async (_who, isStaff, renames) => {
  await show({ isStaff })
  const panel = (await screen.findByText('Folders', { selector: 'summary' })).parentElement as HTMLDetailsElement
  expect(panel.open).toBe(true)
  expect(within(panel).getByRole('button', { name: 'Revision A' })).toBeTruthy()
  await button(isStaff ? 'Add Files' : 'Add Approval File')
  expect(within(panel).queryAllByRole('button', { name: /^Rename/ })).toHaveLength(renames)
})

describe('large amounts', () => {
  const parts = Array.from({ length: 500 }, (_one, at) => folder(at + 1, `BT-${20_000 + at}`))
  const files = Array.from({ length: 2000 }, (_one, at) => file(at + 1))

  const pageOf = ({ query }: StubRequest) => {
    const { isHistory } = JSON.parse(query.get('filter') ?? '{}')
    const rows = isHistory ? [] : files
    const [from, to] = JSON.parse(query.get('range') ?? `[0,${rows.length}]`)
    const page = rows.slice(from, to + 1)
    return json(page, { headers: { 'Content-Range': `files ${from}-${from + page.length - 1}/${rows.length}` } })
  }
  const answers: Answers = { [`GET ${read}/approvalFolders`]: () => json(parts), [`GET ${read}/approvalFiles`]: pageOf }
  const shownFiles = () =>
    screen.queryAllByRole('row').filter(({ textContent }) => /file \d+\.pdf/.test(`${textContent}`))
  const groups = () => [...screen.getByRole('navigation', { name: 'Part numbers' }).querySelectorAll('details')]

  test('2,000 files are requested and shown in pages of 25', async () => {
    const gateway = await show({ isStaff: true, answers })
    await waitFor(() => expect(shownFiles()).toHaveLength(25))
    expect(screen.getByText('1–25 of 2,000')).toBeTruthy()
    await userEvent.click(screen.getAllByRole('button', { name: 'Next page' })[0] as HTMLElement)
    await screen.findByText('26–50 of 2,000')
    expect(shownFiles()).toHaveLength(25)
    const listRequests = gateway.to(`${read}/approvalFiles`).filter(({ query }) => !/"isHistory":true/.test(`${query}`))
    const ranges = listRequests.flatMap(({ query }) =>
      query.get('filter')?.includes('false') ? [query.get('range')] : [],
    )
    expect(new Set(ranges)).toEqual(new Set(['[0,0]', '[0,24]', '[25,49]']))
  })

  test('500 part numbers are rendered by the hundred and searched without a request', async () => {
    const gateway = await show({ answers })
    expect(groups()).toHaveLength(100)
    await userEvent.type(screen.getByRole('searchbox'), 'bt-2049')
    await waitFor(() => expect(groups()).toHaveLength(10))
    expect(groups()[9]?.textContent).toContain('BT-20499')
    expect(gateway.to(`${read}/approvalFolders`)).toHaveLength(1)
  })
})

describe('approval comments', () => {
  const words = (count: number) =>
    Array.from({ length: count }, (_one, at) => ({
      comment: `Word ${at}`,
      creationDate: '2026-11-20T18:00:00Z',
      customerName: 'Ana Luna',
      origen: 2,
    }))

  test('are polled at growing intervals up to a minute, and soon again after a new one', async () => {
    let heard = 1
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const gateway = await show({ answers: { [`GET ${read}/approvalComments/1`]: () => json(words(heard)) } })
    const commentRequests = () => gateway.to(`${read}/approvalComments/1`).length
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(await button('Comments'))
    await screen.findByText('Word 0')
    /** Seconds until the next poll. */
    const pause = async () => {
      const before = commentRequests()
      for (let seconds = 1; seconds <= 90; seconds += 1) {
        await act(() => vi.advanceTimersByTimeAsync(1000))
        if (commentRequests() > before) return seconds
      }
      return Number.POSITIVE_INFINITY
    }
    const pauses: number[] = []
    for (let round = 0; round < 9; round += 1) pauses.push(await pause())
    expect(pauses[0]).toBeLessThanOrEqual(4)
    expect(pauses.slice(1)).toEqual(pauses.slice(1).toSorted((one, other) => one - other))
    expect(pauses.at(-1)).toBeGreaterThanOrEqual(59)
    expect(pauses.at(-1)).toBeLessThanOrEqual(61)
    heard = 2
    await pause()
    expect(await screen.findByText('Word 1')).toBeTruthy()
    expect(await pause()).toBeLessThanOrEqual(5)
  })
})
