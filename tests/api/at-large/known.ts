import fc from 'fast-check'
import { clientId, clientSecret, demoPassword } from '../../support/apiClient.ts'

/** What the portal under test is known to hold, so that many requests are in order. */
export type Known = {
  users: readonly number[]
  /** Users whom the calls that delete may have. */
  doomed: readonly number[]
  customer: number
  ownId: number
}

/** Values that make a call succeed, by its name. */
export const fitting: Readonly<Record<string, (known: Known) => object>> = {
  'account.signIn': () => ({
    grant_type: 'password',
    username: 'rep@anvil.example',
    password: demoPassword,
    client_id: clientId,
    client_secret: clientSecret,
  }),
  'account.pageAccess': ({ customer }) => ({ slug: '/', client_id: customer }),
  'account.menu': ({ customer }) => ({ client_id: customer }),
  'account.contentAccess': () => ({ access: '4,5' }),
  'account.track': ({ customer }) => ({ titulo: 'Home', idcliente: customer }),
  'administration.registerUser': ({ customer }) => ({
    role: 3,
    multiple_client_ids: [customer],
    newPermissions: [],
    client_id: null,
    Client_IdForge: null,
  }),
  'administration.editUser': ({ customer }) => ({
    role: 3,
    multiple_client_ids: [customer],
    newPermissions: [],
    client_id: null,
    Client_IdForge: null,
    password: 'Long-enough-1',
  }),
}

/** A value one time in four, else null. */
export const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
