import { ShareBar } from '../../../kit/charts/ShareBar.tsx'
import type { KitPart } from '../kitPart.ts'

export const part: KitPart = {
  title: 'Share bar',
  examples: [
    {
      name: 'What is done, lost and planned, and what stays free',
      content: (
        <ShareBar
          label="40 % is cut, 5 % is lost, 35 % is planned, 20 % stays free"
          shares={[
            { label: 'cut', percent: 40, tone: 'done' },
            { label: 'saw', percent: 5, tone: 'lost' },
            { label: 'first', percent: 20, tone: 'planned' },
            { label: 'second', percent: 15, tone: 'planned' },
          ]}
        />
      ),
    },
    { name: 'Nothing', content: <ShareBar label="All of it stays free" shares={[]} /> },
  ],
}
