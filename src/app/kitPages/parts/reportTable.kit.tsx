import type { KitPart } from '../kitPart.ts'
import { SampleReport } from '../samples/SampleReport.tsx'
import { sampleOrders } from '../samples/sampleOrders.ts'

export const part: KitPart = {
  title: 'Report table',
  examples: [
    { name: 'Many rows', content: <SampleReport rows={sampleOrders(60)} /> },
    { name: 'One row', content: <SampleReport rows={sampleOrders(1)} /> },
    { name: 'Empty', content: <SampleReport /> },
    { name: 'Failed', content: <SampleReport error={new Error('gone')} /> },
    { name: 'Loading', content: <SampleReport isLoading /> },
  ],
}
