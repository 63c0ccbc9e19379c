import ArrowBackIcon from '@mui/icons-material/ArrowBack'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { switchCustomer, switchToAllCustomers } from '#authProvider/switchCustomer.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { PageSkeleton } from '../routes/PageSkeleton.tsx'
import { CustomerList } from './CustomerList.tsx'
import { unitsOf } from './customerSearch.ts'
import { type Customer, useCustomers } from './useCustomers.ts'

interface UnitListProps {
  readonly customers: readonly Customer[]
  /** Null selects all units. */
  readonly onChoose: (unit: string | null) => void
}

const UnitList = ({ customers, onChoose }: UnitListProps) => {
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

interface PickerDialogProps {
  readonly title: string
  /** Null at the first step. */
  readonly onBack: (() => void) | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Dialog of the picker's steps, with a fixed height to avoid layout shifts. */
const PickerDialog = ({ title, onBack, onClose, children }: PickerDialogProps) => {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, pt: 1 }}>
        {onBack && (
          <IconButton onClick={onBack} aria-label={translate('customerPicker.back')}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0, px: 1.5, py: 1 }}>
          {title}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label={translate('customerPicker.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent sx={{ height: 420, maxHeight: '70vh', display: 'flex', flexDirection: 'column', pb: 2 }}>
        {children}
      </DialogContent>
    </Dialog>
  )
}

interface CustomerPickerProps {
  /** Shows the business units first; otherwise one plain list of customers. */
  readonly asksForUnit: boolean
  /** Offers all customers together as the first choice. */
  readonly hasAll: boolean
  readonly onClose: () => void
}

export const CustomerPicker = ({ asksForUnit, hasAll, onClose }: CustomerPickerProps) => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { data: customers, isError, refetch } = useCustomers(true)
  // Undefined until a unit has been selected; null means all units.
  const [unit, setUnit] = useState<string | null | undefined>(asksForUnit ? undefined : null)

  const pick = (id: number) => {
    onClose()
    switchCustomer(queryClient, id)
  }
  const pickAll = () => {
    onClose()
    switchToAllCustomers(queryClient)
  }
  const content = () => {
    if (isError) return <FailedState message={translate('customerPicker.failed')} onRetry={refetch} />
    if (!customers) return <PageSkeleton />
    if (unit === undefined) return <UnitList customers={customers} onChoose={setUnit} />
    const onChooseAll = hasAll && customers.length > 1 ? pickAll : undefined
    return <CustomerList customers={customers} unit={unit} onChoose={pick} onChooseAll={onChooseAll} />
  }
  const isAtUnits = unit === undefined
  return (
    <PickerDialog
      title={translate(isAtUnits ? 'customerPicker.pickUnit' : 'customerPicker.pickCustomer')}
      onBack={asksForUnit && !isAtUnits ? () => setUnit(undefined) : null}
      onClose={onClose}
    >
      {content()}
    </PickerDialog>
  )
}
