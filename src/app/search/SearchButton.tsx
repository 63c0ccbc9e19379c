import SearchIcon from '@mui/icons-material/Search'
import ButtonBase from '@mui/material/ButtonBase'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { flushSync } from 'react-dom'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { Hint } from '#kit/feedback/Hint.tsx'
import { onOpenSearch } from '#kit/page/openSearch.ts'
import { useTexts } from '#kit/texts.ts'
import { loadFailure } from '#kit/useOnDemand.ts'
import type { NavigationEntry } from '../menu/navigation.ts'
import { nothingTyped, PendingInput, type Typed } from './PendingInput.tsx'

interface SearchProps {
  readonly entries: readonly NavigationEntry[]
}

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

interface DialogProps extends SearchProps {
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  readonly onClose: () => void
}
type Dialog = ComponentType<DialogProps>

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl+K, or a slash outside of input fields. */
const asksToFind = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !isTyped(event.target) && document.querySelector('[role="dialog"]') === null
}

/** Looks like a field in wide windows, where the menu leaves space for it. */
const wide = '@media (min-width: 1400px)'

const field = {
  flexShrink: 0,
  width: 36,
  height: 40,
  gap: 1,
  px: 0,
  borderRadius: '50%',
  border: 0,
  font: 'inherit',
  color: 'inherit',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'bar.hover' },
  '&.Mui-focusVisible, &:focus-visible': { outlineColor: 'bar.accent' },
  '& > span': { display: 'none', flexGrow: 1, fontSize: 13, textAlign: 'left' },
  '& > kbd': { display: 'none', font: 'inherit', fontSize: 13 },
  [wide]: {
    width: 224,
    px: 1.25,
    borderRadius: 1,
    border: 1,
    borderColor: 'bar.line',
    '& > span, & > kbd': { display: 'block' },
  },
} as const

/** Button for the global search, whose code is loaded when first opened. */
export const SearchButton = ({ entries }: SearchProps) => {
  const translate = useTranslate()
  const { open: openTexts, isOpen: areTextsOpen } = useTexts()
  const { alert } = useDialogs()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(nothingTyped)
  const [SearchDialog, setDialog] = useState<Dialog | null>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (isOpen) return
    // The dialog itself returns the focus to the input that preceded it while it loaded, which is gone.
    if (document.activeElement === document.body && opener.current instanceof HTMLElement)
      opener.current.focus({ preventScroll: true })
    opener.current = null
  }, [isOpen])

  const close = () => {
    setOpen(false)
    setTyped(nothingTyped)
  }
  const open = async () => {
    opener.current ??= document.activeElement
    // Renders synchronously, because the next keystroke may already be queued.
    flushSync(() => setOpen(true))
    try {
      const [{ default: Content }] = await Promise.all([import('./SearchDialog.tsx'), openTexts([texts])])
      setDialog(() => Content)
    } catch {
      close()
      await alert({ title: translate('shell.globalSearch'), message: translate(await loadFailure()) })
    }
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksToFind(event)) return
      event.preventDefault()
      void open()
    }
    window.addEventListener('keydown', onKeyDown)
    const stopListening = onOpenSearch(() => void open())
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      stopListening()
    }
  })
  return (
    <>
      <Hint title={`${translate('shell.globalSearch')} (Ctrl+K)`}>
        <ButtonBase
          aria-label={translate('shell.globalSearch')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
          onClick={() => void open()}
          sx={field}
        >
          <SearchIcon fontSize="small" />
          <span>{translate('shell.globalSearch')}</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </ButtonBase>
      </Hint>
      {isOpen &&
        (SearchDialog && areTextsOpen([texts]) ? (
          <SearchDialog entries={entries} typed={typed} onType={setTyped} onClose={close} />
        ) : (
          <PendingInput typed={typed} onChange={setTyped} onClose={close} />
        ))}
    </>
  )
}
