import InfoIcon from '@mui/icons-material/InfoOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { Hint } from '../feedback/Hint.tsx'
import { ChartFrame } from './ChartFrame.tsx'
import { type ChartProps, formatPoint, type StateName } from './chart.ts'
import { GaugeDrawing } from './GaugeDrawing.tsx'

interface GaugeProps extends ChartProps {
  /** 0 to 100; null without a value. */
  readonly value: number | null
  readonly state: StateName
  readonly tooltip?: string
}

const height = 132

const words: Partial<Record<StateName, string>> = {
  onTime: 'kit.charts.good',
  caution: 'kit.charts.fair',
  delayed: 'kit.charts.fair',
  critical: 'kit.charts.poor',
}

export const Gauge = ({ title, value, state, format, tooltip, ...loading }: GaugeProps) => {
  const translate = useTranslate()
  const text = formatPoint(value, format) || translate('kit.charts.noValue')
  const key = words[state]
  const judged = value !== null && key ? translate(key) : ''
  const description = [`${title}. ${text}`, judged, tooltip].filter(Boolean).join('. ')
  return (
    <ChartFrame
      title={title}
      figures={{
        head: [translate('kit.charts.item'), translate('kit.charts.value')],
        rows: [[title, judged ? `${text} (${judged})` : text]],
      }}
      isEmpty={false}
      height={height}
      {...loading}
    >
      <Hint title={tooltip ?? ''}>
        <Box sx={{ position: 'relative', width: 216, height, mx: 'auto' }}>
          <Box role="img" aria-label={description}>
            <GaugeDrawing value={value} state={state} text={text} word={judged} />
          </Box>
          {tooltip && (
            <IconButton
              size="small"
              aria-label={tooltip}
              className="no-print"
              sx={{ position: 'absolute', top: 0, right: 0 }}
            >
              <InfoIcon fontSize="small" />
            </IconButton>
          )}
        </Box>
      </Hint>
    </ChartFrame>
  )
}
