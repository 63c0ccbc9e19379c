import { useMemo } from 'react'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { agreements } from '#schema/contracts/agreements.ts'
import { wholeList } from '#schema/list.ts'

export const useFigures = () => {
  const customerId = useCurrentCustomer()
  return useCall(agreements.figures, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
}

/** Filter options. */
export const useContractChoices = () => {
  const customerId = useCurrentCustomer()
  const { data } = useCall(agreements.list, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
  return useMemo(() => ({ contract: (data ?? []).map(({ name }) => ({ id: name, name })) }), [data])
}

/** Filter options: direct customers with parts under the contracts. */
export const useCustomerChoices = () => {
  const customerId = useCurrentCustomer()
  const input = { customerId: customerId ?? 0, list: wholeList }
  const { data } = useCall(agreements.listDirectParts, input, { enabled: customerId !== null })
  return useMemo(() => {
    const names = new Set((data ?? []).map(({ customer }) => customer))
    return { customer: [...names].toSorted().map((name) => ({ id: name, name })) }
  }, [data])
}
