import ChatIcon from '@mui/icons-material/ChatOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AddFiles } from '../drawers/AddFiles.tsx'
import { CommentsDrawer } from '../drawers/CommentsDrawer.tsx'
import { NewFolder } from '../drawers/NewFolder.tsx'
import { type Place, useOpenPlace, useWorkspace } from '../workspace.ts'

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
