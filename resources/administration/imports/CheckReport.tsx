import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/dialogs/dialogs.ts'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { type Report, replaceValue } from './importing.ts'
import { counted, ListedProblems, type ProblemRow, ProblemTable } from './ProblemTable.tsx'
import { RunCounts } from './RunCounts.tsx'
import type { Doing, Importing } from './useImports.ts'

/** Longer values arrive cut, so they cannot be replaced. */
const maxValue = 99

interface Props extends Doing {
  readonly item: Importing
  readonly report: Report
  readonly isStale: boolean
}

/** Counts of a dry run, with its problems and warnings; a wrong value can be replaced at once. */
export const CheckReport = ({ item, report, isStale, check }: Props) => {
  const translate = useTranslate()
  const { prompt } = useDialogs()
  const { problemCount, problems, warningCount, added, changed, unchanged, removed } = report
  // Lines of problems that are not listed are counted as rows that would be imported.
  const isExact = problemCount === problems.length

  const correct = async ({ header, value, reason }: ProblemRow) => {
    if (header === null || value === null || !item.mapping) return
    const message = `${translate('imports.correctQuestion', { header, value })}\n${reason}`
    const to = await prompt({ message, value, maxLength: 255 })
    if (to !== null) await check(item, replaceValue(item.mapping, header, value, to))
  }
  const correctButton = (row: ProblemRow) =>
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
      {isExact && <RunCounts counts={{ added, changed, unchanged, removed }} />}
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
      <ListedProblems count={problemCount} problems={problems} rowAction={correctButton} />
      {warningCount > 0 && (
        <>
          <MessageBanner kind="warning">{translate('imports.warnings', counted(warningCount))}</MessageBanner>
          <ProblemTable kind="importWarnings" problems={report.warnings} />
        </>
      )}
    </Box>
  )
}
