import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslate } from 'react-admin'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { useStepFocus } from '#kit/form/useStepFocus.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import { BatchList } from './BatchList.tsx'
import { ChooseSheet } from './ChooseSheet.tsx'
import { SheetStep } from './SheetStep.tsx'
import { useSending } from './useSending.ts'

const steps = ['choose', 'check', 'create'] as const

interface Props {
  readonly current: (typeof steps)[number]
  readonly isDone: boolean
}

const Steps = ({ current, isDone }: Props) => {
  const translate = useTranslate()
  return (
    <Stepper activeStep={isDone ? steps.length : steps.indexOf(current)} sx={{ maxWidth: 640 }}>
      {steps.map((step) => (
        <Step key={step} {...(step === current && { 'aria-current': 'step' as const })}>
          <StepLabel>{translate(`onboarding.steps.${step}`)}</StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}

export { batches as resource } from './BatchList.tsx'

const Onboarding = () => {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const forgetLists = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: ['batches'] })
    void queryClient.invalidateQueries({ queryKey: ['users'] })
  }, [queryClient])
  const { sending, ...doing } = useSending(forgetLists)
  const isDone = sending?.kind === 'create' && sending.phase === 'done'
  const step = sending?.kind ?? 'choose'
  const place = useStepFocus<HTMLDivElement>(step)
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Steps current={step} isDone={isDone} />
      <Box
        ref={place}
        role="group"
        aria-label={translate(`onboarding.steps.${step}`)}
        tabIndex={-1}
        sx={{ display: 'grid', gap: 3, minWidth: 0, '&:focus': { outline: 'none' } }}
      >
        {sending ? (
          <SheetStep sending={sending} {...doing} />
        ) : (
          <>
            <ChooseSheet onSheet={(sheet) => doing.start('check', sheet)} />
            <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
              <Typography variant="h2">{translate('resources.batches.title')}</Typography>
              <BatchList />
            </Box>
          </>
        )}
      </Box>
    </Box>
  )
}

/** Onboard Users: imports users from a spreadsheet in three steps; lists earlier imports. */
const OnboardUsers = () => {
  const translate = useTranslate()
  if (portalSettings().isEmbedded.auth) return <Onboarding />
  return <MessageBanner kind="info">{translate('onboarding.connected')}</MessageBanner>
}

export default OnboardUsers
