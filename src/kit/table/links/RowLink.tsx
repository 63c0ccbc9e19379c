import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  readonly to: string
  readonly children: ReactNode
  /** What it is called where its text does not say enough. */
  readonly label?: string
}

/** In a row of a report: the way to the page of the record. */
export const RowLink = ({ to, children }: Props) => (
  <Link to={to} className="row-link">
    {children}
  </Link>
)

/** The same, as the row's action. */
export const RowButton = ({ to, children, label }: Props) => (
  <Link to={to} className="row-button" aria-label={label}>
    {children}
  </Link>
)
