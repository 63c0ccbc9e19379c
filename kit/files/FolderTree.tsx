import FolderIcon from '@mui/icons-material/FolderOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'

interface TreeItem {
  readonly id: number
  readonly label: string
  readonly badge?: ReactNode
}

interface TreeGroup {
  readonly name: string
  readonly items: readonly TreeItem[]
}

interface Props {
  readonly label: string
  readonly groups: readonly TreeGroup[]
  readonly selected: number | null
  readonly onSelect: (id: number) => void
}

/** Maximum groups rendered at first. */
const groupsAtOnce = 100

interface GroupProps extends Omit<Props, 'groups' | 'label'> {
  readonly group: TreeGroup
}

const Group = ({ group: { name, items }, selected, onSelect }: GroupProps) => (
  <Box
    component="details"
    open={items.some(({ id }) => id === selected) || undefined}
    sx={{ borderBottom: 1, borderColor: 'divider' }}
  >
    <Box component="summary" sx={{ px: 1.5, py: 1, cursor: 'pointer', fontWeight: 600, overflowWrap: 'anywhere' }}>
      <FolderIcon fontSize="small" sx={{ mr: 1, verticalAlign: 'text-bottom', color: 'text.secondary' }} />
      {name}
    </Box>
    <List dense disablePadding aria-label={name}>
      {items.map(({ id, label, badge }) => (
        <Box component="li" key={id} sx={{ listStyle: 'none' }}>
          <ListItemButton
            component="button"
            type="button"
            selected={id === selected}
            aria-current={id === selected ? 'true' : undefined}
            onClick={() => onSelect(id)}
            sx={{ width: '100%', pl: 4.5, gap: 1 }}
          >
            <ListItemText primary={label} />
            {badge}
          </ListItemButton>
        </Box>
      ))}
    </List>
  </Box>
)

export const FolderTree = ({ label, groups, ...rest }: Props) => {
  const translate = useTranslate()
  const [shown, setShown] = useState(groupsAtOnce)
  const rests = groups.length - shown
  return (
    <Box component="nav" aria-label={label}>
      {groups.slice(0, shown).map((group) => (
        <Group key={group.name} group={group} {...rest} />
      ))}
      {rests > 0 && (
        <Button size="small" onClick={() => setShown(shown + groupsAtOnce)} sx={{ m: 1 }}>
          {translate('kit.tree.more', { smart_count: rests })}
        </Button>
      )}
    </Box>
  )
}
