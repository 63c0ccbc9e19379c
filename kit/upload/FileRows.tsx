import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { visuallyHidden } from '@mui/utils'
import { useTranslate } from 'react-admin'
import { formatFileSize } from './fileRules.ts'
import { SelectFiles } from './SelectFiles.tsx'
import type { Dropped } from './useFileDrop.ts'
import type { FileRow } from './useUploadRows.ts'

interface Props {
  readonly rows: readonly FileRow[]
  readonly isMultiple: boolean
  readonly onFiles: (files: Dropped, at: number) => void
  readonly onRemove: (id: number) => void
}

export const FileRows = ({ rows, isMultiple, onFiles, onRemove }: Props) => {
  const translate = useTranslate()
  return (
    <Table
      size="small"
      sx={{
        tableLayout: 'fixed',
        bgcolor: 'background.paper',
        '& td': { height: 52 },
        '& th, & td': { px: { xs: 1, sm: 2 } },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{translate('kit.upload.name')}</TableCell>
          <TableCell align="right" sx={{ width: { xs: 80, sm: 104 } }}>
            {translate('kit.upload.size')}
          </TableCell>
          <TableCell sx={{ width: { xs: 52, sm: 64 } }}>
            <span style={visuallyHidden}>{translate('kit.upload.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, chosen }) => (
          <TableRow key={id}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              {chosen?.name ?? (
                <SelectFiles isMultiple={isMultiple} onFiles={(files) => onFiles({ files, folders: [] }, id)} />
              )}
            </TableCell>
            <TableCell align="right">{chosen && formatFileSize(chosen.size)}</TableCell>
            <TableCell align="right">
              <IconButton
                size="small"
                aria-label={translate('kit.upload.remove', { name: chosen?.name ?? translate('kit.upload.noFile') })}
                onClick={() => onRemove(id)}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
