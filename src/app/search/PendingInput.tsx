import Box from '@mui/material/Box'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslate } from 'react-admin'

/** Query text; `isEntered` is true if Enter was pressed before the dialog loaded. */
export interface Typed {
  readonly text: string
  readonly isEntered: boolean
}

export const nothingTyped: Typed = { text: '', isEntered: false }

interface Props {
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  readonly onClose: () => void
}

const backdrop = { position: 'fixed', inset: 0, zIndex: 'modal', bgcolor: 'rgb(0 0 0 / 0.5)' } as const

/** Matches position and size of the search dialog and its input. */
const paper = {
  position: 'absolute',
  boxSizing: 'border-box',
  bgcolor: 'background.paper',
  borderRadius: { xs: 0, sm: 1 },
  top: { xs: 0, sm: 32 },
  left: { xs: 0, sm: '50%' },
  transform: { xs: 'none', sm: 'translateX(-50%)' },
  width: { xs: '100%', sm: 'calc(100% - 64px)' },
  maxWidth: { sm: 600 },
  height: { xs: '100%', sm: 560 },
  maxHeight: { xs: 'none', sm: '80vh' },
  p: 1.5,
} as const
const input = {
  boxSizing: 'border-box',
  width: 'calc(100% - 48px)',
  height: 40,
  px: 1.75,
  font: 'inherit',
  color: 'inherit',
  border: 1,
  borderColor: 'inputBorder',
  borderRadius: 1,
  bgcolor: 'transparent',
  outlineOffset: -2,
} as const

/** Input that accepts keystrokes while the search dialog is loading. */
export const PendingInput = ({ typed, onChange, onClose }: Props) => {
  const translate = useTranslate()
  const outside = useRef<HTMLDivElement>(null)
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
    if (key === 'Enter' && !nativeEvent.isComposing) onChange({ ...typed, isEntered: true })
  }
  return (
    <Box ref={outside} sx={backdrop} onClick={({ target }) => target === outside.current && onClose()}>
      <Box role="dialog" aria-modal="true" aria-busy="true" aria-label={translate('shell.globalSearch')} sx={paper}>
        <Box
          component="input"
          aria-label={translate('shell.globalSearch')}
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={typed.text}
          onChange={({ target }) => onChange({ text: (target as HTMLInputElement).value, isEntered: false })}
          onKeyDown={onKeyDown}
          sx={input}
        />
      </Box>
    </Box>
  )
}
