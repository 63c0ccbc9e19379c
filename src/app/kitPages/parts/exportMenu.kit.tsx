import { ExportMenu } from '../../../kit/export/ExportMenu.tsx'
import type { ExportColumn, FetchRows } from '../../../kit/export/exported.ts'
import type { KitPart } from '../kitPart.ts'
import { type SampleOrder, sampleOrders } from '../samples/sampleOrders.ts'

const columns: readonly ExportColumn<SampleOrder>[] = [
  { label: 'Part number', kind: 'text', value: ({ part }) => part },
  { label: 'Due date', kind: 'day', value: ({ dueOn }) => dueOn },
  { label: 'Amount', kind: 'money', value: ({ amount }) => amount / 100 },
]

const rowsOf = (count: number): FetchRows<SampleOrder> =>
  async function* portions() {
    yield sampleOrders(count)
  }

const never: FetchRows<SampleOrder> = async function* portions(signal) {
  yield sampleOrders(500)
  await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

const failing: FetchRows<SampleOrder> = async function* portions() {
  yield* []
  throw new Error('gone')
}

export const part: KitPart = {
  title: 'Export menu',
  examples: [
    { name: 'Few rows', content: <ExportMenu columns={columns} total={20} fetchRows={rowsOf(20)} /> },
    {
      name: 'More than Excel 97-2003 takes',
      content: <ExportMenu columns={columns} total={25_000} fetchRows={rowsOf(25_000)} />,
    },
    { name: 'No rows', content: <ExportMenu columns={columns} total={0} fetchRows={rowsOf(0)} /> },
    { name: 'Never done', content: <ExportMenu columns={columns} total={1000} fetchRows={never} /> },
    { name: 'Failing', content: <ExportMenu columns={columns} total={null} fetchRows={failing} /> },
  ],
}
