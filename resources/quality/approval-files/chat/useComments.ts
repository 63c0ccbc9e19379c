import { useEffect, useRef } from 'react'
import { useCall } from '../../../../dataProvider/useCall.ts'
import { approvalFiles } from '../../../../schema/approvalFiles.ts'

const [soonest, latest, growth] = [4000, 60_000, 1.5]

/** The comments of a folder, asked for again and again: soon after something was said, then ever more seldom. */
export const useComments = (input: { readonly customerId: number; readonly folderId: number }) => {
  const query = useCall(approvalFiles.listComments, input)
  const { data, refetch, dataUpdatedAt, errorUpdatedAt } = query
  const comments = data ?? []
  const pause = useRef({ count: -1, milliseconds: soonest })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer, or failure, begins the next pause.
  useEffect(() => {
    const isNew = pause.current.count !== comments.length
    const milliseconds = isNew ? soonest : Math.min(latest, pause.current.milliseconds * growth)
    pause.current = { count: comments.length, milliseconds }
    const timer = setTimeout(() => void refetch(), milliseconds)
    return () => clearTimeout(timer)
  }, [refetch, dataUpdatedAt, errorUpdatedAt])
  return { comments, query }
}
