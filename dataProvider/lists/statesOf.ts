interface Query {
  readonly data: unknown
  readonly error: Error | null
  readonly isFetching: boolean
  readonly dataUpdatedAt?: number
  readonly refetch: () => unknown
}

interface States {
  readonly isLoading: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  /** Milliseconds since 1970 at which the data was read, if reading it again has failed. */
  readonly readAt?: number | null
}

/**
 * Query states as page components expect them. A retry after a failure counts as loading; a refetch with data does not.
 */
export const statesOf = ({ data, error, isFetching, dataUpdatedAt, refetch }: Query): States => ({
  isLoading: isFetching && data === undefined,
  error,
  readAt: error && data !== undefined ? (dataUpdatedAt ?? null) : null,
  onRetry: () => void refetch(),
})
