import type { ExportFormat } from '../../../../src/kit/export/exported.ts'
import { exportTable } from '../../../../src/kit/export/exportTable.ts'
import type { Sheet } from '../choose/sheet.ts'
import type { RowResult } from './sendSheet.ts'

interface Problem {
  readonly cells: readonly string[]
  readonly text: string
}

/** The rows that are wrong, as they came, with what is wrong in a last column: to be mended and sent again. */
export const saveProblems = async (
  { headers, lines }: Sheet,
  results: readonly RowResult[],
  {
    format,
    label,
    describe,
  }: { format: ExportFormat; label: string; describe: (reason: RowResult['reasons'][number]) => string },
) => {
  const problems = results
    .filter(({ state }) => state === 'wrong')
    .map(({ row, reasons }): Problem => ({ cells: lines[row]?.cells ?? [], text: reasons.map(describe).join(' ') }))
  const kept = headers.flatMap((header, at) =>
    header.trim() === '' || header.trim() === label ? [] : [{ header, at }],
  )
  const columns = [
    ...kept.map(({ header, at }) => ({
      label: header,
      kind: 'text' as const,
      value: ({ cells }: Problem) => cells[at] ?? '',
    })),
    { label, kind: 'text' as const, value: ({ text }: Problem) => text },
  ]
  async function* fetchRows() {
    yield problems
  }
  await exportTable({ name: 'problem-rows', columns, fetchRows }, format, { signal: new AbortController().signal })
}
