import { useMemo } from 'react'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { businessToday } from '#kit/fields/days.ts'
import { countedOn, statementCalls } from '#schema/finance/statement.ts'

/** Account statement of a customer, with the days of each invoice. */
export const useStatement = (customerId: number, { enabled = true } = {}) => {
  const query = useCall(statementCalls.statement, { customerId }, { enabled })
  const { data } = query
  const counted = useMemo(() => data && countedOn(data, businessToday()), [data])
  return { ...query, data: counted }
}
