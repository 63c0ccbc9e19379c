import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** Describes the content, such as the number of slides. */
  readonly hint?: string
  /** Decorative; the button is named by the title. */
  readonly picture: ReactNode
  readonly onOpen: () => void
}

export const PictureCard = ({ title, hint, picture, onOpen }: Props) => (
  <Card sx={{ minWidth: 0 }}>
    <ButtonBase
      onClick={onOpen}
      aria-haspopup="dialog"
      sx={{ display: 'grid', gap: 0.5, width: '100%', height: '100%', p: 2, textAlign: 'left', alignContent: 'start' }}
    >
      <span aria-hidden="true">{picture}</span>
      <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {hint !== undefined && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </ButtonBase>
  </Card>
)
