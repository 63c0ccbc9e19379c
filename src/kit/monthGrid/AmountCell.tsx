import { memo, type ReactNode } from 'react'
import { GridCell } from './GridCell.tsx'

interface Props {
  readonly place: string
  readonly text: string
  readonly isCurrent: boolean
  readonly isSelected: boolean
  readonly isReadOnly: boolean
  /** The editor, while the cell is edited. */
  readonly editor: ReactNode
}

/** One amount. Of some thousand cells only those that change are drawn again. */
export const AmountCell = memo(({ place, text, isCurrent, isSelected, isReadOnly, editor }: Props) => (
  <GridCell
    place={place}
    className={isSelected ? 'amount is-selected' : 'amount'}
    tabIndex={isCurrent ? 0 : -1}
    isSelected={isSelected}
    isReadOnly={isReadOnly}
  >
    {editor ?? text}
  </GridCell>
))
