import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FilterForm } from './FilterForm.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import type { Filtering } from './useFilters.ts'

/** A line that is not displayed yet has no width. */
const isWrapped = (line: HTMLElement) => {
  const [first, last] = [line.firstElementChild, line.lastElementChild]
  if (line.clientWidth === 0) return false
  return first && last ? last.getBoundingClientRect().top >= first.getBoundingClientRect().bottom : false
}

/**
 * Number of items that a wrapping flex container shows in one line, beside its other children. At least one is shown.
 * Without `isOn`, all are.
 */
const useOneLine = (container: RefObject<HTMLElement | null>, count: number, isOn: boolean) => {
  const [shown, setShown] = useState(count)
  useLayoutEffect(() => {
    const line = container.current
    if (!isOn || !line || typeof ResizeObserver === 'undefined') return
    let width: number | null = null
    const observer = new ResizeObserver(() => {
      const isNewWidth = width !== line.clientWidth
      width = line.clientWidth
      // Synchronously, so that users see only the result. Inputs that are loaded later wrap at the same width.
      if (isNewWidth || isWrapped(line)) flushSync(() => setShown(isNewWidth ? count : (now) => Math.max(1, now - 1)))
    })
    observer.observe(line)
    return () => observer.disconnect()
  }, [container, count, isOn])
  useLayoutEffect(() => {
    if (isOn && shown > 1 && container.current && isWrapped(container.current)) setShown(shown - 1)
  })
  return isOn ? Math.min(shown, count) : count
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  flexBasis: { lg: 0 },
  gap: 1,
  alignItems: 'center',
  // Wraps only when the inputs are too narrow for their labels.
  '& > :not(button)': { flex: '1 1 96px', maxWidth: 152 },
  '& > .MuiAutocomplete-root': { flexBasis: 200, minWidth: 200, maxWidth: 264 },
  '& > .day-filter': { flexBasis: 176, maxWidth: 200 },
  '& > .day-range': { flexBasis: 376, maxWidth: 408 },
  '& > .MuiTextField-root:first-of-type': { flexBasis: 136, maxWidth: 264 },
  '& > button': { flexShrink: 0 },
}

/** Filters of a list. In wide windows they take one line; a sheet has those that exceed it. */
export const FilterBar = ({ filters, draft }: Filtering) => {
  const bar = useRef<HTMLFormElement>(null)
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true })
  const shown = useOneLine(bar, filters.length, isWide)
  return (
    <FilterForm filters={filters.slice(0, shown)} draft={draft} layout={line} bar={bar}>
      {shown < filters.length && <FilterSheet filters={filters} draft={draft} isIcon />}
    </FilterForm>
  )
}
