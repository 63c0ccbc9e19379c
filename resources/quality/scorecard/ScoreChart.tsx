import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { SampleChip } from '../../../src/kit/table/SampleRows.tsx'

/** Two figures to go with each chart: placeholders, and tagged so (DECISIONS F25). */
const sampleFigures = {
  deliveries: ['95%', '91%'],
  payments: ['90%', '86%'],
  concessions: ['98%', '97%'],
  sales: ['$1,200 K', '$1,050 K'],
} as const

interface Props {
  readonly name: keyof typeof sampleFigures
  readonly children: ReactNode
}

/** A chart of the scorecard with the figures at its side. */
export const ChartCard = ({ name, children }: Props) => {
  const translate = useTranslate()
  const [target, before] = sampleFigures[name]
  const figures = [
    [translate('scorecard.target'), target],
    [translate('scorecard.before'), before],
  ] as const
  return (
    <InfoCard title={translate(`scorecard.${name}.title`)}>
      {children}
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
