import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { concessions } from '#schema/quality/concessions.ts'
import type { Concession } from './concessionCards.ts'
import { useConcessionScreen } from './concessionScreen.ts'
import type { Side } from './useSide.ts'

const maxCharacters = 255

/** Reports the outcome of a comment; the text is kept if it can be sent again. */
const useOutcome = () => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  return {
    sent: () => alert({ message: translate('concessions.comment.sent') }),
    failed: (error: unknown, comment: string) =>
      error instanceof CallError && error.status === 409
        ? alert({ message: translate('concessions.comment.taken', { comment }) })
        : alert({
            title: translate('concessions.comment.failed'),
            message: `${describeReason(error, translate)} ${translate('concessions.comment.kept')}`,
          }),
  }
}

/** Prompts for one side's comment until it is not empty, confirms, sends it, and refetches the concessions. */
export const useComment = ({ id, ncr }: Concession, by: Side) => {
  const translate = useTranslate()
  const { customerId, reload } = useConcessionScreen()
  const { promptAndConfirm } = useDialogs()
  const outcome = useOutcome()
  const [isBusy, setBusy] = useState(false)
  const draft = useRef('')
  const [keyOf] = useState(repeatKeys)

  const submit = async (comment: string) => {
    const input = { id, customerId, comment, isByProvider: by === 'provider' }
    setBusy(true)
    try {
      await send(concessions.comment, input, { repeatKey: keyOf(input) })
      await Promise.all([outcome.sent(), reload()])
    } catch (error) {
      await Promise.all([outcome.failed(error, comment), reload()])
    } finally {
      setBusy(false)
    }
  }
  const add = async () => {
    const comment = await promptAndConfirm({
      prompt: {
        title: translate('concessions.comment.title', { ncr }),
        message: translate('concessions.comment.ask'),
        value: draft.current,
        isMultiline: true,
        maxLength: maxCharacters,
      },
      confirm: (text) => translate('concessions.comment.question', { comment: text }),
      confirmLabel: translate('concessions.comment.send'),
    })
    if (comment === null) return
    draft.current = comment
    await submit(comment)
  }
  return { isBusy, add }
}
