import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { send } from '../../../dataProvider/client.ts'
import { describeReason } from '../../../dataProvider/failureTexts.ts'
import type { AnswerOf } from '../../../schema/call.ts'
import { onboarding } from '../../../schema/onboarding.ts'
import { useDialogs } from '../../../src/kit/dialogs/dialogs.ts'
import { BusyButton } from '../../../src/kit/feedback/BusyButton.tsx'
import { repeatKeys } from '../../../src/kit/form/repeatKeys.ts'
import { formatInstant } from '../../../src/kit/kinds/formats.ts'
import { portalSettings } from '../../../src/kit/portalSettings.ts'
import type { Batch } from './BatchList.tsx'

interface Props {
  readonly batch: Batch
  readonly onUndone: (text: string) => void
}

type Undone = AnswerOf<typeof onboarding.undo>
const kinds = ['signedIn', 'changed', 'notManageable', 'alreadyDeleted'] as const satisfies readonly (keyof Undone)[]

/** What an undo has done, in words. */
const useUndoneText = () => {
  const translate = useTranslate()
  return (name: string, undone: Undone) => {
    const kept = kinds
      .filter((why) => undone[why] > 0)
      .map((why) => translate(`onboarding.kept.${why}`, { smart_count: undone[why] }))
    return [translate('onboarding.undone', { name, smart_count: undone.deleted }), ...kept].join(' ')
  }
}

/** Takes a batch back, after a question that names it. */
export const UndoBatch = ({ batch, onUndone }: Props) => {
  const translate = useTranslate()
  const { confirm, alert } = useDialogs()
  const queryClient = useQueryClient()
  const undoneText = useUndoneText()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const { id, fileName: name, created, at } = batch

  const undo = async () => {
    const isSure = await confirm({
      title: translate('onboarding.undoTitle', { name }),
      message: translate('onboarding.undoQuestion', {
        name,
        at: formatInstant(at, portalSettings().timeZone),
        smart_count: created,
      }),
      confirmLabel: translate('onboarding.undo'),
      isDestructive: true,
    })
    if (!isSure) return
    setBusy(true)
    try {
      const undone = await send(onboarding.undo, { id }, { repeatKey: keyOf({ id }) })
      onUndone(undoneText(name, undone))
    } catch (error) {
      await alert({ title: translate('onboarding.undoFailed', { name }), message: describeReason(error, translate) })
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: ['batches'] })
      void queryClient.invalidateQueries({ queryKey: ['users'] })
    }
  }
  return (
    <BusyButton
      size="small"
      color="error"
      isBusy={isBusy}
      busyHint={translate('form.saving')}
      aria-label={translate('onboarding.undoOf', { name })}
      onClick={() => void undo()}
    >
      {translate('onboarding.undo')}
    </BusyButton>
  )
}
