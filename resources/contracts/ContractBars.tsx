import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Gantt } from '#kit/charts/Gantt.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { agreements } from '#schema/contracts/agreements.ts'

const legend = [
  { state: 'onTime', name: 'valid' },
  { state: 'caution', name: 'toBeExpired' },
  { state: 'critical', name: 'expired' },
] as const

/** Depends only on the year of the end, regardless of the status `docs/product/contracts.md#contract-bars`. */
export const stateOfEnd = (last: number, current: number) => {
  if (last < current) return 'critical'
  return last === current ? 'caution' : 'onTime'
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Timeline of contracts; a contract without dates has no bar. */
export const ContractBars = () => {
  const translate = useTranslate()
  const customerId = useCurrentCustomer()
  const query = useCall(agreements.list, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
  const current = yearOf(businessToday())
  const bars = (query.data ?? []).flatMap(({ id, name, startsOn, endsOn }) => {
    if (startsOn === null || endsOn === null) return []
    const last = yearOf(endsOn)
    return [{ id, label: name, first: yearOf(startsOn), last, state: stateOfEnd(last, current) } as const]
  })
  const title = translate('contractDashboard.contracts')
  return (
    <InfoCard title={title}>
      <Gantt
        title={title}
        bars={bars}
        legend={legend.map(({ state, name }) => ({ state, label: translate(`contractDashboard.${name}`) }))}
        barLabel={translate('contractDashboard.contract')}
        {...statesOf(query)}
      />
    </InfoCard>
  )
}
