import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Fragment, useId, useState } from 'react'
import { barButton } from './barButton.ts'
import { linkProps } from './linkProps.ts'
import { isGroup, type NavigationEntry, type NavigationLink } from './navigation.ts'
import { useSay } from './useSay.ts'

interface GroupMenuProps {
  readonly label: string
  readonly entries: readonly NavigationEntry[]
  readonly currentSlug: string | null
}

/** What the open menu stands at and offers: nothing moves in it while someone chooses. */
interface Opened {
  readonly anchor: HTMLElement
  readonly entries: readonly NavigationEntry[]
}

const isAt = (link: NavigationLink, currentSlug: string | null) => link.to === `/${currentSlug}/`

const holds = (entry: NavigationEntry, currentSlug: string | null): boolean =>
  isGroup(entry) ? entry.links.some((link) => isAt(link, currentSlug)) : isAt(entry, currentSlug)

/** A button of the bar with the links of one group, or, for what does not fit, of several groups. */
export const GroupMenu = ({ label, entries, currentSlug }: GroupMenuProps) => {
  const say = useSay()
  const id = useId()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const item = (link: NavigationLink) => (
    <MenuItem key={link.key} {...linkProps(link)} onClick={close} selected={isAt(link, currentSlug)}>
      {say(link)}
    </MenuItem>
  )
  const isOpen = opened !== null
  const listed = opened?.entries ?? entries
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={(event) => setOpened({ anchor: event.currentTarget, entries })}
        endIcon={<ExpandMoreIcon />}
        sx={[barButton(entries.some((entry) => holds(entry, currentSlug))), { '& .MuiButton-endIcon': { ml: 0.25 } }]}
      >
        {label}
      </Button>
      <Menu
        id={`${id}-menu`}
        anchorEl={opened?.anchor ?? null}
        open={isOpen}
        onClose={close}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { role: 'navigation', 'aria-labelledby': id, sx: { maxHeight: 'calc(100vh - 72px)' } },
        }}
      >
        {listed.map((entry) =>
          isGroup(entry) ? (
            <Fragment key={entry.key}>
              {listed.length > 1 && (
                <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
                  {say(entry)}
                </ListSubheader>
              )}
              {entry.links.map(item)}
            </Fragment>
          ) : (
            item(entry)
          ),
        )}
      </Menu>
    </>
  )
}
