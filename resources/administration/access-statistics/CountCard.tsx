import Typography from '@mui/material/Typography'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import type { Division } from '../../../schema/administration/division.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import type { PointsChartProps } from '../../../src/kit/charts/chart.ts'
import { formatCount } from '../../../src/kit/kinds/formats.ts'

export interface OfDivision {
  readonly division: Division
}

/** Fits twelve months or ten pages, one below the other. */
export const chartHeight = 340

interface Props extends Omit<PointsChartProps, 'title' | 'format'> {
  readonly name: string
  readonly chart: ComponentType<PointsChartProps>
  readonly span: 'thisYear' | 'lastTwelveMonths'
}

export const CountCard = ({ name, chart: Chart, span, ...counted }: Props) => {
  const translate = useTranslate()
  const title = translate(`accessStatistics.${name}`)
  return (
    <InfoCard title={title}>
      <Chart {...counted} title={title} format={formatCount} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate(`accessStatistics.${span}`)}
      </Typography>
    </InfoCard>
  )
}
