import type { Source } from '../imported.ts'
import type { Target } from '../target.ts'
import { maxProblems } from '../writing/checks.ts'
import { createStaged, dropTables, stagedTable } from '../writing/statements.ts'
import { attacher } from './attached.ts'
import { rowReader, type Stored } from './cells.ts'
import { type Problem, type Record, readRecords, UnreadableFileError } from './csv.ts'
import { type Layout, layoutOf } from './layout.ts'

export interface Loaded {
  readonly layout: Layout | null
  readonly rows: number
  readonly problems: readonly Problem[]
}

const rowsBetweenNews = 50_000

/** Converts rows to stored values. Yields complete rows only, and none after the first problem. */
async function* readRows(
  portions: AsyncIterable<readonly Record[]>,
  { file, names }: Layout,
  folder: string | undefined,
  problems: Problem[],
  count: (rows: number) => void,
) {
  const report = (line: number, column: string | null, reason: string) => void problems.push({ line, column, reason })
  const readRow = rowReader(file, names, report)
  const attach = attacher(file, names, folder, report)
  const read = ({ line, cells }: Record): Stored[][] => {
    if (problems.length >= maxProblems) return []
    if (cells.length === names.length) return [[line, ...readRow(line, cells)]]
    report(line, null, `Has ${cells.length} cells; the header has ${names.length}.`)
    return []
  }
  for await (const portion of portions) {
    count(portion.length)
    const rows = portion.flatMap(read)
    // One row at a time, because rows with attached files are large.
    if (attach)
      for (const row of rows) {
        if (problems.length < maxProblems) await attach(row)
        if (problems.length === 0) yield [row]
      }
    else if (problems.length === 0) yield rows
    if (problems.length >= maxProblems) return
  }
}

const splitHeader = async (portions: AsyncGenerator<readonly Record[]>) => {
  const { value, done } = await portions.next()
  const [header, ...rest] = done ? [] : value
  async function* others() {
    yield rest
    yield* portions
  }
  return { header: header?.cells ?? [], others: others() }
}

export const loadFile = async (
  { ask, dialect, load }: Target,
  { file, folder, open }: Source,
  onRows: (rows: number) => void,
): Promise<Loaded> => {
  const records = readRecords(open())
  const problems: Problem[] = []
  let rows = 0
  const count = (more: number) => {
    if (Math.floor(rows / rowsBetweenNews) < Math.floor((rows + more) / rowsBetweenNews)) onRows(rows + more)
    rows += more
  }
  try {
    const { header, others } = await splitHeader(records)
    const layout = layoutOf(file, header)
    if (!('file' in layout)) return { layout: null, rows, problems: layout }
    for (const text of dropTables(file)) await ask(text)
    await ask(createStaged(layout, dialect.name))
    await load(stagedTable(file), layout.staged, readRows(others, layout, folder, problems, count))
    if (rows > 0) onRows(rows)
    return { layout, rows, problems }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    return { layout: null, rows, problems: [...problems, error.problem] }
  } finally {
    await records.return(undefined)
  }
}
