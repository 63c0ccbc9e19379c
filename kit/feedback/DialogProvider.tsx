import TextField from '@mui/material/TextField'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLocation, useNavigationType } from 'react-router-dom'
import { DialogFrame } from './DialogFrame.tsx'
import { type CommentOptions, DialogContext, type Dialogs } from './dialogs.ts'
import { PromptDialog } from './PromptDialog.tsx'

interface CommentDialogProps extends CommentOptions {
  readonly onDone: (comment: string | null) => void
}

/** Dialog for editing or reading a comment. */
const CommentDialog = ({ value = '', title, isReadOnly = false, maxLength, onDone }: CommentDialogProps) => {
  const translate = useTranslate()
  const [text, setText] = useState(value)
  return (
    <DialogFrame
      title={title ?? translate('kit.dialogs.comment')}
      onCancel={() => onDone(null)}
      onSubmit={() => onDone(isReadOnly ? null : text.trim())}
      hasChoice={!isReadOnly}
      field={(labelledBy) => (
        <TextField
          fullWidth
          autoFocus
          multiline
          minRows={4}
          maxRows={12}
          margin="dense"
          placeholder={translate('kit.dialogs.typeComment')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { 'aria-labelledby': labelledBy, readOnly: isReadOnly, maxLength } }}
        />
      )}
    />
  )
}

const acting = ['Enter', ' ', 'Escape']

/** Innermost dialog or menu around an element, or null on the page itself. */
const layerOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('.MuiModal-root, [role="dialog"]') : null

/**
 * Limits a key press to the dialog, menu or page where it began. Otherwise the Enter that opens a dialog also presses
 * the button that the dialog focuses: at once if it opens on keydown, by repetition if the key is held down.
 */
const limitKeyPresses = () => {
  let began: { readonly key: string; readonly layer: Element | null } | null = null
  const onKey = (event: KeyboardEvent) => {
    if (!acting.includes(event.key)) return
    const layer = layerOf(event.target)
    if (event.type === 'keydown' && !event.repeat) began = { key: event.key, layer }
    const isElsewhere = began?.key === event.key && began.layer !== layer
    if (isElsewhere) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.type === 'keyup') began = null
  }
  const types = ['keydown', 'keypress', 'keyup'] as const
  for (const type of types) document.addEventListener(type, onKey, true)
  return () => {
    for (const type of types) document.removeEventListener(type, onKey, true)
  }
}

const promptAndConfirm =
  ({ prompt, confirm }: Pick<Dialogs, 'prompt' | 'confirm'>): Dialogs['promptAndConfirm'] =>
  async ({ prompt: question, confirm: formatText, confirmLabel }) => {
    let typed = question.value ?? ''
    for (;;) {
      const text = await prompt({ ...question, value: typed, isRequired: true })
      if (text === null) return null
      if (await confirm({ message: formatText(text), ...(confirmLabel !== undefined && { confirmLabel }) })) return text
      typed = text
    }
  }

interface OpenDialog {
  readonly id: number
  readonly element: ReactNode
  readonly cancel: () => void
}

interface DialogProviderProps {
  readonly children: ReactNode
  readonly reloadPage?: () => void
}

const reloadWindow = () => window.location.reload()

/**
 * Provides `useDialogs`. One dialog is open at a time; others are queued. The browser's Back and Forward cancel those of
 * the page that they leave; what was to follow an alert does not happen.
 */
export const DialogProvider = ({ children, reloadPage = reloadWindow }: DialogProviderProps) => {
  const [queue, setQueue] = useState<readonly OpenDialog[]>([])

  useEffect(limitKeyPresses, [])

  const { pathname } = useLocation()
  const isByBrowser = useNavigationType() === 'POP'
  const cancelAll = useEffectEvent(() => {
    for (const { cancel } of isByBrowser ? queue : []) cancel()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another page is shown
  useEffect(() => cancelAll(), [pathname])

  const lastId = useRef(0)

  const dialogs = useMemo<Dialogs>(() => {
    const ask = <Answer,>(show: (done: (answer: Answer) => void) => ReactNode, cancelled?: Answer) =>
      new Promise<Answer>((resolve) => {
        lastId.current += 1
        const id = lastId.current
        const close = () => setQueue((queue) => queue.filter((one) => one.id !== id))
        const done = (answer: Answer) => {
          close()
          resolve(answer)
        }
        const cancel = () => (cancelled === undefined ? close() : done(cancelled))
        setQueue((queue) => [...queue, { id, element: show(done), cancel }])
      })
    const prompt: Dialogs['prompt'] = (options) =>
      ask<string | null>((done) => <PromptDialog {...options} onDone={done} />, null)
    const confirm: Dialogs['confirm'] = ({ confirmLabel, ...options }) =>
      ask(
        (done) => (
          <DialogFrame
            {...options}
            submitLabel={confirmLabel}
            onCancel={() => done(false)}
            onSubmit={() => done(true)}
          />
        ),
        false,
      )
    return {
      prompt,
      confirm,
      promptAndConfirm: promptAndConfirm({ prompt, confirm }),
      alert: async ({ reload, ...options }) => {
        await ask<void>((done) => <DialogFrame {...options} hasChoice={false} onCancel={done} onSubmit={done} />)
        if (reload) reloadPage()
      },
      comment: (options) => ask<string | null>((done) => <CommentDialog {...options} onDone={done} />, null),
    }
  }, [reloadPage])

  const [current] = queue
  return (
    <DialogContext value={dialogs}>
      {children}
      {current && <div key={current.id}>{current.element}</div>}
    </DialogContext>
  )
}
