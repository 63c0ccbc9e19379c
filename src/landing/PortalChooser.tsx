import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '#kit/isPlainClick.ts'
import { Message } from './Message.tsx'
import { fill, type Texts } from './texts.ts'

interface PortalChooserProps {
  readonly texts: Texts
  readonly name: string
  readonly aerospaceUrl: string
  /** Works without a code too, for users who open it in a new tab. */
  readonly forgeUrl: string
  readonly enterForge: () => Promise<void>
  readonly onSignOut: () => Promise<void>
  readonly onClose: () => void
}

/**
 * Uses the browser's modal dialog, which traps the focus and restores it on close.
 * `docs/product/account.md#portal-chooser`
 */
export const PortalChooser = (props: PortalChooserProps) => {
  const { texts, name, aerospaceUrl, forgeUrl, enterForge, onSignOut, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const isRunning = useRef(false)

  useEffect(() => dialog.current?.showModal(), [])

  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setFailed(false)
    await action().catch(() => setFailed(true))
    isRunning.current = false
  }
  const clickForge = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    run(enterForge)
  }
  return (
    <dialog ref={dialog} aria-labelledby="chooser-title" onClose={onClose}>
      <div className="chooser-head">
        <h2 id="chooser-title">{texts.choose}</h2>
        <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </div>
      {hasFailed && <Message kind="error">{texts.unreachable}</Message>}
      <div className="portals">
        <a className="portal" href={aerospaceUrl} aria-label={texts.aerospace} aria-describedby="aerospace-hint">
          <strong>{texts.aerospace}</strong>
          <span id="aerospace-hint">{texts.aerospaceHint}</span>
        </a>
        <a
          className="portal"
          href={forgeUrl}
          onClick={clickForge}
          aria-label={texts.forge}
          aria-describedby="forge-hint"
        >
          <strong>{texts.forge}</strong>
          <span id="forge-hint">{texts.forgeHint}</span>
        </a>
      </div>
      <p className="who">
        <span>{fill(texts.signedInAs, { name })}</span>
        <button type="button" className="quiet" onClick={() => run(onSignOut)}>
          {texts.signOut}
        </button>
      </p>
    </dialog>
  )
}
