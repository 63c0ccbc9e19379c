import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { statesOf } from '../../../../dataProvider/lists/statesOf.ts'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'
import { currentIn, type Place, useChildren, useFiles } from '../workspace.ts'
import { ChildFolders } from './ChildFolders.tsx'
import { CurrentFiles } from './CurrentFiles.tsx'
import { History } from './History.tsx'
import { PlaceHead } from './PlaceHead.tsx'

/** Subfolders, files and approvals of the open folder. */
export const PlaceView = (place: Place) => {
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
