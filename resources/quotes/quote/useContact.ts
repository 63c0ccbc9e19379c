import { isUnknownCall } from '../../../dataProvider/calls/callError.ts'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { account } from '../../../schema/account/account.ts'
import { quotes } from '../../../schema/quotes/quotes.ts'

/**
 * The customer's contact on quotes; for services without this call, the customer's number and name, as for most
 * customers.
 */
export const useContact = (customerId: number) => {
  const contact = useCall(quotes.contact, { customerId })
  const isUnknownContact = isUnknownCall(contact.error)
  const names = useCall(account.customerNames, { ids: [customerId] }, { enabled: isUnknownContact })
  if (!isUnknownContact) return contact
  const customer = names.data?.[0]?.name
  const plain = { crmId: String(customerId), isRingOnly: false, hasWorks: false, hasAddresses: false }
  return { ...names, data: customer === undefined ? undefined : { ...plain, customer } }
}
