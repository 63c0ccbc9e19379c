import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { statesOf } from '#dataProvider/lists/statesOf.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { type CustomerProps, ForCustomer } from '#kit/page/ForCustomer.tsx'
import { useSide } from '../concessions/useSide.ts'
import { ChildFolders } from './ChildFolders.tsx'
import { CurrentFiles } from './CurrentFiles.tsx'
import { FolderList } from './FolderList.tsx'
import { History } from './History.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import {
  currentIn,
  type Place,
  useChildren,
  useFiles,
  useFirstPlace,
  useFolders,
  useOpenPlace,
  WorkspaceContext,
} from './workspace.ts'

/** Subfolders, files and approvals of the open folder. */
const PlaceView = (place: Place) => {
  const { folder, childId } = place
  const translate = useTranslate()
  const children = useChildren(folder.id)
  const filter = currentIn(place)
  // A single row is enough to know if there is something to approve.
  const { files: first } = useFiles({ sort: ['uploadedAt', 'DESC'], range: [0, 0], filter })
  const history = useFiles({ sort: ['approvalId', 'DESC'], range: null, filter: { ...filter, isHistory: true } })
  const known = children.data ?? []
  const { error, onRetry } = statesOf(children)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PlaceHead
        {...place}
        childName={known.find(({ id }) => id === childId)?.name ?? null}
        hasFiles={first.length > 0}
      />
      {error && <FailedState message={translate('approvalFiles.childrenFailed')} onRetry={onRetry} />}
      {childId === null && known.length > 0 && <ChildFolders folder={folder} folders={known} />}
      <CurrentFiles {...place} folders={known} />
      <History files={history.files} {...statesOf(history)} />
    </Box>
  )
}

export { resource } from './CurrentFiles.tsx'

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
} as const

/** Folders on the left, content of the selected one on the right. */
const Workspace = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const { side } = useSide()
  const query = useFolders(customerId)
  const { folders } = query
  useFirstPlace(folders)
  const { folderId, childId } = useOpenPlace()
  const folder = folders.find(({ id }) => id === folderId)
  const isEmpty = query.data !== undefined && folders.length === 0
  const workspace = useMemo(() => ({ customerId, side }), [customerId, side])
  return (
    <WorkspaceContext value={workspace}>
      <Box sx={layout}>
        <Card sx={{ minWidth: 0 }}>
          <Loadable height={320} {...statesOf(query)}>
            <FolderList folders={folders} />
          </Loadable>
        </Card>
        {!isEmpty && (
          // As high as the waiting folders beside it.
          <Card sx={{ minWidth: 0, minHeight: 320, p: 2 }}>
            {folder && <PlaceView key={`${folder.id} ${childId}`} folder={folder} childId={childId} />}
            {!folder && folderId !== null && folders.length > 0 && (
              <Typography sx={{ color: 'text.secondary' }}>{translate('approvalFiles.choose')}</Typography>
            )}
          </Card>
        )}
      </Box>
    </WorkspaceContext>
  )
}

const ApprovalFiles = () => (
  <ForCustomer customer={useCurrentCustomer()}>
    {(customerId) => <Workspace key={customerId} customerId={customerId} />}
  </ForCustomer>
)

export default ApprovalFiles
