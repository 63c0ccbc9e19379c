import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useCallback, useId, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { chunk } from '#kit/chunk.ts'
import { useOnDemand } from '#kit/useOnDemand.ts'
import { barButton } from '../header/barButton.ts'
import type { Offered } from './GroupLinks.tsx'
import { holds, isGroup, linkProps, type NavigationEntry, useEntryLabel } from './navigation.ts'
import { useFitting } from './useFitting.ts'

const groupLinks = chunk(async () => (await import('./GroupLinks.tsx')).GroupLinks)

interface GroupMenuProps {
  readonly label: string
  readonly entries: readonly NavigationEntry[]
  readonly currentSlug: string | null
}

/**
 * Header button with a menu of one group, or of several groups that do not fit. The menu's code is loaded when first
 * opened, because every page has a dozen of these buttons.
 */
const GroupMenu = memo(({ label, entries, currentSlug }: GroupMenuProps) => {
  const id = useId()
  const [GroupLinks, fetch] = useOnDemand(groupLinks)
  const [offered, setOffered] = useState<Offered | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const forget = useCallback(() => setOffered(null), [])
  return (
    <>
      <Button
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        onClick={async ({ currentTarget }) => {
          if (!(await fetch())) return
          setOffered({ anchor: currentTarget, entries, currentSlug })
          setOpen(true)
        }}
        endIcon={<ExpandMoreIcon />}
        sx={[barButton(entries.some((entry) => holds(entry, currentSlug))), { '& .MuiButton-endIcon': { ml: 0.25 } }]}
      >
        {label}
      </Button>
      {offered && GroupLinks && (
        <GroupLinks id={id} offered={offered} isOpen={isOpen} onClose={close} onClosed={forget} />
      )}
    </>
  )
})

interface BarEntryProps {
  readonly entry: NavigationEntry
  /**
   * Null if the current page does not belong to this entry, so that navigation re-renders two entries instead of all.
   */
  readonly currentSlug: string | null
  /** Entries that do not fit are hidden, but keep their space. */
  readonly isVisible: boolean
}

const BarEntry = memo(({ entry, currentSlug, isVisible }: BarEntryProps) => {
  const labelOf = useEntryLabel()
  const entries = useMemo(() => [entry], [entry])
  return (
    <Box component="li" sx={{ flexShrink: 0, visibility: isVisible ? 'visible' : 'hidden' }}>
      {isGroup(entry) ? (
        <GroupMenu label={labelOf(entry)} entries={entries} currentSlug={currentSlug} />
      ) : (
        <Button {...linkProps(entry)} sx={barButton(currentSlug === '' && entry.to === '/')}>
          {labelOf(entry)}
        </Button>
      )}
    </Box>
  )
})

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
