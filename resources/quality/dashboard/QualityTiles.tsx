import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useMayOpen } from '../../../authProvider/menu.ts'
import { useCall } from '../../../dataProvider/calls/useCall.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { meanOf, quality } from '../../../schema/quality/quality.ts'
import { StatTile } from '../../../src/kit/cards/StatTile.tsx'
import { formatCount } from '../../../src/kit/kinds/formats.ts'
import type { CustomerProps } from '../../../src/kit/page/ForCustomer.tsx'

const tiles = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }

const countText = (count: number | undefined) => (count === undefined ? '-' : formatCount(count))

/** Score and open items, each with a link to its page. */
export const QualityTiles = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const mayOpen = useMayOpen()
  const averages = useCall(quality.averages, { customerId })
  const desk = useCall(quality.desk, { customerId })
  const score = meanOf((averages.data ?? []).map(({ percentage }) => percentage))
  const toConcessions = mayOpen('concessions') ? '/concessions/' : undefined
  return (
    <Box sx={tiles}>
      <StatTile
        label={translate('qualityDashboard.score')}
        value={score === null ? '-' : `${Math.round(score)}%`}
        to={toConcessions}
        {...statesOf(averages)}
      />
      <StatTile
        label={translate('qualityDashboard.openConcessions')}
        value={countText(desk.data?.openConcessions)}
        to={toConcessions}
        {...statesOf(desk)}
      />
      <StatTile
        label={translate('qualityDashboard.openApprovals')}
        value={countText(desk.data?.openApprovals)}
        to={mayOpen('approval-files') ? '/approval-files/' : undefined}
        {...statesOf(desk)}
      />
    </Box>
  )
}
