import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useListContext, useTranslate } from 'react-admin'
import { useDialogs } from '../feedback/dialogs.ts'
import { formatCount } from '../fields/formats.ts'
import type { Selection } from './selection.ts'

interface SelectAllProps<Row extends RaRecord> {
  /** On all pages of the list. */
  readonly selection: Selection<Row>
  /** By default, all rows can be selected. */
  readonly isSelectable?: (row: Row) => boolean
  /** Number of rows that the actions accept. */
  readonly max?: number
}

/** Adds the rows of all pages to the selection, up to the maximum. */
const SelectAll = <Row extends RaRecord>({
  selection,
  isSelectable = () => true,
  max = Number.POSITIVE_INFINITY,
}: SelectAllProps<Row>) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const { total = 0, data = [], getData = async () => [] } = useListContext<Row>()
  const [isLoading, setLoading] = useState(false)
  if (total <= data.length) return null
  const select = async () => {
    setLoading(true)
    try {
      const selected = new Set(selection.rows.map(({ id }) => id))
      const others = (await getData({ maxResults: Number.POSITIVE_INFINITY })).filter(
        (row) => isSelectable(row) && !selected.has(row.id),
      )
      const added = others.slice(0, Math.max(0, max - selected.size))
      selection.change((before) => [...before, ...added.map(({ id }) => id)], added)
    } catch (error) {
      const { code = 'internal' } = error as { readonly code?: string }
      await alert({ message: translate(`errors.${code}`, { _: translate('kit.feedback.failed') }) })
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button size="small" disabled={isLoading} onClick={() => void select()}>
      {total > max
        ? translate('table.selectFirst', { count: formatCount(max) })
        : translate('table.selectAll', { count: formatCount(total) })}
    </Button>
  )
}

interface Props<Row extends RaRecord> extends SelectAllProps<Row> {
  /** Distance from the lower edge of the window, in pixels, above another bar. */
  readonly bottom?: { readonly xs: number; readonly sm: number }
  readonly nameOf: (row: Row) => string
  readonly children?: ReactNode
}

/**
 * For a bar that precedes its rows in the document, so that the keyboard reaches it, and is drawn below them at the
 * lower edge of the window, so that no row moves under the pointer when it appears. In short or zoomed windows it stands
 * above the rows and scrolls with them. Its container must be a flex column.
 */
export const barPlace = {
  order: 1,
  position: 'sticky',
  zIndex: 5,
  maxHeight: '33dvh',
  overflowY: 'auto',
  displayPrint: 'none',
  '@media (max-height: 480px)': { order: 0, position: 'static', maxHeight: 'none' },
} as const

const bar = {
  ...barPlace,
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  width: 'fit-content',
  maxWidth: '100%',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  border: 1,
  borderColor: 'primary.main',
  bgcolor: 'background.paper',
  boxShadow: 6,
} as const

/** Names beyond these are counted. */
const maxNames = 20

/**
 * Number of selected rows on all pages, buttons to select the visible ones, all or none, and actions; hidden without a
 * selection. Names the rows that the actions concern although another page or search hides them.
 */
export const SelectionBar = <Row extends RaRecord>({ bottom, nameOf, children, ...rows }: Props<Row>) => {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Row>()
  const { selection, isSelectable = () => true } = rows
  const selected = selection.rows
  const count = selected.length
  const idsInSight = data.filter(isSelectable).map(({ id }) => id)
  const hidden = selected.filter(({ id }) => !idsInSight.includes(id))
  const names = hidden.slice(0, maxNames).map(nameOf).join('; ')
  return (
    // The number is announced by the same element before and after the first selection.
    <Box className="selection-bar" sx={count === 0 ? visuallyHidden : [bar, { bottom: bottom ?? 8 }]}>
      <strong role="status">{count > 0 && translate('table.selected', { smart_count: count })}</strong>
      {count > 0 && (
        <>
          <Button size="small" onClick={() => onSelect([...new Set([...selectedIds, ...idsInSight])])}>
            {translate('table.selectPage')}
          </Button>
          <SelectAll {...rows} />
          <Button size="small" onClick={() => onUnselectItems()}>
            {translate('table.clearSelection')}
          </Button>
          {children}
          {hidden.length > 0 && (
            <Typography variant="body2" sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
              {translate('table.selectedElsewhere', { names })}
              {hidden.length > maxNames && translate('table.andMore', { count: formatCount(hidden.length - maxNames) })}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}
