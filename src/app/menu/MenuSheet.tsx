import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListSubheader from '@mui/material/ListSubheader'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isAt, isGroup, linkProps, type NavigationEntry, type NavigationLink, useEntryLabel } from './navigation.ts'

export interface MenuSheetProps {
  readonly entries: readonly NavigationEntry[]
  readonly currentSlug: string | null
  readonly children?: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const MenuSheet = ({ entries, currentSlug, children, isOpen, onClose }: MenuSheetProps) => {
  const translate = useTranslate()
  const labelOf = useEntryLabel()
  const item = (link: NavigationLink) => (
    <ListItem key={link.key} disablePadding>
      <ListItemButton
        {...linkProps(link)}
        onClick={onClose}
        selected={isAt(link, currentSlug ?? '')}
        sx={{ minHeight: 44 }}
      >
        {labelOf(link)}
      </ListItemButton>
    </ListItem>
  )
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { sx: { width: 288, maxWidth: '88vw' }, role: 'dialog', 'aria-label': translate('shell.mainMenu') },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton aria-label={translate('shell.closeMenu')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
      <Box component="nav" aria-label={translate('shell.mainMenu')} sx={{ pb: 2 }}>
        {entries.map((entry) =>
          isGroup(entry) ? (
            <List
              key={entry.key}
              disablePadding
              subheader={<ListSubheader disableSticky>{labelOf(entry)}</ListSubheader>}
            >
              {entry.links.map(item)}
              {entry.version && (
                <ListSubheader component="li" disableSticky sx={{ typography: 'caption', py: 1 }}>
                  {translate('shell.version', { version: entry.version })}
                </ListSubheader>
              )}
            </List>
          ) : (
            <List key={entry.key} disablePadding>
              {item(entry)}
            </List>
          ),
        )}
      </Box>
    </Drawer>
  )
}
