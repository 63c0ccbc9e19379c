import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { describeReason } from '../../../../dataProvider/calls/failureTexts.ts'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'
import { MessageBanner } from '../../../../src/kit/feedback/MessageBanner.tsx'
import { countStates } from './sendSheet.ts'
import type { Sending } from './useSending.ts'

interface Props {
  readonly sending: Sending
  readonly onGoOn: () => void
}

/** Result of sending a sheet: number of rows per state, or the reason for stopping early. */
export const SendOutcome = ({ sending, onGoOn }: Props) => {
  const translate = useTranslate()
  const { kind, phase, results, sheet, error } = sending
  const place = { done: results.length, all: sheet.lines.length }
  const counts = countStates(results)
  if (phase === 'failed') {
    const reason = describeReason(error, translate)
    return <FailedState message={translate(`onboarding.failed.${kind}`, { ...place, reason })} onRetry={onGoOn} />
  }
  if (phase === 'stopped') {
    const goOn = (
      <Button color="inherit" size="small" onClick={onGoOn}>
        {translate('onboarding.goOn')}
      </Button>
    )
    return (
      <MessageBanner kind="warning" action={goOn}>
        {translate(`onboarding.stopped.${kind}`, place)}
      </MessageBanner>
    )
  }
  if (phase === 'running') return null
  const isWell = kind === 'create' ? counts.new > 0 : counts.wrong === 0
  return (
    <MessageBanner kind={isWell ? 'success' : counts.wrong > 0 ? 'warning' : 'info'}>
      {translate(`onboarding.outcome.${kind}`, counts)}
      {kind === 'create' && counts.new > 0 && ` ${translate('onboarding.invited')}`}
    </MessageBanner>
  )
}
