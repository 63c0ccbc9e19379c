import type { ComponentType } from 'react'
import type { KindName } from '../../../schema/kinds.ts'
import { DocumentLinks } from './DocumentLinks.tsx'

export interface KindCellProps {
  readonly value: unknown
}

const Document = ({ value }: KindCellProps) => <DocumentLinks links={value ? [String(value)] : []} />
const Documents = ({ value }: KindCellProps) => <DocumentLinks links={(value ?? []) as string[]} />
const Hidden = () => null

/** What stands in a table's cell where that is not the text of the value. */
export const kindCells: { readonly [K in KindName]?: ComponentType<KindCellProps> } = {
  secret: Hidden,
  document: Document,
  documents: Documents,
}
