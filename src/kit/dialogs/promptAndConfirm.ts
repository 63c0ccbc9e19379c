import type { Dialogs } from './dialogs.ts'

/** The flow of that name, out of the two dialogs that it consists of. */
export const promptAndConfirm =
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
