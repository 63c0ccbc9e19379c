import { useTranslate } from 'react-admin'
import { useDialogs } from './dialogs.ts'

/** Returns a function that closes a form, after a question if its input would be lost. */
export const useAskedClose = (isUnsaved: boolean, onClose: () => void) => {
  const translate = useTranslate()
  const { confirm } = useDialogs()
  return async () => {
    const question = { title: translate('form.leaveTitle'), message: translate('form.leaveText') }
    if (!isUnsaved || (await confirm({ ...question, confirmLabel: translate('form.leave'), isDestructive: true })))
      onClose()
  }
}
