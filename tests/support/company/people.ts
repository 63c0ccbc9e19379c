import { randomBytes } from 'node:crypto'
import { RejectionError } from './service.ts'

/** Password of every user of the reference company. */
export const companyPassword = 'Forged-2026'

/** The portal's client credentials: `OAUTH_CLIENT_ID` and `OAUTH_CLIENT_SECRET`. */
export const client = { id: 'portal', secret: 'the-secret-of-the-company' }

export const roles = [
  { id: 0, name: 'Group' },
  { id: 1, name: 'Admin' },
  { id: 3, name: 'Customer' },
  { id: 4, name: 'Staff' },
  { id: 5, name: 'Sales Manager' },
  { id: 6, name: 'Representative' },
]

export interface Person {
  id: number
  name: string
  email: string
  role: number
  /** 2 may also enter the aerospace portal. */
  isForge: 1 | 2
  /** Customers that a customer user acts for; staff act for all. */
  customers: number[]
  password: string
  phone: string
  company: string
  company_position: string
  country: string
  state: string
  city: string
  sales_contact: string
  comments: string
  /** Pages that are granted (true) or withdrawn (false) contrary to the role. */
  overrides: Map<number, boolean>
  created: number
}

const person = (id: number, name: string, mailbox: string, role: number, more: Partial<Person> = {}): Person => ({
  id,
  name,
  email: `${mailbox}@company.example`,
  role,
  isForge: 1,
  customers: [],
  password: companyPassword,
  phone: '+52 81 5555 0100',
  company: 'Forjas de Referencia',
  company_position: '',
  comments: '',
  country: 'Mexico',
  state: 'Nuevo León',
  city: 'Santa Catarina',
  sales_contact: 'Marta Solís',
  overrides: new Map(),
  created: 20 * id,
  ...more,
})

const buyer = { company_position: 'Buyer', country: 'United States', state: 'Ohio', city: 'Cincinnati' }

/** One user of each kind: an administrator, staff, a sales manager, a customer of one company and one of two. */
export const makePeople = () => [
  person(1, 'Adriana Campos', 'admin', 1, { company_position: 'IT', isForge: 2 }),
  person(2, 'Esteban Ruiz', 'staff', 4, { company_position: 'Quality' }),
  person(3, 'Marta Solís', 'manager', 5, { company_position: 'Sales Manager' }),
  person(4, 'Carl Weber', 'customer', 3, { ...buyer, customers: [101], company: 'Northwind Turbines' }),
  person(5, 'Dana Ortiz', 'group', 0, { ...buyer, customers: [102, 103], company: 'Sierra Group' }),
]

/** Staff act for every customer. */
export const isProvider = ({ role }: Person) => role === 1 || role === 4 || role === 5

/** Signed-in users, by token. */
export class Sessions {
  readonly lifetime = 86_400
  readonly #people = new Map<string, Person>()

  open(person: Person) {
    const token = randomBytes(32).toString('base64url')
    this.#people.set(token, person)
    return token
  }

  close(token: string) {
    this.#people.delete(token)
  }

  closeAllOf(person: Person) {
    for (const [token, holder] of this.#people) if (holder === person) this.#people.delete(token)
  }

  isOpen(token: string) {
    return this.#people.has(token)
  }

  holder(token: string): Person {
    const person = this.#people.get(token)
    if (!person) throw new RejectionError(401, { message: 'Unauthenticated.' })
    return person
  }
}
