import { Link, useLocation } from 'react-router-dom'
import { askedFor, releaseBeneath } from './addresses.ts'

interface Props {
  readonly jobOrder: string
}

/** A job order: loads all its dates beneath the report. */
export const ReleaseLink = ({ jobOrder }: Props) => {
  const { search } = useLocation()
  const isOpen = releaseBeneath.in(search) === jobOrder
  return (
    <Link
      to={{ search: releaseBeneath.with(search, jobOrder) }}
      state={askedFor}
      className="row-link"
      aria-current={isOpen ? 'true' : undefined}
    >
      {jobOrder}
    </Link>
  )
}
