import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import UserProfile, { resource } from '#resources/account/profile/UserProfile.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

registerResource(resource)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const readPath = '/auth/api/user-profile/'
const savePath = '/auth/api/edit-profile/'
const contactPath = '/read/api/Customers/101/salesContact'

const onTheWire = {
  id: 7,
  name: 'Ana Luna',
  email: 'ana@anvil.example',
  username: 'ana@anvil.example',
  role: 3,
  roleName: 'Customer',
  client_id: 101 as number | null,
  country: 'México',
  state: 'Nuevo León',
  city: 'Monterrey',
  phone: '1',
  company: 'Brennholt',
  company_position: 'Buyer',
  version: 7,
}
const contacts = {
  id: 'guid-seller',
  nombreCompleto: 'Óscar Villarreal',
  correoElectronico: 'oscar@anvil.example',
  idBack: 'guid-back' as string | null,
  nombreBack: 'Aurora Benavides' as string | null,
  correoBack: 'aurora@anvil.example' as string | null,
}
const edited = () => json({ message: 'Profile edited successfully.', version: 8 })

const start = (answers: Parameters<typeof stubGateway>[0] = {}) => {
  const gateway = stubGateway({
    [`GET ${readPath}`]: () => json([onTheWire], { headers: { ETag: '"7"' } }),
    [`GET ${contactPath}`]: () => json([contacts]),
    [`POST ${savePath}`]: edited,
    ...answers,
  })
  showInPortal({ '/user-profile': <UserProfile /> }, '/user-profile', person(3))
  return { gateway, user: userEvent.setup(), sent: () => gateway.to(savePath) }
}

const open = async (answers: Parameters<typeof start>[0] = {}) => {
  const started = start(answers)
  await screen.findByRole('button', { name: 'Save' })
  return started
}

const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const save = () => screen.getByRole('button', { name: 'Save' })

describe('the profile', () => {
  test('shows editable fields, and others read only', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Personal Information' })).toBeTruthy()
    const shown = screen.getAllByRole('textbox').map((input) => [(input as HTMLInputElement).value, isReadOnly(input)])
    expect(shown).toEqual([
      ['Ana Luna', false],
      ['México', false],
      ['Nuevo León', false],
      ['Monterrey', false],
      ['1', false],
      ['Brennholt', false],
      ['Buyer', false],
      ['ana@anvil.example', true],
      ['ana@anvil.example', true],
      ['Customer', true],
      ['101', true],
    ])
    expect(['E-mail', 'Username', 'Role', 'Client id'].map((name) => isReadOnly(box(name)))).toEqual(
      Array(4).fill(true),
    )
  })

  test('shows the sales representative and the backup with photos', async () => {
    await open()
    await screen.findByText('Óscar Villarreal')
    for (const [role, name, guid] of [
      ['Sales Representative', 'Óscar Villarreal', 'guid-seller'],
      ['Backup Sales Representative', 'Aurora Benavides', 'guid-back'],
    ] as const) {
      const card = screen.getByRole('region', { name: role })
      expect(within(card).getByText(name)).toBeTruthy()
      expect(card.querySelector('img')?.getAttribute('src')).toBe(`/content/Contacts/${guid}/photo`)
    }
  })

  test.each([
    ['no contact', () => json([])],
    ['no backup', () => json([{ ...contacts, idBack: null, nombreBack: null, correoBack: null }])],
  ])('of a customer with %s shows - for the backup', async (_who, answer) => {
    await open({ [`GET ${contactPath}`]: answer })
    const card = await screen.findByRole('region', { name: 'Backup Sales Representative' })
    expect(await within(card).findByText('-')).toBeTruthy()
  })

  test('of a user without a customer shows no representative card, and - as client id', async () => {
    const { gateway } = await open({ [`GET ${readPath}`]: () => json([{ ...onTheWire, client_id: null }]) })
    expect(box('Client id').value).toBe('-')
    expect(screen.queryByRole('region')).toBeNull()
    expect(gateway.to(contactPath)).toEqual([])
  })

  test('redirects home if the service has no such user', async () => {
    start({ [`GET ${readPath}`]: () => json([]) })
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('shows a loading failure, and retries', async () => {
    let isDown = true
    const { user } = start({ [`GET ${readPath}`]: () => (isDown ? failure(503, 'unavailable') : json([onTheWire])) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Your profile could not be loaded. The service is not available')
    isDown = false
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
  })
})

describe('a save of the profile', () => {
  test('sends the seven fields with the version that was read, and confirms', async () => {
    const { user, sent } = await open()
    await user.clear(box('City'))
    await user.type(box('City'), 'Saltillo')
    await user.click(save())
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Profile edited successfully.')).toBeTruthy()
    expect(sent()[0]?.headers.get('If-Match')).toBe('"7"')
    expect(sent()[0]?.body).toEqual({
      name: 'Ana Luna',
      country: 'México',
      state: 'Nuevo León',
      city: 'Saltillo',
      phone: '1',
      company: 'Brennholt',
      company_position: 'Buyer',
    })
  })

  test('is not sent without a name', async () => {
    const { user, sent } = await open()
    await user.clear(box('Name'))
    await user.click(save())
    expect(await screen.findByText('Required.')).toBeTruthy()
    expect(document.activeElement).toBe(box('Name'))
    expect(sent()).toEqual([])
  })

  test('shows the error text and keeps the input if rejected', async () => {
    const message = 'The company register does not know this name.'
    const { user } = await open({ [`POST ${savePath}`]: () => json({ error: message }, { status: 400 }) })
    await user.type(box('City'), ' Sur')
    await user.click(save())
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(box('City').value).toBe('Monterrey Sur')
  })

  test('of an old version shows the differences, keeps the input and can overwrite the newer version', async () => {
    let isFirst = true
    const newer = { ...onTheWire, phone: '2', city: 'Torreón', version: 8 }
    const { user, sent } = await open({
      [`POST ${savePath}`]: () => {
        if (!isFirst) return edited()
        isFirst = false
        return failure(409, 'conflict', { current: newer })
      },
    })
    await user.clear(box('City'))
    await user.type(box('City'), 'Saltillo')
    await user.click(save())
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('City: “Monterrey” is now “Torreón”. You typed “Saltillo”.')
    expect(notice.textContent).toContain('Phone: “1” is now “2”.')
    expect([box('City').value, box('Phone').value]).toEqual(['Saltillo', '2'])
    await user.click(save())
    await screen.findByRole('dialog')
    expect(sent()[1]?.headers.get('If-Match')).toBe('"8"')
    expect(sent()[1]?.body).toMatchObject({ city: 'Saltillo', phone: '2' })
  })

  test('of an old version without visible differences says so, and lists no field', async () => {
    const { user } = await open({
      [`POST ${savePath}`]: () => failure(409, 'conflict', { current: { ...onTheWire, version: 8 } }),
    })
    await user.type(box('City'), ' Sur')
    await user.click(save())
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('Your profile has changed since you opened it.')
    expect(within(notice).queryByRole('list')).toBeNull()
    expect(box('City').value).toBe('Monterrey Sur')
  })
})

function isReadOnly(input: HTMLElement) {
  return (input as HTMLInputElement).readOnly
}
