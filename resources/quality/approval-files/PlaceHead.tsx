import ChatIcon from '@mui/icons-material/ChatOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { UploadProgress } from '#kit/files/UploadProgress.tsx'
import { type ApprovalFolder, approvalFiles } from '#schema/quality/approvalFiles.ts'
import { CommentsDrawer } from './CommentsDrawer.tsx'
import { FilesField } from './FilesField.tsx'
import { useDeed, useFileDeed } from './useSending.ts'
import { type Place, useOpenPlace, useReload, useWorkspace } from './workspace.ts'

interface NewFolderProps {
  readonly folder: ApprovalFolder
  readonly onClose: () => void
}

/** Creates a subfolder of the open folder. */
const NewFolder = ({ folder, onClose }: NewFolderProps) => {
  const translate = useTranslate()
  const { customerId } = useWorkspace()
  const reload = useReload()
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const { run, isBusy } = useDeed(approvalFiles.saveChild, 'created')
  const name = text.trim()

  const submit = async () => {
    setIsSubmitted(true)
    if (name === '') return
    const { id: folderId, partNumber, typeId } = folder
    const saved = await run({ customerId, folderId, partNumber, typeId, childId: null, name })
    await reload()
    if (saved) onClose()
  }
  return (
    <FormDrawer
      title={translate('approvalFiles.newFolder.title')}
      onClose={onClose}
      submitLabel={translate('approvalFiles.newFolder.do')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={name !== '' && !isBusy}
    >
      <TextField
        autoFocus
        label={translate('approvalFiles.newFolder.name')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isSubmitted && name === ''}
        helperText={isSubmitted && name === '' ? translate('issues.required') : ' '}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
    </FormDrawer>
  )
}

interface AddFilesProps extends Place {
  readonly onClose: () => void
}

/** Uploads documents of the provider, or the customer's approval, to the selected folder. */
const AddFiles = ({ folder, childId, onClose }: AddFilesProps) => {
  const translate = useTranslate()
  const { customerId, side } = useWorkspace()
  const reload = useReload()
  const isByProvider = side === 'provider'
  const { rows, choose, run, isBusy, done, missing, progress } = useFileDeed(approvalFiles.addFiles, 'uploaded')

  const submit = async () => {
    if (rows.length === 0) return missing('approvalFiles.add.missing')
    const { id: folderId, partNumber, typeId } = folder
    const { isDone } = await run({ customerId, folderId, partNumber, typeId, childId, isByProvider })
    // Reload after success and failure: the server's state counts.
    const reloaded = reload()
    if (!isDone) return
    await done()
    await reloaded
    onClose()
  }
  return (
    <FormDrawer
      title={translate('approvalFiles.add.title')}
      onClose={onClose}
      submitLabel={translate('approvalFiles.add.do')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
      isUnsaved={rows.length > 0 && progress.state.status !== 'done'}
    >
      <FilesField rows={rows} onChoose={choose} isSingle={!isByProvider} />
      <UploadProgress {...progress} />
    </FormDrawer>
  )
}

interface Props extends Place {
  readonly childName: string | null
  /** True if there are files to approve. */
  readonly hasFiles: boolean
}

/** 'folder > type > child folder'; the type links back out of a child folder. */
const PlacePath = ({ folder, childName }: Pick<Props, 'folder' | 'childName'>) => {
  const { open } = useOpenPlace()
  const { id, partNumber, type } = folder
  return (
    <Typography component="h2" variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {`${partNumber} > `}
      {childName === null ? (
        type
      ) : (
        <>
          <Link
            component="button"
            type="button"
            onClick={() => open(id)}
            sx={{ font: 'inherit', verticalAlign: 'baseline' }}
          >
            {type}
          </Link>
          {` > ${childName}`}
        </>
      )}
    </Typography>
  )
}

/** Path and actions of the open folder: customers approve existing files, the provider manages them. */
export const PlaceHead = ({ folder, childId, childName, hasFiles }: Props) => {
  const translate = useTranslate()
  const { side } = useWorkspace()
  const [opened, setOpened] = useState<'chat' | 'add' | 'newFolder' | null>(null)
  const close = () => setOpened(null)
  const isProvider = side === 'provider'
  const mayAdd = isProvider || (side === 'customer' && hasFiles)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <PlacePath folder={folder} childName={childName} />
      <Button size="small" startIcon={<ChatIcon />} onClick={() => setOpened('chat')}>
        {translate('approvalFiles.comments.title')}
      </Button>
      {isProvider && childId === null && (
        <Button size="small" variant="outlined" onClick={() => setOpened('newFolder')}>
          {translate('approvalFiles.newFolder.title')}
        </Button>
      )}
      {mayAdd && (
        <Button size="small" variant="contained" onClick={() => setOpened('add')}>
          {translate(isProvider ? 'approvalFiles.add.files' : 'approvalFiles.add.approval')}
        </Button>
      )}
      {opened === 'chat' && <CommentsDrawer folder={folder} onClose={close} />}
      {opened === 'newFolder' && <NewFolder folder={folder} onClose={close} />}
      {opened === 'add' && <AddFiles folder={folder} childId={childId} onClose={close} />}
    </Box>
  )
}
