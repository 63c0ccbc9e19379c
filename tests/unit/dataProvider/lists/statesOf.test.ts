import { expect, test, vi } from 'vitest'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'

const query = (more: object) => ({ data: undefined, error: null, isFetching: false, refetch: vi.fn(), ...more })

test.each([
  ['on its way at first', { isFetching: true }, true],
  ['asked again after a failure', { isFetching: true, error: new Error('Down') }, true],
  ['asked again with an answer at hand', { isFetching: true, data: [] }, false],
  ['answered', { data: [] }, false],
  ['not asked', {}, false],
])('a query that is %s has isLoading %j: %s', (_case, more, isLoading) => {
  expect(statesOf(query(more)).isLoading).toBe(isLoading)
})

test('onRetry refetches and returns nothing to the click handler', () => {
  const { refetch } = query({})
  expect(statesOf(query({ refetch })).onRetry()).toBeUndefined()
  expect(refetch).toHaveBeenCalledOnce()
})
