import type { ReactNode } from 'react'

interface Props {
  /** Where it stands, `row-column`. */
  readonly place: string
  readonly className: string
  /** Left out where a button in the cell takes the focus in its stead. */
  readonly tabIndex?: number | undefined
  readonly isSelected?: boolean
  /** What is no amount cannot be edited. */
  readonly isReadOnly?: boolean
  readonly children: ReactNode
}

/** A cell of the grid that the arrows lead to. */
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
