import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  answerFaults,
  forgetAnswers,
  onAnswerFaults,
  showAnswer,
  unreadIn,
} from '../../../../dataProvider/calls/answerFaults.ts'
import { useCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { chunk } from '../../../kit/chunk.ts'
import { ShowAnswerContext, UnreadContext } from '../../../kit/table/state/unread.ts'
import { useChunk } from '../../../kit/useChunk.ts'

const unreadRows = chunk(async () => (await import('./UnreadRows.tsx')).UnreadRows)

/** A page below a line with the number of its rows that could not be read. */
export const ReadableRows = ({ children }: { readonly children: ReactNode }) => {
  const answers = useSyncExternalStore(onAnswerFaults, answerFaults)
  const customer = useCurrentCustomer()
  const unread = useMemo(() => unreadIn(answers), [answers])
  const hasUnread = unread.records.length > 0
  const { content: UnreadRows } = useChunk(hasUnread ? unreadRows : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another customer other rows are fetched.
  useEffect(() => forgetAnswers, [customer])
  return (
    <UnreadContext value={unread}>
      {hasUnread && UnreadRows && <UnreadRows answers={answers} />}
      <ShowAnswerContext value={showAnswer}>{children}</ShowAnswerContext>
    </UnreadContext>
  )
}
