import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import UserProfile, { resource } from '#resources/account/profile/UserProfile.tsx'
import { profile } from '#schema/account/account.ts'
import { decodeAnswer } from '#schema/entity.ts'
import { draftsOf } from '#src/app/session/draftStore.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

registerResource(resource)

const readPath = '/auth/api/user-profile/'
const savePath = '/auth/api/edit-profile/'

const onTheWire = {
  id: 7,
  name: 'Ana Luna',
  email: 'ana@anvil.example',
  username: 'ana@anvil.example',
  role: 3,
  roleName: 'Customer',
  client_id: null,
  country: 'México',
  state: 'Nuevo León',
  city: 'Monterrey',
  phone: '1',
  company: 'Brennholt',
  company_position: 'Buyer',
  version: 7,
}
const newer = { ...onTheWire, phone: '2', city: 'Torreón', version: 8 }

const loaded = decodeAnswer(profile, onTheWire, 'test')
const { name, country, state, phone, company, position } = loaded
const typed = { name, country, state, city: 'Saltillo', phone, company, position }

const keep = (sentWith: string | null) =>
  draftsOf(7, '/user-profile').keep('profile', { values: typed, record: loaded, sentWith, isSecretMissing: false })

const open = (now: object, save: () => Response = () => failure(500, 'internal')) => {
  const gateway = stubGateway({ [`GET ${readPath}`]: () => json([now]), [`POST ${savePath}`]: save })
  showInPortal({ '/user-profile': <UserProfile /> }, '/user-profile', person(3))
  return gateway
}

const box = async (label: string) => (await screen.findByRole<HTMLInputElement>('textbox', { name: label })).value

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a profile with a stored draft', () => {
  test('restores the input', async () => {
    keep(null)
    const gateway = open(onTheWire)
    await screen.findByText(/typed before your session ended has been restored/)
    expect([await box('City'), await box('Phone')]).toEqual(['Saltillo', '1'])
    expect(gateway.to(savePath)).toEqual([])
  })

  test('repeats a pending save with the version of the draft', async () => {
    keep('key-1')
    const gateway = open(onTheWire, () => json({ message: 'Profile edited successfully.', version: 8 }))
    await screen.findByRole('dialog')
    const [sent, ...further] = gateway.to(savePath)
    expect([sent?.headers.get('If-Match'), sent?.body, further]).toMatchObject(['"7"', { city: 'Saltillo' }, []])
  })

  test.each([
    ['at once', null, 0],
    ['when the save is repeated', 'key-1', 1],
  ])('shows a conflict with a newer state %s', async (_, sentWith, times) => {
    keep(sentWith)
    const gateway = open(newer, () => failure(409, 'conflict', { current: newer }))
    const notice = await screen.findByRole('alert')
    expect(notice.textContent).toContain('City: “Monterrey” is now “Torreón”. You typed “Saltillo”.')
    await waitFor(async () => expect([await box('City'), await box('Phone')]).toEqual(['Saltillo', '2']))
    const versions = gateway.to(savePath).map(({ headers }) => headers.get('If-Match'))
    expect(versions).toEqual(Array.from({ length: times }, () => '"7"'))
  })
})
