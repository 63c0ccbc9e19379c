import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { DialogHead } from '../dialogs/DialogHead.tsx'
import { useDialogs } from '../dialogs/dialogs.ts'
import { MessageBanner } from '../feedback/MessageBanner.tsx'
import { FileRows } from './FileRows.tsx'
import { maxFiles, type Rejected, type UploadRow } from './fileRules.ts'
import { type Dropped, useFileDrop } from './useFileDrop.ts'
import { useUploadRows } from './useUploadRows.ts'

export type { UploadRow } from './fileRules.ts'

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
 * Full-screen dialog for selecting files to upload: at most 10 by default, each of at most 15,000,000 bytes. Sends nothing, see
 * `useUpload`. Requires a `DialogProvider`.
 */
export const FileUploader = ({ isOpen, ...rest }: FileUploaderProps) => isOpen && <UploaderDialog {...rest} />
