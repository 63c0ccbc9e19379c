import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { FolderTree } from '#kit/files/FolderTree.tsx'
import { type ApprovalFolder, badgeOf } from '#schema/quality/approvalFiles.ts'
import { CreateFolder } from './CreateFolder.tsx'
import { useOpenPlace, useWorkspace } from './workspace.ts'

interface Props {
  readonly folders: readonly ApprovalFolder[]
}

/** 'approved' or 'new'; nothing if there is nothing to approve. */
const Badge = ({ folder }: { readonly folder: ApprovalFolder }) => {
  const translate = useTranslate()
  const badge = badgeOf(folder)
  if (badge === null) return null
  return (
    <Chip
      size="small"
      variant="outlined"
      color={badge === 'approved' ? 'success' : 'info'}
      label={translate(`approvalFiles.badges.${badge}`)}
    />
  )
}

/** Folders by part number, filtered case-insensitively. */
const groupsOf = (folders: readonly ApprovalFolder[], search: string) => {
  const searched = search.trim().toLowerCase()
  const found = folders.filter(({ partNumber }) => partNumber.toLowerCase().includes(searched))
  return [...Map.groupBy(found, ({ partNumber }) => partNumber)].map(([name, own]) => ({
    name,
    items: own.map((folder) => ({ id: folder.id, label: folder.type, badge: <Badge folder={folder} /> })),
  }))
}

/** Folders by part number with a search field; staff can create folders. */
export const FolderList = ({ folders }: Props) => {
  const translate = useTranslate()
  const { side } = useWorkspace()
  const { folderId, open } = useOpenPlace()
  const [search, setSearch] = useState('')
  const [isCreating, setCreating] = useState(false)
  const deferredSearch = useDeferredValue(search)
  const groups = useMemo(() => groupsOf(folders, deferredSearch), [folders, deferredSearch])
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, p: 1.5 }}>
        {side === 'provider' && (
          <Button variant="outlined" size="small" onClick={() => setCreating(true)}>
            {translate('approvalFiles.create.title')}
          </Button>
        )}
        <TextField
          type="search"
          size="small"
          fullWidth
          label={translate('approvalFiles.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Box>
      <Box sx={{ maxHeight: { md: '70vh' }, overflowY: 'auto' }}>
        {groups.length === 0 ? (
          <EmptyState />
        ) : (
          <FolderTree label={translate('approvalFiles.folders')} groups={groups} selected={folderId} onSelect={open} />
        )}
      </Box>
      {isCreating && <CreateFolder onClose={() => setCreating(false)} />}
    </>
  )
}
