import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { useTranslate } from 'react-admin'

const steps = ['choose', 'check', 'create'] as const

interface Props {
  readonly current: (typeof steps)[number]
  readonly isDone: boolean
}

/** Where the way from a sheet to its users stands. */
export const Steps = ({ current, isDone }: Props) => {
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
