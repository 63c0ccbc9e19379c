import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { formatMoment, wallClockOf } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { ReportList } from '#kit/report/ReportList.tsx'
import type { RowOf } from '#schema/entity.ts'
import { importRun, imports } from '#schema/imports/calls.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { compareValues } from '#values/texts.ts'
import { RunDetail } from './RunDetail.tsx'
import { UndoRun } from './UndoRun.tsx'
import { useKindName } from './useKindName.ts'

export const runs = { name: 'importRuns', entity: importRun, list: imports.listRuns } as const

type Run = RowOf<typeof importRun>

const columns = [
  'entity',
  'at',
  'result',
  'fileName',
  'madeBy',
  'rows',
  'added',
  'changed',
  'removed',
  'problemCount',
  'undoneAt',
  'undoneBy',
] as const

const momentOf = (at: Run['undoneAt']) => (at === null ? '-' : formatMoment(at, portalSettings().timeZone))
const wallClock = (at: Run['undoneAt']) => (at === null ? '' : wallClockOf(at, portalSettings().timeZone))

export const RunList = () => {
  const translate = useTranslate()
  const kindName = useKindName()
  const [query, setQuery] = useSearchParams()
  const opened = Number(query.get('run'))
  const open = (run: number | null) =>
    setQuery((before) => {
      const next = new URLSearchParams(before)
      if (run === null) next.delete('run')
      else next.set('run', String(run))
      return next
    })
  const { choices, show, file } = useMemo(() => {
    const entity = (run: Run) => kindName(run.entity)
    const kinds = dataFiles.map(({ name }) => ({ id: name, name: kindName(name) }))
    return {
      choices: { entity: kinds.sort((one, other) => compareValues(one.name, other.name)) },
      show: { entity, at: ({ at }: Run) => momentOf(at), undoneAt: ({ undoneAt }: Run) => momentOf(undoneAt) },
      file: { entity, at: ({ at }: Run) => wallClock(at), undoneAt: ({ undoneAt }: Run) => wallClock(undoneAt) },
    }
  }, [kindName])
  return (
    <>
      <ReportList
        resource={runs}
        columns={columns}
        sort={['at', 'DESC']}
        choices={choices}
        show={show}
        file={file}
        rowAction={(run) => (
          <>
            <Button
              size="small"
              aria-label={translate('imports.openRun', { entity: kindName(run.entity), at: momentOf(run.at) })}
              onClick={() => open(run.id)}
            >
              {translate('imports.open')}
            </Button>
            {run.canUndo && <UndoRun run={run} />}
          </>
        )}
      />
      {opened > 0 && <RunDetail id={opened} onClose={() => open(null)} />}
    </>
  )
}
