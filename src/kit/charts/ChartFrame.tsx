import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useCardHead } from '../cards/cardHead.ts'
import { Loadable, type LoadableProps } from '../cards/Loadable.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { type ChartFigures, ChartTable } from './ChartTable.tsx'
import { TableSwitch } from './TableSwitch.tsx'

interface Props extends LoadableProps {
  readonly title: string
  readonly figures: ChartFigures
  readonly isEmpty: boolean
  readonly emptyText?: string | undefined
  /** The height of the drawing with its legend, and of whatever stands in its place. */
  readonly height: number
  readonly children: ReactNode
}

/**
 * The title of a chart, the chart or its table, and the switch between them. In a card of the same title, the switch
 * stands in the card's head and the title is not said again.
 */
export const ChartFrame = ({ title, figures, isEmpty, emptyText, height, children, ...loading }: Props) => {
  const head = useCardHead(title)
  const [isTable, setIsTable] = useState(false)
  const hasFigures = !isEmpty && !loading.isLoading && !loading.error
  const tableSwitch = hasFigures && <TableSwitch title={title} isOn={isTable} onChange={setIsTable} />
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, minWidth: 0, breakInside: 'avoid' }}>
      {head?.corner && createPortal(tableSwitch, head.corner)}
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
          children
        )}
      </Loadable>
    </Box>
  )
}
