import type { InputOf } from '#schema/call.ts'
import type { IssueCode, Issues } from '#schema/checks/issues.ts'
import { type budgets, placeInRows } from '#schema/sales/budgets.ts'
import type { SellerBudget } from './readBudget.ts'

type Changes = InputOf<typeof budgets.update>
type Row = SellerBudget['rows'][number]
type Edited = Changes['edited'][number]

/** Checks that each named row exists, belongs to the named customer and is named only once. */
const rowsNamed = (known: ReadonlyMap<number, Row>) => {
  const seen = new Set<number>()
  return ({ id, customerId }: Pick<Row, 'id' | 'customerId'>): IssueCode | null => {
    if (seen.has(id)) return 'duplicate'
    seen.add(id)
    const row = known.get(id)
    return row === undefined || row.customerId !== customerId ? 'unknownRow' : null
  }
}

const namedAt = (place: string, code: IssueCode | null): [string, { code: IssueCode }][] =>
  code === null ? [] : [[place, { code }]]

const judgeAmounts = (place: (field: 'months' | 'yearlyGoal') => string, { customerId }: Row, edited: Edited) => {
  const { months, yearlyGoal = null } = edited
  const [hasOwn, hasOther] = customerId === null ? [yearlyGoal, months] : [months, yearlyGoal]
  const [own, other] = customerId === null ? (['yearlyGoal', 'months'] as const) : (['months', 'yearlyGoal'] as const)
  return [
    ...namedAt(place(own), hasOwn === null ? 'required' : null),
    ...namedAt(place(other), hasOther === null ? null : 'type'),
  ]
}

export const judgeChanges = ({ rows }: SellerBudget, { edited, deleted }: Changes): Issues => {
  const known = new Map(rows.map((row) => [row.id, row]))
  const named = rowsNamed(known)
  const ofDeleted = deleted.flatMap((row, index) => namedAt(placeInRows.deleted(index, 'id'), named(row)))
  const ofEdited = edited.flatMap((row, index) => {
    const place = (field: 'id' | 'months' | 'yearlyGoal') => placeInRows.edited(index, field)
    const before = known.get(row.id)
    return [...namedAt(place('id'), named(row)), ...(before ? judgeAmounts(place, before, row) : [])]
  })
  return Object.fromEntries([...ofDeleted, ...ofEdited])
}
