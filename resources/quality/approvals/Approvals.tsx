import Box from '@mui/material/Box'
import { type Approval, daysInApproval, isSlow } from '../../../schema/quality.ts'
import { businessToday } from '../../../src/kit/businessToday.ts'
import { report } from '../../../src/kit/table/report.tsx'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

const daysOf = (row: Approval) => daysInApproval(row, businessToday())

/** Days are red from 20 on, else green (spec 3 §9). */
const Days = ({ days }: { readonly days: number | null }) => (
  <Box sx={{ color: isSlow(days) ? 'error.main' : days === null ? 'text.primary' : 'success.main', fontWeight: 600 }}>
    {days ?? '-'}
  </Box>
)

/** Pieces that wait for the customer's approval (spec 3 §2 'Approvals'). */
const Approvals = report(resource, {
  columns: ['providerPartNumber', 'partNumber', 'quantity', 'since'],
  total: ['quantity'],
  ...beginning,
  show: { since: (row) => <Days days={daysOf(row)} /> },
  file: { since: daysOf },
})

export default Approvals
