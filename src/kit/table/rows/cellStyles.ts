import type { SxProps, Theme } from '@mui/material/styles'

const hovered = (theme: Theme) => `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`

/** The table within its own scrolling region; on paper it runs on. */
export const regionStyle: SxProps<Theme> = {
  maxHeight: 'max(360px, calc(100dvh - 280px))',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-visible': { outlineOffset: -2 },
  // In a short window, or one that is zoomed to twice its size, rows scroll with the page.
  '@media (max-height: 600px)': { maxHeight: 'none' },
  '@media print': { maxHeight: 'none', overflow: 'visible', border: 0 },
}

const plainLink = { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const

/** What the ways to a story look like. */
export const storyStyle = {
  '& .story-link': plainLink,
  '& .story-mark': {
    ...{ display: 'inline-flex', verticalAlign: 'text-bottom', p: 0.25, ml: 0.5, borderRadius: 1, fontSize: 16 },
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
    '@media print': { display: 'none' },
  },
} satisfies SxProps<Theme>

/** What `RowLink` and `RowButton` look like as well, in a table and on a card. */
export const linkStyle = {
  ...storyStyle,
  '& .row-link': plainLink,
  '& .row-button': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    px: 1,
    borderRadius: 1,
    fontWeight: 550,
    textDecoration: 'none',
    '&:hover': { bgcolor: 'action.hover' },
  },
} satisfies SxProps<Theme>

/** The rows as cards. */
export const cardsStyle: SxProps<Theme> = {
  ...linkStyle,
  ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
  '& .card': {
    ...{ minWidth: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
    '& > h2': { typography: 'h3', m: 0, mb: 0.5, overflowWrap: 'anywhere' },
    '& > dl': { display: 'grid', gridTemplateColumns: 'minmax(96px, auto) 1fr', columnGap: 2, rowGap: 0.5, m: 0 },
    '& > dl > div': { display: 'contents' },
    '& :is(dt, dd)': { typography: 'body2', m: 0 },
    '& dt': { color: 'text.secondary' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  // As far left as the texts above: what is pressed begins with room of its own.
  '& .card-action': {
    ...{ mt: 0.5, ml: -1, typography: 'body2' },
    '&:empty': { display: 'none' },
    '@media print': { display: 'none' },
  },
}

const bodyStyle = {
  '& tbody :is(th, td)': {
    borderBottom: 1,
    borderColor: 'divider',
    color: 'text.primary',
    textAlign: 'left',
    fontVariantNumeric: 'tabular-nums',
  },
  '& tbody :is(.is-right, .row-action)': { textAlign: 'right' },
  // Text that is longer shows its beginning, and all of it when pointed at.
  '& .is-long': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .is-number': { maxWidth: 240, whiteSpace: 'normal', overflowWrap: 'break-word' },
  '& .skeleton': { display: 'block', width: 90, height: 16, borderRadius: 1, bgcolor: 'action.hover' },
  '& td:first-of-type .skeleton': { width: 140 },
  '& .is-hidden .skeleton': { visibility: 'hidden' },
} satisfies SxProps<Theme>

/** Rows of 36 px, one line each, the first column and the row's action always in sight. */
export const tableStyle: SxProps<Theme> = {
  ...linkStyle,
  ...bodyStyle,
  '& th, & td': { height: 36, py: 0, px: 1, whiteSpace: 'nowrap', fontSize: 13 },
  // Where columns are many their headers take a second line, before the table is wider than its page.
  '& thead th': {
    bgcolor: 'background.paper',
    fontWeight: 600,
    color: 'text.secondary',
    whiteSpace: 'normal',
    lineHeight: 1.25,
  },
  '& :is(thead th:first-of-type, tbody th, tfoot th)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  '& thead th:first-of-type': { zIndex: 3 },
  '& .row-action': { position: 'sticky', right: 0, zIndex: 1, px: 0.5, bgcolor: 'background.paper' },
  '& thead .row-action': { zIndex: 3 },
  '& tbody tr:hover > *': { backgroundImage: hovered },
  '& tbody th': { fontWeight: 500 },
  '& .group-head > *': { fontWeight: 600 },
  '& tbody .group-head.is-level-1 > *': { bgcolor: 'background.default' },
  '& .group-head.is-level-2 > th': { pl: 3 },
  '& tfoot :is(td, th)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    borderTop: 2,
    borderTopColor: 'divider',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& tfoot th': { zIndex: 3 },
  '@media print': {
    '& th, & td': { whiteSpace: 'normal', position: 'static', height: 'auto', px: 0.5, fontSize: '8pt' },
    '& tfoot :is(td, th)': { position: 'static' },
    // A footer would be repeated on every sheet, as if it were the sum of that one.
    '& tfoot': { display: 'table-row-group' },
    '& .row-action': { display: 'none' },
  },
}
