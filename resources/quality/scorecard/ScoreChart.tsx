import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { PointsChartProps } from '#kit/charts/chart.ts'
import { formatDollars, formatPercent } from '#kit/fields/formats.ts'
import { SampleChip } from '#kit/table/SampleRows.tsx'
import type { Cents } from '#schema/kinds.ts'
import { quality } from '#schema/quality/quality.ts'

/** Placeholders beside each chart until the plant has entered figures `docs/product/quality.md#figures-beside-the-charts`. */
const sampleFigures = {
  deliveries: ['95%', '91%'],
  payments: ['90%', '86%'],
  concessions: ['98%', '97%'],
  sales: ['$1,200 K', '$1,050 K'],
} as const

interface Props extends Pick<PointsChartProps, 'points' | 'series' | 'format' | 'axisMaximum' | 'tableOnly'> {
  readonly name: keyof typeof sampleFigures
  readonly customerId: number
  readonly query: Parameters<typeof statesOf>[0]
  readonly chart: ComponentType<PointsChartProps>
}

const Figures = ({ name, customerId }: Pick<Props, 'name' | 'customerId'>) => {
  const translate = useTranslate()
  const { data } = useCall(quality.figures, { customerId })
  if (!data) return null
  const isSample = Object.values(data).every((value) => value === null)
  const format = (value: number | null) => {
    if (value === null) return '-'
    return name === 'sales' ? formatDollars(value as Cents) : `${formatPercent(value)}%`
  }
  const own = [data[`${name}Target`], data[`${name}Before`]].map(format)
  const [target, before] = isSample ? sampleFigures[name] : own
  const figures = [
    [translate('scorecard.target'), target],
    [translate('scorecard.before'), before],
  ] as const
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0 }}>
        {figures.map(([label, value]) => (
          <Typography key={label} component="div" variant="body2" sx={{ display: 'flex', gap: 0.75 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {value}
            </Box>
          </Typography>
        ))}
      </Box>
      {isSample && <SampleChip />}
    </Box>
  )
}

export const ScoreChart = ({ name, customerId, query, chart: Chart, ...drawn }: Props) => {
  const translate = useTranslate()
  const title = translate(`scorecard.${name}.title`)
  return (
    <InfoCard title={title}>
      <Chart
        title={title}
        emptyText={translate('scorecard.empty')}
        pointLabel={translate('scorecard.month')}
        {...drawn}
        {...statesOf(query)}
      />
      {/* The height of the line, before the figures have come. */}
      <Box sx={{ minHeight: 24 }}>
        <Figures name={name} customerId={customerId} />
      </Box>
    </InfoCard>
  )
}
