import type { SxProps, Theme } from '@mui/material/styles'
import { timelineLinkStyle } from '#kit/table/cellStyles.ts'

const columns = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columnGap: 1.5,
  columnCount: { xs: 1, sm: 2, md: 3 },
  '& > .second-of-two': { breakBefore: { sm: 'column', md: 'auto' } },
  '& > .next-of-three': { breakBefore: { md: 'column' } },
  '@media print': { columnCount: 1 },
} satisfies SxProps<Theme>

const card = {
  '& > li': {
    mb: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    breakInside: 'avoid',
    '@media print': { breakInside: 'auto', breakBefore: 'auto' },
  },
  '& h2': { m: 0, px: 1.5, py: 1, fontSize: 16, lineHeight: 1.35, overflowWrap: 'anywhere' },
  '& .name': { display: 'block', fontSize: 12, fontWeight: 400, color: 'text.secondary' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& > li > ul > li': { borderTop: 1, borderColor: 'divider' },
} satisfies SxProps<Theme>

const rows = {
  '& h3': { m: 0, font: 'inherit' },
  '& h3 button': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    width: '100%',
    minHeight: 44,
    px: 1,
    py: 0.5,
    border: 0,
    borderRadius: 0.5,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 550,
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .arrow': { flexShrink: 0, transform: 'rotate(-90deg)', color: 'text.secondary' },
  '& [aria-expanded="true"] .arrow': { transform: 'none' },
  '& .number': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.5,
    flexShrink: 0,
    borderRadius: 1,
    px: 1,
    py: 0.25,
    fontSize: 12,
    fontWeight: 600,
    whiteSpace: 'nowrap',
  },
} satisfies SxProps<Theme>

const detail = {
  '& dl': { display: 'grid', m: 0, px: 1.5, pt: 0.5, pb: 1, columnGap: 2, rowGap: 1 },
  '& .facts': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(128px, 45%), 1fr))' },
  '& dt': { color: 'text.secondary', fontSize: 12, lineHeight: 1.35 },
  '& dd': { m: 0, fontSize: 13, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .comment': { m: 0, whiteSpace: 'pre-line' },
} satisfies SxProps<Theme>

const chips = (theme: Theme) =>
  Object.fromEntries(
    (['onTime', 'caution'] as const).map((state) => [
      `& .${state}`,
      { color: theme.palette.states[state].main, backgroundColor: theme.palette.states[state].soft },
    ]),
  )

/** Styles of all cards in one rule, applied to the page. */
export const cardStyles: SxProps<Theme> = [columns, card, rows, detail, timelineLinkStyle, chips]
