import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/dialogs/dialogs.ts'
import { formatCount, formatInstant } from '#kit/kinds/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { RowOf } from '#schema/entity.ts'
import { importRun, imports } from '#schema/imports/calls.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import { RunDetail } from './RunDetail.tsx'

export const runs = { name: 'importRuns', entity: importRun, list: imports.listRuns } as const

type Run = RowOf<typeof importRun>

const columns = [
  ...(['entity', 'at', 'result', 'fileName', 'madeBy', 'rows', 'added', 'changed', 'removed'] as const),
  ...(['problemCount', 'undoneAt', 'undoneBy'] as const),
]

const timeOf = ({ at }: Run) => formatInstant(at, portalSettings().timeZone)

interface UndoProps {
  readonly run: Run
  readonly onUndone?: () => void
}

/** Restores what the last run of a file has changed. */
const UndoRun = ({ run, onUndone }: UndoProps) => {
  const { id, entity } = run
  const translate = useTranslate()
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
      void queryClient.invalidateQueries({ queryKey: [runs.name] })
    }
  }
  return (
    <DestructiveButton
      size="small"
      label={translate('imports.undo')}
      title={translate('imports.undoTitle', { entity })}
      question={translate('imports.undoQuestion', { entity, at: timeOf(run) })}
      isBusy={isBusy}
      aria-label={translate('imports.undoTitle', { entity })}
      onSure={() => void undo()}
    />
  )
}

export const RunList = () => {
  const translate = useTranslate()
  const [opened, setOpened] = useState<Run | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ReportList
        resource={runs}
        columns={columns}
        sort={['at', 'DESC']}
        rowAction={(run) => (
          <>
            <Button
              size="small"
              aria-label={translate('imports.openRun', { entity: run.entity, at: timeOf(run) })}
              onClick={() => setOpened(run)}
            >
              {translate('imports.open')}
            </Button>
            {run.canUndo && <UndoRun run={run} />}
          </>
        )}
      />
      {opened && (
        <RunDetail run={opened} onClose={close} actions={opened.canUndo && <UndoRun run={opened} onUndone={close} />} />
      )}
    </>
  )
}
