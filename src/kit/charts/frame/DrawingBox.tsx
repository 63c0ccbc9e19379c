import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { chunk } from '../../chunk.ts'
import { FailedState } from '../../feedback/FailedState.tsx'
import { useChunk } from '../../useChunk.ts'
import { NearContext } from './useNear.ts'

/** What draws charts, with its library, in a chunk of its own; tests load it ahead. */
export const drawings = chunk(() => import('../drawings/allDrawings.ts'))

/** Taken while nothing has been laid out, as in a tab that has not been opened yet. */
const unknownWidth = 480

/** The width of an element, as it changes. */
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
  /** All that the drawing says, in words. */
  readonly description: string
  readonly height: number
  readonly children: (drawings: Drawings, width: number) => ReactNode
}

const style = {
  position: 'relative',
  minWidth: 0,
  '& svg': { display: 'block' },
  '& svg text': { fontVariantNumeric: 'tabular-nums' },
  // Paper is not as wide as the window was when the drawing was measured.
  '@media print': { '& .recharts-wrapper, & svg': { maxWidth: '100%', height: 'auto !important' } },
}

/**
 * The place of a drawing, of its size from the start; it is drawn when it comes near to what is in sight. Its parts are no
 * stops of a reader; the table says the same.
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
