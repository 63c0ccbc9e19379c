import type { CellType, Record } from '../csv.ts'
import { columnIndex } from './cellTexts.ts'
import type { Pieces } from './zip.ts'

/** Cells of one column that are merged over several lines. */
interface Merge {
  readonly column: number
  readonly from: number
  readonly to: number
}

/** An element of the list, behind `<` and perhaps a prefix. */
const marker = 'mergeCell '
const maxPrefixLength = 64
/** Bytes of the list of merged cells; more of them are a drawing, not a table. */
const maxListBytes = 2_000_000

const placeOf = (reference: string) => ({ column: columnIndex(reference), line: Number(/\d+$/.exec(reference)?.[0]) })

const mergesIn = (list: string): Merge[] =>
  [...list.matchAll(/<(?:[\w.-]+:)?mergeCell\s[^>]*?\bref=["']([A-Z]+\d+):([A-Z]+\d+)["']/g)].flatMap(
    ([, first = '', last = '']) => {
      const [from, to] = [placeOf(first), placeOf(last)]
      return to.line > from.line ? [{ column: from.column, from: from.line, to: to.line }] : []
    },
  )

/** Cells that are merged over several lines; a sheet lists them behind its rows. */
export const mergesOf = async (sheet: Pieces | null): Promise<readonly Merge[]> => {
  if (!sheet) return []
  let end = ''
  let isInList = false
  for await (const piece of sheet) {
    if (!isInList) {
      const text = end + piece.toString('latin1')
      const at = text.indexOf(marker)
      isInList = at >= 0
      end = isInList ? text.slice(Math.max(0, at - maxPrefixLength)) : text.slice(-marker.length - maxPrefixLength)
    } else if (end.length < maxListBytes) end += piece.toString('latin1')
  }
  return isInList ? mergesIn(end) : []
}

interface Kept extends Merge {
  readonly cell: string
  readonly type: CellType
}

/** Gives each line of merged cells the value of the first one. */
export async function* unmerged(portions: AsyncGenerator<readonly Record[]>, merges: readonly Merge[]) {
  if (merges.length === 0) return yield* portions
  const byLine = Map.groupBy(merges, ({ from }) => from)
  let kept: Kept[] = []
  const fill = (record: Record): Record => {
    const { line } = record
    kept = kept.filter(({ to }) => to >= line)
    const cells = [...record.cells]
    const typed = [...(record.typed ?? [])]
    for (const { column, cell, type } of kept) {
      while (cells.length < column) {
        cells.push('')
        typed.push(null)
      }
      cells[column] = cell
      typed[column] = type
    }
    for (const merge of byLine.get(line) ?? [])
      kept.push({ ...merge, cell: cells[merge.column] ?? '', type: typed[merge.column] ?? null })
    return { line, cells, typed }
  }
  for await (const portion of portions) yield portion.map(fill)
}
