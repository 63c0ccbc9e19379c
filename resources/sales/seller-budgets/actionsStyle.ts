/** The actions of a row: side by side, on a phone's card one below the other. */
export const actionsStyle = {
  display: 'inline-flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'end', sm: 'center' },
  flexShrink: 0,
} as const
