import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  readonly to: string
  readonly children: ReactNode
  /** Accessible name if the text is not sufficient. */
  readonly label?: string
}

export const RowLink = ({ to, children }: Props) => (
  <Link to={to} className="row-link">
    {children}
  </Link>
)

export const RowButton = ({ to, children, label }: Props) => (
  <Link to={to} className="row-button" aria-label={label}>
    {children}
  </Link>
)
