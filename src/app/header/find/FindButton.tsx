import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useTexts } from '../../../i18n/i18nProvider.ts'
import { useDialogs } from '../../../kit/dialogs/dialogs.ts'
import type { NavigationEntry } from '../menu/navigation.ts'

interface FindProps {
  readonly entries: readonly NavigationEntry[]
}

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

type Dialog = ComponentType<FindProps & { readonly onClose: () => void }>

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Ctrl+K, and a slash where nothing is being typed. */
const asksToFind = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.altKey) return false
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k'
  return event.key === '/' && !isTyped(event.target) && document.querySelector('[role="dialog"]') === null
}

/** The way to the search over everything; what it takes is fetched when it is first opened. */
export const FindButton = ({ entries }: FindProps) => {
  const translate = useTranslate()
  const { open: openTexts } = useTexts()
  const { alert } = useDialogs()
  const [FindDialog, setDialog] = useState<Dialog | null>(null)

  const open = async () => {
    try {
      const [{ default: Content }] = await Promise.all([import('./FindDialog.tsx'), openTexts([texts])])
      setDialog(() => Content)
    } catch {
      await alert({ title: translate('shell.find'), message: translate('errors.offline') })
    }
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!asksToFind(event)) return
      event.preventDefault()
      void open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  return (
    <>
      <Tooltip title={`${translate('shell.find')} (Ctrl+K)`} describeChild>
        <IconButton
          color="inherit"
          aria-label={translate('shell.find')}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K /"
          onClick={() => void open()}
          sx={{ flexShrink: 0 }}
        >
          <SearchIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {FindDialog && <FindDialog entries={entries} onClose={() => setDialog(null)} />}
    </>
  )
}
