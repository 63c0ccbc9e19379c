import ButtonBase from '@mui/material/ButtonBase'

interface Props {
  readonly label: string
  readonly isCurrent: boolean
  readonly onClick: () => void
}

/** One item of a carousel, as a dot of a size that fingers can hit. */
export const CarouselDot = ({ label, isCurrent, onClick }: Props) => (
  <ButtonBase
    aria-label={label}
    aria-current={isCurrent}
    onClick={onClick}
    sx={{
      width: 24,
      height: 24,
      borderRadius: '50%',
      '&::before': {
        content: '""',
        width: 8,
        height: 8,
        borderRadius: '50%',
        border: 1,
        borderColor: isCurrent ? 'accent.main' : 'inputBorder',
        bgcolor: isCurrent ? 'accent.main' : 'transparent',
      },
    }}
  />
)
