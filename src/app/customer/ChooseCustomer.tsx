import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useCurrentUser } from '#authProvider/currentUser.ts'
import { useMenu } from '#authProvider/menu.ts'
import { switchCustomer } from '#authProvider/switchCustomer.ts'
import { chunk } from '#kit/chunk.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { useChunk } from '#kit/useChunk.ts'
import { mayPickCustomer } from '../menu/navigation.ts'
import { useCustomers } from './useCustomers.ts'

const customerList = chunk(async () => (await import('./CustomerList.tsx')).CustomerList)

/** On a page there is room for the list in columns. */
const pageStyle = {
  '& form': { maxWidth: 560 },
  '& ul': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    '& li': { border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', overflow: 'hidden' },
  },
}

const AllCustomers = () => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const { data: customers, isError, refetch } = useCustomers(true)
  const { content: CustomerList, hasFailed, retry } = useChunk(customerList)
  if (isError || hasFailed)
    return <FailedState message={translate('customerPicker.failed')} onRetry={hasFailed ? retry : refetch} />
  if (!customers || !CustomerList) return null
  return (
    <Box component="section" aria-label={translate('customerPicker.pickCustomer')} sx={pageStyle}>
      <CustomerList customers={customers} unit={null} onChoose={(id) => switchCustomer(queryClient, id)} />
    </Box>
  )
}

/** Customer search on pages that show one customer, for users who can choose among several. */
export const ChooseCustomer = () => {
  const { data: user } = useCurrentUser()
  const { customerIds } = useMenu()
  const mayPick = user ? mayPickCustomer(user, customerIds) : false
  return mayPick ? <AllCustomers /> : null
}
