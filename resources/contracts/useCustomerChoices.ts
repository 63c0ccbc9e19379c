import { useMemo } from 'react'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { useCall } from '../../dataProvider/useCall.ts'
import { agreements } from '../../schema/agreements.ts'

const all = { sort: null, range: null, filter: {} } as const

/** Whose parts stand under the contracts of the tab's customer, as what a filter of that name offers. */
export const useCustomerChoices = () => {
  const customerId = useCurrentCustomer()
  const input = { customerId: customerId ?? 0, list: all }
  const { data } = useCall(agreements.listDirectParts, input as never, { enabled: customerId !== null })
  return useMemo(() => {
    const names = new Set((data ?? []).map(({ customer }) => customer))
    return { customer: [...names].toSorted().map((name) => ({ id: name, name })) }
  }, [data])
}
