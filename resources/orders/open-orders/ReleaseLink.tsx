import { useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import { releaseBeneath } from './addresses.ts'

interface Props {
  readonly jobOrder: string
}

/** Loads all dates of a job order beneath the report. */
export const ReleaseLink = ({ jobOrder }: Props) => {
  const translate = useTranslate()
  const { search } = useLocation()
  const isOpen = releaseBeneath.in(search) === jobOrder
  return (
    <Link
      to={{ search: releaseBeneath.with(search, jobOrder) }}
      className="row-button"
      aria-label={translate('orders.release.of', { jobOrder })}
      aria-current={isOpen ? 'true' : undefined}
    >
      {translate('orders.release.show')}
    </Link>
  )
}
