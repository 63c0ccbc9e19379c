import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { choiceMenu } from '../fields/choiceMenu.ts'
import type { OpenedMenu } from '../useOnDemand.ts'
import type { useColumnChoice } from './useColumnChoice.ts'
import type { Column } from './useColumns.ts'

interface Props extends OpenedMenu {
  readonly columns: readonly Column[]
  readonly choice: ReturnType<typeof useColumnChoice>
}

export const ColumnItems = ({ columns, choice, id, anchor, onClose }: Props) => {
  const translate = useTranslate()
  const isShown = (source: string) => !choice.hidden.includes(source)
  return (
    <Menu
      id={`${id}-menu`}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ ...choiceMenu({ 'aria-labelledby': id }).slotProps, list: { 'aria-labelledby': id } }}
    >
      {columns.slice(1).map(({ source, label }) => (
        <MenuItem
          key={source}
          dense
          role="menuitemcheckbox"
          aria-checked={isShown(source)}
          onClick={() => choice.toggle(source)}
        >
          <ListItemIcon>{isShown(source) ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}</ListItemIcon>
          <ListItemText>{label}</ListItemText>
        </MenuItem>
      ))}
      <Divider />
      <MenuItem dense disabled={choice.hidden.length === 0} onClick={choice.showAll}>
        <ListItemText>{translate('table.showAllColumns')}</ListItemText>
      </MenuItem>
    </Menu>
  )
}
