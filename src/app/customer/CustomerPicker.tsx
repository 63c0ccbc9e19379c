import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { switchCustomer } from '../../../authProvider/switchCustomer.ts'
import { FailedState } from '../../kit/feedback/FailedState.tsx'
import { PageSkeleton } from '../guard/PageSkeleton.tsx'
import { CustomerList } from './CustomerList.tsx'
import { unitsOf } from './customerSearch.ts'
import { PickerDialog } from './PickerDialog.tsx'
import { UnitList } from './UnitList.tsx'
import { useCustomers } from './useCustomers.ts'

interface CustomerPickerProps {
  /** First the business unit, then the customer; else one plain list. */
  readonly asksForUnit: boolean
  readonly onClose: () => void
}

/** Chooses the customer that this tab acts for. */
export const CustomerPicker = ({ asksForUnit, onClose }: CustomerPickerProps) => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { data: customers, isError, refetch } = useCustomers(true)
  // Undefined until a unit, or with null all of them, has been chosen.
  const [unit, setUnit] = useState<string | null | undefined>(asksForUnit ? undefined : null)

  const pick = (id: number) => {
    onClose()
    switchCustomer(queryClient, id)
  }
  const content = () => {
    if (isError) return <FailedState message={translate('customerPicker.failed')} onRetry={refetch} />
    if (!customers) return <PageSkeleton />
    if (unit === undefined) return <UnitList customers={customers} units={unitsOf(customers)} onChoose={setUnit} />
    return <CustomerList customers={customers} unit={unit} onChoose={pick} />
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
