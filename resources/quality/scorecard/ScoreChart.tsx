import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { PointsChartProps } from '#kit/charts/chart.ts'
import { SampleChip } from '#kit/table/SampleRows.tsx'

/** Placeholder figures next to each chart, labelled as such `docs/product/quality.md#score`. */
const sampleFigures = {
  deliveries: ['95%', '91%'],
  payments: ['90%', '86%'],
  concessions: ['98%', '97%'],
  sales: ['$1,200 K', '$1,050 K'],
} as const

interface Props extends Pick<PointsChartProps, 'points' | 'series' | 'format' | 'axisMaximum' | 'tableOnly'> {
  readonly name: keyof typeof sampleFigures
  readonly query: Parameters<typeof statesOf>[0]
  readonly chart: ComponentType<PointsChartProps>
}

export const ScoreChart = ({ name, query, chart: Chart, ...drawn }: Props) => {
  const translate = useTranslate()
  const title = translate(`scorecard.${name}.title`)
  const [target, before] = sampleFigures[name]
  const figures = [
    [translate('scorecard.target'), target],
    [translate('scorecard.before'), before],
  ] as const
  return (
    <InfoCard title={title}>
      <Chart
        title={title}
        emptyText={translate('scorecard.empty')}
        pointLabel={translate('scorecard.month')}
        {...drawn}
        {...statesOf(query)}
      />
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
        <SampleChip />
      </Box>
    </InfoCard>
  )
}
