import { RowsReport } from '../../../kit/table/RowsReport.tsx'
import type { KitPart } from '../kitPart.ts'
import { SampleTexts } from '../samples/SampleTexts.tsx'
import { sampleOrder, sampleOrders } from '../samples/sampleOrders.ts'

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

export const part: KitPart = {
  title: 'Grouped report',
  examples: [
    { name: 'Two levels', content: <Grouped count={12} groupBy={['status', 'dueOn']} /> },
    { name: 'One level', content: <Grouped count={9} groupBy={['status']} /> },
    { name: 'Many rows', content: <Grouped count={240} groupBy={['status', 'isReleased']} /> },
    { name: 'Empty', content: <Grouped count={0} groupBy={['status']} /> },
  ],
}
