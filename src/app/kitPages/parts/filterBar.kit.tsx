import type { KitPart } from '../kitPart.ts'
import { SampleFilters } from '../samples/SampleFilters.tsx'

export const part: KitPart = {
  title: 'Filter bar',
  examples: [
    { name: 'Nothing set', content: <SampleFilters /> },
    {
      name: 'With active filters',
      content: <SampleFilters initial={{ part: '00123', status: 'late', isReleased: true }} />,
    },
    { name: 'As a sheet of a phone', content: <SampleFilters isSheet initial={{ status: 'delayed' }} /> },
  ],
}
