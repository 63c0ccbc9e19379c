import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FormDrawer } from '#kit/feedback/FormDrawer.tsx'
import { idIn } from '#schema/kinds.ts'
import { type ApprovalFile, approvalFiles, type ChildFolder } from '#schema/quality/approvalFiles.ts'
import { useDeed } from './useSending.ts'
import { type Place, useReload, useWorkspace } from './workspace.ts'

interface Props extends Place {
  readonly file: ApprovalFile
  readonly folders: readonly ChildFolder[]
  readonly onClose: () => void
}

/** Destinations of the files of a place: its other subfolders, and the folder itself. */
export const destinationsOf = ({ folder, childId }: Place, folders: readonly ChildFolder[]) => [
  ...(childId === null ? [] : [{ id: 0, name: folder.type }]),
  ...folders.filter(({ id }) => id !== childId),
]

/** Moves a file into a subfolder or out of it. */
export const MoveFile = ({ folder, childId, file, folders, onClose }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const { customerId } = useWorkspace()
  const reload = useReload()
  const [chosen, choose] = useState('')
  const { run, isBusy } = useDeed(approvalFiles.moveFile, 'moved')

  const submit = async () => {
    if (chosen === '') return alert({ message: translate('approvalFiles.move.missing') })
    const destination = chosen === '0' ? null : idIn(chosen)
    const moved = await run({ customerId, id: file.id, childId: destination }, { reload: true })
    await reload()
    if (moved) onClose()
  }
  return (
    <FormDrawer
      title={translate('approvalFiles.move.title')}
      onClose={onClose}
      submitLabel={translate('approvalFiles.move.do')}
      onSubmit={() => void submit()}
      isBusy={isBusy}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <TextField
        select
        label={translate('approvalFiles.move.destination')}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
      >
        {destinationsOf({ folder, childId }, folders).map(({ id, name }) => (
          <MenuItem key={id} value={String(id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </FormDrawer>
  )
}
