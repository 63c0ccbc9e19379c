import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { shortName } from '#kit/fields/formats.ts'
import { type ReportLine, reportSteps } from '#schema/orders/orderReports.ts'
import { showStatus } from '../statuses.tsx'

const marked = (text: string, state: 'critical' | 'delayed' | null) =>
  state === null ? (
    text
  ) : (
    <Box component="span" sx={{ color: `states.${state}.main`, fontWeight: 600 }}>
      {text}
    </Box>
  )

const isLateEta = ({ eta, commitmentDate }: ReportLine) => !!eta && commitmentDate !== null && eta > commitmentDate

type Shows = { readonly [S in keyof ReportLine]?: (row: ReportLine, text: string) => ReactNode }

/**
 * Steps without pieces are blank; an ETA after the commitment date is red, a gap orange
 * `docs/product/orders.md#seller-status-report`.
 */
export const lineShows: Shows = {
  customerName: ({ customerName }) => shortName(customerName),
  status: showStatus,
  eta: (row, text) => marked(text, isLateEta(row) ? 'critical' : null),
  gap: ({ gap }, text) => marked(text, (gap ?? 0) > 0 ? 'delayed' : null),
  ...Object.fromEntries(reportSteps.map((step) => [step, (row: ReportLine, text: string) => (row[step] ? text : '')])),
}
