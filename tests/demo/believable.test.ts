import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#backend/database/open.ts'
import { paceOf } from '#schema/sales/salesGoalRules.ts'
import { offerStatus } from '#schema/scrap/offers.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { plantedDemo, plantedOrdinaryDemo } from '#tests/support/setup/plantedDemo.ts'
import type { Cents } from '#values/types.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = (await plantedOrdinaryDemo()).database
})

const askOf = async <Row>({ db }: OpenDatabase, query: string) => (await sql<Row>`${sql.raw(query)}`.execute(db)).rows
const ask = <Row>(query: string) => askOf<Row>(database, query)

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
}

const columns = () =>
  ask<Column>(`select m.name as "table", c.name as "column", lower(c.type) as type
    from sqlite_schema m join pragma_table_info(m.name) c
    where m.type = 'table' and m.name not like 'sqlite%' and m.name not like '%fts%'`)

/** Columns with a row for which the condition on `value` holds, with one such value. */
const found = async (isIn: (column: Column) => boolean, condition: string, from: OpenDatabase = database) => {
  const hits: string[] = []
  for (const { table, column } of (await columns()).filter(isIn)) {
    const query = `select value from (select "${column}" as value from "${table}") where ${condition} limit 1`
    for (const { value } of await askOf<{ value: unknown }>(from, query)) hits.push(`${table}.${column}: ${value}`)
  }
  return hits
}

const isText = ({ type }: Column) => type.includes('text')
const isName = ({ column, ...rest }: Column) => isText({ column, ...rest }) && /(^|_)(name|title|company)$/.test(column)
/** Cents; large numbers of other columns are ids and moments. */
const isAmount = ({ column }: Column) => /^(amount|balance|price|total|applied|yearly_goal|month_\d+)$/.test(column)

const markup = `value like '%<%'`
const formula = `value like '=%' or value like '@%' or value like '-_%' or value like '+%' and value not like '+_% %'`
const long = 'length(value) > 60'
/** Ten million dollars, or one cent below nothing; one invoice is overpaid. */
const implausible = 'value > 1000000000 or value < 0 and value <> -1250000'

describe('the ordinary demo has', () => {
  test.each<[what: string, isIn: (column: Column) => boolean, condition: string]>([
    ['no text with markup', isText, markup],
    ['no text that a spreadsheet takes for a formula', isText, formula],
    ['no name longer than 60 characters', isName, long],
    ['no implausible amount', isAmount, implausible],
  ])('%s, and the extremes do', async (_, isIn, condition) => {
    expect(await found(isIn, condition)).toEqual([])
    expect(await found(isIn, condition, (await plantedDemo()).database)).not.toEqual([])
  })

  const soldBy = `select seller_id, segment_id, year, total as sold, 0 as planned from invoiced_years
    join customer_terms on customer_terms.customer_id = invoiced_years.customer_id
    union all select seller_id, segment_id, year, 0, total from budgets join budget_rows on budget_id = budgets.id`

  test.each(['segment_id', 'seller_id'])('sales within 40 %% and 160 %% of the plans, by %s', async (column) => {
    const rows = await ask<{ year: number; sold: Cents; planned: Cents }>(
      `select year, sum(sold) as sold, sum(planned) as planned from (${soldBy}) group by ${column}, year`,
    )
    const paces = rows.flatMap((row) => paceOf({ ...row, month: 0 }, businessDay) ?? [])
    expect(paces.length).toBeGreaterThanOrEqual(8)
    expect(paces.filter((pace) => pace < 40 || pace > 160)).toEqual([])
  })

  test('no plan for a year before its first sale', async () => {
    const [first] = await ask<{ year: number }>('select min(year) as year from budgets')
    expect(first?.year).toBe(2025)
  })
})

describe('the pieces of the ordinary demo', () => {
  const open = 'select * from job_orders where quantity > shipped'
  const due = 'coalesce(new_committed_on, committed_on)'

  test('are in a step of every line that is due within a month', async () => {
    const lines = await ask<{ begun: number }>(
      `select in_process > 0 as begun from (${open}) where ${due} < date('${businessDay}', '+30 days')`,
    )
    expect(lines.length).toBeGreaterThan(4_000)
    expect(lines.filter(({ begun }) => !begun)).toEqual([])
  })

  test.each([
    [101, 80],
    [102, 75],
    [104, 70],
    [105, 60],
    [106, 80],
    [107, 80],
    [109, 70],
  ])('of customer %i are in a step for %i %% or more', async (customer, share) => {
    const [found] = await ask<{ share: number }>(
      `select 100.0 * sum(in_process) / sum(quantity - shipped) as share from (${open}) where customer_id = ${customer}`,
    )
    expect(found?.share).toBeGreaterThanOrEqual(share)
  })
})

describe('the ordinary demo reaches', () => {
  const statuses: [column: string, values: readonly (string | number | null)[]][] = [
    ['users.role_id', [0, 1, 3, 4, 5, 6]],
    ['users.plant', ['forge', 'aerospace']],
    ['parts.shape', ['ring', 'disc', 'bar', 'block']],
    ['job_orders.status', ['late', 'delayed', 'onTime', 'inTransit', 'delivered', 'deviationRequest']],
    ['order_documents.kind', ['confirmation', 'schedule', 'certificate']],
    ['contracts.status', ['inProcess', 'active', 'closeToExpire', 'expired']],
    ['bank_references.status', [1, 2, 3]],
    ['load_documents.kind', ['millTest', 'packingList', 'billOfLading']],
    ['scrap_items.kind', ['punchOut', 'cuttingEnd', 'scrap']],
    ['offers.status', [...Object.values(offerStatus), 9]],
    ['bars.is_approved', [null, 0, 1]],
    ['price_revisions.pricing', ['variable', 'fixed']],
    ['quotes.unit', ['in', 'mm']],
  ]

  test.each(statuses)('each value of %s', async (name, values) => {
    const [table, column] = name.split('.')
    const rows = await ask<{ value: string | number | null }>(`select distinct ${column} as value from ${table}`)
    expect(rows.map(({ value }) => value)).toEqual(expect.arrayContaining([...values]))
  })

  test.each([
    ['a concession that is pending', 'select 1 from concessions where approval_file_id is null'],
    ['a concession that is approved', 'select 1 from concessions where approval_file_id is not null'],
    [
      'a concession with both comments',
      'select 1 from concessions where provider_comment is not null and customer_comment is not null',
    ],
    ['a new approval folder', 'select 1 from approval_files where is_approval = 0 and father_id is null'],
    ['an approved file', 'select 1 from approval_files where father_id is not null'],
    ['a quote without a price', 'select 1 from quote_lines where price is null'],
    ['a quote that was ordered', 'select 1 from quote_lines where job_order_id is not null'],
    [
      'a credit note larger than an open invoice',
      'select 1 from credit_notes where balance > (select max(balance) from invoices where customer_id = 105) and customer_id = 105',
    ],
    [
      'a seller whose budget is a yearly goal alone',
      `select 1 from budgets join budget_rows on budget_id = budgets.id group by budgets.id
        having count(*) = 1 and max(yearly_goal) is not null`,
    ],
    ['a budget row of zeros', 'select 1 from budget_rows where total = 0 and yearly_goal is null'],
  ])('%s', async (_, query) => {
    expect(await ask(`${query} limit 1`)).toHaveLength(1)
  })
})

test('the ordinary demo logs no visit that is still to come', async () => {
  const [{ last } = { last: '' }] = await ask<{ last: string }>('select max(visited_on) as last from travel_visits')
  expect(last).not.toBe('')
  expect(last <= businessDay).toBe(true)
})
