import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { RowOf } from '../../../schema/entity.ts'
import type { placedOrder } from '../../../schema/quotes/orderRequests.ts'
import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { PlacedOrderDetail } from './PlacedOrderDetail.tsx'
import { report } from './report.ts'

type Row = RowOf<typeof placedOrder>

/** Orders placed on quotes; the address names the open one, so that mails can link to it. */
const PlacedOrders = () => {
  const translate = useTranslate()
  const [address, setAddress] = useSearchParams()
  const opened = address.get('number')
  const show = useMemo(() => {
    const open = (number: string | null) =>
      setAddress((before) => {
        const { number: _before, ...rest } = Object.fromEntries(before)
        return number === null ? rest : { ...rest, number }
      })
    return {
      open,
      number: ({ number }: Row) => (
        <Link
          component="button"
          variant="inherit"
          aria-label={translate('placedOrders.open', { number })}
          onClick={() => open(number)}
        >
          {number}
        </Link>
      ),
    }
  }, [setAddress, translate])
  return (
    <>
      <ReportList {...report} show={{ number: show.number }} />
      {opened && <PlacedOrderDetail number={opened} onClose={() => show.open(null)} />}
    </>
  )
}

export default PlacedOrders
