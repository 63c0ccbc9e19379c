import { createContext, useContext } from 'react'

/** The dialogs of the nearest `DialogProvider`; raises an error outside of one. */
export const useDialogs = () => {
  const dialogs = useContext(DialogContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider above it.')
  return dialogs
}

export interface AlertOptions {
  readonly message: string
  readonly title?: string
  /** Loads the page anew once the alert is closed. */
  readonly reload?: boolean
}

export interface ConfirmOptions {
  readonly message: string
  readonly title?: string
  readonly confirmLabel?: string
  /** Red, and Cancel has the focus. */
  readonly isDestructive?: boolean
}

export interface PromptOptions {
  readonly message: string
  readonly title?: string
  readonly value?: string
  readonly submitLabel?: string
  /** Asks again while the answer is empty; cancelling stays possible. */
  readonly isRequired?: boolean
  readonly isMultiline?: boolean
  readonly maxLength?: number
}

export interface CommentOptions {
  readonly value?: string
  readonly title?: string
  readonly isReadOnly?: boolean
  readonly maxLength?: number
}

export interface PromptAndConfirmOptions {
  readonly prompt: Omit<PromptOptions, 'isRequired'>
  /** The question that shows the text which was typed. */
  readonly confirm: (text: string) => string
  readonly confirmLabel?: string
}

/**
 * The four dialogs of the portal (spec 1 §2.10, DECISIONS F24). Messages are shown as text, line breaks kept.
 * Several asked for at once follow one another. Escape cancels: `false` from a confirm, `null` from the two that take
 * text.
 */
export interface Dialogs {
  alert(options: AlertOptions): Promise<void>
  confirm(options: ConfirmOptions): Promise<boolean>
  /** The text, trimmed; null when cancelled. */
  prompt(options: PromptOptions): Promise<string | null>
  /** The comment, trimmed; null when cancelled or read only. */
  comment(options?: CommentOptions): Promise<string | null>
  /**
   * A prompt that repeats while empty, then a confirm that shows the text (spec 3 §5). Whoever does not confirm is
   * asked again with the text still there. The text, trimmed; null when the prompt is cancelled.
   */
  promptAndConfirm(options: PromptAndConfirmOptions): Promise<string | null>
}

/** Filled by `DialogProvider`. */
export const DialogContext = createContext<Dialogs | null>(null)
