import { infoOf } from '#schema/fields.ts'
import { type ProblemCode, reasonOf } from '#schema/imports/problems.ts'
import { columnOf } from '#schema/records/record.ts'
import type { Layout } from '../reading/layout.ts'
import { type Counted, Problems } from '../reading/problems.ts'
import { type Ask, cellIn, problemsOf } from './checks.ts'
import { quoted, stagedTable } from './statements.ts'

interface Rule {
  /** The column with the suspicious value, and the one that it is compared with. */
  readonly column: string
  readonly than: string
  readonly is: '>' | '<'
  readonly code: ProblemCode
}

const rules: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  jobOrders: [{ column: 'shipped', than: 'quantity', is: '>', code: 'shippedMore' }],
  invoices: [
    { column: 'dueOn', than: 'issuedOn', is: '<', code: 'dueBeforeIssued' },
    { column: 'balance', than: 'amount', is: '>', code: 'openMore' },
  ],
}

/** Years before and after today that are usual. */
const usualYears = { before: 30, after: 20 }

const moved = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Date columns with values outside of a period, found in one pass over the rows. */
const unusualDays = async (ask: Ask, { file, placed }: Layout, first: string, last: string) => {
  const days = placed
    .map(({ name }) => name)
    .filter((name) => {
      const column = file.columns[name]
      return column && infoOf(column.field).kind === 'day'
    })
  if (days.length === 0) return []
  const ends = days.map(
    (name, at) => `min(${quoted(columnOf(name))}) as first_${at}, max(${quoted(columnOf(name))}) as last_${at}`,
  )
  const [found = {}] = await ask(`select ${ends.join(', ')} from ${stagedTable(file)}`)
  return days.filter((_, at) => {
    const [from, to] = [found[`first_${at}`], found[`last_${at}`]]
    return from !== null && (String(from) < first || String(to) > last)
  })
}

/** Values that are valid but hardly meant; they do not stop an import. */
export const warningsOf = async (ask: Ask, layout: Layout, now: string): Promise<Counted> => {
  const { file, placed } = layout
  const today = now.slice(0, 10)
  const staged = stagedTable(file)
  const warnings = new Problems()
  const has = new Set(placed.map(({ name }) => name))
  const warn = async (name: string, condition: string, code: ProblemCode) => {
    const text = `select line, ${quoted(columnOf(name))} as value from ${staged} where ${condition}`
    const found = await problemsOf(ask, text, ({ line, value }) => ({
      line,
      ...cellIn(layout, name, value),
      ...reasonOf(code),
    }))
    warnings.addCounted(found)
  }
  for (const { column, than, is, code } of rules[file.name] ?? [])
    if (has.has(column) && has.has(than))
      await warn(column, `${quoted(columnOf(column))} ${is} ${quoted(columnOf(than))}`, code)
  const [first, last] = [moved(today, -usualYears.before), moved(today, usualYears.after)] as const
  for (const name of await unusualDays(ask, layout, first, last)) {
    const column = quoted(columnOf(name))
    await warn(name, `${column} < '${first}' or ${column} > '${last}'`, 'farYear')
  }
  return warnings.list()
}
