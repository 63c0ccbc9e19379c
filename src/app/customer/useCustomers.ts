import { useQuery } from '@tanstack/react-query'
import type { CallError } from '#dataProvider/calls/callError.ts'
import { sendList } from '#dataProvider/calls/client.ts'
import { account, type customer } from '#schema/account/account.ts'
import type { RowOf } from '#schema/entity.ts'

export type Customer = RowOf<typeof customer>

const everyCustomer = { list: { sort: ['name', 'ASC'], range: null, filter: {} } } as const

/** All customers of the user, sorted by name. The list is small enough for client-side search. */
export const useCustomers = (isEnabled: boolean) =>
  useQuery<Customer[], CallError>({
    queryKey: ['customers'],
    queryFn: async ({ signal }) => (await sendList(account.customers, everyCustomer, { signal })).rows,
    enabled: isEnabled,
  })
