import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { statesOf } from '../../../../dataProvider/statesOf.ts'
import { useCall } from '../../../../dataProvider/useCall.ts'
import { approvalFiles } from '../../../../schema/approvalFiles.ts'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'
import { type Place, useWorkspace } from '../workspace.ts'
import { ChildFolders } from './ChildFolders.tsx'
import { CurrentFiles } from './CurrentFiles.tsx'
import { History } from './History.tsx'
import { PlaceHead } from './PlaceHead.tsx'

/** The files of a place, current or of its history. */
const useFiles = ({ folder, childId }: Place, isHistory: boolean) => {
  const { customerId } = useWorkspace()
  const filter = { folderId: folder.id, childId: childId ?? 0, isHistory }
  const sort = [isHistory ? 'approvalId' : 'uploadedAt', 'DESC'] as const
  return useCall(approvalFiles.listFiles, { customerId, list: { sort, range: null, filter } })
}

/** What lies in the open place: its folders, its files, and what has been approved. */
export const PlaceView = (place: Place) => {
  const { folder, childId } = place
  const translate = useTranslate()
  const { customerId } = useWorkspace()
  const children = useCall(approvalFiles.listChildren, { customerId, folderId: folder.id, isAll: true })
  const current = useFiles(place, false)
  const history = useFiles(place, true)
  const known = children.data ?? []
  const { error, onRetry } = statesOf(children)
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PlaceHead
        {...place}
        childName={known.find(({ id }) => id === childId)?.name ?? null}
        hasFiles={(current.data ?? []).length > 0}
      />
      {error && <FailedState message={translate('approvalFiles.childrenFailed')} onRetry={onRetry} />}
      {childId === null && known.length > 0 && <ChildFolders folder={folder} folders={known} />}
      <CurrentFiles {...place} folders={known} files={current.data ?? []} {...statesOf(current)} />
      <History files={history.data ?? []} {...statesOf(history)} />
    </Box>
  )
}
