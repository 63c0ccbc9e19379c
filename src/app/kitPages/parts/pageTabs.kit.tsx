import Typography from '@mui/material/Typography'
import { PageTabs } from '../../../kit/page/PageTabs.tsx'
import type { KitPart } from '../kitPart.ts'

const tab = (name: string, label: string) => ({
  name,
  label,
  content: <Typography>{`Content of ${label}`}</Typography>,
})

export const part: KitPart = {
  title: 'Page tabs',
  examples: [
    {
      name: 'With counts',
      content: (
        <PageTabs
          label="Invoices"
          tabs={[tab('overdue', 'Overdue (3)'), tab('due', 'Due this month (0)'), tab('open', 'Not due yet (12)')]}
        />
      ),
    },
    { name: 'One', content: <PageTabs label="Work" tabs={[tab('wip', 'Work in progress (5)')]} /> },
    { name: 'None', content: <PageTabs label="Nothing" tabs={[]} /> },
    {
      name: 'Many',
      content: (
        <PageTabs
          label="Months"
          tabs={Array.from({ length: 24 }, (_, index) => tab(`month${index}`, `Month ${index + 1} of the contract`))}
        />
      ),
    },
  ],
}
