import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Combination } from '../../../../schema/sales/budgetRules.ts'
import { Disclosure } from '../../../../src/kit/cards/Disclosure.tsx'
import { RowChooser } from '../fields/RowChooser.tsx'
import { nothingChosen, useChoices } from '../fields/useChoices.ts'
import type { PlannedRow } from '../sellerBudgetModel.ts'

interface Props {
  readonly year: number
  readonly rows: readonly PlannedRow[]
  readonly stored: readonly Combination[]
  readonly onAdd: (row: PlannedRow) => void
}

const Chooser = (props: Props) => {
  const [choice, setChoice] = useState(nothingChosen)
  return <RowChooser {...props} choices={useChoices(props.year)} value={choice} onChange={setChoice} />
}

/** Adds rows to an existing budget, with the same inputs as the wizard's first step. */
export const AddToBudget = (props: Props) => (
  <Disclosure title={useTranslate()('budgets.addToBudget')}>
    <Chooser {...props} />
  </Disclosure>
)
