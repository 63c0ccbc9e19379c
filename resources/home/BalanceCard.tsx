import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { useMayOpen } from '#authProvider/menu.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import type { CustomerProps } from '#kit/page/ForCustomer.tsx'
import { home } from '#schema/home/home.ts'
import { BalanceDoughnut } from '../finance/BalanceDoughnut.tsx'
import { useCard } from './useCard.ts'

/**
 * Balance with a link to the statement; hidden until loaded, but its space is reserved
 * `docs/product/home.md#balance-card`.
 */
export const BalanceCard = ({ customerId }: CustomerProps) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 409.95px)')
  const mayOpen = useMayOpen()
  const { data, states, isHidden } = useCard(home.balance, customerId)
  if (isHidden) return null
  return (
    <Box sx={{ display: 'grid', minWidth: 0, visibility: states.isLoading ? 'hidden' : 'visible' }}>
      <InfoCard
        title={translate('finance.totalBalance')}
        to={mayOpen('statement') ? '/statement/' : undefined}
        height={isNarrow ? 259 : 160}
        {...states}
      >
        <BalanceDoughnut score={data ?? null} />
      </InfoCard>
    </Box>
  )
}
