import Box from '@mui/material/Box'
import { businessToday } from '#kit/fields/days.ts'
import { reportScreen } from '#kit/report/ReportList.tsx'
import { type Approval, daysInApproval, isSlow } from '#schema/quality/quality.ts'
import { report } from './report.ts'

const daysOf = (row: Approval) => daysInApproval(row, businessToday())

/** Red from 20 days on, otherwise green `docs/product/quality.md#days-in-approval`. */
const Days = ({ days }: { readonly days: number | null }) => (
  <Box sx={{ color: isSlow(days) ? 'error.main' : days === null ? 'text.primary' : 'success.main', fontWeight: 600 }}>
    {days ?? '-'}
  </Box>
)

export default reportScreen(report, {
  show: { since: (row) => <Days days={daysOf(row)} /> },
  file: { since: daysOf },
})
