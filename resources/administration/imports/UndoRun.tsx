import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { formatCount, formatMoment } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import type { RowOf } from '#schema/entity.ts'
import { type importRun, imports } from '#schema/imports/calls.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import { useKindName } from './useKindName.ts'

interface UndoProps {
  readonly run: Pick<RowOf<typeof importRun>, 'id' | 'entity' | 'at'>
  readonly onUndone?: () => void
}

/** Restores what the last run of a file has changed. */
export const UndoRun = ({ run, onUndone }: UndoProps) => {
  const { id } = run
  const translate = useTranslate()
  const entity = useKindName()(run.entity)
  const notify = useNotify()
  const { alert } = useDialogs()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    try {
      const { removed, restored, readded, skipped } = await send(imports.undo, { id })
      const counts = { entity, removed: formatCount(removed), restored: formatCount(restored) }
      const messageArgs = { ...counts, readded: formatCount(readded), skipped: formatCount(skipped) }
      notify('imports.undone', { type: 'success', messageArgs })
      onUndone?.()
    } catch (error) {
      await alert({ title: translate('imports.undoFailed', { entity }), message: describeReason(error, translate) })
    } finally {
      setBusy(false)
      void queryClient.invalidateQueries({ queryKey: ['importRuns'] })
    }
  }
  return (
    <DestructiveButton
      size="small"
      label={translate('imports.undo')}
      title={translate('imports.undoTitle', { entity })}
      question={translate('imports.undoQuestion', { at: formatMoment(run.at, portalSettings().timeZone) })}
      isBusy={isBusy}
      aria-label={translate('imports.undoTitle', { entity })}
      onSure={() => void undo()}
    />
  )
}
