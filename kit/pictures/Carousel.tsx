import Box from '@mui/material/Box'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { CarouselControls } from './CarouselControls.tsx'
import { useAutoplay } from './useAutoplay.ts'

interface CarouselProps {
  readonly label: string
  readonly items: readonly ReactNode[]
  /** Time per item; 0 disables autoplay. */
  readonly autoplayMilliseconds?: number
}

const stepOf: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Shows one item at a time. Autoplay pauses on hover and focus, can be stopped, and is off with reduced motion. As high
 * as the highest item, so that content below does not move.
 */
export const Carousel = ({ label, items, autoplayMilliseconds = 0 }: CarouselProps) => {
  const translate = useTranslate()
  const autoplay = useAutoplay(items.length, autoplayMilliseconds)
  if (items.length === 0) return null
  const isOne = items.length === 1
  const { index, turn, isTurning, hold } = autoplay

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf[event.key]
    if (step !== undefined) turn(step)
  }
  return (
    <Box
      component="section"
      aria-label={label}
      aria-roledescription={translate('kit.carousel.carousel')}
      {...(!isOne && hold)}
      sx={{ minWidth: 0 }}
    >
      {!isOne && <CarouselControls {...autoplay} count={items.length} onKeyDown={onKeyDown} />}
      <Box aria-live={isTurning ? 'off' : 'polite'} sx={{ display: 'grid' }}>
        {items.map((item, at) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place.
            key={at}
            role="group"
            aria-roledescription={translate('kit.carousel.slide')}
            aria-label={translate('kit.carousel.of', { number: at + 1, count: items.length })}
            sx={{
              display: 'grid',
              gridArea: '1 / 1',
              minWidth: 0,
              visibility: at === index ? 'visible' : 'hidden',
              '@media print': { gridArea: 'auto', visibility: 'visible' },
            }}
          >
            {item}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
