import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { Theme } from '@mui/material/styles'
import { useTranslate } from 'react-admin'
import { BusyButton } from '../feedback/BusyButton.tsx'
import { useMenuButton } from '../feedback/useMenuButton.ts'
import { ExportStatus } from './ExportStatus.tsx'
import { type ExportFormat, maxXlsRows, type TableExport } from './exported.ts'
import type { ExportRun } from './exportTable.ts'
import { useExport } from './useExport.ts'

interface ExportMenuProps<Row> extends TableExport<Row> {
  /** Expected number of rows; null if not known exactly. */
  readonly total: number | null
  readonly run?: Pick<ExportRun, 'open' | 'save'>
  readonly label?: string
}

/** Phones show only the icon, so that the tools of a list take fewer lines. */
const iconOnPhones = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { minWidth: 40, px: 1, '& .MuiButton-startIcon': { m: 0 } },
})

const formats: readonly ExportFormat[] = ['xlsx', 'csv', 'xls']

/** Download of a table in three formats `docs/product/look.md#exports`, with progress and cancel button. */
export const ExportMenu = <Row,>({ total, run, label, ...table }: ExportMenuProps<Row>) => {
  const translate = useTranslate()
  const { button, menu, close } = useMenuButton()
  const { state, start, cancel } = useExport(table, run)
  const isTooLong = total !== null && total > maxXlsRows

  const text = label ?? translate('kit.export.label')
  const choose = (format: ExportFormat) => {
    close()
    start(format)
  }
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }} className="no-print">
      <BusyButton
        {...button}
        variant="outlined"
        startIcon={<DownloadIcon />}
        isBusy={'rows' in state}
        busyHint={translate('kit.download.busy')}
        aria-label={text}
        sx={iconOnPhones}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {text}
        </Box>
      </BusyButton>
      <Menu {...menu}>
        {formats.map((format) => (
          <MenuItem key={format} disabled={format === 'xls' && isTooLong} onClick={() => choose(format)}>
            {translate(`kit.export.formats.${format}`)}
            {format === 'xls' && isTooLong && ` (${translate('kit.export.upTo', { limit: maxXlsRows })})`}
          </MenuItem>
        ))}
      </Menu>
      <ExportStatus state={state} total={total} onCancel={cancel} />
    </Box>
  )
}
