import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { AnswerOf } from '../../../../schema/call.ts'
import type { budgets } from '../../../../schema/sales/budgets.ts'
import { yearChoices } from '../budgetAddress.ts'
import { ChoiceField } from '../fields/ChoiceField.tsx'
import { RowChooser } from '../fields/RowChooser.tsx'
import type { BudgetChoices } from '../fields/useChoices.ts'
import { ChosenRows } from './ChosenRows.tsx'
import { GoalForm } from './GoalForm.tsx'
import type { WizardProps } from './useWizard.ts'

interface Props extends WizardProps {
  readonly sellers: AnswerOf<typeof budgets.sellers>
  readonly choices: BudgetChoices
  readonly rejected: ReadonlySet<string>
}

/** First step: seller, year and customers, or the yearly goal. */
export const BudgetDetails = ({ wizard, sellers, choices, rejected }: Props) => {
  const translate = useTranslate()
  const { state, change } = wizard
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', maxWidth: 960, '& > *': { maxWidth: '100%' } }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          width: '100%',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ChoiceField
          label={translate('budgets.seller')}
          value={state.sellerId}
          choices={sellers}
          onChange={(sellerId) => change({ sellerId })}
        />
        <ChoiceField
          label={translate('budgets.year')}
          value={state.year}
          choices={yearChoices()}
          onChange={(year) => change({ year })}
        />
      </Box>
      <Box sx={{ width: '100%' }}>
        <RowChooser
          choices={choices}
          value={state.choice}
          onChange={(choice) => change({ choice })}
          year={state.year}
          rows={state.rows}
          onAdd={wizard.addRow}
          goal={<GoalForm wizard={wizard} />}
        />
      </Box>
      <ChosenRows rows={state.rows} rejected={rejected} onRemove={wizard.removeRow} />
    </Box>
  )
}
