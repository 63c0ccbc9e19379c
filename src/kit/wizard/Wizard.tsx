import Step from '@mui/material/Step'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useStepFocus } from './useStepFocus.ts'
import { type Finish, WizardButtons } from './WizardButtons.tsx'

/** One step of a wizard. */
export interface WizardStep {
  readonly name: string
  readonly content: ReactNode
  /** While false the step cannot be left forwards; what is missing is for the content to say. */
  readonly isReady?: boolean
}

interface WizardProps {
  readonly steps: readonly WizardStep[]
  /** The index of the step that is open. */
  readonly at: number
  readonly onGo: (step: number) => void
  /** The button of the last step. What comes after it is for the caller to show. */
  readonly finish: Finish
}

/** Steps one below the other, of which one is open (spec 3 §4). Only that one's content is there. */
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
