import { companyPages, permissionsOf } from './pages.ts'
import { companyPassword, type Person, roles } from './people.ts'
import type { Plant } from './plant.ts'
import { auth, type CompanyCall, inValue, notFound, RejectionError, read, type ServiceRequest } from './service.ts'

const fields = [
  'name',
  'email',
  'phone',
  'company',
  'company_position',
  'country',
  'state',
  'city',
  'sales_contact',
  'comments',
] as const

/** Users, roles, relations and visits. */
export const userCalls = (plant: Plant): CompanyCall[] => {
  const { people } = plant
  const found = (id: unknown) => {
    const person = people.find((one) => one.id === Number(id))
    if (!person) throw notFound()
    return person
  }

  const rowOf = (person: Person) => {
    const { id, name, email, role, customers, country, state, city, phone, company } = person
    const customer = customers[0] === undefined ? null : plant.customerOf(customers[0])
    return {
      id,
      name,
      email,
      role,
      client_id: customer?.id ?? null,
      Client_IdForge: customer?.id ?? null,
      multiple_client_ids: customers,
      country,
      state,
      city,
      phone,
      company,
      company_position: person.company_position,
      sales_contact: person.sales_contact,
      comments: person.comments,
      created_at: plant.moment(-person.created),
      updated_at: plant.moment(-3),
      last_login: plant.moment(-1),
      clienteligado: customers.map((one) => plant.customerOf(one).name).join(', '),
      unidaddenegocio: customer?.unit ?? '',
      segmento: customer ? 'Rings' : '',
      subsegmento: '',
      TieneEquote: customer !== null,
      roleName: roles.find((one) => one.id === role)?.name ?? '',
    }
  }

  const customersIn = (body: ServiceRequest['body']): number[] => {
    const several = Array.isArray(body.multiple_client_ids) ? body.multiple_client_ids : [body.client_id]
    return several.filter((id) => typeof id === 'number')
  }

  const save = (person: Person, { body }: ServiceRequest) => {
    const isTaken = people.some((one) => one !== person && one.email === body.email)
    if (isTaken) throw new RejectionError(422, { error: 'The email has already been taken.' })
    for (const field of fields) if (typeof body[field] === 'string') person[field] = body[field]
    person.role = Number(body.role ?? person.role)
    person.customers = customersIn(body)
    person.isForge = body.isforge === 2 ? 2 : 1
    const changes = Array.isArray(body.newPermissions) ? body.newPermissions : []
    for (const { id, hasAccess } of changes)
      if (companyPages.some((page) => page.id === id)) person.overrides.set(id, hasAccess === true)
    if (typeof body.password === 'string') {
      person.password = body.password
      plant.sessions.closeAllOf(person)
    }
  }

  const register = (request: ServiceRequest) => {
    const id = Math.max(...people.map((one) => one.id)) + 1
    const person: Person = {
      id,
      name: '',
      email: '',
      role: 3,
      isForge: 1,
      customers: [],
      password: companyPassword,
      phone: '',
      company: '',
      company_position: '',
      country: '',
      state: '',
      city: '',
      sales_contact: '',
      comments: '',
      overrides: new Map(),
      created: 0,
    }
    save(person, request)
    people.push(person)
    return { message: 'User created successfully.' }
  }

  /** Allows only users who may manage users. */
  const staff = (answer: CompanyCall['answer']) => (request: ServiceRequest) => {
    if (![1, 4].includes(request.person.role)) throw new RejectionError(403, { message: 'Forbidden' })
    return answer(request)
  }

  const visits = () =>
    people.flatMap((person) =>
      ['Dashboard', 'Account Statement', 'Open Orders Report'].map((page_name, at) => ({
        user_id: person.id,
        email: person.email,
        role: roles.find(({ id }) => id === person.role)?.name,
        page_name,
        date: plant.moment(-at - person.id),
        is_mobile: at === 1,
        language: 'en-US',
        client_id: person.customers[0] ?? null,
        timezone: 'America/Monterrey',
        browser: 'Chrome',
      })),
    )

  return [
    read(
      'GET',
      '/Users/ObtenerUsuariosForge/',
      staff(() => ({ users: people.map(rowOf) })),
    ),
    read(
      'GET',
      '/Users/:id',
      staff(({ params }) => rowOf(found(params.id))),
    ),
    read(
      'GET',
      '/Users/getUnidad/:id/',
      staff(({ params }) => ({ unidaddenegocio: rowOf(found(params.id)).unidaddenegocio })),
    ),
    read(
      'GET',
      '/CrmService/CargaComboRelacion/:role/',
      staff(() => inValue(plant.customers.map(({ id, name }) => ({ Nombre: name, IDSIF2: id, MostrarCliente: true })))),
    ),
    read('GET', '/api/Customers/carriers', () => [{ Proveedor: 'Transportes del Norte', IdProveedor: 9001 }]),
    // The rows of the checklist are specified, but not their key: `permissions`, as the portal describes it.
    auth(
      'GET',
      '/api/userforge/:id',
      staff(({ params }) => {
        const person = found(params.id)
        return { ...rowOf(person), isforge: person.isForge, permissions: permissionsOf(person) }
      }),
    ),
    auth('GET', '/api/rolesforge', () => roles),
    auth(
      'GET',
      '/api/visit-logsforge',
      staff(() => ({ rows: visits() })),
    ),
    auth('POST', '/api/register-user-forge', staff(register)),
    auth(
      'POST',
      '/api/edit-userforge/:id',
      staff((request) => {
        save(found(request.params.id), request)
        return { message: 'User edited successfully' }
      }),
    ),
    auth(
      'GET',
      '/api/delete-user/:id',
      staff(({ params }) => {
        const person = found(params.id)
        people.splice(people.indexOf(person), 1)
        plant.sessions.closeAllOf(person)
        return { message: 'User deleted successfully.' }
      }),
    ),
  ]
}
