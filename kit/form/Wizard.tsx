import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Step from '@mui/material/Step'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { BusyButton } from '../feedback/BusyButton.tsx'
import { useStepFocus } from './useStepFocus.ts'

interface Finish {
  readonly label: string
  readonly isBusy: boolean
  readonly onFinish: () => void
}

interface Props {
  readonly at: number
  readonly last: number
  readonly isReady: boolean
  readonly onGo: (step: number) => void
  readonly finish: Finish
}

const WizardButtons = ({ at, last, isReady, onGo, finish }: Props) => {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 2, mb: 1 }}>
      {at < last ? (
        <Button variant="contained" disabled={!isReady} onClick={() => onGo(at + 1)}>
          {translate('kit.wizard.next')}
        </Button>
      ) : (
        <BusyButton
          variant="contained"
          disabled={!isReady}
          isBusy={finish.isBusy}
          busyHint={translate('kit.wizard.sending')}
          onClick={finish.onFinish}
        >
          {finish.label}
        </BusyButton>
      )}
      {at > 0 && (
        <Button disabled={finish.isBusy} onClick={() => onGo(at - 1)}>
          {translate('kit.wizard.back')}
        </Button>
      )}
    </Box>
  )
}

interface WizardStep {
  readonly name: string
  readonly content: ReactNode
  /** False disables Next; the content should explain the reason. */
  readonly isReady?: boolean
}

interface WizardProps {
  readonly steps: readonly WizardStep[]
  readonly at: number
  readonly onGo: (step: number) => void
  /** Button of the last step; the caller shows the result. */
  readonly finish: Finish
}

/** Vertical wizard; only the current step's content is mounted. */
export const Wizard = ({ steps, at, onGo, finish }: WizardProps) => {
  const heading = useStepFocus<HTMLHeadingElement>(at)
  return (
    <Stepper orientation="vertical" activeStep={at} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {steps.map(({ name, content, isReady = true }, index) => (
        <Step key={name} aria-current={index === at ? 'step' : undefined}>
          <StepLabel slots={{ label: 'div' }}>
            <Typography
              component="h2"
              variant="h3"
              ref={index === at ? heading : undefined}
              tabIndex={index === at ? -1 : undefined}
              sx={{ color: index === at ? 'text.primary' : 'text.secondary', '&:focus': { outline: 'none' } }}
            >
              {name}
            </Typography>
          </StepLabel>
          <StepContent sx={{ pr: 0 }} transitionDuration={0}>
            {content}
            <WizardButtons at={index} last={steps.length - 1} isReady={isReady} onGo={onGo} finish={finish} />
          </StepContent>
        </Step>
      ))}
    </Stepper>
  )
}
