import { useCall } from '../../dataProvider/useCall.ts'
import { account } from '../../schema/account.ts'
import { providerKeys } from '../../schema/concessions.ts'

/** Whether the user speaks for the customer; nobody decides before that is known. */
export const useIsCustomer = () => {
  const { data, error } = useCall(account.contentAccess, { access: providerKeys.join(',') })
  return error?.status === 403 || data?.ok === false
}
