import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ResourceContextProvider } from 'react-admin'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { budgets } from '#schema/sales/budgets.ts'
import { ContentGuard } from '../../account/ContentGuard.tsx'
import { AwaitedBudget } from './AwaitedBudget.tsx'
import { BudgetEditor, LinkExpired } from './BudgetEditor.tsx'
import { type BudgetAddress, useBudgetAddress } from './budgetAddress.ts'
import { NewLink } from './LinkActions.tsx'
import { useBudgetLink } from './useBudgetLink.ts'

/** A link opened in another tab, or an old one; whoever may sign links gets a new one at once. */
const WithoutLink = ({ address }: { readonly address: BudgetAddress | null }) => (
  <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
    <LinkExpired />
    {address && (
      <ContentGuard access="1" isPart>
        <NewLink budget={address} />
      </ContentGuard>
    )}
  </Box>
)

interface Props {
  readonly address: BudgetAddress
  readonly link: string
}

/** Budget opened by a link; reloads the newer version after a save. */
const LinkedBudget = ({ address, link }: Props) => {
  const queryClient = useQueryClient()
  const { data, dataUpdatedAt, error, refetch } = useCall(budgets.getByLink, { ...address, link })
  // Cached data of an earlier visit may be outdated and must not be edited.
  const [openedAt] = useState(Date.now)
  const [edition, setEdition] = useState(0)
  // Do not show the previous version again after a save.
  const [isOutdated, setOutdated] = useState(false)
  const reload = async () => {
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'sellerBudgets' })
    setOutdated(true)
    const { isSuccess } = await refetch()
    if (!isSuccess) return
    setEdition((before) => before + 1)
    setOutdated(false)
  }
  const isShown = data && dataUpdatedAt >= openedAt && !isOutdated
  if (!isShown && error?.code === 'link_expired') return <WithoutLink address={address} />
  if (!isShown) return <AwaitedBudget year={address.year} error={error} onRetry={() => void reload()} />
  return (
    <ResourceContextProvider value="budgetChanges">
      <BudgetEditor key={edition} record={{ ...data, ...address }} link={link} onSaved={reload} />
    </ResourceContextProvider>
  )
}

const ByLink = () => {
  const address = useBudgetAddress()
  const link = useBudgetLink()
  if (!address || link === null) return <WithoutLink address={address} />
  return <LinkedBudget key={`${address.sellerId} ${address.year} ${link}`} address={address} link={link} />
}

/** Modify Seller Budget: requires a link signed within the last 24 hours `docs/product/sales.md#modify-link`. */
const ModifySellerBudget = () => (
  <ResourceContextProvider value="budgetLink">
    <ByLink />
  </ResourceContextProvider>
)

export default ModifySellerBudget
