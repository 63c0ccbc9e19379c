import { Link, useLocation } from 'react-router-dom'
import { askedFor, orderBeneath } from './addresses.ts'

interface Props {
  readonly number: string
}

/** An order's number: loads its detail beneath the list. */
export const OrderLink = ({ number }: Props) => {
  const { search } = useLocation()
  const isOpen = orderBeneath.in(search) === number
  return (
    <Link
      to={{ search: orderBeneath.with(search, number) }}
      state={askedFor}
      className="row-link"
      aria-current={isOpen ? 'true' : undefined}
    >
      {number}
    </Link>
  )
}
