import { describeIssue } from '../../../schema/checks/issues.ts'
import { columnOf } from '../../../schema/records/record.ts'
import type { Problem } from '../reading/csv.ts'
import type { Layout, Leading } from '../reading/layout.ts'
import { isPlanned, plannedTable, quoted, stagedTable, states } from './statements.ts'

/** Runs one statement; its text never contains user input. */
export type Ask = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Maximum problems reported per file; the rest appears on the next attempt. */
export const maxProblems = 1_000

const linesOf = async (ask: Ask, text: string) =>
  (await ask(`${text} limit ${maxProblems}`)).map(({ line, other }) => ({
    line: Number(line),
    other: other === undefined ? null : Number(other),
  }))

export const numberOf = async (ask: Ask, text: string) => Number((await ask(text))[0]?.count ?? 0)

export const repeatedKeys = async (ask: Ask, { file }: Layout): Promise<Problem[]> => {
  const keys = file.key.map((name) => quoted(columnOf(name))).join(', ')
  const found = await linesOf(
    ask,
    `select max(line) as line, min(line) as other from ${stagedTable(file)} group by ${keys} having count(*) > 1`,
  )
  return found.map(({ line, other }) => ({
    line,
    column: file.key.join(', '),
    reason: `Is a duplicate of line ${other}.`,
  }))
}

const missingRows = async (ask: Ask, { file }: Layout, link: Leading): Promise<Problem[]> => {
  const staged = stagedTable(file)
  const planned = plannedTable(file)
  const named = link.on.map(([, ours]) => `staged.${quoted(ours)} is not null`)
  const unnamed = link.on.map(([, ours]) => `${quoted(ours)} is null`)
  const empty = await numberOf(ask, `select count(*) as count from ${planned} where ${quoted(link.column)} is null`)
  const meant = empty && (await numberOf(ask, `select count(*) as count from ${staged} where ${unnamed.join(' or ')}`))
  if (empty === meant) return []
  const found = await linesOf(
    ask,
    `select staged.line from ${staged} staged join ${planned} planned on planned.line = staged.line
      where planned.${quoted(link.column)} is null and ${named.join(' and ')}`,
  )
  return found.map(({ line }) => ({ line, column: link.reported, reason: `Refers to no row of ${link.file}.` }))
}

/** Reports keys that match several rows, possible only in tables without a unique constraint. */
const ambiguousRows = async (ask: Ask, { file }: Layout): Promise<Problem[]> => {
  const planned = plannedTable(file)
  const staged = await numberOf(ask, `select count(*) as count from ${stagedTable(file)}`)
  if ((await numberOf(ask, `select count(*) as count from ${planned}`)) === staged) return []
  const found = await linesOf(ask, `select line from ${planned} group by line having count(*) > 1`)
  return found.map(({ line }) => ({ line, column: null, reason: describeIssue({ code: 'ambiguous' }) }))
}

/** Reports changed values in columns that are set only once, and values that belong to another row. */
const otherThanMade = async (ask: Ask, { file, made }: Layout): Promise<Problem[]> => {
  const problems: Problem[] = []
  const planned = plannedTable(file)
  for (const { column, name, isInFile } of made) {
    if (!isInFile) continue
    const own = `planned.${quoted(column)}`
    const theirs = `present.${quoted(column)}`
    const others = [
      [
        `select planned.line from ${planned} planned join ${file.table} present on ${isPlanned(file)} where ${own} <> ${theirs}`,
        'Is another one in the portal, where it stays as it is.',
      ],
      [
        `select planned.line from ${planned} planned join ${file.table} present on ${theirs} = ${own}
          where planned.state = ${states.added}`,
        'Is that of another row.',
      ],
      [
        `select max(line) as line from ${planned} planned where ${own} is not null group by ${own} having count(*) > 1`,
        describeIssue({ code: 'duplicate' }),
      ],
    ] as const
    for (const [text, reason] of others)
      problems.push(...(await linesOf(ask, text)).map(({ line }) => ({ line, column: name, reason })))
  }
  return problems
}

export const plannedProblems = async (ask: Ask, layout: Layout) => {
  const problems = await ambiguousRows(ask, layout)
  for (const link of layout.links) problems.push(...(await missingRows(ask, layout, link)))
  if (problems.length === 0) problems.push(...(await otherThanMade(ask, layout)))
  return problems
}
