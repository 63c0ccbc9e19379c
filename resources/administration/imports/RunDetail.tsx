import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { FullScreenDialog } from '#kit/feedback/FullScreenDialog.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatMoment } from '#kit/fields/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { type importRun, imports } from '#schema/imports/calls.ts'
import type { mappedColumn } from '#schema/imports/mapping.ts'
import { nullable, text } from '#schema/kinds.ts'
import { RowsOfRun } from './ChangedRows.tsx'
import { ListedProblems } from './ProblemTable.tsx'
import { RunCounts } from './RunCounts.tsx'
import { UndoRun } from './UndoRun.tsx'
import { useKindName } from './useKindName.ts'

const nullableText = (name: string) => nullable(text(name))

const shownColumn = {
  fields: {
    column: text('column'),
    from: nullableText('from'),
    fixed: nullableText('fixed'),
    strip: nullableText('strip'),
    format: nullableText('format'),
    values: nullableText('values'),
  },
  key: ['column'],
} as const

type MappedColumn = RowOf<typeof mappedColumn>

const asRow = ({ column, from, fixed, strip, format, values = [] }: MappedColumn) => ({
  column,
  from: from ?? null,
  fixed: fixed ?? null,
  strip: strip ?? null,
  format: format ?? null,
  values: values.map((value) => `${value.from} → ${value.to}`).join(', ') || null,
})

const columns = ['column', 'from', 'fixed', 'strip', 'format', 'values'] as const

interface Props {
  readonly id: number
  readonly onClose: () => void
}

/** A run of the history: its counts, changed rows, mapping and problems. */
export const RunDetail = ({ id, onClose }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const query = useCall(imports.getRun, { id })
  const run = query.data
  const { isLoading, ...failing } = statesOf(query)
  const changes = run ? run.added + run.changed + run.removed : 0
  const moment = (at: RowOf<typeof importRun>['undoneAt'] | undefined) =>
    at && formatMoment(at, portalSettings().timeZone)
  const values = {
    fileName: run?.fileName,
    ...(run?.sheet && { sheet: run.sheet }),
    at: moment(run?.at),
    madeBy: run?.madeBy,
    result: run && translate(`resources.importRuns.words.result.${run.result}`),
    ...(run?.undoneAt && { undoneAt: moment(run.undoneAt), undoneBy: run.undoneBy }),
  }
  const facts = Object.entries(values).map(([name, value]) => ({
    name,
    value,
    label: translate(name === 'sheet' ? 'imports.sheet' : `resources.importRuns.fields.${name}`),
  }))
  const title = translate('imports.runTitle', { entity: run ? kindName(run.entity) : '' })
  return (
    <FullScreenDialog
      title={title}
      onClose={onClose}
      actions={run?.canUndo && <UndoRun run={run} onUndone={onClose} />}
    >
      {!failing.error && (
        <Box sx={{ maxWidth: 560 }}>
          <Facts title={title} facts={facts} isLoading={isLoading} />
        </Box>
      )}
      {run && <RunCounts counts={{ rows: run.rows, added: run.added, changed: run.changed, removed: run.removed }} />}
      {run && <ListedProblems count={run.problemCount} problems={run.problems} named={run.rejectedRows} />}
      {run && changes > 0 && run.isListed && <RowsOfRun id={id} entity={run.entity} />}
      {run && !run.isListed && <MessageBanner kind="info">{translate('imports.notListed')}</MessageBanner>}
      {(!run || run.columns.length > 0) && (
        <RowsReport
          name="importedColumns"
          entity={shownColumn}
          rows={run?.columns.map(asRow) ?? []}
          columns={columns}
          isLoading={isLoading}
          {...failing}
        />
      )}
    </FullScreenDialog>
  )
}
