import { QueryClient } from '@tanstack/react-query'
import { type CurrentUser, identityKey, identityOf, roleKey } from '#authProvider/currentUser.ts'
import { type Menu, menuKey } from '#authProvider/menu.ts'
import { currentCustomer } from '#dataProvider/customer.ts'
import { staleTime } from '#dataProvider/first-view/prefetchQueries.ts'

/**
 * Queries fail without retries, because pages show a Retry button. `always`: offline, the library would otherwise wait
 * silently. No refetch on window focus, so that data do not change unexpectedly.
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

export const makeQueryClient = (user: CurrentUser | null, menu: Menu | null) => {
  const client = newClient()
  if (user) {
    client.setQueryData(identityKey, identityOf(user))
    client.setQueryData(roleKey, user.roleId)
  }
  if (menu) client.setQueryData(menuKey(currentCustomer()), menu)
  return client
}
