import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { formatInstant } from '#kit/fields/formats.ts'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import { batch, onboarding } from '#schema/administration/onboarding.ts'
import type { AnswerOf } from '#schema/call.ts'
import type { RowOf } from '#schema/entity.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'

export const batches = { name: 'batches', entity: batch, list: onboarding.listBatches } as const

type Batch = RowOf<typeof batch>

const reasonsToKeep = [
  'signedIn',
  'changed',
  'notManageable',
  'alreadyDeleted',
] as const satisfies readonly (keyof AnswerOf<typeof onboarding.undo>)[]

const UndoBatch = ({ batch }: { readonly batch: Batch }) => {
  const translate = useTranslate()
  const notify = useNotify()
  const { alert } = useDialogs()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [keyOf] = useState(repeatKeys)
  const { id, fileName: name, created, at } = batch

  const undo = async () => {
    setBusy(true)
    try {
      const undone = await send(onboarding.undo, { id }, { repeatKey: keyOf({ id }) })
      const kept = reasonsToKeep
        .filter((why) => undone[why] > 0)
        .map((why) => translate(`onboarding.kept.${why}`, { smart_count: undone[why] }))
      notify([translate('onboarding.undone', { name, smart_count: undone.deleted }), ...kept].join(' '), {
        type: 'success',
      })
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

const columns = ['fileName', 'at', 'userName', 'rows', 'created', 'undoneAt', 'deleted'] as const

export const BatchList = () => {
  const translate = useTranslate()
  return (
    <ReportList
      resource={batches}
      columns={columns}
      sort={['at', 'DESC']}
      show={{ undoneAt: ({ undoneAt }, text) => (undoneAt === null ? translate('onboarding.notUndone') : text) }}
      rowAction={(row) => row.undoneAt === null && <UndoBatch batch={row} />}
    />
  )
}
