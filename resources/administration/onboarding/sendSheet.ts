import { send } from '#dataProvider/calls/client.ts'
import { onboarding } from '#schema/administration/onboarding.ts'
import type { AnswerOf } from '#schema/call.ts'
import type { Sheet, SheetLine } from './sheet.ts'

export const countStates = (results: readonly RowResult[]) => {
  const count = (expected: RowResult['state']) => results.filter(({ state }) => state === expected).length
  return { new: count('new'), exists: count('exists'), wrong: count('wrong') }
}

export type RowResult = AnswerOf<typeof onboarding.check>['results'][number]

export interface Sent {
  readonly results: readonly RowResult[]
  readonly batchId: number | null
}

/** Limits of a batch: short enough not to delay other users, and below the maximum body size. */
const batchSizes = { check: 100, create: 50 }
const maxCharacters = 300_000
const longestEmail = 254

const nextPortion = (lines: readonly SheetLine[], max: number) => {
  let characters = 0
  const end = lines.findIndex(({ row }, at) => {
    characters += JSON.stringify(row).length
    return at >= max || (at > 0 && characters > maxCharacters)
  })
  return end === -1 ? lines : lines.slice(0, end)
}

/** Sends the next batch; returns the results so far. */
export const sendNext = async (
  kind: 'check' | 'create',
  sheet: Sheet,
  { results, batchId }: Sent,
  repeatKey: (values: object) => string,
): Promise<Sent> => {
  const from = results.length
  const portion = nextPortion(sheet.lines.slice(from), batchSizes[kind])
  const earlierEmails = sheet.lines
    .slice(0, from)
    .map(({ row }) => (row.email ?? '').trim())
    .filter((email) => email !== '' && email.length <= longestEmail)
  const input = { rows: portion.map(({ row }) => row), earlierEmails }
  const values = { ...input, fileName: sheet.name, rowCount: sheet.lines.length, batchId }
  const answer =
    kind === 'check'
      ? { ...(await send(onboarding.check, input)), batchId: null }
      : await send(onboarding.create, values, { repeatKey: repeatKey(values) })
  const placed = answer.results.map((result) => ({ ...result, row: result.row + from }))
  return { results: [...results, ...placed], batchId: answer.batchId }
}
