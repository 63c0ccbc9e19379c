import { QueryClient } from '@tanstack/react-query'

/**
 * Queries fail at once and say so: who waits has a Retry. `always`: without a network the library would wait in silence
 * instead. The window's focus changes nothing under the eyes of who returns to it.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
