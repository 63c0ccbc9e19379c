import type { SxProps, Theme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { touchLink } from '../touchLink.ts'

const hovered = (theme: Theme) => `linear-gradient(${theme.palette.action.hover}, ${theme.palette.action.hover})`

/** Height of one line in a table, in pixels. */
const rowHeight = 36

/** Space beside cells, in pixels: less with many columns, so that the last one is not cut off for a few pixels. */
export const cellSpace = (columns: number) =>
  ({ '--cell-space': `${columns < 10 ? 8 : columns < 14 ? 6 : 4}px` }) as CSSProperties

/** Approximate height of a table with this many lines, for its region. */
export const rowsHeight = (lines: number) => ({ '--rows-height': `${lines * rowHeight}px` }) as CSSProperties

/** Scrolling region of the table; expanded in print. */
export const regionStyle: SxProps<Theme> = {
  '--region': 'max(360px, 100dvh - 280px)',
  // Only rows that exceed the region by half scroll inside it; fewer scroll with the page.
  maxHeight: 'max(var(--region), (1.5 * var(--region) - var(--rows-height, 100000px)) * 9999)',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  containerType: 'scroll-state',
  '&:focus-visible': { outlineOffset: -2 },
  // In short or zoomed windows, rows scroll with the page.
  '@media (max-height: 600px)': { maxHeight: 'none' },
  '@media print': { maxHeight: 'none', overflow: 'visible', border: 0 },
}

const plainLink = { ...touchLink, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } } as const

export const timelineLinkStyle = {
  '& .timeline-link': plainLink,
  '& .timeline-mark': {
    display: 'inline-flex',
    verticalAlign: 'text-bottom',
    p: 0.25,
    ml: 0.5,
    borderRadius: 1,
    fontSize: 16,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
    '@media print': { display: 'none' },
  },
} satisfies SxProps<Theme>

export const linkStyle = {
  ...timelineLinkStyle,
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
    '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  },
} satisfies SxProps<Theme>

/** Facts that a card shows on request, and in print. */
export const moreStyle = {
  '& summary': { width: 'fit-content', py: 1, cursor: 'pointer', color: 'primary.main', fontWeight: 550 },
  '@media print': { '& summary': { display: 'none' }, '& details::details-content': { contentVisibility: 'visible' } },
} satisfies SxProps<Theme>

/** Widens icons in cards to 32 px for fingers; the margin keeps the lines as high as their text. */
export const iconStyle = {
  '& a:has(> svg)': { display: 'inline-flex', p: 0.75, my: -0.75, '&.timeline-mark': { p: 1, my: -1 } },
} satisfies SxProps<Theme>

export const cardsStyle: SxProps<Theme> = {
  ...linkStyle,
  ...moreStyle,
  ...iconStyle,
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '& .card': {
    minWidth: 0,
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
    '& > h2': { typography: 'h3', m: 0, mb: 0.5, overflowWrap: 'anywhere' },
    // A long label leaves the value two fifths of the line.
    '& dl': { display: 'grid', gridTemplateColumns: 'fit-content(60%) 1fr', columnGap: 2, rowGap: 0.5, m: 0 },
    '& dl > div': { display: 'contents' },
    '& :is(dt, dd)': { typography: 'body2', m: 0 },
    '& dt': { color: 'text.secondary', minWidth: 96 },
    '& dd.is-right': { whiteSpace: 'nowrap' },
    '& dd': { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  // Aligns the button's text with the text above, compensating for its padding.
  '& .card-action': {
    mt: 0.5,
    ml: -1,
    typography: 'body2',
    '& .in-print': { ml: 1 },
    '&:empty': { display: 'none' },
    '@media print': { display: 'none', '& button': { display: 'none' }, '&:has(.in-print)': { display: 'block' } },
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
  // Truncates longer text; hovering shows all of it.
  '& .is-long': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .is-number': { maxWidth: 240, whiteSpace: 'normal', overflowWrap: 'break-word' },
  // Leaves air between the buttons of neighbouring rows.
  '& tbody .MuiButton-root': { minHeight: 28, py: 0 },
  '& .skeleton': { display: 'block', width: 90, height: 16, borderRadius: 1, bgcolor: 'action.hover' },
  '& td:first-of-type .skeleton': { width: 140 },
  '& .is-hidden .skeleton': { visibility: 'hidden' },
} satisfies SxProps<Theme>

/** Rows of 36 px with one line each; first column and row action are sticky. */
export const tableStyle: SxProps<Theme> = {
  ...linkStyle,
  ...bodyStyle,
  '& th, & td': { height: rowHeight, py: 0, px: 'var(--cell-space, 8px)', whiteSpace: 'nowrap', fontSize: 13 },
  // With many columns, headers wrap to two lines before the table exceeds the page width.
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
  // The line shows that cells go on below the actions, and a fade which one is cut, until all columns are in sight.
  '& .row-action': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    px: 0.5,
    bgcolor: 'background.paper',
    borderLeft: 1,
    borderLeftColor: 'divider',
    '@container scroll-state(scrollable: right)': {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        right: '100%',
        width: 24,
        pointerEvents: 'none',
        backgroundImage: ({ palette }: Theme) => `linear-gradient(to right, transparent, ${palette.background.paper})`,
      },
    },
  },
  '& thead .row-action': { zIndex: 3, textAlign: 'right' },
  '&:has(.row-action .is-start) thead .row-action': { textAlign: 'left' },
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
    // Browsers repeat table footers on every printed page, as if they were page totals.
    '& tfoot': { display: 'table-row-group' },
    '& .row-action': { display: 'none', borderLeft: 0, '& button': { display: 'none' } },
    '&:has(.in-print) .row-action': { display: 'table-cell' },
  },
}
