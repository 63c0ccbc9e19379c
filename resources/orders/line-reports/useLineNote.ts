import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import type { Call, InputOf } from '#schema/call.ts'
import type { ReportLine } from '#schema/orders/orderReports.ts'

type NoteKind = 'confirmation' | 'comment' | 'date' | 'eta'

/** Empty values of a line note, to be overridden by the fields that are sent. */
export const emptyNote = ({ id, customerPartNumber }: ReportLine) =>
  ({ id, partNumber: customerPartNumber, customerComment: '', date: null, sellerComment: null }) as const

/** Sends a line note, reports the outcome, and reloads the page. */
export const useLineNote = <C extends Call>(kind: NoteKind, call: C) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const fail = (error: unknown) =>
    error instanceof CallError && error.status === 409
      ? alert({ message: translate('lineNotes.taken'), reload: true })
      : alert({ title: translate('lineNotes.failed'), message: describeReason(error, translate) })

  const sendNote = async (input: InputOf<C> & object) => {
    setBusy(true)
    try {
      await send(call, input, { repeatKey: keyOf(input) })
      await alert({
        title: translate(`lineNotes.sent.${kind}`),
        message: translate('lineNotes.refreshed'),
        reload: true,
      })
    } catch (error) {
      await fail(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, sendNote }
}

/**
 * Prompts for a comment until it is not empty, then shows it for confirmation. Text from a failed attempt is prefilled.
 */
export const useCommentPrompt = () => {
  const translate = useTranslate()
  const { promptAndConfirm } = useDialogs()
  const draft = useRef('')
  return async (title: string, question: (comment: string) => string) => {
    const comment = await promptAndConfirm({
      prompt: { title, message: translate('lineNotes.ask'), value: draft.current, isMultiline: true, maxLength: 255 },
      confirm: question,
      confirmLabel: translate('lineNotes.send'),
    })
    draft.current = comment ?? draft.current
    return comment
  }
}
