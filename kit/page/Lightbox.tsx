import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { DialogHead } from '../feedback/DialogHead.tsx'

interface FrameProps {
  readonly title: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

export const WideDialog = ({ title, onClose, onKeyDown, children }: FrameProps) => {
  const id = useId()
  return (
    // An undefined handler would override MUI's own, and Escape would not work.
    <Dialog open onClose={onClose} {...(onKeyDown && { onKeyDown })} fullWidth maxWidth="lg" aria-labelledby={id}>
      <DialogHead id={id} title={title} onClose={onClose} sx={{ pl: 2, pr: 1, py: 0.5 }} />
      {children}
    </Dialog>
  )
}

interface Props {
  readonly title: string
  /** Images with their own text alternatives. */
  readonly items: readonly ReactNode[]
  readonly first?: number
  readonly onClose: () => void
}

const stepOf: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Images one at a time, with buttons and arrow keys; wraps around. No zoom. */
export const Lightbox = ({ title, items, first = 0, onClose }: Props) => {
  const translate = useTranslate()
  const [index, setIndex] = useState(first)
  const turn = (step: number) => setIndex((at) => (at + step + items.length) % items.length)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = stepOf[key]
    if (step !== undefined) turn(step)
  }
  return (
    <WideDialog title={title} onClose={onClose} onKeyDown={onKeyDown}>
      <Box aria-live="polite" sx={{ minWidth: 0, px: 2 }}>
        {items[index]}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, p: 1 }}>
        <IconButton aria-label={translate('kit.lightbox.previous')} onClick={() => turn(-1)}>
          <PreviousIcon />
        </IconButton>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('kit.lightbox.of', { number: index + 1, count: items.length })}
        </Typography>
        <IconButton aria-label={translate('kit.lightbox.next')} onClick={() => turn(1)}>
          <NextIcon />
        </IconButton>
      </Box>
    </WideDialog>
  )
}
