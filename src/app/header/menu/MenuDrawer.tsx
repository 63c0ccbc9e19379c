import CloseIcon from '@mui/icons-material/Close'
import MenuIcon from '@mui/icons-material/Menu'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListSubheader from '@mui/material/ListSubheader'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAt, isGroup, linkProps, type NavigationEntry, type NavigationLink, useEntryLabel } from './navigation.ts'

interface MenuDrawerProps {
  readonly entries: readonly NavigationEntry[]
  readonly currentSlug: string | null
  /** Stands above the links. */
  readonly children?: ReactNode
}

/** The navigation of a phone. */
export const MenuDrawer = ({ entries, currentSlug, children }: MenuDrawerProps) => {
  const translate = useTranslate()
  const labelOf = useEntryLabel()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const item = (link: NavigationLink) => (
    <ListItem key={link.key} disablePadding>
      <ListItemButton
        {...linkProps(link)}
        onClick={close}
        selected={isAt(link, currentSlug ?? '')}
        sx={{ minHeight: 44 }}
      >
        {labelOf(link)}
      </ListItemButton>
    </ListItem>
  )
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={translate('shell.openMenu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: { sx: { width: 288, maxWidth: '88vw' }, role: 'dialog', 'aria-label': translate('shell.mainMenu') },
        }}
      >
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
          <IconButton aria-label={translate('shell.closeMenu')} onClick={close}>
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
              </List>
            ) : (
              <List key={entry.key} disablePadding>
                {item(entry)}
              </List>
            ),
          )}
        </Box>
      </Drawer>
    </>
  )
}
