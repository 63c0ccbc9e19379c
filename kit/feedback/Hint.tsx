import {
  cloneElement,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { chunk } from '../chunk.ts'
import { useChunk } from '../useChunk.ts'

const hintBubble = chunk(async () => (await import('./HintBubble.tsx')).HintBubble)

// Same delays as MUI: brief hovering shows nothing, long touch does, and the pointer can move onto the tooltip.
const delays = { pointed: 400, held: 700, left: 200, lifted: 1500 }

const useAnchor = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<number>(undefined)
  const openAfter = (element: HTMLElement | null, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setAnchor(element), delay)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return [anchor, openAfter] as const
}

const Bubble = (props: Parameters<Awaited<ReturnType<typeof hintBubble.load>>>[0]) => {
  const { content: HintBubble } = useChunk(hintBubble)
  return HintBubble && <HintBubble {...props} />
}

type Element = HTMLAttributes<HTMLElement>

interface HintProps {
  /** Empty hides the hint. */
  readonly title: string
  /** Also shown by a tap, for elements without another action. */
  readonly isTapped?: boolean
  readonly children: ReactElement<Element>
}

/**
 * Tooltip on hover, long touch and keyboard focus; Escape closes it. The element needs its own accessible name. MUI's
 * tooltip is loaded when first shown.
 */
export const Hint = ({ title, isTapped = false, children }: HintProps) => {
  const id = useId()
  const [anchor, openAfter] = useAnchor()
  const { props } = children
  const keep = () => anchor && openAfter(anchor, 0)
  const close = () => openAfter(null, delays.left)
  const listeners: Element = {
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      props.onPointerEnter?.(event)
      if (event.pointerType !== 'touch') openAfter(event.currentTarget, delays.pointed)
    },
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      if (event.pointerType === 'touch') openAfter(event.currentTarget, isTapped ? 0 : delays.held)
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event)
      openAfter(null, event.pointerType === 'touch' && (anchor || isTapped) ? delays.lifted : delays.left)
    },
    onFocus: (event) => {
      props.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) openAfter(event.currentTarget, 0)
    },
    onBlur: (event) => {
      props.onBlur?.(event)
      close()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      props.onKeyDown?.(event)
      if (event.key === 'Escape') openAfter(null, 0)
    },
  }
  const isOpen = anchor !== null && title !== ''
  return (
    <>
      {cloneElement(children, { ...listeners, ...(isOpen && { 'aria-describedby': id }) })}
      {isOpen && <Bubble id={id} title={title} anchor={anchor} onEnter={keep} onLeave={close} />}
    </>
  )
}
