import Box from '@mui/material/Box'
import type { MouseEvent, ReactNode } from 'react'

/** Elements with their own click behavior. */
const own = 'a, button, input, label, thead, tfoot, [role="combobox"]'

const follow = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(own)) return
  if (window.getSelection()?.isCollapsed === false) return
  target.closest('tbody tr, li')?.querySelector<HTMLAnchorElement>('a.row-link')?.click()
}

interface Props {
  readonly children: ReactNode
}

/** A click anywhere in a row follows the row's link; keyboard users have the link itself. */
export const RowClicks = ({ children }: Props) => (
  <Box onClick={follow} sx={{ minWidth: 0, '& tbody tr:has(a.row-link)': { cursor: 'pointer' } }}>
    {children}
  </Box>
)
