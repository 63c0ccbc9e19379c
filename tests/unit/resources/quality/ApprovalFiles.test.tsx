import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { badgeOf } from '#schema/quality/approvalFiles.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { button, folder, read, show } from './approvalScreen.tsx'
import { dialog, press } from './concessions/concessionsScreen.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const noButton = (name: string | RegExp) => expect(screen.queryByRole('button', { name })).toBeNull()
const titles = () =>
  [...screen.getByRole('navigation', { name: 'Part numbers' }).querySelectorAll('summary')].map(
    ({ textContent }) => textContent,
  )

test.each([
  [{ files: 2, isApproved: false }, 'new'],
  [{ files: 2, isApproved: true }, 'approved'],
  [{ files: 0, isApproved: true }, 'approved'],
  [{ files: 0, isApproved: false }, null],
])('a folder with %o has the badge %s', (folder, badge) => {
  expect(badgeOf(folder)).toBe(badge)
})

test('folders are searched as one types, ignoring case', async () => {
  await show()
  expect(titles()).toEqual(['C-1', 'bt-2'])
  await userEvent.type(screen.getByRole('searchbox'), 'BT')
  await waitFor(() => expect(titles()).toEqual(['bt-2']))
})

test.each([
  ['the first new folder', [folder(2, 'C-1', { approved: true }), folder(1, 'C-1'), folder(3, 'bt-2')], 1],
  ['the first folder if none is new', [folder(2, 'C-1', { approved: true }), folder(1, 'C-1', { files: 0 })], 2],
])('without a folder in the address, %s is open', async (_case, folders, opened) => {
  await show({ at: '', answers: { [`GET ${read}/approvalFolders`]: () => json(folders) } })
  expect(await screen.findByRole('heading', { name: 'C-1 > First article' })).toBeTruthy()
  expect(address()).toBe(`/approval-files?folder=${opened}`)
})

test('a customer without folders has no empty card beside the folder list', async () => {
  await show({ at: '', answers: { [`GET ${read}/approvalFolders`]: () => json([]) } })
  expect(await screen.findByText('No results found.')).toBeTruthy()
  expect(document.querySelectorAll('.MuiCard-root')).toHaveLength(1)
})

test('an unknown folder in the address stays, and asks to choose one', async () => {
  await show({ at: '?folder=99' })
  expect(await screen.findByText('Choose a folder to see its files.')).toBeTruthy()
  expect(address()).toBe('/approval-files?folder=99')
})

test('an approval folder shows its path, its files and the file that each approval is for', async () => {
  await show({ isStaff: true })
  expect(await screen.findByRole('heading', { name: 'C-1 > First article' })).toBeTruthy()
  const current = await screen.findByRole('row', { name: /file 1\.pdf/ })
  const cells = [...current.querySelectorAll('th, td')].map(({ textContent }) => textContent)
  expect(cells.slice(0, 4)).toEqual(['file 1.pdf', 'Ana Luna', '20/Nov/2026', '2'])
  expect(within(current).getByRole('link').getAttribute('href')).toBe('/content/api/Main/f1/DocumentFile')
  const approved = await screen.findByRole('row', { name: /signed\.pdf/ })
  expect(
    within(approved)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['signed.pdf', 'file 7.pdf', 'file 8.pdf'])
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads).toEqual(
    expect.arrayContaining([
      'Document',
      'Uploaded By',
      'Upload Date',
      'Days in status',
      'Approval Document',
      'Approval Date',
      'Anvil Documents',
    ]),
  )
})

test('the history of a folder without approvals is one line, without the tools of a table', async () => {
  await show({ answers: { [`GET ${read}/approvalFiles`]: () => json([]) } })
  const history = (await screen.findByRole('heading', { name: 'History' })).closest('section') as HTMLElement
  expect(await within(history).findByText('No results found.')).toBeTruthy()
  expect(within(history).queryByRole('table')).toBeNull()
  expect(within(history).queryAllByRole('button')).toEqual([])
})

describe('a customer', () => {
  test('can approve files, but not organize them', async () => {
    await show()
    await button('Add Approval File')
    for (const name of ['Create Folder', 'New Folder', 'Add Files', /^Delete/, /^Move/, /^Rename/]) noButton(name)
  })

  test('cannot approve without files', async () => {
    await show({ files: [] })
    await screen.findByRole('heading', { name: 'C-1 > First article' })
    await screen.findByRole('row', { name: /signed\.pdf/ })
    noButton('Add Approval File')
  })
})

describe('staff', () => {
  test('cannot create a folder at the third level', async () => {
    await show({ isStaff: true, at: '?folder=1&child=5' })
    expect(await screen.findByRole('heading', { name: 'C-1 > First article > Revision A' })).toBeTruthy()
    await button('Add Files')
    noButton('New Folder')
  })

  test.each([
    ['Create Folder', 'Create Folder', 'Create Folder', 'You must select a file to create this folder'],
    ['Add Files', 'Add To Folder', 'Upload', 'You must select a file to upload.'],
    ['Move file 1.pdf', 'Move File', 'Move', 'You must select a destination folder.'],
  ])('see which input is missing: %s', async (opener, title, submit, message) => {
    await show({ isStaff: true })
    await userEvent.click(await button(opener))
    await press(title, submit)
    await press(message, 'OK')
  })

  test('can move a file only if there is another folder', async () => {
    await show({ isStaff: true, answers: { [`GET ${read}/emptyApprovalFolders`]: () => json([]) } })
    await button('Delete file 1.pdf')
    noButton(/^Move/)
  })

  test('see why a file could not be deleted', async () => {
    const gone = () => failure(409, 'conflict', { message: 'This file is part of the history.' })
    const gateway = await show({ isStaff: true, answers: { 'POST /write/api/Main/approvalFileDelete': gone } })
    await userEvent.click(await button('Delete file 1.pdf'))
    await press('Are you sure you want to delete this file?', 'Delete')
    const message = await dialog("File couldn't be deleted. Try again later.")
    expect(message.textContent).toContain('This file is part of the history.')
    expect(gateway.to('/write/api/Main/approvalFileDelete')[0]?.body).toEqual({ idApprovalFile: 1 })
  })

  test('must enter a folder name, and see a failed rename', async () => {
    const failed = () => failure(500, 'internal')
    const gateway = await show({ isStaff: true, answers: { 'POST /write/api/Main/approvalSubFolder': failed } })
    await userEvent.click(await button('Rename Revision A'))
    const question = await dialog('Folder name')
    await userEvent.clear(within(question).getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    expect(gateway.to('/write/api/Main/approvalSubFolder')).toEqual([])
    await userEvent.type(within(await dialog('Folder name')).getByRole('textbox'), 'Revision B{Enter}')
    await dialog("Folder name couldn't be changed. Try again later.")
    expect(gateway.to('/write/api/Main/approvalSubFolder')[0]?.body).toMatchObject({
      subFolderName: 'Revision B',
      subFolderId: '5',
      idQualityApproval: 1,
      idApprovalDocumentType: 1,
      name: 'C-1',
    })
  })

  test('see a failed move of a file and a failed folder creation', async () => {
    const failed = () => failure(500, 'internal')
    const paths = { 'POST /write/api/Main/approvalFileMove': failed, 'POST /write/api/Main/approvalSubFolder': failed }
    await show({ isStaff: true, answers: paths })
    await userEvent.click(await button('Move file 1.pdf'))
    await userEvent.click(within(await dialog('Move File')).getByRole('combobox'))
    await userEvent.click(await screen.findByRole('option', { name: 'Revision A' }))
    await press('Move File', 'Move')
    await press("File couldn't be moved. Try again later.", 'OK')
    await userEvent.click(within(await dialog('Move File')).getByRole('button', { name: /^Close/ }))
    await userEvent.click(await button('New Folder'))
    await userEvent.type(within(await dialog('New Folder')).getByRole('textbox'), 'X{Enter}')
    await dialog("Folder couldn't be created. Try again later.")
  })
})

describe('the approval chat', () => {
  const path = '/write/api/Main/approvalComments'
  const open = async (answer: () => Response) => {
    const gateway = await show({ answers: { [`POST ${path}`]: answer } })
    await userEvent.click(await button('Comments'))
    return { gateway, input: await screen.findByLabelText('Message'), sender: await button('Send') }
  }

  test('sends a message on Enter, unless it is blank', async () => {
    const { gateway, input, sender } = await open(() => json({ message: 'Message sent successfully!' }))
    expect(sender.hasAttribute('disabled')).toBe(true)
    await userEvent.type(input, '   {Enter}')
    expect(gateway.to(path)).toEqual([])
    await userEvent.type(input, 'Which gauge?{Enter}')
    await waitFor(() => expect((input as HTMLTextAreaElement).value).toBe(''))
    expect(gateway.to(path)[0]?.body).toEqual({ idQualityApproval: 1, comment: 'Which gauge?', byAnvil: false })
  })

  test('keeps a message that could not be sent', async () => {
    const { input } = await open(() => failure(500, 'internal'))
    await userEvent.type(input, 'Which gauge?{Enter}')
    expect(await screen.findByText("Your message couldn't be sent. Try again later.")).toBeTruthy()
    expect((input as HTMLTextAreaElement).value).toBe('Which gauge?')
  })
})
