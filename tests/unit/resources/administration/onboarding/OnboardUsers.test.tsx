import { utils, write } from '@e965/xlsx'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { batches } from '#resources/administration/onboarding/BatchList.tsx'
import OnboardUsers from '#resources/administration/onboarding/OnboardUsers.tsx'
import { compoundOf } from '#tests/support/files/officeFiles.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import {
  batchesPath,
  batchOnTheWire,
  checkPath,
  createPath,
  onboardingGateway,
  people,
  sheetPath,
} from './onboardingGateway.ts'

registerResource(batches)

const open = async (more: Parameters<typeof onboardingGateway>[0] = {}) => {
  const gateway = onboardingGateway(more)
  showInPortal({ '/onboard-users': <OnboardUsers /> }, '/onboard-users', person(1))
  await screen.findByText('Choose a sheet')
  return { gateway, user: userEvent.setup({ applyAccept: false }) }
}

type Person = ReturnType<typeof userEvent.setup>

const choose = async (user: Person, content: BlobPart, name = 'users.csv') => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  await user.upload(input, new File([content], name))
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sheetRows = () =>
  within(screen.getByRole('table', { name: 'Rows of the sheet' }))
    .getAllByRole('row')
    .slice(1)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('choosing a sheet', () => {
  test.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 'This file cannot be read.'],
    ['an empty file', '', 'There are no rows below the headers.'],
    ['headers only', 'Full Name,Email', 'There are no rows below the headers.'],
    ['unknown columns only', 'Shoe size\n42', 'The first row has no known column name.'],
    ['1,001 rows', people(1_001), 'The sheet has more than 1,000 rows.'],
    ['15,000,001 bytes', new Uint8Array(15_000_001), 'Maximum file size is 15MB.'],
  ])('rejects %s with a reason, and sends nothing', async (_case, content, text) => {
    const { gateway, user } = await open()
    await choose(user, content)
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(gateway.to(checkPath)).toEqual([])
    await choose(user, people(1))
    await button('Create 1 user')
  })

  const bookOf = (cells: readonly unknown[][], hidden: 0 | 1 = 0) => {
    const book = utils.book_new()
    if (hidden) utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Old']]), 'Old')
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells.map((row) => [...row])), 'Users')
    if (hidden) book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] }
    return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer
  }

  test('rejects a workbook with errors in columns that are read, by line, column and value', async () => {
    const { gateway, user } = await open()
    const error = { t: 'e', v: 42 }
    const head = ['Full Name', 'Email', 'Phone', 'Shoe size']
    await choose(user, bookOf([head, ['Ana', 'ana@made.example', error, error]]), 'users.xlsx')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A cell has an error: line 2, Phone: #N/A. Correct it and choose the file again.',
    )
    expect(gateway.to(checkPath)).toEqual([])
    await choose(user, bookOf([head, ['Ana', 'ana@made.example', '1', error]]), 'users.xlsx')
    await button('Create 1 user')
  })

  test('names a workbook with a password, and the hidden sheets that it passes over', async () => {
    const { user } = await open()
    await choose(user, new Uint8Array(compoundOf(['EncryptedPackage', Buffer.alloc(5_000)])), 'users.xlsx')
    expect((await screen.findByRole('alert')).textContent).toContain('The workbook is protected by a password')
    await choose(
      user,
      bookOf(
        [
          ['Full Name', 'Email'],
          ['Ana', 'ana@made.example'],
        ],
        1,
      ),
      'users.xlsx',
    )
    await screen.findByText('users.xlsx: 1 row')
    expect(screen.getByText('Hidden sheets are not read: Old.')).toBeTruthy()
  })

  test('says why a sheet could not be sent, and reads it again', async () => {
    let isDown = true
    const { gateway, user } = await open({
      [`POST ${sheetPath}`]: () => {
        if (isDown) return failure(503, 'unavailable')
        return json({
          rows: [
            { line: 1, cells: ['Name'] },
            { line: 2, cells: ['Ana'] },
          ],
          errors: [],
          hidden: [],
        })
      },
    })
    await choose(user, people(1))
    expect((await screen.findByRole('alert')).textContent).toContain('The service is not available')
    isDown = false
    await choose(user, people(1))
    await screen.findByText('users.csv: 1 row')
    expect(gateway.to(sheetPath).map(({ headers }) => headers.get('Content-Type'))).toEqual(
      Array(2).fill('application/octet-stream'),
    )
  })

  test('names a formula whose result the file does not have', async () => {
    const { user } = await open({
      [`POST ${sheetPath}`]: () => {
        const rows = [
          { line: 1, cells: ['Name', 'Phone'] },
          { line: 3, cells: ['Ana'] },
        ]
        return json({ rows, errors: [{ line: 3, column: 1 }], hidden: [] })
      },
    })
    await choose(user, people(1))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'A cell has an error: line 3, Phone: formula without a result.',
    )
  })

  test('accepts a dropped file', async () => {
    await open()
    const place = screen.getByText(/^Drop an \.xlsx, \.xls, \.ods or \.csv file here/)
    const file = new File([people(1)], 'dropped.csv')
    const isLeftToTheBrowser = fireEvent.drop(place, { dataTransfer: { files: [file] } })
    expect(isLeftToTheBrowser).toBe(false)
    await screen.findByText('dropped.csv: 1 row')
    await button('Create 1 user')
  })

  test('accepts cells pasted from a spreadsheet', async () => {
    const { gateway, user } = await open()
    await user.click(screen.getByRole('textbox', { name: /paste cells/ }))
    await user.paste('Nombre\tCorreo electrónico\nAna\tana@made.example\n')
    await user.click(screen.getByRole('button', { name: 'Use the pasted cells' }))
    await screen.findByText('Pasted cells: 1 row')
    expect(gateway.to(checkPath)[0]?.body).toMatchObject({ rows: [{ name: 'Ana', email: 'ana@made.example' }] })
    expect(screen.getByText(/^These columns are missing: Company, Sales Contact, /)).toBeTruthy()
  })
})

test('each onboarding step gets the focus when it begins, but not when the page opens', async () => {
  const { user } = await open()
  const step = (name: string) => screen.getByRole('group', { name })
  expect(document.activeElement).not.toBe(step('Choose a sheet'))
  await choose(user, people(1))
  const create = await button('Create 1 user')
  expect(document.activeElement).toBe(step('Check'))
  await user.click(create)
  await screen.findByText(/^Users created: 1\./)
  expect(document.activeElement).toBe(step('Create'))
  await user.click(await button('Onboard another sheet'))
  expect(document.activeElement).toBe(step('Choose a sheet'))
})

describe('checking a sheet', () => {
  test('shows the result of each row, and the ignored columns', async () => {
    const { user } = await open()
    await choose(user, `${people(2, [1])}\r\nTaken,taken@made.example,C,S,s@made.example,Customer,42`)
    await screen.findByText('New users: 1. Existing users: 1. Rows with problems: 1.')
    expect(screen.getByText('These columns are unknown and will be ignored: Shoe size.')).toBeTruthy()
    expect(sheetRows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^2New.*Person 0/),
      expect.stringMatching(/^3Problem.*Full Name: Required\.\nRelation “Nobody”: This relation does not exist/),
      expect.stringMatching(/^4Exists.*Taken/),
    ])
    await user.click(screen.getByRole('switch', { name: 'Only problems' }))
    expect(sheetRows().map((row) => row.textContent)).toEqual([expect.stringMatching(/^3Problem/)])
  })

  test('sends a long sheet in batches of 100 with all earlier addresses, and shows it in pages', async () => {
    const { gateway, user } = await open()
    await choose(user, people(230))
    await screen.findByText(/^New users: 230\./)
    const sent = gateway.to(checkPath).map(({ body }) => body as { rows: object[]; earlier_emails: string[] })
    expect(sent.map(({ rows }) => rows.length)).toEqual([100, 100, 30])
    expect(sent.map(({ earlier_emails }) => earlier_emails.length)).toEqual([0, 100, 200])
    expect(sheetRows()).toHaveLength(25)
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(sheetRows()[0]?.textContent).toMatch(/^27New/)
  })

  test('shows how far it came after a failure, and continues from there', async () => {
    let isDown = false
    const { gateway, user } = await open({
      [`POST ${checkPath}`]: ({ body }) => {
        const { rows } = body as { rows: object[] }
        if (isDown) return failure(503, 'unavailable')
        isDown = true
        const results = rows.map((_row, row) => ({ row, state: 'new', user_id: null, role: 3, reasons: [] }))
        return json({ results })
      },
    })
    await choose(user, people(120))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Checking stopped after 100 of 120 rows. The service is not available')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await button('Create 120 users')
    expect(gateway.to(checkPath).map(({ body }) => (body as { rows: object[] }).rows.length)).toEqual([100, 20, 20])
  })

  test('offers no creation if all rows are invalid', async () => {
    const { user } = await open()
    await choose(user, people(1, [0]))
    await screen.findByText(/Rows with problems: 1\.$/)
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Choose another sheet' }))
    await button('Choose a file')
  })
})

describe('creating the users', () => {
  test('sends all rows as one batch and shows the results', async () => {
    const { gateway, user } = await open()
    await choose(user, people(70, [3]))
    await user.click(await button('Create 69 users'))
    await screen.findByText(/^Users created: 69\. .* Rows with problems: 1\. Invitations are sent by e-mail\.$/)
    const sent = gateway.to(createPath)
    expect(sent.map(({ body }) => body)).toMatchObject([
      { file_name: 'users.csv', row_count: 70, batch_id: null, rows: { length: 50 } },
      { file_name: 'users.csv', row_count: 70, batch_id: 4, rows: { length: 20 } },
    ])
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2)
    expect(sheetRows()[0]?.textContent).toMatch(/^2Created/)
    expect(screen.getByRole('button', { name: 'Rows with problems (.xlsx)' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Onboard another sheet' }))
    await button('Choose a file')
  })

  test('is retried with the same key after a failure, so that no user is created twice', async () => {
    let isDown = true
    const { gateway, user } = await open({
      [`POST ${createPath}`]: () => {
        if (isDown) return failure(504, 'timeout')
        return json({ batch_id: 4, results: [{ row: 0, state: 'new', user_id: 9, role: 3, reasons: [] }] })
      },
    })
    await choose(user, people(1))
    await user.click(await button('Create 1 user'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Creating stopped after 0 of 1 rows; the users already created are kept.')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await screen.findByText(/^Users created: 1\./)
    const keys = gateway.to(createPath).map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('of the same sheet again sends a new key', async () => {
    const { gateway, user } = await open()
    for (const again of [false, true]) {
      if (again) await user.click(await button('Onboard another sheet'))
      await choose(user, people(1))
      await user.click(await button('Create 1 user'))
      await screen.findByText(/^Users created: 1\./)
    }
    const keys = gateway.to(createPath).map(({ headers }) => headers.get('Idempotency-Key'))
    expect([keys.length, new Set(keys).size]).toEqual([2, 2])
  })

  test('reports no invitations if no user was created', async () => {
    const results = [{ row: 0, state: 'exists', user_id: null, role: null, reasons: [] }]
    const { user } = await open({ [`POST ${createPath}`]: () => json({ batch_id: null, results }) })
    await choose(user, people(1))
    await user.click(await button('Create 1 user'))
    await screen.findByText('Users created: 0. Users that already existed: 1. Rows with problems: 0.')
  })

  test('can be stopped and continued', async () => {
    const first = Promise.withResolvers<Response>()
    let count = 0
    const { gateway, user } = await open({
      [`POST ${createPath}`]: ({ body }) => {
        count += 1
        const results = (body as { rows: object[] }).rows.map((_row, row) => ({
          row,
          state: 'new',
          user_id: row,
          role: 3,
          reasons: [],
        }))
        const answer = json({ batch_id: 4, results })
        return count === 1 ? first.promise.then(() => answer) : answer
      },
    })
    await choose(user, people(60))
    await user.click(await button('Create 60 users'))
    await screen.findByText('0 of 60 rows created')
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    first.resolve(json({}))
    const stopped = await screen.findByText(
      'Creating was stopped after 50 of 60 rows. The users already created are kept.',
    )
    expect(gateway.to(createPath)).toHaveLength(1)
    expect(stopped).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await screen.findByText(/^Users created: 60\./)
  })

  test('asks for confirmation if administrators are among them', async () => {
    const { gateway, user } = await open()
    await choose(user, people(2).replaceAll('Customer', 'Admin'))
    await user.click(await button('Create 2 users'))
    const dialog = await screen.findByRole('dialog', { name: 'Save administrators' })
    expect(dialog.textContent).toContain('2 of the new users will be administrators')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(gateway.to(createPath)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Create 2 users' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create 2 users' }))
    await screen.findByText(/^Users created: 2\./)
  })
})

describe('onboarding batches', () => {
  const undoPath = `${batchesPath}/4/undo`
  const undone = { deleted: 1, signed_in: 1, changed: 0, not_manageable: 0, already_deleted: 2 }

  test('are undone after a confirmation that names the batch, and show the kept users', async () => {
    const { gateway, user } = await open({ [`POST ${undoPath}`]: () => json(undone) })
    await user.click(await button('Undo users.csv'))
    const dialog = await screen.findByRole('dialog', { name: 'Undo users.csv' })
    expect(dialog.textContent).toContain('The 2 users created from users.csv on 20/Nov/2026 will be deleted')
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }))
    await screen.findByText('users.csv: 1 user deleted. 1 kept: has set a password. 2 were already deleted.')
    await waitFor(() => expect(gateway.to(batchesPath)).toHaveLength(2))
  })

  test('are unchanged if the confirmation is declined', async () => {
    const { gateway, user } = await open()
    await user.click(await button('Undo users.csv'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    expect(gateway.to(undoPath)).toEqual([])
  })

  test('show a failure to undo', async () => {
    const { user } = await open({ [`POST ${undoPath}`]: () => failure(409, 'conflict') })
    await user.click(await button('Undo users.csv'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }))
    const dialog = await screen.findByRole('dialog', { name: 'users.csv could not be undone' })
    expect(dialog.textContent).toContain('Someone else has changed this in the meantime.')
  })

  test('cannot be undone twice', async () => {
    const row = batchOnTheWire({ undone_at: '2026-11-21T12:00:00.000Z', deleted: 2 })
    const answer = () => json([row], { headers: { 'Content-Range': 'batches 0-0/1' } })
    await open({ [`GET ${batchesPath}`]: answer })
    await screen.findByText('21/Nov/2026')
    expect(screen.queryByRole('button', { name: /^Undo users/ })).toBeNull()
  })

  test('that cannot be loaded leave the rest of the page usable', async () => {
    const { user } = await open({ [`GET ${batchesPath}`]: () => failure(500, 'internal') })
    await screen.findByRole('alert')
    await choose(user, people(1))
    await button('Create 1 user')
  })
})
