import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'

interface Props {
  readonly percentage: number | null
  readonly text: string
}

/** A percentage as a bar with its number; nothing where none was agreed. */
export const ShareBar = ({ percentage, text }: Props) =>
  percentage === null ? null : (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 96 }}>
      <LinearProgress
        variant="determinate"
        value={Math.min(100, Math.max(0, percentage))}
        aria-hidden="true"
        sx={{ flexGrow: 1, height: 6, borderRadius: 3 }}
      />
      {text}
    </Box>
  )
