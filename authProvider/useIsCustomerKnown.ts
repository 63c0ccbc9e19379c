import { useQuery } from '@tanstack/react-query'
import { useCurrentCustomer } from '../dataProvider/customer.ts'
import { askForCustomer } from './opening.ts'
import { hasLoginCookie } from './session.ts'

/** Whether the tab's customer has been looked at on a page without a guard: one that is not the user's is let go of. */
export const useIsCustomerKnown = () => {
  const customer = useCurrentCustomer()
  const { isLoading } = useQuery({
    queryKey: ['customerAccess', customer],
    queryFn: ({ signal }) => askForCustomer(signal),
    enabled: customer !== null && hasLoginCookie(),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return !isLoading
}
