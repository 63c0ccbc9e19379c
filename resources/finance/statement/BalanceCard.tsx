import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'react-admin'
import { statesOf } from '../../../dataProvider/statesOf.ts'
import { InfoCard } from '../../../src/kit/cards/InfoCard.tsx'
import { BalanceDoughnut } from '../BalanceDoughnut.tsx'
import type { AccountQuery } from './accountQuery.ts'

interface Props {
  readonly account: AccountQuery
}

/** The balance by what is overdue, due this month and not due yet. */
export const BalanceCard = ({ account }: Props) => {
  const translate = useTranslate()
  const isNarrow = useMediaQuery('(max-width: 449.95px)')
  return (
    <InfoCard title={translate('finance.totalBalance')} height={isNarrow ? 260 : 160} {...statesOf(account)}>
      <BalanceDoughnut score={account.data ?? {}} />
    </InfoCard>
  )
}
