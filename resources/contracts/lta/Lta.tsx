import Box from '@mui/material/Box'
import { ShareBar } from '../../../src/kit/charts/ShareBar.tsx'
import { report } from '../../../src/kit/table/report.tsx'
import { StatusWord } from '../StatusWord.tsx'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

/** A percentage as a bar with its number, where one was agreed. */
const bar = (percent: number | null, text: string) =>
  percent === null ? (
    text
  ) : (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <ShareBar label={text} shares={[{ label: text, percent, tone: 'planned' }]} />
      <span aria-hidden>{text}</span>
    </Box>
  )

/** Long-term agreements with their shares of the market (spec 2 §2 'LTA'). */
const Lta = report(resource, {
  ...beginning,
  show: {
    status: ({ status }, text) => <StatusWord status={status} text={text} />,
    minShare: ({ minShare }, text) => bar(minShare, text),
    maxShare: ({ maxShare }, text) => bar(maxShare, text),
  },
})

export default Lta
