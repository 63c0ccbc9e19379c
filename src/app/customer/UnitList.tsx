import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useTranslate } from 'react-admin'
import { unitsOf } from './customerSearch.ts'
import type { Customer } from './useCustomers.ts'

interface UnitListProps {
  readonly customers: readonly Customer[]
  /** Null selects all units. */
  readonly onChoose: (unit: string | null) => void
}

export const UnitList = ({ customers, onChoose }: UnitListProps) => {
  const translate = useTranslate()
  const countOf = (unit: string | null) =>
    translate('customerPicker.count', {
      smart_count: customers.filter((row) => unit === null || row.unit === unit).length,
    })
  return (
    <List disablePadding>
      {[null, ...unitsOf(customers)].map((unit) => (
        <ListItem key={unit ?? ''} disablePadding divider>
          <ListItemButton onClick={() => onChoose(unit)} autoFocus={unit === null}>
            <ListItemText primary={unit ?? translate('customerPicker.allUnits')} secondary={countOf(unit)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  )
}
