import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { barButton } from './barButton.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { linkProps } from './linkProps.ts'
import { isGroup, type NavigationEntry } from './navigation.ts'
import { useFitting } from './useFitting.ts'
import { useSay } from './useSay.ts'

interface MainMenuProps {
  readonly entries: readonly NavigationEntry[]
  /** The slug of the page on the screen; empty for home, null where it has none. */
  readonly currentSlug: string | null
}

/** The navigation of a wide window; what does not fit in one line is gathered under 'More'. */
export const MainMenu = ({ entries, currentSlug }: MainMenuProps) => {
  const translate = useTranslate()
  const say = useSay()
  const row = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const { fitting, end } = useFitting(row, more, entries.length)
  return (
    <Box
      component="nav"
      aria-label={translate('shell.mainMenu')}
      sx={{ position: 'relative', flexGrow: 1, minWidth: 0 }}
    >
      <Box component="ul" ref={row} sx={{ display: 'flex', overflow: 'hidden', m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, index) => (
          <Box
            component="li"
            key={entry.key}
            sx={{ flexShrink: 0, visibility: index < fitting ? 'visible' : 'hidden' }}
          >
            {isGroup(entry) ? (
              <GroupMenu label={say(entry)} entries={[entry]} currentSlug={currentSlug} />
            ) : (
              <Button {...linkProps(entry)} sx={barButton(currentSlug === '' && entry.to === '/')}>
                {say(entry)}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {/* Always there, over what does not fit: its width is known before it is needed, and an open menu stays open. */}
      <Box
        ref={more}
        sx={{ position: 'absolute', top: 0 }}
        style={{ left: end, visibility: fitting < entries.length ? 'visible' : 'hidden' }}
      >
        <GroupMenu label={translate('shell.more')} entries={entries.slice(fitting)} currentSlug={currentSlug} />
      </Box>
    </Box>
  )
}
