interface Query {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

/**
 * Query states as page components expect them. A retry after a failure counts as loading; a refetch with data does not.
 */
export const statesOf = ({ data, error, isFetching, refetch }: Query) => ({
  isLoading: isFetching && data === undefined,
  error,
  onRetry: () => void refetch(),
})
