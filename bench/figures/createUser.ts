import type { Figure } from '../readings/figure.ts'
import { writeFigure } from '../readings/writeFigure.ts'

const run = Date.now().toString(36)

/**
 * Creates users. Includes the audit log row and the mail, but no argon2: the password is set later by the invitation
 * link.
 */
export const createUser: Figure = writeFigure({
  figure: 'create user with its invitation, requests per second',
  share: 0.2,
  path: '/auth/api/register-user-forge',
  bodyOf: (index) => ({
    name: `Newcomer ${index}`,
    email: `newcomer.${run}.${index}@created.example`,
    role: 3,
    company: 'Brennholt Turbine Works',
    sales_contact: 'Óscar Villarreal',
    sales_email: 'oscar.villarreal@anvil.example',
    phone: '+1 555 0100',
    company_position: 'Buyer',
    country: 'Mexico',
    state: 'Nuevo León',
    city: 'Monterrey',
    comments: '',
    isforge: 1,
    multiple_client_ids: [101],
    newPermissions: [],
  }),
})
