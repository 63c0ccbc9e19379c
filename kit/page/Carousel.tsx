import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { touchScreens } from '../touchLink.ts'
import { useAutoplay } from './useAutoplay.ts'

interface Props extends ReturnType<typeof useAutoplay> {
  readonly count: number
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const dotStyle = {
  width: 24,
  height: 24,
  [touchScreens]: { width: 32, height: 32 },
  borderRadius: '50%',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', border: 1, borderColor: 'inputBorder' },
  '&[aria-current=true]::before': { borderColor: 'accent.main', bgcolor: 'accent.main' },
}

/** Precede the items in the document. */
const CarouselControls = ({ index, count, turn, show, canTurn, isStopped, setIsStopped, onKeyDown }: Props) => {
  const translate = useTranslate()
  return (
    <Box
      role="group"
      aria-label={translate('kit.carousel.controls')}
      onKeyDown={onKeyDown}
      className="no-print"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'flex-end', gap: 0.5, mb: 1 }}
    >
      {canTurn && (
        <IconButton
          size="small"
          aria-label={translate(isStopped ? 'kit.carousel.play' : 'kit.carousel.pause')}
          onClick={() => setIsStopped(!isStopped)}
        >
          {isStopped ? <PlayIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
        </IconButton>
      )}
      <IconButton size="small" aria-label={translate('kit.carousel.previous')} onClick={() => turn(-1)}>
        <PreviousIcon fontSize="small" />
      </IconButton>
      {Array.from({ length: count }, (_, at) => (
        <ButtonBase
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={at}
          aria-label={translate('kit.carousel.show', { number: at + 1, count })}
          aria-current={at === index}
          onClick={() => show(at)}
          sx={dotStyle}
        />
      ))}
      <IconButton size="small" aria-label={translate('kit.carousel.next')} onClick={() => turn(1)}>
        <NextIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

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
