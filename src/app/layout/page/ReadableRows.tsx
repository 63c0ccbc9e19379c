import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { answerFaults, forgetAnswers, onAnswerFaults } from '../../../../dataProvider/calls/answerFaults.ts'
import { useCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { chunk } from '../../../kit/chunk.ts'
import { UnreadRowsContext } from '../../../kit/table/state/rowsState.ts'
import { useChunk } from '../../../kit/useChunk.ts'

const unreadRows = chunk(async () => (await import('./UnreadRows.tsx')).UnreadRows)

/** A page below a line with the number of its rows that could not be read. */
export const ReadableRows = ({ children }: { readonly children: ReactNode }) => {
  const answers = useSyncExternalStore(onAnswerFaults, answerFaults)
  const customer = useCurrentCustomer()
  const isIncomplete = answers.some(({ unread }) => unread > 0)
  const { content: UnreadRows } = useChunk(isIncomplete ? unreadRows : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another customer other rows are fetched.
  useEffect(() => forgetAnswers, [customer])
  return (
    <UnreadRowsContext value={isIncomplete}>
      {isIncomplete && UnreadRows && <UnreadRows answers={answers} />}
      {children}
    </UnreadRowsContext>
  )
}
