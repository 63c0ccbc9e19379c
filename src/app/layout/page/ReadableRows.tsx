import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react'
import {
  answerFaults,
  forgetAnswers,
  onAnswerFaults,
  showAnswer,
  unreadableIn,
} from '../../../../dataProvider/calls/answerFaults.ts'
import { useCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { chunk } from '../../../kit/chunk.ts'
import { ShowAnswerContext, UnreadableContext } from '../../../kit/table/state/unreadable.ts'
import { useChunk } from '../../../kit/useChunk.ts'

const unreadableRows = chunk(async () => (await import('./UnreadableRows.tsx')).UnreadableRows)

/** A page below a line with the number of its rows that could not be read. */
export const ReadableRows = ({ children }: { readonly children: ReactNode }) => {
  const answers = useSyncExternalStore(onAnswerFaults, answerFaults)
  const customer = useCurrentCustomer()
  const unreadable = useMemo(() => unreadableIn(answers), [answers])
  const hasUnreadable = unreadable.records.length > 0
  const { content: UnreadableRows } = useChunk(hasUnreadable ? unreadableRows : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another customer other rows are fetched.
  useEffect(() => forgetAnswers, [customer])
  return (
    <UnreadableContext value={unreadable}>
      {hasUnreadable && UnreadableRows && <UnreadableRows answers={answers} />}
      <ShowAnswerContext value={showAnswer}>{children}</ShowAnswerContext>
    </UnreadableContext>
  )
}
