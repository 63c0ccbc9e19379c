import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import type { Concession } from '#resources/quality/concessions/concessionCards.ts'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { type StubUpload, stubUploads } from '#tests/support/screens/stubUploads.ts'
import { concessionRow } from './concessionRows.ts'
import { dialog, open, press, show } from './concessionsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const approved = { approvalFileId: 'f9', approvalName: 'signed', approvalExtension: 'pdf' }
const signed = new File(['%PDF-1.7 signed'], 'signed.pdf', { type: 'application/pdf' })
const question = /^Send approval of /
const sent = 'Approval file sent successfully!'

const begin = async () => {
  const rows: Concession[] = [concessionRow()]
  show({ rows })
  const uploads = stubUploads()
  const item = await open(/^FF-1001/)
  const button = (name: RegExp) => within(item).findByRole('button', { name })
  return { rows, uploads, item, button }
}

const choose = async (item: HTMLElement, file: File) => {
  await userEvent.click(await within(item).findByRole('button', { name: /^(Choose a|Change the) file/ }))
  const uploader = await dialog('Upload File(s)')
  await userEvent.upload(uploader.querySelector('input[type=file]') as HTMLInputElement, file)
  return uploader
}

const chooseSigned = async (item: HTMLElement) => {
  await choose(item, signed)
  await press('File successfully selected.', 'OK')
  await press('Upload File(s)', 'Done')
}

const beginSending = async () => {
  const upload = await begin()
  await chooseSigned(upload.item)
  await userEvent.click(await upload.button(/^Send approval/))
  await press(question, 'Send approval')
  await waitFor(() => expect(upload.uploads).toHaveLength(1))
  return { ...upload, upload: upload.uploads[0] as StubUpload }
}

test('an approval is not sent without a file', async () => {
  const { uploads, button } = await begin()
  await userEvent.click(await button(/^Send approval/))
  await press('You must select a file to upload.', 'OK')
  expect(uploads).toEqual([])
})

test('an approval asks for confirmation with the name and size of its file', async () => {
  const { uploads, item, button } = await begin()
  await chooseSigned(item)
  await userEvent.click(await button(/^Send approval/))
  const { textContent } = await dialog(question)
  expect(textContent).toContain('Are you sure you want to send this approval file?')
  expect(textContent).toMatch(/signed\.pdf \(0\.0[12] KB\)/)
  expect(uploads).toEqual([])
})

describe('a wrong approval', () => {
  const reopening = '/write/api/Consessions/1/Reopening'
  const name = 'Reopen the approval of FF-1001'

  const opened = async (isStaff: boolean, answer: () => Response = () => json({ message: 'Done' })) => {
    const rows: Concession[] = [concessionRow(approved)]
    const take = () => {
      const response = answer()
      if (response.ok) rows[0] = concessionRow()
      return response
    }
    const gateway = show({ rows, isStaff, more: { [`POST ${reopening}`]: take } })
    return { ...gateway, item: await open(/^FF-1001/) }
  }

  test('can be reopened by staff with a reason, and then sent again', async () => {
    const { to, item } = await opened(true)
    await userEvent.click(await within(item).findByRole('button', { name }))
    await press(name, 'Reopen')
    expect(to(reopening)).toEqual([])
    await userEvent.type(within(await dialog(name)).getByRole('textbox'), 'The wrong part')
    await press(name, 'Reopen')
    expect(await screen.findByRole('button', { name: /^FF-1001 Pending upload/ })).toBeTruthy()
    expect(to(reopening).map(({ body }) => body)).toEqual([{ idCustomer: 101, reason: 'The wrong part' }])
    expect(to(reopening)[0]?.headers.get('Idempotency-Key')).toBeTruthy()
  })

  test('shows why it could not be reopened', async () => {
    const { item } = await opened(true, () => failure(409, 'conflict'))
    await userEvent.click(await within(item).findByRole('button', { name }))
    await userEvent.type(within(await dialog(name)).getByRole('textbox'), 'The wrong part')
    await press(name, 'Reopen')
    const message = await dialog("The approval couldn't be reopened.")
    expect(message.textContent).toContain('Someone else has changed this')
  })

  test('cannot be reopened by the customer', async () => {
    const { item } = await opened(false)
    expect(await within(item).findByText(/signed\.pdf/)).toBeTruthy()
    expect(within(item).queryByRole('button', { name })).toBeNull()
  })
})

test('an approval is not sent if the confirmation is declined', async () => {
  const { uploads, item, button } = await begin()
  await chooseSigned(item)
  expect(within(item).getByText('signed.pdf (0.01 KB)')).toBeTruthy()
  await userEvent.click(await button(/^Send approval/))
  expect((await dialog(question)).textContent).toContain('signed.pdf')
  await press(question, 'Cancel')
  expect(uploads).toEqual([])
})

test('an approval shows its progress while sent, and its file afterwards', async () => {
  const { rows, upload, item } = await beginSending()
  expect([upload.method, upload.url]).toEqual(['POST', '/write/api/Consessions/1/Approval?idCustomer=101'])
  expect([...(upload.body?.keys() ?? [])]).toEqual(['file'])
  expect(upload.body?.get('file')).toMatchObject({ name: 'signed.pdf', size: signed.size })
  expect(upload.headers.get('Idempotency-Key')).toBeTruthy()
  act(() => upload.progress(6_500_000, 13_000_000))
  expect(within(item).getByRole('progressbar', { name: '6.50 of 13.00 MB (50%)' })).toBeTruthy()
  expect(within(item).queryByRole('button', { name: /^(Send approval|Change)/ })).toBeNull()
  rows[0] = concessionRow(approved)
  await act(async () => upload.answer(json({ message: '', IdFile: 'f9' })))
  await press(sent, 'OK')
  expect(await within(item).findByRole('link', { name: 'signed.pdf' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'FF-1001 Uploaded' })).toBeTruthy()
  expect(within(item).queryByRole('progressbar')).toBeNull()
})

test('a file above 15 MB is rejected before it is sent', async () => {
  const { item, button } = await begin()
  const large = Object.defineProperty(new File(['x'], 'large.pdf'), 'size', { value: 15_000_001 })
  const uploader = await choose(item, large)
  expect(within(uploader).getByText('Maximum file size is 15MB.')).toBeTruthy()
  await press('Upload File(s)', 'Done')
  await userEvent.click(await button(/^Send approval/))
  expect(await dialog('You must select a file to upload.')).toBeTruthy()
})

test('a cancelled upload says so, and its file can be sent again', async () => {
  const { upload, uploads, item, button } = await beginSending()
  await userEvent.click(within(item).getByRole('button', { name: 'Cancel' }))
  expect(upload.isAborted).toBe(true)
  expect(await within(item).findByText(/^Upload cancelled/)).toBeTruthy()
  await userEvent.click(await button(/^Send approval/))
  await press(question, 'Send approval')
  await waitFor(() => expect(uploads).toHaveLength(2))
  const [first, second] = uploads.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

describe('a failed approval upload', () => {
  test.each([
    [413, 'Maximum file size is 15MB.'],
    [500, "Approval file couldn't be sent. Try again later."],
    [403, "Approval file couldn't be sent. Try again later."],
  ])('with status %i shows: %s', async (status, text) => {
    const { upload, item, button } = await beginSending()
    await act(async () => upload.answer(failure(status, 'failed')))
    expect(await within(item).findByText(text)).toBeTruthy()
    expect(await button(/^Send approval/)).toBeTruthy()
    await userEvent.click(await button(/^Change the file/))
    await press('Upload File(s)', 'Done')
    expect(within(item).queryByText(text)).toBeNull()
  })

  test('after a lost connection shows an error', async () => {
    const { upload, item } = await beginSending()
    act(() => upload.fail())
    expect(await within(item).findByText("Approval file couldn't be sent. Try again later.")).toBeTruthy()
  })

  test('after a concurrent approval shows that approval with a note', async () => {
    const { rows, upload, item } = await beginSending()
    rows[0] = concessionRow({ ...approved, approvalName: 'theirs' })
    await act(async () => upload.answer(failure(409, 'conflict', { current: null })))
    expect(await within(item).findByText(/^Someone else has already uploaded the approval/)).toBeTruthy()
    expect(await within(item).findByRole('link', { name: 'theirs.pdf' })).toBeTruthy()
    expect(within(item).queryByRole('button', { name: /file|Send/ })).toBeNull()
  })
})

test('an upload with a lost response is not reported as failed if the approval was stored', async () => {
  const { rows, upload, item } = await beginSending()
  rows[0] = concessionRow(approved)
  act(() => upload.fail())
  expect(await within(item).findByRole('link', { name: 'signed.pdf' })).toBeTruthy()
  expect(within(item).queryByText(/couldn't be sent/)).toBeNull()
})

test('the tab asks before closing only while an approval is being sent', async () => {
  const { upload } = await beginSending()
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  await act(async () => upload.answer(failure(500, 'internal')))
  await waitFor(() => expect(leave()).toBe(true))
})
