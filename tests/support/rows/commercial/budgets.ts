import { linkMilliseconds, signLink } from '#backend/budgets/links.ts'
import { linkHeader } from '#schema/call.ts'
import { linkSecret } from '../../portal/settings.ts'

/** The demo's administrator, who may sign links. */
export const adminId = 1

interface Signed {
  readonly secret?: string
  readonly issuerId?: number
  /** Milliseconds since 1970. */
  readonly expiresAt?: number
}

/** A valid link signed now, unless overridden. */
export const linkTo = (
  seller: number,
  year: number,
  { secret = linkSecret, issuerId = adminId, expiresAt = Date.now() + linkMilliseconds }: Signed = {},
) => signLink(secret, { sellerId: seller, year }, { issuerId, expiresAt })

export const byLink = (link: string) => ({ [linkHeader]: link })

export const listPath = '/read/api/Budgets/sellers'
export const budgetPath = (seller: number, year: number) => `/read/api/Budgets?Seller=${seller}&Year=${year}`
export const modifyPath = (seller: number, year: number) => `/read/api/Budgets/modify?Seller=${seller}&Year=${year}`
export const createPath = '/write/api/Budgets'
export const updatePath = '/write/api/Budgets/modify'
export const mintPath = '/auth/api/budget-links'

export const everyMonth = (amount: number) => Array.from({ length: 12 }, () => amount)

export const newRow = (customer: number | null, segment: number, more: object = {}) => ({
  idCliente: customer,
  segment,
  contract: null,
  months: everyMonth(1),
  AerofabsYearly: null,
  ...more,
})

export const addedRow = (customer: number, segment: number, more: object = {}) => ({
  idClient: customer,
  idSegment: segment,
  idContract: null,
  months: everyMonth(1),
  idBudget: null,
  ...more,
})

export const changesTo = (seller: number, year: number, parts: object = {}) => ({
  seller,
  year,
  rowsAdd: [],
  rowsEdit: [],
  rowsDelete: [],
  ...parts,
})

/** A year without budgets in the demo. */
const emptyYear = 2021

const customersOfDemo = [101, 102, 103, 104, 105, 106, 107, 108, 109, 201, 202, 203, 204, 205, 206, 207, 208, 209]
const segments = [2, 3, 4]
let made = 0

/** A new budget without conflicts: each uses another customer and segment of the empty year. */
export const freshBudget = () => {
  const at = made % (customersOfDemo.length * segments.length)
  made += 1
  const customer = customersOfDemo[at % customersOfDemo.length] ?? 0
  return {
    seller: 1 + (at % 6),
    year: emptyYear,
    rows: [newRow(customer, segments[Math.floor(at / customersOfDemo.length)] ?? 0)],
  }
}
