import { QueryClient } from '@tanstack/react-query'
import { identityKey, identityOf } from '../../authProvider/currentUser.ts'
import { menuKey } from '../../authProvider/menu.ts'
import { currentCustomer } from '../../dataProvider/customer.ts'
import type { Start } from './boot.ts'

/**
 * Queries fail at once and say so: who waits has a Retry. `always`: without a network the library would wait in silence
 * instead. The window's focus changes nothing under the eyes of who returns to it.
 */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The query cache, holding what was asked before anything was drawn. */
export const makeQueryClient = ({ user, menu }: Pick<Start, 'user' | 'menu'>) => {
  const client = newClient()
  if (user) client.setQueryData(identityKey, identityOf(user))
  if (menu) client.setQueryData(menuKey(currentCustomer()), menu)
  return client
}
