import type { SxProps, Theme } from '@mui/material/styles'
import { moreStyle, timelineLinkStyle } from '#kit/table/cellStyles.ts'

const chips = (theme: Theme) =>
  Object.fromEntries(
    (['critical', 'delayed', 'onTime', 'information', 'unknown'] as const).map((state) => [
      `& .${state}`,
      { color: theme.palette.states[state].main, backgroundColor: theme.palette.states[state].soft },
    ]),
  )

const lists = {
  '& dl': { display: 'grid', m: 0 },
  '& dt': { color: 'text.secondary', fontSize: 12, lineHeight: 1.35 },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& .facts': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 45%), 1fr))', columnGap: 2, rowGap: 0.75 },
  '& .facts dd': { fontSize: 13 },
  '& .steps': { gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))', gap: 0.5 },
} satisfies SxProps<Theme>

const stepBar = {
  '& .step-bar > div': { display: 'flex', gap: '2px' },
  '& .step-bar span': { flex: 1, height: 8, borderRadius: '2px', bgcolor: 'divider' },
  '& .step-bar .is-waiting': { bgcolor: 'text.disabled' },
  '& .step-bar .is-absent': { bgcolor: 'transparent', boxShadow: 'inset 0 0 0 1px', color: 'divider' },
  '& .step-bar p': { m: 0, mt: 0.5, fontSize: 13, fontVariantNumeric: 'tabular-nums' },
} satisfies SxProps<Theme>

const stepCells = {
  '& .steps > div': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    px: 0.75,
    py: 0.5,
  },
  '& .steps dd': { fontSize: 14 },
  '& .is-held dd': { fontWeight: 700 },
  '& .is-held dt': { color: 'text.primary' },
  '& .steps > .is-absent': { borderColor: 'transparent' },
  '& .is-absent dd': { color: 'text.secondary' },
} satisfies SxProps<Theme>

/** One style rule for all cards of a page. */
export const cardsStyle: SxProps<Theme> = [
  { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
  {
    '& > li': {
      display: 'grid',
      gap: 1,
      minWidth: 0,
      p: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
      breakInside: 'avoid',
      // Skips layout of cards outside the viewport, which takes most of the time for a hundred cards.
      contentVisibility: 'auto',
      containIntrinsicHeight: { xs: 'auto 168px', sm: 'auto 260px', lg: 'auto 150px' },
      '@media print': { contentVisibility: 'visible' },
    },
    '& h2': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      rowGap: 0.5,
      m: 0,
      fontSize: 16,
      lineHeight: 1.3,
      fontVariantNumeric: 'tabular-nums',
      overflowWrap: 'anywhere',
    },
    '& .head': { display: 'flex', justifyContent: 'space-between', gap: 1 },
    '& .request': {
      minHeight: { xs: 32, sm: 28 },
      mt: { xs: 1, sm: 0 },
      px: 1,
      fontFamily: 'inherit',
      fontSize: 13,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'transparent',
      color: 'primary.main',
      cursor: 'pointer',
      '&:hover': { bgcolor: 'action.hover' },
    },
    '& .name': { fontSize: 12, fontWeight: 400, color: 'text.secondary' },
    '& .chip': { borderRadius: 1, px: 1, py: 0.25, fontSize: 12, fontWeight: 600, whiteSpace: 'nowrap' },
  },
  timelineLinkStyle,
  moreStyle,
  lists,
  stepCells,
  stepBar,
  (theme) => ({
    '& .steps .is-held': { backgroundColor: theme.palette.states.information.soft },
    '& .step-bar .is-held': { backgroundColor: theme.palette.states.information.main },
  }),
  chips,
]
