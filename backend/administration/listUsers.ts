import type { administration } from '../../schema/administration.ts'
import type { InputOf } from '../../schema/call.ts'
import type { Context, Handler } from '../implement.ts'
import { isNearStart, sliceOf } from '../paging.ts'
import { toUser } from './userRows.ts'
import { findUsers, pageOf, shapeOf, wantedOf } from './userSearch.ts'

type ListUsers = typeof administration.listUsers

/**
 * A page near the start of a list without filters comes off one index; all else may read much, and runs on the reader.
 */
const isLight = (list: InputOf<ListUsers>['list']) =>
  isNearStart(sliceOf(list)) && Object.keys(list.filter).length === 0 && list.sort?.[0] !== 'roleName'

const queryOf = (context: Context<ListUsers>) => {
  const { list } = context.input
  const { sort, filter } = list
  const [column, order] = sort ?? (['name', 'ASC'] as const)
  const shape = shapeOf(context, filter)
  const wanted = { ...wantedOf(context, filter, shape), ...sliceOf(list) }
  return { wanted, shape, column, direction: order === 'ASC' ? 'asc' : 'desc' } as const
}

export const listUsers: Handler<ListUsers> = {
  run: async (context) => {
    const db = isLight(context.input.list) ? context.db : context.reader
    const { wanted, shape, column, direction } = queryOf(context)
    const found = await findUsers(db, wanted, shape, column, direction)
    return { ...found, rows: found.rows.map(toUser) }
  },
  async *stream(context) {
    const { wanted, shape, column, direction } = queryOf(context)
    for await (const rows of pageOf.stream(context.reader, wanted, shape, column, direction)) yield rows.map(toUser)
  },
}
