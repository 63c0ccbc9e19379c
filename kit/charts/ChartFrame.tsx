import ChartIcon from '@mui/icons-material/BarChartOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { useCardHead } from '../cards/cardHead.ts'
import { Loadable, type LoadableProps } from '../cards/Loadable.tsx'
import type { Chunk } from '../chunk.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Hint } from '../feedback/Hint.tsx'
import { usePreload } from '../useChunk.ts'
import { type ChartFigures, ChartTable } from './ChartTable.tsx'
import { NearContext, useNear } from './useNear.ts'

interface TableSwitchProps {
  readonly title: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const TableSwitch = ({ title, isOn, onChange }: TableSwitchProps) => {
  const translate = useTranslate()
  const label = translate(isOn ? 'kit.charts.showChart' : 'kit.charts.showTable')
  return (
    <Hint title={label}>
      <IconButton
        size="small"
        className="no-print"
        aria-label={`${label}: ${title}`}
        onClick={() => onChange(!isOn)}
        sx={{ color: 'text.secondary' }}
      >
        {isOn ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
      </IconButton>
    </Hint>
  )
}

interface Props extends LoadableProps {
  readonly title: string
  readonly figures: ChartFigures
  readonly isEmpty: boolean
  readonly emptyText?: string | undefined
  /** Height of the drawing with its legend, also used by the table and the loading state. */
  readonly height: number
  /** Chunk with the drawing code, preloaded when the chart is near the viewport. */
  readonly drawing?: Chunk<unknown>
  readonly children: ReactNode
}

/**
 * Title, chart or table, and the switch between them. In a card with the same title, the switch moves to the card's
 * head and the title is omitted. Prints the table if the drawing code is not loaded.
 */
export const ChartFrame = ({ title, figures, isEmpty, emptyText, height, drawing, children, ...loading }: Props) => {
  const head = useCardHead(title)
  // The card's corner exists only after the first render.
  const hasCorner = useDeferredValue(head !== null, false)
  const { ref, isNear, isPrinted } = useNear()
  usePreload(isNear ? drawing : undefined)
  const [isSwitched, setIsSwitched] = useState(false)
  const isTable = isSwitched || (isPrinted && drawing?.loaded() === null)
  const hasFigures = !isEmpty && !loading.isLoading && !loading.error
  const tableSwitch = hasFigures && <TableSwitch title={title} isOn={isSwitched} onChange={setIsSwitched} />
  return (
    <Box component="figure" ref={ref} aria-label={title} sx={{ m: 0, minWidth: 0, breakInside: 'avoid' }}>
      {hasCorner && head?.corner.current && createPortal(tableSwitch, head.corner.current)}
      {!head && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, mb: 0.5 }}>
          <Typography component="figcaption" variant="h3" sx={{ flexGrow: 1, minWidth: 0 }}>
            {title}
          </Typography>
          {tableSwitch}
        </Box>
      )}
      <Loadable height={height} {...loading}>
        {isEmpty ? (
          <Box sx={{ display: 'grid', placeContent: 'center', height }}>
            <EmptyState text={emptyText} />
          </Box>
        ) : isTable ? (
          <ChartTable title={title} height={height} {...figures} />
        ) : (
          <NearContext value={isNear}>{children}</NearContext>
        )}
      </Loadable>
    </Box>
  )
}
