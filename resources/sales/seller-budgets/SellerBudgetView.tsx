import Box from '@mui/material/Box'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { budgets } from '#schema/sales/budgets.ts'
import { AwaitedBudget } from './AwaitedBudget.tsx'
import { BudgetTable } from './BudgetTable.tsx'
import { type BudgetAddress, useBudgetAddress } from './budgetAddress.ts'
import { useSellerName } from './SellerName.tsx'
import { SummaryCards } from './SummaryCards.tsx'

const Budget = (address: BudgetAddress) => {
  const nameOf = useSellerName()
  const { data, error, refetch } = useCall(budgets.get, address)
  if (error?.code === 'not_found') return <EmptyState />
  if (error || !data) return <AwaitedBudget year={address.year} error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SummaryCards seller={nameOf({ ...data, ...address })} year={address.year} rows={data.rows} />
      <BudgetTable rows={data.rows} />
    </Box>
  )
}

const SellerBudgetView = () => {
  const address = useBudgetAddress()
  return address ? <Budget {...address} /> : <EmptyState />
}

export default SellerBudgetView
