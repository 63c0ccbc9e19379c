import type { DataFile } from '../../schema/imports/file.ts'
import { rowReader, type Stored } from './cells.ts'
import { mostProblems } from './checks.ts'
import { type Problem, type Record, readRecords, Unreadable } from './csv.ts'
import { type Layout, layoutOf } from './layout.ts'
import { createStaged, dropTables, stagedTable } from './statements.ts'
import type { Target } from './target.ts'

/** A file as it was read: staged when it has no problems. */
export interface Loaded {
  readonly layout: Layout | null
  readonly rows: number
  readonly problems: readonly Problem[]
}

const rowsBetweenNews = 20_000

/** The rows of a file as its table holds them; only whole ones, and none any more once there is a problem. */
async function* readRows(
  records: AsyncIterator<Record>,
  { file, names }: Layout,
  problems: Problem[],
  count: (rows: number) => void,
) {
  const tell = (line: number, column: string | null, reason: string) => void problems.push({ line, column, reason })
  const readRow = rowReader(file, names, tell)
  let rows = 0
  while (problems.length < mostProblems) {
    const { value, done } = await records.next()
    if (done) return
    const { line, cells }: Record = value
    rows += 1
    count(rows)
    if (cells.length !== names.length) {
      tell(line, null, `Has ${cells.length} cells; the header has ${names.length}.`)
      continue
    }
    const values = readRow(line, cells)
    if (problems.length === 0) yield [line, ...values] satisfies Stored[]
  }
}

/** Reads a file into a temporary table of its own. */
export const loadFile = async (
  { ask, dialect, load }: Target,
  file: DataFile,
  source: AsyncIterable<Uint8Array>,
  onRows: (rows: number) => void,
): Promise<Loaded> => {
  const records = readRecords(source)
  const problems: Problem[] = []
  let rows = 0
  const count = (now: number) => {
    rows = now
    if (now % rowsBetweenNews === 0) onRows(now)
  }
  try {
    const { value: header } = await records.next()
    const layout = layoutOf(file, header?.cells ?? [])
    if (!('file' in layout)) return { layout: null, rows, problems: layout }
    for (const text of dropTables(file)) await ask(text)
    await ask(createStaged(layout, dialect.name))
    await load(stagedTable(file), layout.staged, readRows(records, layout, problems, count))
    onRows(rows)
    return { layout, rows, problems }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { layout: null, rows, problems: [...problems, error.problem] }
  } finally {
    await records.return(undefined)
  }
}
