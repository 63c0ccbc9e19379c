import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ReportLine } from '../../../schema/orderReports.ts'
import { PageTabs } from '../../../src/kit/page/PageTabs.tsx'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { useSide } from '../../quality/concessions/useSide.ts'
import { lineColumns, lineResource, lineShows } from '../line-reports/lineColumns.tsx'
import { WithLotType } from '../line-reports/WithLotType.tsx'
import { ReceptionActions } from './ReceptionActions.tsx'

export const resource = lineResource('steelReport')

const columns = [
  ...lineColumns,
  ...(['materialDate', 'enteredDate', 'invoicedDate', 'sellerDate', 'eta', 'leadTime', 'gap', 'tracking'] as const),
  ...(['mode', 'ncrCount', 'ncr', 'sellerComment'] as const),
] as const
const filters = ['purchaseOrder', 'customerPartNumber', 'status'] as const
const groupings = { allParts: undefined, byPart: ['customerPartNumber'] } as const
type Grouping = keyof typeof groupings

interface GroupByProps {
  readonly value: Grouping
  readonly onChange: (value: Grouping) => void
}

const GroupBy = ({ value, onChange }: GroupByProps) => {
  const translate = useTranslate()
  const labelId = useId()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <span id={labelId}>{translate('steelReport.groupBy')}</span>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby={labelId}
        onChange={(_, chosen: Grouping | null) => chosen && onChange(chosen)}
      >
        {(['allParts', 'byPart'] as const).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none', color: 'text.primary' }}>
            {translate(`steelReport.${name}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  )
}

interface LinesProps {
  readonly asked: { readonly isLotType?: true }
  readonly isConfirmed: boolean
}

const Lines = ({ asked, isConfirmed }: LinesProps) => {
  const { side } = useSide()
  const [grouping, setGrouping] = useState<Grouping>('allParts')
  const groupBy = groupings[grouping]
  const base = useMemo(() => ({ ...asked, isConfirmed }), [asked, isConfirmed])
  const rowAction = useMemo(
    () => (line: ReportLine) => <ReceptionActions line={line} mayAct={side === 'customer'} />,
    [side],
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <GroupBy value={grouping} onChange={setGrouping} />
      <ReportList
        key={grouping}
        resource={resource}
        {...{ columns, filters, base, rowAction }}
        {...(groupBy && { groupBy })}
        sort={['requestDate', 'ASC']}
        show={lineShows}
      />
    </Box>
  )
}

interface ReportProps {
  readonly asked: LinesProps['asked']
}

const Report = ({ asked }: ReportProps) => {
  const translate = useTranslate()
  const [open, setOpen] = useState<'open' | 'history'>('open')
  const tabs = (['open', 'history'] as const).map((name) => ({
    name,
    label: translate(`steelReport.${name}`),
    content: name === open && <Lines asked={asked} isConfirmed={name === 'history'} />,
  }))
  return <PageTabs tabs={tabs} label={translate('steelReport.tabs')} value={open} onChange={setOpen} />
}

/** The steel maker's open orders, and those whose reception it has confirmed (spec 2 §2). */
const SteelReport = () => <WithLotType>{(asked) => <Report asked={asked} />}</WithLotType>

export default SteelReport
