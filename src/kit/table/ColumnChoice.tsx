import CheckBox from '@mui/icons-material/CheckBox'
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import ViewColumn from '@mui/icons-material/ViewColumnOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { choiceMenu } from '../kinds/choiceMenu.ts'
import type { useColumnChoice } from './useColumnChoice.ts'
import type { Column } from './useColumns.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly choice: ReturnType<typeof useColumnChoice>
}

/** Lets the user hide all columns but the first, for good. */
export const ColumnChoice = ({ columns, choice }: Props) => {
  const translate = useTranslate()
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isShown = (source: string) => !choice.hidden.includes(source)
  return (
    <>
      <Button
        id={id}
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('table.columns')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
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
    </>
  )
}
