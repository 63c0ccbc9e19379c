interface Query {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * The states of a call as the parts of a page take them. Asked again after a failure, it is on its way as it was at
 * first; asked again with an answer at hand, it is there.
 */
export const statesOf = ({ data, error, isFetching, refetch }: Query) => ({
  isLoading: isFetching && data === undefined,
  error,
  onRetry: () => void refetch(),
})
