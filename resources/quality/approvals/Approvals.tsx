import Box from '@mui/material/Box'
import { type Approval, daysInApproval, isSlow } from '../../../schema/quality/quality.ts'
import { businessToday } from '../../../src/kit/dates/days.ts'
import { reportScreen } from '../../../src/kit/table/report/ReportList.tsx'
import { report } from './report.ts'

const daysOf = (row: Approval) => daysInApproval(row, businessToday())

/** Days are red from 20 on, else green (spec 3 §9). */
const Days = ({ days }: { readonly days: number | null }) => (
  <Box sx={{ color: isSlow(days) ? 'error.main' : days === null ? 'text.primary' : 'success.main', fontWeight: 600 }}>
    {days ?? '-'}
  </Box>
)

/** The pieces with the days that they have waited. */
export default reportScreen(report, {
  show: { since: (row) => <Days days={daysOf(row)} /> },
  file: { since: daysOf },
})
