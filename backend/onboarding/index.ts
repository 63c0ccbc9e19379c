import { onboarding } from '#schema/administration/onboarding.ts'
import { implement } from '../implement.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'
import { create } from './create.ts'
import { check } from './judgeRows.ts'
import { readSheet } from './readSheet.ts'
import { undo } from './undo.ts'

const listBatches = list(onboarding.listBatches, {
  from: (db) => db.selectFrom('batches'),
  joins: { users: (rows) => rows.innerJoin('users', 'users.id', 'batches.user_id') },
  fields: {
    ...columnsOf('batches', 'id', 'at', 'fileName', 'created', 'undoneAt', 'deleted'),
    userName: { column: 'users.name', folded: 'users.name_key' },
    rows: 'batches.row_count',
  },
  order: ['at', 'DESC'],
  key: 'batches.id',
})

export const onboardingCalls = implement('onboarding', onboarding, { readSheet, check, create, listBatches, undo })
