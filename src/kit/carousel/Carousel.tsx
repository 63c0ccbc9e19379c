import Box from '@mui/material/Box'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { CarouselControls } from './CarouselControls.tsx'
import { useAutoplay } from './useAutoplay.ts'

interface CarouselProps {
  /** What is shown, for those who cannot see it. */
  readonly label: string
  readonly items: readonly ReactNode[]
  /** How long each item stays; 0 leaves the turning to the reader. */
  readonly autoplayMilliseconds?: number
}

const stepOf: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * One item at a time, turned by itself until somebody points at it, focuses it or stops it, and never where the system
 * asks for less motion. As high as its highest item, so that nothing below it moves.
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
