import type { ComponentType } from 'react'
import type { KindName } from '../../../schema/kinds.ts'
import { DocumentLinks } from './DocumentLinks.tsx'

export interface KindCellProps {
  readonly value: unknown
  /** The value as `sayValue` words it. */
  readonly text: string
}

const Plain = ({ text }: KindCellProps) => text
const Document = ({ value }: KindCellProps) => <DocumentLinks links={value ? [String(value)] : []} />
const Documents = ({ value }: KindCellProps) => <DocumentLinks links={(value ?? []) as string[]} />
const Hidden = () => null

/** What stands in a table's cell for every kind. */
export const kindCells: Readonly<Record<KindName, ComponentType<KindCellProps>>> = {
  text: Plain,
  email: Plain,
  secret: Hidden,
  integer: Plain,
  quantity: Plain,
  money: Plain,
  thousands: Plain,
  kilograms: Plain,
  pounds: Plain,
  inches: Plain,
  percent: Plain,
  day: Plain,
  instant: Plain,
  flag: Plain,
  oneOf: Plain,
  document: Document,
  documents: Documents,
  many: Plain,
  rows: Plain,
}
