import type { SxProps, Theme } from '@mui/material/styles'

const fieldStyle = {
  '& .amounts': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 1,
    border: 0,
    m: 0,
    p: 0,
    minWidth: 0,
  },
  '& .amount-field': { minWidth: 0 },
  '& .amount-field.is-wide': { gridColumn: '1 / -1' },
  '& .amount-field label': { display: 'block', fontSize: 12, lineHeight: 1.6, color: 'text.secondary' },
  '& .amount-field input': {
    boxSizing: 'border-box',
    width: '100%',
    height: 37,
    px: 1,
    border: 1,
    borderColor: 'inputBorder',
    borderRadius: 1,
    font: 'inherit',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    color: 'text.primary',
    bgcolor: 'transparent',
  },
} satisfies SxProps<Theme>

/** One style rule for all cards, because there may be a hundred. */
export const cardsStyle: SxProps<Theme> = {
  ...fieldStyle,
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  '& .card': { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: 1.5, minWidth: 0 },
  '& .card-title': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 },
  '& .card-title h3': { typography: 'h3', m: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& .card-total': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 },
  '& .card-total strong': { fontSize: 13, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .sums': { borderTop: 2, borderColor: 'divider', px: 1.5, pt: 1 },
}
