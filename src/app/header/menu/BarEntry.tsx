import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { memo, useMemo } from 'react'
import { barButton } from '../barButton.ts'
import { GroupMenu } from './GroupMenu.tsx'
import { isGroup, linkProps, type NavigationEntry, useEntryLabel } from './navigation.ts'

interface BarEntryProps {
  readonly entry: NavigationEntry
  /**
   * Null if the current page does not belong to this entry, so that navigation re-renders two entries instead of all.
   */
  readonly currentSlug: string | null
  /** Entries that do not fit are hidden, but keep their space. */
  readonly isVisible: boolean
}

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
