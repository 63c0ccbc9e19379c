import type { onboarding } from '../../schema/onboarding.ts'
import type { Handler } from '../implement.ts'
import { judgeRows } from './judgeRows.ts'
import { resultOf } from './results.ts'
import { readNames } from './sheetNames.ts'

/** Says what `create` would do; reads much, and so on the reader. */
export const check: Handler<typeof onboarding.check> = async ({ reader, caller, input }) => {
  const names = await readNames(reader)
  const judged = await judgeRows(reader, caller, names, input)
  return { results: judged.map((row, at) => resultOf(row, at)) }
}
