import Box from '@mui/material/Box'
import { ShareBar } from '#kit/charts/ShareBar.tsx'
import { reportScreen } from '#kit/report/ReportList.tsx'
import { showStatus } from './cells.tsx'
import { report } from './ltaReport.ts'

/** Percentage as a bar with its number; plain text if none was agreed. */
const bar = (percent: number | null, text: string) =>
  percent === null ? (
    text
  ) : (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ShareBar label={text} shares={[{ label: text, percent, tone: 'planned' }]} />
      <span aria-hidden>{text}</span>
    </Box>
  )

export default reportScreen(report, {
  show: {
    status: showStatus,
    minShare: ({ minShare }, text) => bar(minShare, text),
    maxShare: ({ maxShare }, text) => bar(maxShare, text),
  },
})
