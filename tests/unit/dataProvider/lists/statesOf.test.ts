import { expect, test, vi } from 'vitest'
import { statesOf } from '#dataProvider/lists/statesOf.ts'

const query = (more: object) => ({ data: undefined, error: null, isFetching: false, refetch: vi.fn(), ...more })

test.each([
  ['loading for the first time', { isFetching: true }, true],
  ['refetching after a failure', { isFetching: true, error: new Error('Down') }, true],
  ['refetching with data', { isFetching: true, data: [] }, false],
  ['successful', { data: [] }, false],
  ['disabled', {}, false],
])('a query that is %s has isLoading %j: %s', (_case, more, isLoading) => {
  expect(statesOf(query(more)).isLoading).toBe(isLoading)
})

test('onRetry refetches and returns nothing to the click handler', () => {
  const { refetch } = query({})
  expect(statesOf(query({ refetch })).onRetry()).toBeUndefined()
  expect(refetch).toHaveBeenCalledOnce()
})
