import type { ReactNode } from 'react'

interface Props {
  /** `row-column`. */
  readonly place: string
  readonly className: string
  /** Undefined if a button in the cell takes the focus instead. */
  readonly tabIndex?: number | undefined
  readonly isSelected?: boolean
  /** Cells other than amounts are read-only. */
  readonly isReadOnly?: boolean
  readonly children: ReactNode
}

/** Cell that can be reached by arrow keys. */
export const GridCell = ({ place, className, tabIndex, isSelected, isReadOnly = false, children }: Props) => (
  <td
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: what the cell of a table is where that is a grid.
    role="gridcell"
    data-place={place}
    tabIndex={tabIndex}
    aria-selected={isSelected}
    aria-readonly={isReadOnly || undefined}
    className={className}
  >
    {children}
  </td>
)
