import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { Request } from '#schema/orders/requests.ts'
import { RequestDetail } from './RequestDetail.tsx'
import { report } from './report.ts'

/** Requests of the reader's customers, or of all; the address names the open one, so that mails can link to it. */
const Requests = () => {
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
      number: ({ number }: Request) => (
        <Link
          component="button"
          variant="inherit"
          aria-label={translate('requests.open', { number })}
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
      {opened && <RequestDetail key={opened} number={opened} onClose={() => show.open(null)} />}
    </>
  )
}

export default Requests
