import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCurrentCustomer } from '#dataProvider/customer.ts'
import { findCustomers, maxShown } from './customerSearch.ts'
import type { Customer } from './useCustomers.ts'

interface CustomerListProps {
  readonly customers: readonly Customer[]
  readonly unit: string | null
  readonly onChoose: (id: number) => void
  /** Chooses all customers together, for users who may. */
  readonly onChooseAll?: (() => void) | undefined
}

const fewEnoughToRead = 10

const detailsOf = ({ name, legalName, unit }: Customer) =>
  [legalName === name ? '' : legalName, unit].filter(Boolean).join(' · ')

/** On the home page, scrolling to the field would hide the tasks above it. */
const focusInPlace = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true })

/** Customers of a unit, or all; with a search field if there are many. Enter selects the only match. */
export const CustomerList = ({ customers, unit, onChoose, onChooseAll }: CustomerListProps) => {
  const translate = useTranslate()
  const current = useCurrentCustomer()
  const [text, setText] = useState('')
  const all = findCustomers(customers, unit, '')
  const found = findCustomers(customers, unit, text)
  const takeOnly = (event: FormEvent) => {
    event.preventDefault()
    if (found.length === 1 && found[0]) onChoose(found[0].id)
  }
  return (
    <>
      {all.length > fewEnoughToRead && (
        <form onSubmit={takeOnly}>
          <TextField
            placeholder={translate('customerPicker.search')}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            inputRef={focusInPlace}
            fullWidth
            margin="dense"
            slotProps={{ htmlInput: { 'aria-label': translate('customerPicker.search') } }}
          />
        </form>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
        {found.length === 0
          ? translate('customerPicker.nothing')
          : translate('customerPicker.count', { smart_count: found.length })}
        {found.length > maxShown && ` · ${translate('customerPicker.more')}`}
      </Typography>
      <List disablePadding sx={{ overflowY: 'auto', flexGrow: 1 }}>
        {onChooseAll && text === '' && (
          <ListItem disablePadding divider>
            <ListItemButton
              onClick={onChooseAll}
              selected={current === null}
              aria-current={current === null ? 'true' : undefined}
            >
              <ListItemText primary={translate('customerPicker.all', { count: customers.length })} />
            </ListItemButton>
          </ListItem>
        )}
        {found.slice(0, maxShown).map((row) => (
          <ListItem key={row.id} disablePadding divider>
            <ListItemButton
              onClick={() => onChoose(row.id)}
              selected={row.id === current}
              aria-current={row.id === current ? 'true' : undefined}
            >
              <ListItemText primary={row.name} secondary={detailsOf(row)} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  )
}
