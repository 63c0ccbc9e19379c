import Box from '@mui/material/Box'
import { useCall } from '../../../../dataProvider/calls/useCall.ts'
import { budgets } from '../../../../schema/sales/budgets.ts'
import { EmptyState } from '../../../../src/kit/feedback/EmptyState.tsx'
import { type BudgetAddress, useBudgetAddress } from '../budgetAddress.ts'
import { useSellerName } from '../fields/SellerName.tsx'
import { AwaitedBudget } from './AwaitedBudget.tsx'
import { BudgetTable } from './BudgetTable.tsx'
import { SummaryCards } from './SummaryCards.tsx'

const Budget = (address: BudgetAddress) => {
  const nameOf = useSellerName()
  const { data, error, refetch } = useCall(budgets.get, address)
  if (error?.code === 'not_found') return <EmptyState />
  if (error || !data) return <AwaitedBudget year={address.year} error={error} onRetry={() => void refetch()} />
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SummaryCards seller={nameOf(data)} year={data.year} rows={data.rows} />
      <BudgetTable rows={data.rows} />
    </Box>
  )
}

const SellerBudgetView = () => {
  const address = useBudgetAddress()
  return address ? <Budget {...address} /> : <EmptyState />
}

export default SellerBudgetView
