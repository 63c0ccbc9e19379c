import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '../../../authProvider/currentUser.ts'
import { useMenu } from '../../../authProvider/menu.ts'
import { switchCustomer } from '../../../authProvider/switchCustomer.ts'
import { FailedState } from '../../kit/feedback/FailedState.tsx'
import { mayPickCustomer } from '../header/menu/navigation.ts'
import { CustomerList } from './CustomerList.tsx'
import { useCustomers } from './useCustomers.ts'

/** On a page that shows one customer, for who may choose among them: all of them, found by typing. */
export const ChooseCustomer = () => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  const { customerIds } = useMenu()
  const mayPick = user ? mayPickCustomer(user, customerIds) : false
  const { data: customers, isError, refetch } = useCustomers(mayPick)
  if (!mayPick) return null
  if (isError) return <FailedState message={translate('customerPicker.failed')} onRetry={refetch} />
  if (!customers) return null
  return (
    <Box component="section" aria-label={translate('customerPicker.pickCustomer')} sx={{ maxWidth: 560 }}>
      <CustomerList customers={customers} unit={null} onChoose={(id) => switchCustomer(queryClient, id)} />
    </Box>
  )
}
