import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Fragment, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { isAt, isGroup, linkProps, type NavigationEntry, type NavigationLink, useEntryLabel } from './navigation.ts'

/** Anchor and entries of an open menu; fixed while it is open, so that nothing shifts. */
export interface Offered {
  readonly anchor: HTMLElement
  readonly entries: readonly NavigationEntry[]
  readonly currentSlug: string | null
}

interface GroupLinksProps {
  readonly id: string
  readonly offered: Offered
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after the closing transition. */
  readonly onClosed: () => void
}

/** Menu of a group. The items are memoized, so that closing the menu does not delay rendering the page. */
export const GroupLinks = ({ id, offered, isOpen, onClose, onClosed }: GroupLinksProps) => {
  const labelOf = useEntryLabel()
  const translate = useTranslate()
  const items = useMemo(() => {
    const { entries, currentSlug } = offered
    const item = (link: NavigationLink) => (
      <MenuItem key={link.key} {...linkProps(link)} onClick={onClose} selected={isAt(link, currentSlug)}>
        {labelOf(link)}
      </MenuItem>
    )
    return entries.map((entry) =>
      isGroup(entry) ? (
        <Fragment key={entry.key}>
          {entries.length > 1 && (
            <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
              {labelOf(entry)}
            </ListSubheader>
          )}
          {entry.links.map(item)}
          {entry.version && (
            <ListSubheader role="presentation" disableSticky sx={{ typography: 'caption', py: 1 }}>
              {translate('shell.version', { version: entry.version })}
            </ListSubheader>
          )}
        </Fragment>
      ) : (
        item(entry)
      ),
    )
  }, [offered, onClose, labelOf, translate])
  return (
    <Menu
      id={`${id}-menu`}
      anchorEl={offered.anchor}
      open={isOpen}
      onClose={onClose}
      slotProps={{
        list: { 'aria-labelledby': id },
        paper: { role: 'navigation', 'aria-labelledby': id, sx: { maxHeight: 'calc(100vh - 72px)' } },
        transition: { onExited: onClosed },
      }}
    >
      {items}
    </Menu>
  )
}
