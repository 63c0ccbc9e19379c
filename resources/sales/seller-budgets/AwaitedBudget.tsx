import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { Loadable } from '#kit/cards/Loadable.tsx'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { SummaryCards } from './SummaryCards.tsx'

interface Props {
  readonly year: number
  readonly error: Error | null
  readonly onRetry: () => void
}

const tableHeight = 360

/** Skeleton of a budget, or the error with a retry button. */
export const AwaitedBudget = ({ year, error, onRetry }: Props) => {
  const translate = useTranslate()
  if (error) {
    const message = translate('budgets.loadFailed', { reason: describeReason(error, translate) })
    return <FailedState message={message} onRetry={onRetry} />
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SummaryCards seller="" year={year} rows={[]} isLoading />
      <Loadable isLoading height={tableHeight}>
        {null}
      </Loadable>
    </Box>
  )
}
