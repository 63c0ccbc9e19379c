import Box from '@mui/material/Box'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { PageTabs } from '#kit/page/PageTabs.tsx'
import { ViewSwitch } from '#kit/page/ViewSwitch.tsx'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { ReportLine } from '#schema/orders/orderReports.ts'
import { useSide } from '../../quality/concessions/useSide.ts'
import { lineCardFacts, lineColumns, lineResource } from '../line-reports/lineReport.ts'
import { lineShows } from '../line-reports/lineShows.tsx'
import { WithLotType } from '../line-reports/WithLotType.tsx'
import { ReceptionActions } from './ReceptionActions.tsx'

export const resource = lineResource('steelReport')

const columns = [
  ...lineColumns,
  'materialDate',
  'enteredDate',
  'invoicedDate',
  'sellerDate',
  'eta',
  'leadTime',
  'gap',
  'tracking',
  'mode',
  'ncrCount',
  'ncr',
  'sellerComment',
] as const
const filters = ['purchaseOrder', 'customerPartNumber', 'status'] as const
/** All lines are of the customer of the page. */
const aboutCustomer = ['customerName'] as const
const groupings = { allParts: undefined, byPart: ['customerPartNumber'] } as const

interface LinesProps {
  readonly input: { readonly isLotType?: true }
  readonly isConfirmed: boolean
}

const Lines = ({ input, isConfirmed }: LinesProps) => {
  const translate = useTranslate()
  const { side } = useSide()
  const [grouping, setGrouping] = useState<keyof typeof groupings>('allParts')
  const groupBy = groupings[grouping]
  const base = useMemo(() => ({ ...input, isConfirmed }), [input, isConfirmed])
  const rowAction = useMemo(
    () => (line: ReportLine) => <ReceptionActions line={line} mayAct={side === 'customer'} />,
    [side],
  )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <ViewSwitch
        label={translate('steelReport.groupBy')}
        isLabelShown
        views={{ allParts: translate('steelReport.allParts'), byPart: translate('steelReport.byPart') }}
        value={grouping}
        onChange={setGrouping}
      />
      <ReportList
        key={grouping}
        resource={resource}
        columns={columns}
        filters={filters}
        aboutCustomer={aboutCustomer}
        base={base}
        rowAction={rowAction}
        cardFacts={lineCardFacts}
        {...(groupBy && { groupBy })}
        sort={['requestDate', 'ASC']}
        show={lineShows}
      />
    </Box>
  )
}

const Report = ({ input }: Pick<LinesProps, 'input'>) => {
  const translate = useTranslate()
  const [open, setOpen] = useState<'open' | 'history'>('open')
  const tabs = (['open', 'history'] as const).map((name) => ({
    name,
    label: translate(`steelReport.${name}`),
    content: name === open && <Lines input={input} isConfirmed={name === 'history'} />,
  }))
  return <PageTabs tabs={tabs} label={translate('steelReport.tabs')} value={open} onChange={setOpen} />
}

const SteelReport = () => <WithLotType>{(input) => <Report input={input} />}</WithLotType>

export default SteelReport
