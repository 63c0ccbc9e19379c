import type { SxProps, Theme } from '@mui/material/styles'

// Widths in pixels. At 1,440 px, a wizard step leaves 1,359 px, which fits all columns with amounts of 10,000.00.
const titleWidth = 144
const headWidth = 84
const amountWidth = 60
const totalWidth = 112
const actionWidth = 44

const amountStyle = {
  '& .amount': { minWidth: amountWidth, cursor: 'cell' },
  '&:focus-within .amount.is-selected': { bgcolor: 'action.selected' },
  '& .amount:focus-visible, & .amount:focus': { outline: '2px solid', outlineColor: 'accent.main', outlineOffset: -2 },
  '& .amount:has(input)': { p: 0, outline: '2px solid', outlineColor: 'accent.main', outlineOffset: -2 },
  '& .amount input': {
    boxSizing: 'border-box',
    // Fills the column without widening it.
    width: 0,
    minWidth: '100%',
    height: 44,
    px: 1,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'right',
    bgcolor: 'transparent',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .amount input[aria-invalid=true]': { color: 'error.main' },
} satisfies SxProps<Theme>

// In print nothing is sticky: all months side by side, totals once at the end.
const printStyle = {
  // Same specificity as the sticky cells on the screen.
  '& :is(th, td, thead th:first-of-type)': {
    position: 'static',
    height: 'auto',
    minWidth: 0,
    maxWidth: 'none',
    px: 0.25,
    fontSize: '7pt',
    whiteSpace: 'normal',
  },
  '& tfoot': { display: 'table-row-group' },
  '& :is(.action, .total button)': { display: 'none' },
} satisfies SxProps<Theme>

/** Rows are high enough for a total with its difference below; header, totals and first column are sticky. */
const tableStyle = {
  ...amountStyle,
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    userSelect: 'none',
    fontSize: 13,
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & td': { height: 36, py: 0, px: 0.75, whiteSpace: 'nowrap', borderBottom: 1, borderColor: 'divider' },
  '& tbody :is(th, td)': { height: 46 },
  '& :is(.amount, .total, .number)': { px: 0.5, fontSize: 12, textAlign: 'right' },
  '& :is(.total, tfoot .number)': { fontWeight: 600 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    fontWeight: 600,
    textAlign: 'left',
  },
  '& thead .number': { textAlign: 'right', whiteSpace: 'normal' },
  '& :is(thead th:first-of-type, tbody th, tfoot th)': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: titleWidth,
    minWidth: titleWidth,
    maxWidth: titleWidth,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    textAlign: 'left',
    fontWeight: 500,
    bgcolor: 'background.paper',
  },
  '& thead th:first-of-type': { zIndex: 3 },
  // Longer text is truncated, with the full text as a tooltip.
  '& .head': { minWidth: 56, maxWidth: headWidth, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .total': { minWidth: totalWidth },
  '& .total button': {
    display: 'flex',
    ml: 'auto',
    width: 'max-content',
    maxWidth: totalWidth - 8,
    whiteSpace: 'normal',
  },
  '& .action': { width: actionWidth, minWidth: actionWidth, px: 0.5, textAlign: 'right' },
  '& :is(.total, .action):focus': { outline: '2px solid', outlineColor: 'accent.main', outlineOffset: -2 },
  // Totals and row actions are sticky if there is enough space.
  '@media (min-width: 900px)': {
    '& :is(.total, .action)': { position: 'sticky', right: 0, zIndex: 1, bgcolor: 'background.paper' },
    // The border shows that months continue behind the totals.
    '& .total': { borderLeft: 1, borderLeftColor: 'divider' },
    '& tr:has(.action) .total': { right: actionWidth },
    '& thead :is(.total, .action)': { zIndex: 3 },
  },
  '& tfoot :is(td, th)': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    borderTop: 2,
    borderTopColor: 'divider',
    borderBottom: 0,
    bgcolor: 'background.paper',
    fontWeight: 600,
  },
  '& tfoot :is(th, .total, .action)': { zIndex: 3 },
  '@media print': printStyle,
} satisfies SxProps<Theme>

/** Scrolling region of the grid; scroll padding keeps focused cells clear of the header and first column. */
export const gridRegionStyle: SxProps<Theme> = {
  ...tableStyle,
  maxHeight: 'max(360px, calc(100dvh - 280px))',
  overflow: 'auto',
  scrollPadding: `37px 8px 37px ${titleWidth + 8}px`,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media (min-width: 900px)': {
    ...tableStyle['@media (min-width: 900px)'],
    scrollPaddingRight: `${totalWidth + actionWidth + 8}px`,
  },
  // In a short or zoomed window, rows scroll with the page.
  '@media (max-height: 600px)': { maxHeight: 'none' },
  '@media print': { ...printStyle, maxHeight: 'none', overflow: 'visible', border: 0 },
}
