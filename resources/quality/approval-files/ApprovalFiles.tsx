import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { statesOf } from '../../../dataProvider/lists/statesOf.ts'
import { Loadable } from '../../../src/kit/cards/Loadable.tsx'
import { type CustomerProps, ForCustomer } from '../../../src/kit/page/ForCustomer.tsx'
import { useSide } from '../concessions/useSide.ts'
import { FolderList } from './FolderList.tsx'
import { PlaceView } from './place/PlaceView.tsx'
import { useFirstPlace, useFolders, useOpenPlace, WorkspaceContext } from './workspace.ts'

export { resource } from './place/CurrentFiles.tsx'

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
  const isUnknown = folderId !== null && folders.length > 0
  const workspace = useMemo(() => ({ customerId, side }), [customerId, side])
  return (
    <WorkspaceContext value={workspace}>
      <Box sx={layout}>
        <Card sx={{ minWidth: 0 }}>
          <Loadable height={320} {...statesOf(query)}>
            <FolderList folders={folders} />
          </Loadable>
        </Card>
        {/* As high as the waiting folders beside it. */}
        <Card sx={{ minWidth: 0, minHeight: 320, p: 2 }}>
          {folder && <PlaceView key={`${folder.id} ${childId}`} folder={folder} childId={childId} />}
          {!folder && isUnknown && (
            <Typography sx={{ color: 'text.secondary' }}>{translate('approvalFiles.choose')}</Typography>
          )}
        </Card>
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
