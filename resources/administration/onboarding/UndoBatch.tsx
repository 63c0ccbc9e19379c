import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/dialogs/dialogs.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { formatInstant } from '#kit/kinds/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { onboarding } from '#schema/administration/onboarding.ts'
import type { AnswerOf } from '#schema/call.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import type { Batch } from './BatchList.tsx'

interface Props {
  readonly batch: Batch
}

type Undone = AnswerOf<typeof onboarding.undo>
const kinds = ['signedIn', 'changed', 'notManageable', 'alreadyDeleted'] as const satisfies readonly (keyof Undone)[]

const useUndoneText = () => {
  const translate = useTranslate()
  return (name: string, undone: Undone) => {
    const remaining = kinds
      .filter((why) => undone[why] > 0)
      .map((why) => translate(`onboarding.kept.${why}`, { smart_count: undone[why] }))
    return [translate('onboarding.undone', { name, smart_count: undone.deleted }), ...remaining].join(' ')
  }
}

export const UndoBatch = ({ batch }: Props) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { alert } = useDialogs()
  const queryClient = useQueryClient()
  const undoneText = useUndoneText()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const { id, fileName: name, created, at } = batch

  const undo = async () => {
    setBusy(true)
    try {
      const undone = await send(onboarding.undo, { id }, { repeatKey: keyOf({ id }) })
      notify(undoneText(name, undone), { type: 'success' })
    } catch (error) {
      await alert({ title: translate('onboarding.undoFailed', { name }), message: describeReason(error, translate) })
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: ['batches'] })
      void queryClient.invalidateQueries({ queryKey: ['users'] })
    }
  }
  return (
    <DestructiveButton
      size="small"
      label={translate('onboarding.undo')}
      title={translate('onboarding.undoTitle', { name })}
      question={translate('onboarding.undoQuestion', {
        name,
        at: formatInstant(at, portalSettings().timeZone),
        smart_count: created,
      })}
      isBusy={isBusy}
      aria-label={translate('onboarding.undoOf', { name })}
      onSure={() => void undo()}
    />
  )
}
