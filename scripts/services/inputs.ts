import { type AnyCall, bodyFields, ownerInput } from '#schema/call.ts'
import { infoOf, type Schema } from '#schema/fields.ts'

/** Answers so far, by call name. */
export type Answers = ReadonlyMap<string, unknown>

/** Reads a field of the first row of another call's answer that has one. */
export const firstOf = (call: string, field: string) => (answers: Answers) => {
  const answer = answers.get(call)
  const rows = (Array.isArray(answer) ? answer : [answer]) as (Readonly<Record<string, unknown>> | null | undefined)[]
  return rows.map((row) => row?.[field]).find((value) => value !== null && value !== undefined && value !== '')
}

type From = (answers: Answers) => unknown

const userId = { id: firstOf('administration.listUsers', 'id') }
const seller = { sellerId: firstOf('budgets.list', 'sellerId') }
const segmentId = firstOf('budgets.segments', 'id')
const purchaseOrder = { purchaseOrder: firstOf('orders.listOrders', 'number') }

/** Sources of record ids, by call and parameter; these calls are made after the others. */
const records: Readonly<Record<string, Readonly<Record<string, From>>>> = {
  'administration.readUser': userId,
  'administration.readUnit': userId,
  'administration.getUser': userId,
  'administration.rolePermissions': { id: firstOf('administration.listRoles', 'id') },
  'administration.listRelations': { roleId: firstOf('administration.listRoles', 'id') },
  'agreements.lines': { contractId: firstOf('agreements.list', 'id') },
  'approvalFiles.listComments': { folderId: firstOf('approvalFiles.listFiles', 'folderId') },
  'budgets.get': seller,
  'finance.referenceLines': { number: firstOf('finance.listReferences', 'number') },
  'material.listPieces': { id: firstOf('material.listBars', 'id') },
  'offers.listItems': { id: firstOf('offers.list', 'id') },
  'orders.orderDetails': purchaseOrder,
  'orders.acknowledgement': purchaseOrder,
  'orders.statusReportDetail': { jobOrder: firstOf('orders.statusReport', 'jobOrder') },
  'quoteHistory.detail': { quoteId: firstOf('quoteHistory.list', 'quoteId') },
  'quotes.treatments': { specGuid: firstOf('quotes.specs', 'guid') },
  'salesGoals.soldParts': { segmentId },
  'wip.processHeaders': {
    partNumbers: (answers) => {
      const number = firstOf('wip.listWipCounts', 'providerPartNumber')(answers)
      return number === undefined ? undefined : [number]
    },
  },
}

/** Returns true if a call needs a record from another call's answer. */
export const isAboutRecord = (name: string) => name in records

interface Asking {
  readonly customerId: number
  readonly year: number
  readonly answers: Answers
}

const plainValue = (name: string, field: Schema, { customerId, year }: Asking): unknown => {
  if (name === 'customerId') return customerId
  const { isNullable, isOptional, words } = infoOf(field)
  if (isNullable) return null
  if (isOptional) return undefined
  if (name === 'year') return year
  if (name === 'slug') return '/'
  if (name === 'access') return '4,5'
  return words[0]
}

const repeatsCustomer = ({ access }: AnyCall, key: string) =>
  'owner' in access && typeof access.owner === 'object' && access.owner.also?.includes(key) === true

/** Returns the input of a call; null if a value for it is missing. */
export const inputFor = (name: string, call: AnyCall, asking: Asking): Readonly<Record<string, unknown>> | null => {
  if (name === 'account.customerNames') return { ids: [asking.customerId] }
  const fields = { ...call.params, ...call.query, ...bodyFields(call) }
  const input: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(fields)) {
    const from = records[name]?.[key]
    const value = from
      ? from(asking.answers)
      : key === ownerInput(call) || repeatsCustomer(call, key)
        ? asking.customerId
        : plainValue(key, field, asking)
    const { isOptional, isNullable } = infoOf(field)
    const isNeeded = !isOptional && !isNullable
    if (value === undefined && isNeeded) return null
    input[key] = value
  }
  return input
}
