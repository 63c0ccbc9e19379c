import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useLocaleState, useTranslate } from 'react-admin'
import { BusyButton } from '#kit/feedback/BusyButton.tsx'
import type { AnswerOf } from '#schema/call.ts'
import type { budgets } from '#schema/sales/budgets.ts'
import { typedCents } from '../../month-grid/readAmount.ts'
import { AmountField } from '../AmountField.tsx'
import { yearChoices } from '../budgetAddress.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { RowChooser } from '../RowChooser.tsx'
import type { PlannedRow } from '../sellerBudgetModel.ts'
import { labelOf } from '../sellerBudgetModel.ts'
import { UploadFailure } from '../UploadFailure.tsx'
import type { BudgetChoices } from '../useChoices.ts'
import type { WizardProps } from './useWizard.ts'

interface ChosenRowsProps {
  readonly rows: readonly PlannedRow[]
  /** Keys of rows that cannot be sent, because their customer already has a budget in the newly selected year. */
  readonly rejected: ReadonlySet<string>
  readonly onRemove: (key: string) => void
}

const ChosenRows = ({ rows, rejected, onRemove }: ChosenRowsProps) => {
  const translate = useTranslate()
  if (rows.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('budgets.noRows')}
      </Typography>
    )
  }
  return (
    <Box component="ul" aria-label={translate('budgets.chosen')} sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.key}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider', minHeight: 36 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
            {labelOf(row)}
            {rejected.has(row.key) && (
              <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
                {translate('budgets.usedMeanwhile')}
              </Box>
            )}
          </Box>
          <IconButton
            size="small"
            aria-label={translate('monthGrid.remove', { row: labelOf(row) })}
            onClick={() => onRemove(row.key)}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

/** Yearly goal of a seller, submitted without further steps. */
const GoalForm = ({ wizard }: WizardProps) => {
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
