import Button from '@mui/material/Button'
import { ListContextProvider } from 'react-admin'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { AnyRow } from '#kit/report/reportOptions.ts'
import { RowCheckbox } from '#kit/table/RowCheckbox.tsx'
import { useRowsState } from '#kit/table/rowsState.ts'
import { SelectionBar } from '#kit/table/SelectionBar.tsx'
import { useSelection } from '#kit/table/selection.ts'
import type { KitPart } from '../kitPart.ts'
import { SampleFilters } from '../samples/SampleFilters.tsx'
import { SampleReport } from '../samples/SampleReport.tsx'
import { SampleTexts } from '../samples/SampleTexts.tsx'
import { sampleOrder, sampleOrders } from '../samples/sampleOrders.ts'

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

const samples = { name: 'samples', entity: { key: ['id'] }, isLoading: false, error: null, onRetry: () => undefined }
const byId = { field: 'id', order: 'ASC' } as const
const rows: readonly AnyRow[] = [1, 2, 3, 4, 5, 6].map((id) => ({ id }))
const none: readonly AnyRow[] = []

/** The selection persists across pages; its actions appear once a row is selected. */
const Ticks = ({ isEmpty = false }) => {
  const selection = useSelection()
  const list = useRowsState({ ...samples, rows: isEmpty ? none : rows, selection }, byId, 3)
  return (
    <ListContextProvider value={list}>
      <SelectionBar selection={selection} isSelectable={({ id }) => id !== 3} nameOf={({ id }) => `Row ${id}`}>
        <Button size="small" variant="contained" onClick={() => list.onUnselectItems()}>
          Use them
        </Button>
      </SelectionBar>
      {list.data?.map(({ id }) => (
        <RowCheckbox key={id} id={id} label={`Row ${id}`} isDisabled={id === 3} />
      ))}
      {!isEmpty && (
        <Button size="small" onClick={() => list.setPage(3 - list.page)}>
          Other page
        </Button>
      )}
    </ListContextProvider>
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
