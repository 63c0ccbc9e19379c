import { useMemo } from 'react'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Load } from '#schema/logistics/logistics.ts'
import { BelowCreditHold } from '../../finance/credit-hold/CreditHold.tsx'
import { useTrackingNumber } from '../carrier-links/useTrackingNumber.tsx'
import { report } from './report.ts'

const Loads = () => {
  const trackingNumber = useTrackingNumber()
  const show = useMemo(
    () => ({ tracking: ({ carrier, tracking }: Load, text: string) => trackingNumber(carrier, tracking) || text }),
    [trackingNumber],
  )
  return <ReportList {...report} show={show} />
}

const InTransit = () => (
  <BelowCreditHold customerId={useCurrentCustomer()} gap={1.5}>
    <Loads />
  </BelowCreditHold>
)

export default InTransit
