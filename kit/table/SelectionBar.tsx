import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import type { ReactNode } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'

interface Props<Row> {
  /** Rows selected on all pages of the list. */
  readonly selected: readonly Row[]
  /** Selectable rows of the current page. */
  readonly inSight: readonly Row[]
  /** Distance from the lower edge of the window, in pixels, above another bar. */
  readonly bottom?: { readonly xs: number; readonly sm: number }
  readonly nameOf: (row: Row) => string
  readonly children?: ReactNode
}

/** Sticks to the lower edge of the window, so that no row moves under the pointer when it appears. */
const bar = {
  ...{ position: 'sticky', zIndex: 5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  ...{ width: 'fit-content', px: 1.5, py: 0.75, borderRadius: 1, displayPrint: 'none' },
  ...{ border: 1, borderColor: 'primary.main', bgcolor: 'background.paper', boxShadow: 6 },
} as const

/**
 * Number of selected rows on all pages, buttons to select all visible ones or none, and actions; hidden without a
 * selection. Names the rows that the actions concern although another page or search hides them.
 */
export const SelectionBar = <Row extends RaRecord>({ selected, inSight, bottom, nameOf, children }: Props<Row>) => {
  const translate = useTranslate()
  const { selectedIds, onSelect, onUnselectItems } = useListContext<AnyRow>()
  const count = selected.length
  const idsInSight = inSight.map(({ id }) => id)
  const hidden = selected.filter(({ id }) => !idsInSight.includes(id))
  return (
    // The number is announced by the same element before and after the first selection.
    <Box sx={count === 0 ? visuallyHidden : [bar, { bottom: bottom ?? 8 }]}>
      <strong role="status">{count > 0 && translate('table.selected', { smart_count: count })}</strong>
      {count > 0 && (
        <>
          <Button size="small" onClick={() => onSelect([...new Set([...selectedIds, ...idsInSight])])}>
            {translate('table.selectPage')}
          </Button>
          <Button size="small" onClick={() => onUnselectItems()}>
            {translate('table.clearSelection')}
          </Button>
          {children}
          {hidden.length > 0 && (
            <Typography
              variant="body2"
              sx={{ flexBasis: '100%', maxHeight: 120, overflowY: 'auto', overflowWrap: 'anywhere' }}
            >
              {translate('table.selectedElsewhere', { names: hidden.map(nameOf).join('; ') })}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}
