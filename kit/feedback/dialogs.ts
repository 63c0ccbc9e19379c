import { createContext, useContext } from 'react'

/** Throws outside a `DialogProvider`. */
export const useDialogs = () => {
  const dialogs = useContext(DialogContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogProvider above it.')
  return dialogs
}

interface AlertOptions {
  readonly message: string
  readonly title?: string
  /** Reloads the page after the alert is closed. */
  readonly reload?: boolean
}

interface ConfirmOptions {
  readonly message: string
  readonly title?: string
  readonly confirmLabel?: string
  /** Red button; Cancel receives the focus. */
  readonly isDestructive?: boolean
}

export interface PromptOptions {
  readonly message: string
  readonly title?: string
  readonly value?: string
  readonly submitLabel?: string
  readonly cancelLabel?: string
  /** Rejects an empty answer; cancelling remains possible. */
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

interface PromptAndConfirmOptions {
  readonly prompt: Omit<PromptOptions, 'isRequired'>
  /** Confirmation question that contains the entered text. */
  readonly confirm: (text: string) => string
  readonly confirmLabel?: string
}

/**
 * The portal's dialogs. Messages are plain text with line breaks. Concurrent calls are queued. Escape cancels:
 * `confirm` resolves to false, dialogs with input resolve to null.
 */
export interface Dialogs {
  alert(options: AlertOptions): Promise<void>
  confirm(options: ConfirmOptions): Promise<boolean>
  /** Resolves to the trimmed text, or null if cancelled. */
  prompt(options: PromptOptions): Promise<string | null>
  /** Resolves to the trimmed comment, or null if cancelled or read-only. */
  comment(options?: CommentOptions): Promise<string | null>
  /**
   * Prompts until the text is not empty, then shows it for confirmation `docs/product/look.md#dialogs`. Declining
   * returns to the prompt with the text. Resolves to the trimmed text, or null if the prompt is cancelled.
   */
  promptAndConfirm(options: PromptAndConfirmOptions): Promise<string | null>
}

export const DialogContext = createContext<Dialogs | null>(null)
