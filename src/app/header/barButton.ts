import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Style of header buttons and links; the current one is underlined. */
export const barButton = (isCurrent = false): SystemStyleObject<Theme> => ({
  color: 'inherit',
  px: 1.25,
  minWidth: 0,
  flexShrink: 0,
  height: 56,
  minHeight: 56,
  borderRadius: 0,
  whiteSpace: 'nowrap',
  fontWeight: isCurrent ? 650 : 450,
  boxShadow: (theme) => (isCurrent ? `inset 0 -3px ${theme.palette.bar.accent}` : 'none'),
  '&:hover': { bgcolor: 'bar.hover' },
  '&.Mui-focusVisible, &:focus-visible': { outlineColor: (theme) => theme.palette.bar.accent, outlineOffset: -3 },
})
