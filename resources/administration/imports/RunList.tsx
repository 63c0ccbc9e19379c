import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { send } from '#dataProvider/calls/client.ts'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { useDialogs } from '#kit/dialogs/dialogs.ts'
import { formatCount, formatMoment, wallClockOf } from '#kit/kinds/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { RowOf } from '#schema/entity.ts'
import { importRun, imports } from '#schema/imports/calls.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { compareValues } from '#values/texts.ts'
import { DestructiveButton } from '../DestructiveButton.tsx'
import { RunDetail } from './RunDetail.tsx'
import { useKindName } from './useKindName.ts'

export const runs = { name: 'importRuns', entity: importRun, list: imports.listRuns } as const

type Run = RowOf<typeof importRun>

const columns = [
  ...(['entity', 'at', 'result', 'fileName', 'madeBy', 'rows', 'added', 'changed', 'removed'] as const),
  ...(['problemCount', 'undoneAt', 'undoneBy'] as const),
]

const momentOf = (at: Run['undoneAt']) => (at === null ? '-' : formatMoment(at, portalSettings().timeZone))
const wallClock = (at: Run['undoneAt']) => (at === null ? '' : wallClockOf(at, portalSettings().timeZone))

interface UndoProps {
  readonly run: Run
  readonly onUndone?: () => void
}

/** Restores what the last run of a file has changed. */
const UndoRun = ({ run, onUndone }: UndoProps) => {
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
      void queryClient.invalidateQueries({ queryKey: [runs.name] })
    }
  }
  return (
    <DestructiveButton
      size="small"
      label={translate('imports.undo')}
      title={translate('imports.undoTitle', { entity })}
      question={translate('imports.undoQuestion', { at: momentOf(run.at) })}
      isBusy={isBusy}
      aria-label={translate('imports.undoTitle', { entity })}
      onSure={() => void undo()}
    />
  )
}

export const RunList = () => {
  const translate = useTranslate()
  const kindName = useKindName()
  const [opened, setOpened] = useState<Run | null>(null)
  const { choices, show, file } = useMemo(() => {
    const entity = (run: Run) => kindName(run.entity)
    const kinds = dataFiles.map(({ name }) => ({ id: name, name: kindName(name) }))
    return {
      choices: { entity: kinds.sort((one, other) => compareValues(one.name, other.name)) },
      show: { entity, at: ({ at }: Run) => momentOf(at), undoneAt: ({ undoneAt }: Run) => momentOf(undoneAt) },
      file: { entity, at: ({ at }: Run) => wallClock(at), undoneAt: ({ undoneAt }: Run) => wallClock(undoneAt) },
    }
  }, [kindName])
  const close = () => setOpened(null)
  return (
    <>
      <ReportList
        resource={runs}
        columns={columns}
        sort={['at', 'DESC']}
        {...{ choices, show, file }}
        rowAction={(run) => (
          <>
            <Button
              size="small"
              aria-label={translate('imports.openRun', { entity: kindName(run.entity), at: momentOf(run.at) })}
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
