import useMediaQuery from '@mui/material/useMediaQuery'
import { type FocusEvent, useEffect, useState } from 'react'

/** Index of the current item. Advances unless autoplay is stopped or the carousel is hovered or focused. */
export const useAutoplay = (count: number, milliseconds: number) => {
  const [requested, setRequested] = useState(0)
  const [isStopped, setIsStopped] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)')

  const index = count === 0 ? 0 : requested % count
  const canTurn = milliseconds > 0 && count > 1 && !wantsLessMotion
  const isTurning = canTurn && !isStopped && !isPointedAt && !isFocused
  const turn = (step: number) => setRequested((index + step + count) % count)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each item has the whole time, also one that was chosen.
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setRequested((shown) => (shown + 1) % count), milliseconds)
    return () => clearInterval(timer)
  }, [isTurning, count, milliseconds, index])

  return {
    index,
    turn,
    show: setRequested,
    canTurn,
    isTurning,
    isStopped,
    setIsStopped,
    hold: {
      onPointerEnter: () => setIsPointedAt(true),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setIsFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  }
}
