import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { CommentDialog } from '../comments/CommentDialog.tsx'
import { DialogFrame } from './DialogFrame.tsx'
import { DialogContext, type Dialogs } from './dialogs.ts'
import { limitKeyPresses } from './keyPresses.ts'
import { PromptDialog } from './PromptDialog.tsx'

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
}

interface DialogProviderProps {
  readonly children: ReactNode
  readonly reloadPage?: () => void
}

const reloadWindow = () => window.location.reload()

/** Provides `useDialogs`. One dialog is open at a time; others are queued. */
export const DialogProvider = ({ children, reloadPage = reloadWindow }: DialogProviderProps) => {
  const [queue, setQueue] = useState<readonly OpenDialog[]>([])

  useEffect(limitKeyPresses, [])

  const lastId = useRef(0)

  const dialogs = useMemo<Dialogs>(() => {
    const ask = <Answer,>(show: (done: (answer: Answer) => void) => ReactNode) =>
      new Promise<Answer>((resolve) => {
        lastId.current += 1
        const id = lastId.current
        const element = show((answer) => {
          setQueue((queue) => queue.filter((one) => one.id !== id))
          resolve(answer)
        })
        setQueue((queue) => [...queue, { id, element }])
      })
    const prompt: Dialogs['prompt'] = (options) => ask((done) => <PromptDialog {...options} onDone={done} />)
    const confirm: Dialogs['confirm'] = ({ confirmLabel, ...options }) =>
      ask((done) => (
        <DialogFrame {...options} submitLabel={confirmLabel} onCancel={() => done(false)} onSubmit={() => done(true)} />
      ))
    return {
      prompt,
      confirm,
      promptAndConfirm: promptAndConfirm({ prompt, confirm }),
      alert: async ({ reload, ...options }) => {
        await ask<void>((done) => <DialogFrame {...options} hasChoice={false} onCancel={done} onSubmit={done} />)
        if (reload) reloadPage()
      },
      comment: (options) => ask((done) => <CommentDialog {...options} onDone={done} />),
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
