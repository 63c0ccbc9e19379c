import EditIcon from '@mui/icons-material/EditOutlined'
import FolderIcon from '@mui/icons-material/FolderOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { type ApprovalFolder, approvalFiles, type ChildFolder } from '#schema/quality/approvalFiles.ts'
import { useDeed } from './useSending.ts'
import { useOpenPlace, useReload, useWorkspace } from './workspace.ts'

interface Props {
  readonly folder: ApprovalFolder
  readonly folders: readonly ChildFolder[]
}

/** Staff only: prompts for a new name until it is not empty. */
const Rename = ({ folder, child }: { readonly folder: ApprovalFolder; readonly child: ChildFolder }) => {
  const translate = useTranslate()
  const { prompt } = useDialogs()
  const { customerId } = useWorkspace()
  const reload = useReload()
  const { run } = useDeed(approvalFiles.saveChild, 'renamed')
  const rename = async () => {
    const message = translate('approvalFiles.rename.ask')
    const name = await prompt({ message, value: child.name, isRequired: true, maxLength: 80 })
    if (name === null) return
    const { id: folderId, partNumber, typeId } = folder
    await run({ customerId, folderId, partNumber, typeId, childId: child.id, name })
    await reload()
  }
  return (
    <IconButton
      size="small"
      aria-label={translate('approvalFiles.rename.of', { name: child.name })}
      onClick={() => void rename()}
    >
      <EditIcon fontSize="small" />
    </IconButton>
  )
}

export const ChildFolders = ({ folder, folders }: Props) => {
  const translate = useTranslate()
  const { side } = useWorkspace()
  const { open } = useOpenPlace()
  return (
    <Box component="details" open sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Box component="summary" sx={{ px: 2, py: 1, cursor: 'pointer', fontWeight: 600 }}>
        {translate('approvalFiles.childFolders')}
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, px: 1, pb: 1, listStyle: 'none' }}>
        {folders.map((child) => (
          <Box component="li" key={child.id} sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
            <Button
              size="small"
              startIcon={<FolderIcon />}
              onClick={() => open(folder.id, child.id)}
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {child.name}
            </Button>
            {side === 'provider' && <Rename folder={folder} child={child} />}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
