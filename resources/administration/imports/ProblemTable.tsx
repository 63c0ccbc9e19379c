import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatCount } from '#kit/fields/formats.ts'
import { RowsReport } from '#kit/report/RowsReport.tsx'
import type { RowOf, RowOfFields } from '#schema/entity.ts'
import { importProblem, type rejectedRow } from '#schema/imports/report.ts'
import { integer, nullable, text } from '#schema/kinds.ts'
import { type Problem, useReason } from './useReason.ts'

const shown = {
  fields: {
    ...importProblem.fields,
    place: integer('place'),
    number: nullable(text('number')),
    customer: nullable(text('customer')),
  },
  key: ['place'],
} as const
const columns = ['line', 'number', 'customer', 'value', 'reason', 'header', 'column'] as const
const unnamedColumns = ['line', 'value', 'reason', 'header', 'column'] as const
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
  /** Rows of the problems, by their line. */
  readonly named?: readonly RowOf<typeof rejectedRow>[]
  readonly rowAction?: (row: ProblemRow) => ReactNode
}

/** Problems or warnings by line, in the user's language. */
export const ProblemTable = ({ kind, problems, named, rowAction }: Props) => {
  const textOf = useReason()
  const rows = useMemo(() => {
    const byLine = new Map(named?.map((row) => [row.line, row]))
    return problems.map((problem, at) => {
      const { number = null, customer = null } = byLine.get(problem.line) ?? {}
      return { ...problem, number, customer, reason: textOf(problem), place: at + 1 }
    })
  }, [problems, named, textOf])
  return (
    <RowsReport
      name={kind}
      entity={shown}
      rows={rows}
      columns={named && named.length > 0 ? columns : unnamedColumns}
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

interface ListedProps extends Pick<Props, 'problems' | 'named' | 'rowAction'> {
  /** All problems, of which the first ones are listed. */
  readonly count: number
}

/** Problems with their number; nothing if there are none. */
export const ListedProblems = ({ count, ...listed }: ListedProps) => {
  const translate = useTranslate()
  if (count === 0) return null
  return (
    <>
      <MessageBanner kind="error">
        {translate('imports.problems', counted(count))}
        {count > listed.problems.length &&
          ` ${translate('imports.firstOf', { shown: formatCount(listed.problems.length) })}`}
      </MessageBanner>
      <ProblemTable kind="importProblems" {...listed} />
    </>
  )
}
