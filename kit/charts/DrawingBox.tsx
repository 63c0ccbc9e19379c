import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { chunk } from '../chunk.ts'
import { FailedState } from '../feedback/FailedState.tsx'
import { useChunk } from '../useChunk.ts'
import { NearContext } from './useNear.ts'

/** Drawing code with Recharts, in a separate chunk; tests preload it. */
export const drawings = chunk(() => import('./allDrawings.ts'))

/** Fallback without layout, for instance in a background tab. */
const unknownWidth = 480

const useWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(unknownWidth)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

type Drawings = NonNullable<ReturnType<typeof drawings.loaded>>

interface Props {
  /** Complete text alternative of the drawing. */
  readonly description: string
  readonly height: number
  readonly children: (drawings: Drawings, width: number) => ReactNode
}

const style = {
  position: 'relative',
  minWidth: 0,
  '& svg': { display: 'block' },
  '& svg text': { fontVariantNumeric: 'tabular-nums' },
  // Paper width differs from the window width that was measured.
  '@media print': { '& .recharts-wrapper, & svg': { maxWidth: '100%', height: 'auto !important' } },
}

/**
 * Reserves the drawing's space and renders it near the viewport. Its parts are hidden from screen readers; the table
 * has the same data.
 */
export const DrawingBox = ({ description, height, children }: Props) => {
  const isNear = useContext(NearContext)
  const { content, hasFailed, retry } = useChunk(isNear ? drawings : undefined)
  const { ref, width } = useWidth()
  if (hasFailed) {
    return (
      <Box sx={{ height }}>
        <FailedState onRetry={retry} />
      </Box>
    )
  }
  return (
    <Box ref={ref} role="img" aria-label={description} sx={{ ...style, height }}>
      {content && children(content, width)}
      {isNear && !content && <Skeleton animation={false} variant="rounded" height={height} />}
    </Box>
  )
}
