import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { Doughnut } from '#kit/charts/Doughnut.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import { SampleChip } from '#kit/table/SampleRows.tsx'
import { useSumLabel } from '#kit/table/unreadable.ts'
import { revisionCount } from '#schema/contracts/agreements.ts'
import { ContractBars } from './ContractBars.tsx'
import { ShareTiles } from './ShareTiles.tsx'
import { useFigures } from './useAgreements.ts'

const columns = ['name', 'revised', 'underRevision'] as const

const DirectCustomers = () => {
  const translate = useTranslate()
  const query = useFigures()
  return (
    <InfoCard title={translate('contractDashboard.directCustomers')} {...statesOf(query)}>
      <Typography sx={{ fontSize: 32, fontWeight: 650 }}>{query.data?.directCustomers}</Typography>
      <Box>
        <Button component={Link} to="/contract-direct-customers/" variant="outlined" size="small">
          {translate('contractDashboard.viewAll')}
        </Button>
      </Box>
    </InfoCard>
  )
}

const sliceStates = ['information', 'onTime', 'caution', 'delayed', 'unknown', 'critical'] as const

/** Number of long-term agreements per material. */
const Materials = () => {
  const translate = useTranslate()
  const sumLabel = useSumLabel()
  const query = useFigures()
  const materials = query.data?.materials ?? []
  const total = materials.reduce((sum, { agreements }) => sum + agreements, 0)
  return (
    <InfoCard title={translate('contractDashboard.materials')}>
      <Doughnut
        title={translate('contractDashboard.materials')}
        slices={materials.map(({ material, agreements }, place) => ({
          name: material,
          label: material,
          value: agreements,
          state: sliceStates[place % sliceStates.length] ?? 'unknown',
        }))}
        format={formatCount}
        centre={{
          label: sumLabel(translate('contractDashboard.total'), 'materialCount.agreements'),
          text: formatCount(total),
        }}
        {...statesOf(query)}
      />
    </InfoCard>
  )
}

/** Numbers of revised prices and of prices still to be revised. */
const Revisions = () => {
  const query = useFigures()
  return (
    <InfoCard title={useTranslate()('contractDashboard.revisions')}>
      <RowsReport
        name="revisionCounts"
        entity={revisionCount}
        rows={query.data?.revisions ?? []}
        columns={columns}
        {...statesOf(query)}
      />
    </InfoCard>
  )
}

const ContractDashboard = () => {
  const isSample = useFigures().data?.isSample === true
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isSample && (
        <Box>
          <SampleChip />
        </Box>
      )}
      <ContractBars />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 2fr' } }}>
        <DirectCustomers />
        <Materials />
      </Box>
      <InfoCard title={useTranslate()('contractDashboard.shares')}>
        <ShareTiles standings={['within', 'below']} />
      </InfoCard>
      <Revisions />
    </Box>
  )
}

export default ContractDashboard
