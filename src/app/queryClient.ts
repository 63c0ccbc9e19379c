import { QueryClient } from '@tanstack/react-query'
import { type CurrentUser, identityKey, identityOf, roleKey } from '../../authProvider/currentUser.ts'
import { type Menu, menuKey } from '../../authProvider/menu.ts'
import { currentCustomer } from '../../dataProvider/customer.ts'
import { staleTime } from './handOver.ts'

/**
 * Queries fail at once and say so: who waits has a Retry. `always`: without a network the library would wait in silence
 * instead. The window's focus changes nothing under the eyes of who returns to it.
 */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The query cache, holding what was asked before anything was drawn. */
export const makeQueryClient = (user: CurrentUser | null, menu: Menu | null) => {
  const client = newClient()
  if (user) {
    client.setQueryData(identityKey, identityOf(user))
    client.setQueryData(roleKey, user.roleId)
  }
  if (menu) client.setQueryData(menuKey(currentCustomer()), menu)
  return client
}
