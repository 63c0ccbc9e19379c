import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useDialogs } from '#kit/feedback/dialogs.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import type { Combination } from '#schema/sales/budgetRules.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { SearchField } from './SearchField.tsx'
import { addedRow, isSameCombination, isUnavailable, type PlannedRow } from './sellerBudgetModel.ts'
import type { BudgetChoices } from './useChoices.ts'
import { nothingChosen, type RowChoice } from './useChoices.ts'

interface Props {
  readonly choices: BudgetChoices
  readonly value: RowChoice
  readonly onChange: (value: RowChoice) => void
  readonly year: number
  readonly rows: readonly PlannedRow[]
  readonly stored?: readonly Combination[]
  readonly onAdd: (row: PlannedRow) => void
  /** Input shown instead of the customer if the segment has a yearly goal; if undefined, there are no such segments. */
  readonly goal?: ReactNode
}

const layout = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
}

/** Selects segment, customer and optional contract of a row, and adds it `docs/product/sales.md#budget-rows`. */
export const RowChooser = ({ choices, value, onChange, year, rows, stored, onAdd, goal }: Props) => {
  const translate = useTranslate()
  const { alert } = useDialogs()
  const customerInput = useRef<HTMLInputElement>(null)
  const { segments, customers, isPending, failure, retry } = choices
  const offered = segments.filter(({ isYearlyGoal }) => goal !== undefined || !isYearlyGoal)
  const segment = offered.find(({ id }) => id === value.segmentId)
  const customer = customers.find(({ id }) => id === value.customerId)
  const contract = customer?.contracts.find(({ id }) => id === value.contractId)
  const isOfGoal = segment?.isYearlyGoal === true

  const unavailableReason = (one: (typeof customers)[number]) =>
    segment && isUnavailable(one, segment.id, stored, rows)
      ? translate('budgets.used', { segment: segment.name, year })
      : undefined
  const isDisabled = customer !== undefined && unavailableReason(customer) !== undefined
  const found = customers.map((one) => ({ id: one.id, name: one.name, unavailableReason: unavailableReason(one) }))
  const contractNote = customer && customer.contracts.length === 0 ? 'budgets.noContract' : 'budgets.contractNote'

  const add = async () => {
    if (!segment || !customer) return
    const row = addedRow({
      customerId: customer.id,
      customer: customer.name,
      segmentId: segment.id,
      segment: segment.name,
      contractId: contract?.id ?? null,
      contract: contract?.name ?? null,
    })
    if (rows.some((other) => isSameCombination(other, row))) {
      await alert({ message: translate('issues.alreadyAdded') })
      return
    }
    onAdd(row)
    onChange({ ...nothingChosen, segmentId: segment.id })
    customerInput.current?.focus()
  }
  if (failure) return <FailedState message={failure} onRetry={retry} />
  return (
    <>
      <Box sx={layout}>
        <ChoiceField
          label={translate('budgets.segment')}
          value={value.segmentId}
          choices={offered}
          onChange={(segmentId) => onChange({ ...value, segmentId })}
        />
        {!isOfGoal && (
          <>
            <SearchField
              label={translate('budgets.customer')}
              value={value.customerId}
              options={found}
              isRequired
              isDisabled={!segment || isPending}
              note={translate(segment ? 'budgets.customerNote' : 'budgets.segmentFirst')}
              inputRef={customerInput}
              onChange={(customerId) => onChange({ ...value, customerId, contractId: null })}
            />
            <SearchField
              label={translate('budgets.contract')}
              value={value.contractId}
              options={customer?.contracts ?? []}
              isDisabled={!customer || customer.contracts.length === 0}
              note={translate(contractNote)}
              onChange={(contractId) => onChange({ ...value, contractId })}
            />
          </>
        )}
      </Box>
      {isOfGoal ? (
        goal
      ) : (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={!customer || isDisabled || isPending}
          onClick={() => void add()}
        >
          {translate('budgets.addRow')}
        </Button>
      )}
    </>
  )
}
