import ChartIcon from '@mui/icons-material/BarChartOutlined'
import TableIcon from '@mui/icons-material/TableRowsOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { useIsCardTitle } from '../cards/cardTitle.ts'
import { Loadable, type LoadableProps } from '../cards/Loadable.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { type ChartFigures, ChartTable } from './ChartTable.tsx'

interface Props extends LoadableProps {
  readonly title: string
  readonly figures: ChartFigures
  readonly isEmpty: boolean
  /** The height of the drawing, and of whatever stands in its place. */
  readonly height: number
  readonly legend?: ReactNode
  readonly children: ReactNode
}

const switchHeight = 30

/** The title of a chart, the chart or its table, and the switch between them. */
export const ChartFrame = ({ title, figures, isEmpty, height, legend, children, ...loading }: Props) => {
  const translate = useTranslate()
  const isTitled = useIsCardTitle(title)
  const [isTable, setIsTable] = useState(false)
  const switchLabel = translate(isTable ? 'kit.charts.showChart' : 'kit.charts.showTable')
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0, minWidth: 0, breakInside: 'avoid' }}>
      {!isTitled && (
        <Typography component="figcaption" variant="h3" sx={{ mb: 1 }}>
          {title}
        </Typography>
      )}
      <Loadable height={height + switchHeight} {...loading}>
        {isEmpty ? (
          <Box sx={{ display: 'grid', placeContent: 'center', height: height + switchHeight }}>
            <EmptyState />
          </Box>
        ) : (
          <>
            {isTable ? <ChartTable title={title} height={height} {...figures} /> : children}
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: switchHeight }}>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>{!isTable && legend}</Box>
              <Tooltip title={switchLabel}>
                <IconButton
                  size="small"
                  className="no-print"
                  aria-label={switchLabel}
                  onClick={() => setIsTable(!isTable)}
                >
                  {isTable ? <ChartIcon fontSize="small" /> : <TableIcon fontSize="small" />}
                </IconButton>
              </Tooltip>
            </Box>
          </>
        )}
      </Loadable>
    </Box>
  )
}
