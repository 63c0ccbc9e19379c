import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { useServerMessage } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import type { Call, InputOf } from '#schema/call.ts'
import { fileFaultKey, useFileSending } from '../../useFileSending.ts'

/** Texts are `approvalFiles.<name>.done` and `.failed`. */
type Deed = 'created' | 'uploaded' | 'moved' | 'removed' | 'renamed'

/** Makes a call and reports the outcome; returns the response, or null on failure. */
export const useDeed = <C extends Call>(call: C, deed: Deed) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const reasonOf = useServerMessage()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const run = async (input: InputOf<C>, { reload = false } = {}) => {
    setBusy(true)
    try {
      const answer = await send(call, input, { repeatKey: keyOf(input as object) })
      await alert({ message: translate(`approvalFiles.${deed}.done`), reload })
      return answer
    } catch (error) {
      await alert({ title: translate(`approvalFiles.${deed}.failed`), message: reasonOf(error) })
      return null
    } finally {
      setBusy(false)
    }
  }
  return { run, isBusy }
}

/** Error text for uploaded files. */
const useFileReason = () => {
  const translate = useTranslate()
  const messageOf = useServerMessage()
  return (error: unknown) => {
    const fault = fileFaultKey(error)
    if (fault) return translate(fault)
    return error instanceof CallError ? messageOf(error) : ''
  }
}

/** Like `useDeed`, with file selection and upload progress; errors appear below the files. */
export const useFileDeed = <C extends Call>(call: C, deed: Deed) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const reasonOf = useFileReason()
  const { rows, choose, run, state, cancel } = useFileSending(call)
  return {
    rows,
    choose,
    run,
    isBusy: state.status === 'sending',
    done: () => alert({ message: translate(`approvalFiles.${deed}.done`) }),
    missing: (text: string) => alert({ message: translate(text) }),
    progress: {
      state,
      onCancel: cancel,
      failedText: `${translate(`approvalFiles.${deed}.failed`)} ${reasonOf(state.error)}`.trim(),
    },
  }
}
