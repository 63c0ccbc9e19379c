import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useMemo } from 'react'
import { barButton } from '../barButton.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { isGroup, linkProps, type NavigationEntry, useEntryLabel } from './navigation.ts'

interface BarEntryProps {
  readonly entry: NavigationEntry
  /** Null where the page on the screen is none of this entry's, so that a change of page draws two entries, not all. */
  readonly currentSlug: string | null
  /** It keeps its place where it does not fit. */
  readonly isVisible: boolean
}

/** An entry of the bar: a group's button, or a link. */
export const BarEntry = memo(({ entry, currentSlug, isVisible }: BarEntryProps) => {
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
