import type { RowOf } from '../../schema/entity.ts'
import type { rowResult } from '../../schema/onboarding.ts'
import type { Judged } from './judgeRows.ts'

/** What is answered of a row. */
export const resultOf = (judged: Judged, row: number, userId: number | null = null): RowOf<typeof rowResult> => ({
  row,
  state: judged.state,
  userId,
  roleId: judged.state === 'new' ? judged.user.input.roleId : null,
  reasons: judged.state === 'wrong' ? [...judged.reasons] : [],
})
