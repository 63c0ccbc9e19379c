import type { ComponentType } from 'react'
import type { KindName } from '../../../schema/kinds.ts'
import { DocumentLinks } from './DocumentLinks.tsx'

export interface KindCellProps {
  readonly value: unknown
}

const Document = ({ value }: KindCellProps) => <DocumentLinks links={value ? [String(value)] : []} />
const Documents = ({ value }: KindCellProps) => <DocumentLinks links={(value ?? []) as string[]} />
const Hidden = () => null

/** Custom cells, for kinds that are not displayed as text. */
export const kindCells: { readonly [K in KindName]?: ComponentType<KindCellProps> } = {
  secret: Hidden,
  document: Document,
  documents: Documents,
}
