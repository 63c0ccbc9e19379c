import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { BusyButton } from '../feedback/BusyButton.tsx'
import { ExportStatus } from './ExportStatus.tsx'
import type { TableExport } from './exported.ts'
import type { ExportRun } from './exportTable.ts'
import { useExport } from './useExport.ts'

interface ExcelButtonProps<Row> extends TableExport<Row> {
  readonly label: string
  /** Expected number of rows; null if not known exactly. */
  readonly total: number | null
  readonly run?: Pick<ExportRun, 'open' | 'save'>
}

export const ExcelButton = <Row,>({ label, total, run, ...table }: ExcelButtonProps<Row>) => {
  const translate = useTranslate()
  const { state, start, cancel } = useExport(table, run)
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }} className="no-print">
      <BusyButton
        variant="outlined"
        startIcon={<DownloadIcon />}
        isBusy={'rows' in state}
        busyHint={translate('kit.download.busy')}
        onClick={() => start('xlsx')}
      >
        {label}
      </BusyButton>
      <ExportStatus state={state} total={total} onCancel={cancel} />
    </Box>
  )
}
