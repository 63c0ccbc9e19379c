import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { ExportFormat } from '../../../../src/kit/export/exported.ts'
import { DownloadButton } from '../../../../src/kit/feedback/DownloadButton.tsx'
import type { Sheet } from '../choose/sheet.ts'
import { saveProblems } from './problemFile.ts'
import type { RowResult } from './sendSheet.ts'
import { useReasonText } from './useReasonText.ts'

interface Props {
  readonly sheet: Sheet
  readonly results: readonly RowResult[]
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

/** The rows that are wrong as a file, in either form. */
export const ProblemDownload = ({ sheet, results }: Props) => {
  const translate = useTranslate()
  const describe = useReasonText()
  const label = translate('onboarding.problemColumn')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {formats.map((format) => (
        <DownloadButton
          key={format}
          label={translate(`onboarding.problemRows.${format}`)}
          download={() => saveProblems(sheet, results, { format, label, describe })}
        />
      ))}
    </Box>
  )
}
