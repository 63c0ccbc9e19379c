import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/kinds/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOfFields } from '#schema/entity.ts'
import { importProblem } from '#schema/imports/calls.ts'
import { integer } from '#schema/kinds.ts'
import { type Problem, useReason } from './useReason.ts'

const shown = { fields: { ...importProblem.fields, number: integer('number') }, key: ['number'] } as const
const columns = ['line', 'value', 'reason', 'header', 'column'] as const
const rowsAtOnce = 25

export type ProblemRow = RowOfFields<typeof shown.fields>

const wrapped = { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.5 }

const show = {
  line: ({ line }: ProblemRow, text: string) => (line === 0 ? '-' : text),
  reason: ({ reason }: ProblemRow) => <Box sx={wrapped}>{reason}</Box>,
}

interface Props {
  readonly kind: 'importProblems' | 'importWarnings'
  readonly problems: readonly Problem[]
  readonly rowAction?: (row: ProblemRow) => ReactNode
}

/** Problems or warnings by line, in the user's language. */
export const ProblemTable = ({ kind, problems, rowAction }: Props) => {
  const textOf = useReason()
  const rows = useMemo(
    () => problems.map((problem, at) => ({ ...problem, reason: textOf(problem), number: at + 1 })),
    [problems, textOf],
  )
  return (
    <RowsReport
      name={kind}
      entity={shown}
      rows={rows}
      columns={columns}
      sort={['line', 'ASC']}
      show={show}
      pageSize={rowsAtOnce}
      fileName={kind === 'importProblems' ? 'import-problems' : 'import-warnings'}
      {...(rowAction && { rowAction })}
    />
  )
}

/** Number of a text with a plural, in digits as elsewhere. */
export const counted = (count: number) => ({ smart_count: count, count: formatCount(count) })

interface ListedProps extends Pick<Props, 'problems' | 'rowAction'> {
  /** All problems, of which the first ones are listed. */
  readonly count: number
}

/** Problems with their number; nothing if there are none. */
export const ListedProblems = ({ count, problems, rowAction }: ListedProps) => {
  const translate = useTranslate()
  if (count === 0) return null
  return (
    <>
      <MessageBanner kind="error">
        {translate('imports.problems', counted(count))}
        {count > problems.length && ` ${translate('imports.firstOf', { shown: formatCount(problems.length) })}`}
      </MessageBanner>
      <ProblemTable kind="importProblems" problems={problems} {...(rowAction && { rowAction })} />
    </>
  )
}
