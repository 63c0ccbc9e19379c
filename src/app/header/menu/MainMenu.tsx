import Box from '@mui/material/Box'
import { memo, useMemo, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { BarEntry } from './BarEntry.tsx'
import { GroupMenu } from './GroupMenu.tsx'
import { holds, type NavigationEntry } from './navigation.ts'
import { useFitting } from './useFitting.ts'

interface MainMenuProps {
  readonly entries: readonly NavigationEntry[]
  /** Slug of the current page; empty for home, null if it has none. */
  readonly currentSlug: string | null
}

/** Navigation for wide windows; entries that do not fit in one line are collected under 'More'. */
export const MainMenu = memo(({ entries, currentSlug }: MainMenuProps) => {
  const translate = useTranslate()
  const row = useRef<HTMLUListElement>(null)
  const more = useRef<HTMLDivElement>(null)
  const { fitting, end } = useFitting(row, more, entries.length)
  const others = useMemo(() => entries.slice(fitting), [entries, fitting])
  const slugWithin = (within: readonly NavigationEntry[]) =>
    within.some((entry) => holds(entry, currentSlug)) ? currentSlug : null
  return (
    <Box
      component="nav"
      aria-label={translate('shell.mainMenu')}
      sx={{ position: 'relative', flexGrow: 1, minWidth: 0 }}
    >
      <Box component="ul" ref={row} sx={{ display: 'flex', overflow: 'hidden', m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry, index) => (
          <BarEntry key={entry.key} entry={entry} currentSlug={slugWithin([entry])} isVisible={index < fitting} />
        ))}
      </Box>
      {/* Always rendered: its width must be known in advance, and an open menu must stay open. */}
      <Box
        ref={more}
        sx={{ position: 'absolute', top: 0 }}
        style={{ left: end, visibility: fitting < entries.length ? 'visible' : 'hidden' }}
      >
        <GroupMenu label={translate('shell.more')} entries={others} currentSlug={slugWithin(others)} />
      </Box>
    </Box>
  )
})
