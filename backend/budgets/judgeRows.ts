import type { IssueCode, Issues } from '#schema/checks/issues.ts'
import type { Cents } from '#schema/kinds.ts'
import { alreadyAdded, type Combination } from '#schema/sales/budgetRules.ts'
import type { Caller } from '../access/caller.ts'
import { reaches } from '../access/customers.ts'
import type { Db } from '../database/open.ts'
import { readSegments } from './choices.ts'

export interface NewRow extends Combination {
  readonly months: readonly Cents[] | null
  readonly yearlyGoal: Cents | null
}

type JudgedField = keyof NewRow

interface Judging {
  /** Formats the path of a validation issue for a row or one of its fields. */
  readonly place: (index: number, field?: JudgedField) => string
  /** Rows of the year that remain after the change. */
  readonly used: Parameters<typeof alreadyAdded>[1]
  readonly takesGoals: boolean
}

const contractsIn = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, number>()
  const found = await db.selectFrom('contracts').select(['id', 'customer_id']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, customer_id }) => [id, customer_id]))
}

const customersIn = async (db: Db, caller: Caller, ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>()
  const found = await db.selectFrom('customers').select('id').where('id', 'in', ids).where('type', '=', 1).execute()
  return new Set(found.map(({ id }) => id).filter((id) => reaches(caller, [id])))
}

const idsIn = (rows: readonly NewRow[], field: 'customerId' | 'contractId') => [
  ...new Set(rows.flatMap((row) => row[field] ?? [])),
]

type Found = Readonly<Partial<Record<JudgedField, IssueCode>>>

/**
 * Customer rows take twelve months; a yearly goal takes a single amount and nothing else
 * `docs/product/sales.md#segments`.
 */
const judgeShape = ({ customerId, contractId, months, yearlyGoal }: NewRow, isGoal: boolean): Found => {
  if (isGoal)
    return {
      ...(customerId === null ? {} : { customerId: 'type' }),
      ...(contractId === null ? {} : { contractId: 'type' }),
      ...(months === null ? {} : { months: 'type' }),
      ...(yearlyGoal === null ? { yearlyGoal: 'required' } : {}),
    }
  return {
    ...(customerId === null ? { customerId: 'required' } : {}),
    ...(months === null ? { months: 'required' } : {}),
    ...(yearlyGoal === null ? {} : { yearlyGoal: 'type' }),
  }
}

interface Known {
  readonly goals: ReadonlyMap<number, boolean>
  readonly customers: ReadonlySet<number>
  readonly contracts: ReadonlyMap<number, number>
}

const judgeNames = ({ segmentId, customerId, contractId }: NewRow, { goals, customers, contracts }: Known): Found => {
  const isForeign = contractId !== null && (customerId === null || contracts.get(contractId) !== customerId)
  return {
    ...(goals.has(segmentId) ? {} : { segmentId: 'unknownSegment' }),
    ...(customerId === null || customers.has(customerId) ? {} : { customerId: 'unknownCustomer' }),
    ...(isForeign ? { contractId: 'unknownContract' } : {}),
  }
}

const judge = (row: NewRow, known: Known, takesGoals: boolean): Found => {
  const isGoal = known.goals.get(row.segmentId) ?? false
  if (isGoal && !takesGoals) return { segmentId: 'choice' }
  return { ...judgeNames(row, known), ...judgeShape(row, isGoal) }
}

/**
 * Validation issues of new rows: referenced records must exist and be accessible to the caller, and combinations must
 * be unique.
 */
export const judgeNewRows = async (
  db: Db,
  caller: Caller,
  rows: readonly NewRow[],
  { place, used, takesGoals }: Judging,
): Promise<Issues> => {
  const known: Known = {
    goals: new Map((await readSegments(db)).map(({ id, isYearlyGoal }) => [id, isYearlyGoal])),
    customers: await customersIn(db, caller, idsIn(rows, 'customerId')),
    contracts: await contractsIn(db, idsIn(rows, 'contractId')),
  }
  const faults = rows.flatMap((row, index) =>
    Object.entries(judge(row, known, takesGoals)).map(
      ([field, code]) => [place(index, field as JudgedField), { code }] as const,
    ),
  )
  const repeated = alreadyAdded(rows, used).map((index) => [place(index), { code: 'alreadyAdded' }] as const)
  return Object.fromEntries([...faults, ...repeated])
}
