import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import type { Selection } from './state/selection.tsx'

interface Props<Row> {
  readonly selection: Selection<Row>
  /** Selectable rows of the current page. */
  readonly inSight: readonly Row[]
  readonly nameOf: (row: Row) => string
  readonly children?: ReactNode
}

/**
 * Number of selected rows on all pages, buttons to select all visible ones or none, and actions. Names the rows that the
 * actions concern although another page or search hides them.
 */
export const SelectionBar = <Row,>({ selection, inSight, nameOf, children }: Props<Row>) => {
  const translate = useTranslate()
  const count = selection.rows.length
  const hidden = selection.beyond(inSight)
  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1.5, py: 0.75, displayPrint: 'none' }}
    >
      <strong role="status">{translate('table.selected', { smart_count: count })}</strong>
      <Button size="small" disabled={inSight.length === 0} onClick={() => selection.add(inSight)}>
        {translate('table.selectPage')}
      </Button>
      <Button size="small" disabled={count === 0} onClick={selection.clear}>
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
    </Paper>
  )
}
