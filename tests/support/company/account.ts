import { randomBytes } from 'node:crypto'
import { menuOf, pageAccess } from './pages.ts'
import { client, type Person } from './people.ts'
import type { Plant } from './plant.ts'
import { auth, type CompanyCall, RejectionError, read, type ServiceRequest, withoutAddress, write } from './service.ts'

const isStrong = (password: string) => password.length >= 8 && /\d/.test(password) && /\p{Lu}/u.test(password)

const setPassword = (person: Person, { password, password_confirmation }: ServiceRequest['body']) => {
  const text = String(password ?? '')
  if (text !== password_confirmation) throw new RejectionError(422, { error: 'The passwords do not match.' })
  if (!isStrong(text)) throw new RejectionError(422, { error: 'The password does not meet the rules.' })
  person.password = text
}

/** The role with the number of a content key holds it; the administrator holds all. */
const holdsKey = ({ role }: Person, keys: string) => role === 1 || keys.split(',').includes(String(role))

/** Sign-in, session, page and content access, menu, password and profile. */
export const accountCalls = (plant: Plant): CompanyCall[] => {
  const { people, sessions } = plant
  const byEmail = (email: unknown) => people.find((one) => one.email === String(email ?? '').toLowerCase())

  const signIn = ({ body, type }: ServiceRequest) => {
    // The password grant is a form (RFC 6749 §4.3.2).
    if (!type.startsWith('application/x-www-form-urlencoded'))
      throw new RejectionError(415, { error: 'invalid_request' })
    const person = byEmail(body.username)
    const isClient = body.client_id === client.id && body.client_secret === client.secret
    if (!isClient) throw new RejectionError(401, { error: 'invalid_client', message: 'Client authentication failed' })
    if (body.grant_type !== 'password') throw new RejectionError(400, { error: 'unsupported_grant_type' })
    if (!person || person.password !== body.password) throw new RejectionError(401, { error: 'invalid_credentials' })
    return { token_type: 'Bearer', expires_in: sessions.lifetime, access_token: sessions.open(person) }
  }

  const profile = ({ person }: ServiceRequest) => {
    const { name, email, role, country, state, city, phone, company, company_position } = person
    const [client_id = null] = person.customers
    return [{ name, email, username: email, role, client_id, country, state, city, phone, company, company_position }]
  }

  const editProfile = ({ person, body }: ServiceRequest) => {
    const { name, country, state, city, phone, company, company_position } = body
    if (!name) throw new RejectionError(422, { error: 'The name is required.' })
    for (const [field, value] of Object.entries({ name, country, state, city, phone, company, company_position }))
      if (value !== undefined) Object.assign(person, { [field]: String(value) })
    return { message: 'Profile edited successfully.' }
  }

  return [
    auth('POST', '/api/oauth/token/', signIn, { isPublic: true }),
    auth('GET', '/api/logout/', ({ token }) => {
      sessions.close(token)
      return { message: 'Successfully logged out' }
    }),
    auth('POST', '/api/validate-page-access-forge/', ({ person, body }) => pageAccess(person, String(body.slug ?? ''))),
    auth('POST', '/api/validate-content-access/', ({ person, body }) => ({
      ok: holdsKey(person, String(body.access ?? '')),
    })),
    // The specifications also have this and the content check as GET, without an address; only the form with an address
    // is offered.
    auth('POST', '/api/menu-options2', ({ person }) => [menuOf(person), plant.customersOf(person)]),
    // The specification has name, email, role and isForge, but no id.
    auth('GET', '/api/logged-user/', ({ person: { name, email, role, isForge } }) => ({ name, email, role, isForge })),
    auth('GET', '/api/user-profile/', profile),
    auth('POST', '/api/edit-profile/', editProfile),
    auth('POST', '/api/change-password/', ({ person, body }) => {
      setPassword(person, body)
      return { message: 'Password changed successfully.' }
    }),
    auth(
      'POST',
      '/api/password/create/',
      ({ body }) => {
        const person = byEmail(body.email)
        if (person) plant.resets.set(person.email, randomBytes(16).toString('hex'))
        return { message: 'We have e-mailed your password reset link!' }
      },
      { isPublic: true },
    ),
    auth(
      'POST',
      '/api/password/reset/',
      ({ body }) => {
        const person = byEmail(body.email)
        const isGood = person && plant.resets.get(person.email) === body.token
        if (!isGood) throw new RejectionError(404, { message: 'This password reset token is invalid.' })
        setPassword(person, body)
        plant.resets.delete(person.email)
        sessions.closeAllOf(person)
        return { message: 'Password successfully reset.' }
      },
      { isPublic: true },
    ),
  ]
}

/** Customers of the signed-in user: for these calls the specifications give names without a folder, or no names. */
export const customerCalls = (plant: Plant): CompanyCall[] =>
  withoutAddress([
    read('GET', '/ObtenerClientesUnidadNegocio/', ({ person }) =>
      plant.customersOf(person).map((id) => {
        const { name, legalName } = plant.customerOf(id)
        return { Id: id, Nombre: name, Client_IdForge: id, razonsocial: legalName, nombre: name, tipo: 1 }
      }),
    ),
    // The rows come in the order of the requested ids: the specifications have no id in them.
    read('POST', '/GetNames/', (request) => {
      const ids = Array.isArray(request.body.list) ? request.body.list : []
      const rows = ids.map(({ id }) => plant.customer(request, id))
      return { RespuestaCD: rows.map(({ name, legalName }) => ({ nombre: name, razonsocial: legalName })) }
    }),
    write('POST', '/Tracking/', () => ({ ok: true })),
  ])
