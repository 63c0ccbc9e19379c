import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { DownloadButton } from '#kit/feedback/DownloadButton.tsx'
import type { ExportFormat } from '#kit/files/exported.ts'
import { exportTable } from '#kit/files/exportTable.ts'
import type { RowResult } from './sendSheet.ts'
import type { Sheet } from './sheet.ts'
import { useReasonText } from './useReasonText.ts'

interface Problem {
  readonly cells: readonly string[]
  readonly text: string
}

/** Original cells plus a last column with the problems, so the file can be corrected and sent again. */
const columnsOf = ({ headers }: Sheet, label: string) => {
  const columns = headers.flatMap((header, at) =>
    header.trim() === '' || header.trim() === label ? [] : [{ header, at }],
  )
  return [
    ...columns.map(({ header, at }) => ({
      label: header,
      kind: 'text' as const,
      value: ({ cells }: Problem) => cells[at] ?? '',
    })),
    { label, kind: 'text' as const, value: ({ text }: Problem) => text },
  ]
}

interface Props {
  readonly sheet: Sheet
  readonly results: readonly RowResult[]
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

/** Downloads the problem rows in either file format. */
export const ProblemDownload = ({ sheet, results }: Props) => {
  const translate = useTranslate()
  const describe = useReasonText()
  const columns = columnsOf(sheet, translate('onboarding.problemColumn'))
  async function* fetchRows() {
    yield results
      .filter(({ state }) => state === 'wrong')
      .map(({ row, reasons }) => ({ cells: sheet.lines[row]?.cells ?? [], text: reasons.map(describe).join(' ') }))
  }
  const save = async (format: ExportFormat) => {
    await exportTable({ name: 'problem-rows', columns, fetchRows }, format, { signal: new AbortController().signal })
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {formats.map((format) => (
        <DownloadButton
          key={format}
          label={translate(`onboarding.problemRows.${format}`)}
          download={() => save(format)}
        />
      ))}
    </Box>
  )
}
