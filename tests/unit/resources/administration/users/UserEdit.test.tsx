import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import UserEdit from '#resources/administration/users/UserEdit.tsx'
import { setOffers } from '#schema/wire/offered.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { record } from './records.ts'
import { onTheWire, userGateway } from './userGateway.ts'

const editPath = '/auth/api/edit-userforge/12'
const edited = () => json({ message: 'User edited successfully', version: 8 })

const start = (answers: Parameters<typeof userGateway>[0] = {}, search = '?id=12', roleId = 1) => {
  const gateway = userGateway(answers)
  showInPortal({ '/edit-user': <UserEdit /> }, `/edit-user${search}`, person(roleId))
  return { gateway, user: userEvent.setup(), sent: () => gateway.to(editPath) }
}

const open = async (...options: Parameters<typeof start>) => {
  const started = start(...options)
  await screen.findByRole('button', { name: 'Update' })
  return started
}

const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const tick = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
const update = () => screen.getByRole('button', { name: 'Update' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('editing a user', () => {
  test('shows the record and its dates, and hides pages without a name', async () => {
    await open()
    expect(box('Full Name').value).toBe('Ana Luna')
    expect([box('Creation Date').value, box('Last Update').value]).toEqual(['09/Jan/2026', '09/Feb/2026'])
    expect(screen.queryByRole('checkbox', { name: /^Page \d/ })).toBeNull()
    expect(screen.getByText(/at least one number and one uppercase character/)).toBeTruthy()
  })

  test.each(['', '?id=', '?id=abc', '?id=-1', '?id=404'])('redirects home from "%s"', async (search) => {
    start({}, search)
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('sends the changes with the version that was read, and no password', async () => {
    const { user, sent } = await open({ [`POST ${editPath}`]: edited })
    await user.clear(box('Phone'))
    await user.type(box('Phone'), '555')
    await user.click(tick('Metrics'))
    await user.click(update())
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('User edited successfully')).toBeTruthy()
    expect(sent()[0]?.headers.get('If-Match')).toBe('"7"')
    expect(sent()[0]?.body).toMatchObject({ phone: '555', newPermissions: [{ id: 105, hasAccess: true }] })
    expect(sent()[0]?.body).not.toHaveProperty('password')
  })

  test('rejects a weak password at its field', async () => {
    const { user, sent } = await open({ [`POST ${editPath}`]: edited })
    await user.type(screen.getByLabelText('New password'), 'abcdefgh')
    await user.click(update())
    await screen.findByText('At least one number.')
    expect(sent()).toEqual([])
  })

  test('does not let users change their own client type and pages, and says so', async () => {
    const { id } = person(1)
    await open({ [`GET /auth/api/userforge/${id}`]: () => json(onTheWire({ id })) }, `?id=${id}`)
    expect(screen.getByText(/You cannot change your own client type/)).toBeTruthy()
    expect(screen.getByRole('combobox', { name: /Client Type/ }).getAttribute('aria-disabled')).toBe('true')
    for (const name of ['Metrics', 'About Us']) expect(tick(name).disabled).toBe(true)
    expect([box('Email').disabled, screen.getByLabelText<HTMLInputElement>('New password').disabled]).toEqual([
      false,
      false,
    ])
  })

  test('disables e-mail, password and client type for an editor with fewer pages, which are named', async () => {
    await open({ 'GET /auth/api/userforge/12': () => json(onTheWire({ widerPages: [105] })) }, '?id=12', 4)
    expect(screen.getByText(/pages that you do not have: Metrics\./)).toBeTruthy()
    expect([box('Email').disabled, screen.getByLabelText<HTMLInputElement>('New password').disabled]).toEqual([
      true,
      true,
    ])
    expect(screen.getByRole('combobox', { name: /Client Type/ }).getAttribute('aria-disabled')).toBe('true')
    expect([box('City').disabled, tick('About Us').disabled]).toEqual([false, false])
  })

  test('does not let staff grant a page withdrawn by an administrator, even by a change of role', async () => {
    const answers = {
      'GET /auth/api/userforge/12': () => json(onTheWire({ adminOnlyPages: [64] })),
      [`POST ${editPath}`]: edited,
    }
    const { user, sent } = await open(answers, '?id=12', 4)
    expect(screen.getByText(/only an administrator can restore: Account Statement\./)).toBeTruthy()
    expect(tick('Account Statement').disabled).toBe(true)
    await user.click(screen.getByRole('combobox', { name: /Client Type/ }))
    await user.click(await screen.findByRole('option', { name: 'Provider staff' }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Client Type/ }).textContent).toBe('Provider staff'),
    )
    expect([tick('Account Statement').checked, tick('Account Statement').disabled]).toEqual([false, true])
    await user.click(update())
    await screen.findByRole('dialog')
    const withdrawn = expect.arrayContaining([{ id: 64, hasAccess: false }])
    expect(sent()[0]?.body).toMatchObject({ newPermissions: withdrawn })
  })

  test('sends a change of role against the pages that the user had, if the service knows no pages of roles', async () => {
    const connected = { auth: false, read: false, write: false, content: false }
    setOffers({ isEmbedded: connected, offersAdditions: false })
    onTestFinished(() => setOffers({ isEmbedded: connected, offersAdditions: true }))
    const { user, sent } = await open({ [`POST ${editPath}`]: edited })
    await user.click(screen.getByRole('combobox', { name: /Client Type/ }))
    await user.click(await screen.findByRole('option', { name: 'Provider staff' }))
    await waitFor(() => expect(tick('Users').checked).toBe(true))
    await user.click(update())
    await screen.findByRole('dialog')
    const [request] = sent() as { body: { newPermissions: { id: number; hasAccess: boolean }[] } }[]
    const newPermissions = request?.body.newPermissions ?? []
    // The user has 92, 64 and 61 already.
    expect(newPermissions.filter(({ hasAccess }) => hasAccess).map(({ id }) => id)).toEqual(
      expect.arrayContaining([60, 63, 72, 70, 65, 73, 71, 103, 81, 59, 66, 80, 102, 126, 82]),
    )
    for (const id of [92, 64, 61]) expect(newPermissions.map((one) => one.id)).not.toContain(id)
  })

  test('lets an administrator grant a withdrawn page again', async () => {
    await open({ 'GET /auth/api/userforge/12': () => json(onTheWire({ adminOnlyPages: [64] })) })
    expect(screen.queryByText(/only an administrator can restore/)).toBeNull()
    expect(tick('Account Statement').disabled).toBe(false)
  })

  test('checks the pages of the new role, including those without a name, when the role changes', async () => {
    const { user, sent } = await open({ [`POST ${editPath}`]: edited })
    await user.click(screen.getByRole('combobox', { name: /Client Type/ }))
    await user.click(await screen.findByRole('option', { name: 'Provider staff' }))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Client Type/ }).textContent).toBe('Provider staff'),
    )
    await screen.findByText('Without a relation, this user sees no customer.')
    await user.click(update())
    await screen.findByRole('dialog')
    expect(sent()[0]?.body).toMatchObject({
      role: 4,
      multiple_client_ids: [],
      newPermissions: [102, 126, 82].map((id) => ({ id, hasAccess: true })),
    })
  })

  test('shows a concurrent change, keeps the input and saves over the newer version', async () => {
    let isFirst = true
    const newer = onTheWire({ phone: '2', city: 'Torreón', version: 8 })
    const { user, sent } = await open({
      [`POST ${editPath}`]: () => {
        if (!isFirst) return edited()
        isFirst = false
        return failure(409, 'conflict', { current: newer })
      },
    })
    await user.clear(box('City'))
    await user.type(box('City'), 'Saltillo')
    await user.click(update())
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Phone: “1” is now “2”.')
    expect(notice.textContent).toContain('City: “Monterrey” is now “Torreón”. You typed “Saltillo”.')
    expect([box('City').value, box('Phone').value]).toEqual(['Saltillo', '2'])
    await user.click(update())
    await screen.findByRole('dialog')
    expect(sent()[1]?.headers.get('If-Match')).toBe('"8"')
    expect(sent()[1]?.body).toMatchObject({ city: 'Saltillo', phone: '2' })
  })

  test('takes over a role changed concurrently with its pages, and keeps the other fields', async () => {
    const others = record({ roleId: 4, roleName: 'Provider staff', customerIds: [], version: 8 })
    const permissions = others.permissions.map((page) => ({ ...page, hasAccess: page.pageId === 102 }))
    const newer = onTheWire({ ...others, permissions })
    const { user } = await open({ [`POST ${editPath}`]: () => failure(409, 'conflict', { current: newer }) })
    await user.type(box('Phone'), '5')
    await user.click(tick('Metrics'))
    await user.click(update())
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Client Type: “Customer” is now “Provider staff”.')
    await waitFor(() => expect(tick('Metrics').checked).toBe(false))
    expect(screen.getByRole('combobox', { name: /Client Type/ }).textContent).toBe('Provider staff')
    expect(box('Phone').value).toBe('15')
  })

  test('is read only for a role that the user cannot manage', async () => {
    await open({ 'GET /auth/api/userforge/12': () => json(onTheWire({ roleId: 1, roleName: 'Admin' })) }, '?id=12', 4)
    expect(screen.getByRole('alert').textContent).toContain('You cannot edit users of this role')
    expect(box('Full Name').disabled).toBe(true)
    expect(update()).toHaveProperty('disabled', true)
  })
})

describe('deleting a user', () => {
  const deletePath = '/auth/api/delete-user/12'

  const askToDelete = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Are you completely sure you want to delete this user?')).toBeTruthy()
    return dialog
  }

  test('asks for confirmation, and deletes nothing when cancelled', async () => {
    const { user, gateway } = await open()
    const dialog = await askToDelete(user)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(gateway.to(deletePath)).toEqual([])
  })

  test('disables the inputs afterwards', async () => {
    const { user } = await open({ [`POST ${deletePath}`]: () => json({ message: 'User deleted successfully.' }) })
    const dialog = await askToDelete(user)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('User deleted successfully.')
    expect(box('Full Name').disabled).toBe(true)
  })

  test('shows the text of a rejection', async () => {
    const { user } = await open({ [`POST ${deletePath}`]: () => failure(403, 'forbidden') })
    const dialog = await askToDelete(user)
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Failed: forbidden')
    expect(box('Full Name').disabled).toBe(false)
  })
})
