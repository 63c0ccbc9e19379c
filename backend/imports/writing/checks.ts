import { infoOf } from '#schema/fields.ts'
import type { DataFile } from '#schema/imports/file.ts'
import { type ProblemCode, reasonOf } from '#schema/imports/problems.ts'
import { columnOf } from '#schema/records/record.ts'
import { writeOf } from '#schema/wire/writeAnswer.ts'
import type { Layout, Leading } from '../reading/layout.ts'
import { type Counted, maxProblems, type Problem, Problems, plainProblem, shownValue } from '../reading/problems.ts'
import { rulesOf } from './rules.ts'
import { isPlanned, noteWrong, plannedTable, quoted, stagedTable, states } from './statements.ts'

/** Runs one statement; its text never contains user input. */
export type Ask = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

interface Found {
  readonly line: number
  readonly other: number
  readonly value: unknown
}

/** Problems of the lines that a query finds: all are counted, the first ones listed. */
export const problemsOf = async (ask: Ask, text: string, asProblem: (found: Found) => Problem): Promise<Counted> => {
  const rows = await ask(
    `select found.*, count(*) over () as total from (${text}) found order by found.line limit ${maxProblems}`,
  )
  return {
    count: Number(rows[0]?.total ?? 0),
    listed: rows.map(({ line, other, value }) => asProblem({ line: Number(line), other: Number(other ?? 0), value })),
  }
}

/** Problems that reject the lines that a query finds. */
const rejecting = async (ask: Ask, { file }: Layout, text: string, asProblem: (found: Found) => Problem) => {
  const found = await problemsOf(ask, text, asProblem)
  if (found.count > 0) await ask(noteWrong(file, text))
  return found
}

export const numberOf = async (ask: Ask, text: string) => Number((await ask(text))[0]?.count ?? 0)

/** A column of the data file with its header in the plant's file, and a stored value in the form of a file. */
export const cellIn = ({ placed, file }: Layout, name: string, value: unknown) => {
  const column = file.columns[name]
  return {
    column: name,
    header: placed.find((one) => one.name === name)?.header ?? null,
    value: shownValue(column && value !== null ? writeOf(column.field)(value) : null),
  }
}

const isOptional = ({ columns }: DataFile, name: string) =>
  Boolean(columns[name] && infoOf(columns[name].field).isNullable)

const noProblems: Counted = { count: 0, listed: [] }

export const repeatedKeys = async (ask: Ask, layout: Layout): Promise<Counted> => {
  const { file } = layout
  const keys = file.key.map((name) => quoted(columnOf(name)))
  const last = file.key.at(-1) ?? ''
  const required = file.key.filter((name) => !isOptional(file, name)).map((name) => quoted(columnOf(name)))
  const named = `from ${stagedTable(file)} where ${required.map((key) => `${key} is not null`).join(' and ')}`
  const repeated = await ask(`select 1 as one ${named} group by ${keys.join(', ')} having count(*) > 1 limit 1`)
  if (repeated.length === 0) return noProblems
  const text = `select line, other, value from (
      select line, min(line) over (partition by ${keys.join(', ')}) as other, ${keys.at(-1)} as value ${named}) same
    where line <> other`
  return rejecting(ask, layout, text, ({ line, other, value }) => ({
    ...cellIn(layout, last, value),
    line,
    column: file.key.join(', '),
    ...(file.key.length > 1 && { header: null }),
    ...reasonOf('duplicateOf', { line: other }),
  }))
}

/** Layouts of the files before this one that are not imported, by name; their rows are staged. */
export type Rejected = ReadonlyMap<string, Layout>

/** Condition that a staged row refers to a row of a rejected file; null if the link leads to none. */
const isAwaiting = (link: Leading, rejected: Rejected) => {
  const layout = rejected.get(link.file)
  if (!layout || !link.on.every(([theirs]) => layout.staged.includes(theirs))) return null
  const equal = link.on.map(([theirs, ours]) => `awaited.${quoted(theirs)} = staged.${quoted(ours)}`)
  return `exists (select 1 from ${stagedTable(layout.file)} awaited where ${equal.join(' and ')})`
}

/** Staged rows that refer to rows of a rejected file which are not in the portal either. */
const awaitingRows = (layout: Layout, link: Leading, condition: string) =>
  `select staged.line from ${stagedTable(layout.file)} staged
    join ${plannedTable(layout.file)} planned on planned.line = staged.line
    where planned.${quoted(link.column)} is null and ${condition}`

/** Number of rows by link that cannot be written because the rows that they refer to are rejected. */
export const countAwaiting = async (ask: Ask, layout: Layout, rejected: Rejected) => {
  const counts: { readonly link: Leading; readonly count: number }[] = []
  for (const link of layout.links) {
    const condition = isAwaiting(link, rejected)
    if (condition === null) continue
    const rows = awaitingRows(layout, link, condition)
    const count = await numberOf(ask, `select count(*) as count from (${rows}) found`)
    if (count === 0) continue
    await ask(noteWrong(layout.file, rows))
    counts.push({ link, count })
  }
  return counts
}

/** Leaves out the rows that cannot be written because of a rejected file. */
export const passOverAwaiting = async (ask: Ask, layout: Layout, rejected: Rejected) => {
  for (const link of layout.links) {
    const condition = isAwaiting(link, rejected)
    if (condition !== null)
      await ask(`update ${plannedTable(layout.file)} set state = ${states.unchanged}
        where line in (${awaitingRows(layout, link, condition)})`)
  }
}

const missingRows = async (ask: Ask, layout: Layout, link: Leading, rejected: Rejected, problems: Problems) => {
  const staged = stagedTable(layout.file)
  const planned = plannedTable(layout.file)
  const named = link.on.map(([, ours]) => `staged.${quoted(ours)} is not null`)
  const unnamed = link.on.map(([, ours]) => `${quoted(ours)} is null`)
  const empty = await numberOf(ask, `select count(*) as count from ${planned} where ${quoted(link.column)} is null`)
  const meant = empty && (await numberOf(ask, `select count(*) as count from ${staged} where ${unnamed.join(' or ')}`))
  if (empty === meant) return
  const awaiting = isAwaiting(link, rejected)
  const found = await rejecting(
    ask,
    layout,
    `select staged.line, staged.${quoted(columnOf(link.reported))} as value
      from ${staged} staged join ${planned} planned on planned.line = staged.line
      where ${[`planned.${quoted(link.column)} is null`, ...named, ...(awaiting ? [`not ${awaiting}`] : [])].join(' and ')}`,
    ({ line, value }) => ({
      line,
      ...cellIn(layout, link.reported, value),
      ...reasonOf('missingRow', { file: link.file }),
    }),
  )
  problems.addCounted(found)
}

/** Reports keys that match several rows, possible only in tables without a unique constraint. */
const ambiguousRows = async (ask: Ask, layout: Layout, problems: Problems) => {
  const { file } = layout
  const planned = plannedTable(file)
  const staged = await numberOf(ask, `select count(*) as count from ${stagedTable(file)}`)
  if ((await numberOf(ask, `select count(*) as count from ${planned}`)) === staged) return
  const text = `select line from ${planned} group by line having count(*) > 1`
  const reason = reasonOf('ambiguous')
  problems.addCounted(await rejecting(ask, layout, text, ({ line }) => plainProblem(line, reason)))
}

/** Reports changed values in columns that are set only once, and values that belong to another row. */
const otherThanMade = async (ask: Ask, layout: Layout, problems: Problems) => {
  const { file, made } = layout
  const planned = plannedTable(file)
  for (const { column, name, isInFile } of made) {
    if (!isInFile) continue
    const own = `planned.${quoted(column)}`
    const theirs = `present.${quoted(column)}`
    const others = [
      [
        `select planned.line, ${own} as value from ${planned} planned
          join ${file.table} present on ${isPlanned(file)} where ${own} <> ${theirs}`,
        'keptValue',
      ],
      [
        `select planned.line, ${own} as value from ${planned} planned join ${file.table} present on ${theirs} = ${own}
          where planned.state = ${states.added}`,
        'ofOtherRow',
      ],
      [
        `select max(line) as line, ${own} as value from ${planned} planned
          where ${own} is not null group by ${own} having count(*) > 1`,
        'duplicate',
      ],
    ] as const satisfies readonly (readonly [string, ProblemCode])[]
    for (const [text, code] of others)
      problems.addCounted(
        await rejecting(ask, layout, text, ({ line, value }) => ({
          line,
          ...cellIn(layout, name, value),
          ...reasonOf(code),
        })),
      )
  }
}

/** Reports rows that break a rule of their kind. */
const brokenRules = async (ask: Ask, layout: Layout, problems: Problems) => {
  const { file } = layout
  for (const { column, code, join, breaks } of rulesOf[file.name] ?? []) {
    const text = `select planned.line, planned.${quoted(columnOf(column))} as value
      from ${plannedTable(file)} planned join ${join} where planned.state <> ${states.unchanged} and ${breaks}`
    problems.addCounted(
      await rejecting(ask, layout, text, ({ line, value }) => ({
        line,
        ...cellIn(layout, column, value),
        ...reasonOf(code),
      })),
    )
  }
}

export const plannedProblems = async (ask: Ask, layout: Layout, rejected: Rejected): Promise<Counted> => {
  const problems = new Problems()
  await ambiguousRows(ask, layout, problems)
  for (const link of layout.links) await missingRows(ask, layout, link, rejected, problems)
  if (problems.count === 0) await otherThanMade(ask, layout, problems)
  await brokenRules(ask, layout, problems)
  return problems.list()
}
