import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslate } from 'react-admin'
import { UnsavedGuard } from '../form/UnsavedGuard.tsx'
import { BusyButton } from './BusyButton.tsx'
import { DialogHead } from './DialogHead.tsx'
import { useAskedClose } from './useAskedClose.ts'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** With a label, the drawer is a form with a submit button. */
  readonly submitLabel?: string
  readonly onSubmit?: () => void
  readonly isBusy?: boolean
  /** Asks for confirmation before closing. */
  readonly isUnsaved?: boolean
}

const paper = { role: 'dialog', 'aria-modal': true, sx: { width: { xs: '100%', sm: 440 }, maxWidth: '100%' } } as const

const UnsavedParts = createContext<(id: string, isUnsaved: boolean) => void>(() => undefined)

/** Makes the drawer around this part ask before it closes, for parts that are sent on their own. */
export const useUnsavedPart = (isUnsaved: boolean) => {
  const report = useContext(UnsavedParts)
  const id = useId()
  useEffect(() => {
    report(id, isUnsaved)
    return () => report(id, false)
  }, [report, id, isUnsaved])
}

const invalidField = ':is(input, textarea)[aria-invalid=true], [aria-invalid=true] [role=spinbutton]'

/** Focuses the first invalid field after a submit. */
export const FormDrawer = (props: Props) => {
  const { title, onClose, children, submitLabel, onSubmit, isBusy = false } = props
  const [parts, setParts] = useState<readonly string[]>([])
  const reportPart = useCallback((id: string, isPartUnsaved: boolean) => {
    setParts((before) => [...before.filter((one) => one !== id), ...(isPartUnsaved ? [id] : [])])
  }, [])
  const isUnsaved = props.isUnsaved === true || parts.length > 0
  const translate = useTranslate()
  const titleId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0 && !isBusy) form.current?.querySelector<HTMLElement>(invalidField)?.focus()
  }, [attempts, isBusy])
  const askedClose = useAskedClose(isUnsaved, onClose)
  const close = async () => {
    if (!isBusy) await askedClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setAttempts(attempts + 1)
    onSubmit?.()
  }
  return (
    <Drawer
      open
      anchor="right"
      onClose={() => void close()}
      slotProps={{ paper: { ...paper, 'aria-labelledby': titleId } }}
    >
      {isUnsaved && <UnsavedGuard isUnsaved />}
      <DialogHead
        id={titleId}
        title={title}
        onClose={() => void close()}
        sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2, flexGrow: 1, minHeight: 0, overflowY: 'auto' }}
      >
        <UnsavedParts.Provider value={reportPart}>{children}</UnsavedParts.Provider>
        {submitLabel && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <BusyButton type="submit" variant="contained" isBusy={isBusy} busyHint={translate('form.saving')}>
              {submitLabel}
            </BusyButton>
          </Box>
        )}
      </Box>
    </Drawer>
  )
}
