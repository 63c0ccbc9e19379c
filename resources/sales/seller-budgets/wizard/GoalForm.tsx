import Box from '@mui/material/Box'
import { useLocaleState, useTranslate } from 'react-admin'
import { BusyButton } from '../../../../src/kit/feedback/busy/BusyButton.tsx'
import { typedCents } from '../../month-grid/amounts/readAmount.ts'
import { AmountField } from '../fields/AmountField.tsx'
import { UploadFailure } from '../UploadFailure.tsx'
import type { WizardProps } from './useWizard.ts'

/** Yearly goal of a seller, submitted without further steps. */
export const GoalForm = ({ wizard }: WizardProps) => {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { state, change, isBusy, submitGoal } = wizard
  const cents = typedCents(state.goal, language)
  const hasRows = state.rows.length > 0
  const missing = state.sellerId === null ? 'budgets.sellerFirst' : undefined
  const note = hasRows ? 'budgets.rowsFirst' : missing
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 320 }}>
      <AmountField
        label={translate('budgets.goal')}
        text={state.goal}
        isRequired
        note={note && translate(note)}
        onChange={(goal) => change({ goal })}
      />
      <BusyButton
        variant="contained"
        disabled={cents === null || note !== undefined}
        isBusy={isBusy}
        busyHint={translate('kit.wizard.sending')}
        onClick={() => cents !== null && void submitGoal(cents)}
      >
        {translate('budgets.submit')}
      </BusyButton>
      <UploadFailure failure={wizard.failure} newRows={state.rows} />
    </Box>
  )
}
