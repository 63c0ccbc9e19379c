import { type SelectQueryBuilder, sql } from 'kysely'
import type { AnswerOf, InputOf, ListRequest, Order } from '../schema/call.ts'
import type { Clock } from './clock.ts'
import type { Db } from './database/open.ts'
import type { Context, Page } from './implement.ts'

type RowOfList<C> = AnswerOf<C> extends readonly (infer R)[] ? R : never
type SortOf<C> = InputOf<C> extends { list: ListRequest<infer S, infer _> } ? S : never

interface Report<C, DB, TB extends keyof DB, Row, CountedDB, CountedTB extends keyof CountedDB, Counted> {
  /** All rows of the report, filtered; neither in order nor paged. */
  readonly rows: (db: Db, input: InputOf<C>, clock: Clock) => SelectQueryBuilder<DB, TB, Row>
  /** As many rows, without what is joined only to be shown, where that counts them quicker. */
  readonly counted?: (db: Db, input: InputOf<C>, clock: Clock) => SelectQueryBuilder<CountedDB, CountedTB, Counted>
  /** The column that each sort is by. */
  readonly columns: Readonly<Record<SortOf<C>, string>>
  /** How it is sorted unless asked otherwise, and the column that tells equal ones apart. */
  readonly first: readonly [SortOf<C>, Order]
  readonly tie: string
  readonly toRow: (row: Row, clock: Clock) => RowOfList<C>
}

const rowsAtOnce = 100

/** The handler of a plain report: what a query finds, sorted, paged and counted by the database, on its reader. */
export const report =
  <C>() =>
  <DB, TB extends keyof DB, Row, CountedDB = DB, CountedTB extends keyof CountedDB = keyof CountedDB, Counted = Row>({
    rows,
    counted,
    columns,
    first,
    tie,
    toRow,
  }: Report<C, DB, TB, Row, CountedDB, CountedTB, Counted>) => {
    const listOf = ({ input }: Context<C>) => (input as { list: ListRequest<SortOf<C>, unknown> }).list

    const inOrder = (context: Context<C>) => {
      const [field, order] = listOf(context).sort ?? first
      const direction = order === 'ASC' ? 'asc' : 'desc'
      return rows(context.reader, context.input, context.clock)
        .orderBy(sql.ref(columns[field]), context.dialect.order(direction))
        .orderBy(sql.ref(tie), direction)
    }
    const inRange = (context: Context<C>) => {
      const { range } = listOf(context)
      const query = inOrder(context)
      return range ? query.limit(range[1] - range[0] + 1).offset(range[0]) : query
    }
    const run = async (context: Context<C>): Promise<Page<RowOfList<C>[]>> => {
      const found = (await inRange(context).execute()) as Row[]
      const { reader, input, clock } = context
      const count = sql<number>`count(*)`.as('total')
      const all = counted
        ? counted(reader, input, clock).clearSelect().select(count)
        : rows(reader, input, clock).clearSelect().select(count)
      const { total } = (await all.executeTakeFirstOrThrow()) as { total: number }
      return { rows: found.map((row) => toRow(row, context.clock)), total: Number(total), isExact: true }
    }
    /** All rows in portions, for a file. */
    async function* stream(context: Context<C>) {
      let portion: RowOfList<C>[] = []
      for await (const row of inRange(context).stream(rowsAtOnce)) {
        if (portion.push(toRow(row as Row, context.clock)) < rowsAtOnce) continue
        yield portion
        portion = []
      }
      yield portion
    }
    return { run, stream }
  }
