import Box from '@mui/material/Box'

export interface Share {
  /** Must be unique. */
  readonly label: string
  readonly percent: number
  readonly tone: 'done' | 'lost' | 'planned' | 'free'
}

interface Props {
  /** Description of the shares, for screen readers and as a tooltip. */
  readonly label: string
  readonly shares: readonly Share[]
}

const tones = { done: 'text.secondary', lost: 'inputBorder', planned: 'primary.main', free: 'transparent' } as const

/** Stacked bar; shares beyond 100 percent are cut off. */
export const ShareBar = ({ label, shares }: Props) => (
  <Box
    role="img"
    aria-label={label}
    title={label}
    sx={{
      display: 'flex',
      width: '100%',
      minWidth: 96,
      height: 12,
      overflow: 'hidden',
      borderRadius: 1,
      border: 1,
      borderColor: 'inputBorder',
    }}
  >
    {shares.map((share) => (
      <Box
        key={share.label}
        sx={{
          flex: `0 0 ${Math.max(0, share.percent)}%`,
          bgcolor: tones[share.tone],
          borderRight: share.tone === 'done' || share.tone === 'planned' ? 1 : 0,
          borderColor: 'background.paper',
        }}
      />
    ))}
  </Box>
)
