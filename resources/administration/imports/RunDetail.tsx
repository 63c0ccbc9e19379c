import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Facts } from '#kit/cards/Facts.tsx'
import { FullScreenDialog } from '#kit/dialogs/FullScreenDialog.tsx'
import { formatMoment } from '#kit/kinds/formats.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf } from '#schema/entity.ts'
import { type importRun, imports, type mappedColumn } from '#schema/imports/calls.ts'
import { nullable, text } from '#schema/kinds.ts'
import { ListedProblems } from './ProblemTable.tsx'
import { RunCounts } from './RunCounts.tsx'
import { useKindName } from './useKindName.ts'

const nullableText = (name: string) => nullable(text(name))

const shownColumn = {
  fields: {
    ...{ column: text('column'), from: nullableText('from'), fixed: nullableText('fixed') },
    ...{ strip: nullableText('strip'), format: nullableText('format'), values: nullableText('values') },
  },
  key: ['column'],
} as const

type MappedColumn = RowOf<typeof mappedColumn>

const asRow = ({ column, from, fixed, strip, format, values = [] }: MappedColumn) => ({
  ...{ column, from: from ?? null, fixed: fixed ?? null, strip: strip ?? null, format: format ?? null },
  values: values.map((value) => `${value.from} → ${value.to}`).join(', ') || null,
})

const columns = ['column', 'from', 'fixed', 'strip', 'format', 'values'] as const

interface Props {
  readonly run: Pick<RowOf<typeof importRun>, 'id' | 'entity'>
  readonly onClose: () => void
  readonly actions?: ReactNode
}

/** A run of the history: its counts, its mapping and its problems. */
export const RunDetail = ({ run: { id, entity }, onClose, actions }: Props) => {
  const translate = useTranslate()
  const kindName = useKindName()
  const query = useCall(imports.getRun, { id })
  const run = query.data
  const { isLoading, ...failing } = statesOf(query)
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
    ...{ name, value },
    label: translate(name === 'sheet' ? 'imports.sheet' : `resources.importRuns.fields.${name}`),
  }))
  const title = translate('imports.runTitle', { entity: kindName(entity) })
  return (
    <FullScreenDialog title={title} onClose={onClose} actions={actions}>
      {!failing.error && (
        <Box sx={{ maxWidth: 560 }}>
          <Facts title={title} facts={facts} isLoading={isLoading} />
        </Box>
      )}
      {run && <RunCounts counts={{ rows: run.rows, added: run.added, changed: run.changed, removed: run.removed }} />}
      {run && <ListedProblems count={run.problemCount} problems={run.problems} />}
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
