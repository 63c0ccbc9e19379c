import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { memo } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import type { AnyRow } from '../report/reportOptions.ts'

interface TickProps {
  readonly id: RaRecord['id']
  readonly label: string
  readonly isDisabled: boolean
  readonly isTicked: boolean
  readonly onToggle: (id: RaRecord['id']) => void
}

/** Enter moves the focus to the bar of the selected rows. */
const Tick = memo(({ id, label, isDisabled, isTicked, onToggle }: TickProps) => (
  <Checkbox
    size="small"
    disabled={isDisabled}
    checked={isTicked}
    onChange={() => onToggle(id)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return
      // Else Enter would press the button that gets the focus.
      event.preventDefault()
      event.currentTarget.closest('.list-frame')?.querySelector<HTMLElement>('.selection-bar button')?.focus()
    }}
    slotProps={{ input: { 'aria-label': label, 'aria-keyshortcuts': 'Enter' } }}
    sx={{ p: 0.5, ml: -0.5 }}
  />
))

/** Space of a checkbox, for rows without one among rows with one; cards need none. */
export const NoCheckbox = () => <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-block' }, width: 24 }} />

interface RowCheckboxProps {
  readonly id: RaRecord['id']
  readonly label: string
  readonly isDisabled?: boolean
}

/** Selects a row of the surrounding list. */
export const RowCheckbox = ({ id, label, isDisabled = false }: RowCheckboxProps) => {
  const { selectedIds, onToggleItem } = useListContext<AnyRow>()
  return (
    <Tick id={id} label={label} isDisabled={isDisabled} isTicked={selectedIds.includes(id)} onToggle={onToggleItem} />
  )
}
