import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { DialogHead } from '../feedback/DialogHead.tsx'
import { useDialogs } from '../feedback/dialogs.ts'
import { MessageBanner } from '../feedback/MessageBanner.tsx'
import { formatFileSize, maxFiles, type Rejected, type UploadRow } from './fileRules.ts'
import { SelectFiles } from './SelectFiles.tsx'
import { type Dropped, useFileDrop } from './useFileDrop.ts'
import { type FileRow, useUploadRows } from './useUploadRows.ts'

export type { UploadRow } from './fileRules.ts'

interface Props {
  readonly rows: readonly FileRow[]
  readonly isMultiple: boolean
  readonly onFiles: (files: Dropped, at: number) => void
  readonly onRemove: (id: number) => void
}

const FileRows = ({ rows, isMultiple, onFiles, onRemove }: Props) => {
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

interface RejectedFilesProps {
  readonly rejected: readonly Rejected[]
  readonly max: number
}

const reasons: Readonly<Record<Rejected['reason'], string>> = {
  tooLarge: 'kit.upload.tooLarge',
  tooMany: 'kit.upload.tooMany',
  isEmpty: 'kit.upload.isEmpty',
  isFolder: 'kit.upload.isFolder',
}

const RejectedFiles = ({ rejected, max }: RejectedFilesProps) => {
  const translate = useTranslate()
  return rejected.map(({ reason, names }) => (
    <MessageBanner key={reason} kind="error">
      <Box>{translate(reasons[reason], { smart_count: max })}</Box>
      <Box>{translate('kit.upload.notAdded', { names: names.join(', ') })}</Box>
    </MessageBanner>
  ))
}

interface FileUploaderProps {
  readonly isOpen: boolean
  /** Called on every way of closing, with the selected files. */
  readonly onClose: (rows: readonly UploadRow[]) => void
  readonly rows?: readonly UploadRow[]
  readonly isSingle?: boolean
  /** Maximum number of files. */
  readonly max?: number
}

const UploaderDialog = (props: Omit<FileUploaderProps, 'isOpen'>) => {
  const { onClose, rows: initial = [], isSingle = false, max = isSingle ? 1 : maxFiles } = props
  const translate = useTranslate()
  const { alert } = useDialogs()
  const titleId = useId()
  const done = useRef<HTMLButtonElement>(null)
  const { rows, rejected, chosen, add, addRow, remove } = useUploadRows(initial, max)
  const take = async (dropped: Dropped, at?: number) => {
    if (!add(dropped, at)) return
    await alert({ message: translate('kit.upload.selected') })
    // The button that opened the file dialog is removed together with its empty row.
    done.current?.focus()
  }
  const { isOver, handlers } = useFileDrop(take)
  const removeRow = (id: number) => {
    remove(id)
    done.current?.focus()
  }
  const close = () => onClose(chosen)
  return (
    <Dialog fullScreen open onClose={close} aria-labelledby={titleId}>
      <DialogHead
        id={titleId}
        title={translate('kit.upload.title')}
        onClose={close}
        variant="h1"
        sx={{ px: 3, py: 1, borderBottom: 1, borderColor: 'divider' }}
      />
      <DialogContent {...handlers} sx={{ bgcolor: isOver ? 'action.hover' : 'background.default' }}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, mx: 'auto' }}>
          <RejectedFiles rejected={rejected} max={max} />
          <FileRows rows={rows} isMultiple={!isSingle} onFiles={take} onRemove={removeRow} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            {!isSingle && (
              <Button variant="outlined" disabled={rows.length >= max} onClick={addRow}>
                {translate('kit.upload.addMore')}
              </Button>
            )}
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('kit.upload.limit')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate('kit.upload.drop')}
            </Typography>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
        <Button ref={done} variant="contained" onClick={close}>
          {translate('kit.upload.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/**
 * Full-screen dialog for selecting files to upload: at most 10 by default, each of at most 15,000,000 bytes. Sends
 * nothing, see `useUpload`. Requires a `DialogProvider`.
 */
export const FileUploader = ({ isOpen, ...rest }: FileUploaderProps) => isOpen && <UploaderDialog {...rest} />
