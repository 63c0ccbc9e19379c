import type { useCall } from '../../../dataProvider/useCall.ts'
import type { finance } from '../../../schema/finance.ts'

/** The account on its way, there, or failed. */
export type AccountQuery = ReturnType<typeof useCall<typeof finance.statement>>

interface Query {
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

/** The states of a call as the parts of a page take them. */
export const statesOf = ({ isPending, error, refetch }: Query) => ({
  isLoading: isPending,
  error,
  onRetry: () => void refetch(),
})
