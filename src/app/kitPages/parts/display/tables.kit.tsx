import Button from '@mui/material/Button'
import { useState } from 'react'
import { RowsReport } from '../../../../kit/table/report/RowsReport.tsx'
import { SelectionBar } from '../../../../kit/table/SelectionBar.tsx'
import { RowCheckbox, SelectionProvider, useSelection } from '../../../../kit/table/state/selection.tsx'
import type { KitPart } from '../../kitPart.ts'
import { SampleFilters } from '../../samples/SampleFilters.tsx'
import { SampleReport } from '../../samples/SampleReport.tsx'
import { SampleTexts } from '../../samples/SampleTexts.tsx'
import { sampleOrder, sampleOrders } from '../../samples/sampleOrders.ts'

export const reportTable: KitPart = {
  title: 'Report table',
  examples: {
    'Many rows': <SampleReport rows={sampleOrders(60)} />,
    'One row': <SampleReport rows={sampleOrders(1)} />,
    Empty: <SampleReport />,
    Failed: <SampleReport error={new Error('gone')} />,
    Loading: <SampleReport isLoading />,
  },
}

interface Props {
  readonly count: number
  readonly groupBy: readonly (keyof typeof sampleOrder.fields)[]
}

const Grouped = ({ count, groupBy }: Props) => (
  <SampleTexts>
    <RowsReport
      name="samples"
      entity={sampleOrder}
      rows={sampleOrders(count)}
      columns={['number', 'part', 'dueOn', 'quantity', 'amount']}
      total={['quantity', 'amount']}
      groupBy={groupBy}
    />
  </SampleTexts>
)

export const groupedReport: KitPart = {
  title: 'Grouped report',
  examples: {
    'Two levels': <Grouped count={12} groupBy={['status', 'dueOn']} />,
    'One level': <Grouped count={9} groupBy={['status']} />,
    'Many rows': <Grouped count={240} groupBy={['status', 'isReleased']} />,
    Empty: <Grouped count={0} groupBy={['status']} />,
  },
}

interface Sample {
  readonly id: number
}

const idOf = ({ id }: Sample) => id
const pages = [
  [1, 2, 3],
  [4, 5, 6],
].map((ids) => ids.map((id) => ({ id })))
const none: readonly Sample[] = []

/** The selection persists across pages; its actions appear once a row is selected. */
const Ticks = ({ isEmpty = false }) => {
  const selection = useSelection<Sample>(idOf)
  const [page, setPage] = useState(0)
  const rows = isEmpty ? none : (pages[page] ?? none)
  return (
    <SelectionProvider value={selection}>
      <SelectionBar selection={selection} inSight={rows.filter(({ id }) => id !== 3)} nameOf={({ id }) => `Row ${id}`}>
        <Button size="small" variant="contained" onClick={selection.clear}>
          Use them
        </Button>
      </SelectionBar>
      {rows.map((row) => (
        <RowCheckbox key={row.id} row={row} id={row.id} label={`Row ${row.id}`} isDisabled={row.id === 3} />
      ))}
      {!isEmpty && (
        <Button size="small" onClick={() => setPage(1 - page)}>
          Other page
        </Button>
      )}
    </SelectionProvider>
  )
}

export const selection: KitPart = {
  title: 'Selection',
  examples: {
    'Two pages with a bulk bar': <Ticks />,
    'No rows': <Ticks isEmpty />,
  },
}

export const filterBar: KitPart = {
  title: 'Filter bar',
  examples: {
    'Nothing set': <SampleFilters />,
    'With active filters': <SampleFilters initial={{ part: '00123', status: 'late', isReleased: true }} />,
    'As a sheet of a phone': <SampleFilters isSheet initial={{ status: 'delayed' }} />,
  },
}
