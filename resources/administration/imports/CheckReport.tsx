import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { PlannedRows } from './ChangedRows.tsx'
import { type Report, replaceValue } from './importing.ts'
import { counted, ListedProblems, type ProblemRow, ProblemTable } from './ProblemTable.tsx'
import { ReferredRows } from './ReferredRows.tsx'
import { RunCounts } from './RunCounts.tsx'
import { SkippedRows } from './SkippedRows.tsx'
import type { Doing, Importing } from './useImports.ts'

/** Longer values arrive cut, so they cannot be replaced. */
const maxValue = 99

interface Props extends Doing {
  readonly item: Importing
  readonly report: Report
  readonly isStale: boolean
  /** False for a further kind, whose values are corrected in its columns. */
  readonly isFirst: boolean
}

/** Counts of a dry run, with its problems and warnings; a wrong value can be replaced at once. */
export const CheckReport = ({ item, report, isStale, isFirst, check }: Props) => {
  const translate = useTranslate()
  const { prompt } = useDialogs()
  const { problemCount, problems, warningCount, added, changed, unchanged, removed, rejected } = report
  const counts = { added, changed, unchanged, removed, ...(rejected > 0 && { rejected }) }

  const correct = async ({ header, value, reason }: ProblemRow) => {
    if (header === null || value === null || !item.mapping) return
    const message = `${translate('imports.correctQuestion', { header, value })}\n${reason}`
    const to = await prompt({ message, value, maxLength: 255 })
    if (to !== null) await check(item, replaceValue(item.mapping, header, value, to))
  }
  const correctButton = (row: ProblemRow) =>
    isFirst &&
    row.header !== null &&
    row.value !== null &&
    row.value.length <= maxValue &&
    item.busy === null && (
      <Button
        size="small"
        aria-label={translate('imports.correctOf', { value: row.value, line: row.line })}
        onClick={() => void correct(row)}
      >
        {translate('imports.correct')}
      </Button>
    )
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ opacity: isStale ? 0.4 : 1 }}>
        <RunCounts counts={counts} />
      </Box>
      {isStale && <MessageBanner kind="info">{translate('imports.stale')}</MessageBanner>}
      {!isStale && problemCount === 0 && report.rows === 0 && (
        <MessageBanner kind="warning">{translate('imports.noRows')}</MessageBanner>
      )}
      {!isStale && problemCount === 0 && report.rows > 0 && (
        <MessageBanner kind="success">{translate('imports.noProblems', counted(report.rows))}</MessageBanner>
      )}
      {report.ignored.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {translate('imports.ignored', { names: report.ignored.join(', ') })}
        </Typography>
      )}
      {isFirst && <SkippedRows item={item} report={report} check={check} />}
      {isFirst && !isStale && <ReferredRows item={item} report={report} check={check} />}
      <ListedProblems count={problemCount} problems={problems} named={report.rejectedRows} rowAction={correctButton} />
      {warningCount > 0 && (
        <>
          <MessageBanner kind="warning">{translate('imports.warnings', counted(warningCount))}</MessageBanner>
          <ProblemTable kind="importWarnings" problems={report.warnings} />
        </>
      )}
      <PlannedRows entity={report.entity} rows={report.changedRows} count={added + changed + removed} />
    </Box>
  )
}
