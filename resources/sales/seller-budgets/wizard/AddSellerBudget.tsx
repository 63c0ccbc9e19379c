import Box from '@mui/material/Box'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { describeReason } from '../../../../dataProvider/calls/failureTexts.ts'
import { FailedState } from '../../../../src/kit/feedback/FailedState.tsx'
import { DraftNotice } from '../../../../src/kit/form/draft/DraftNotice.tsx'
import { FormSkeleton } from '../../../../src/kit/form/FormSkeleton.tsx'
import { UnsavedGuard } from '../../../../src/kit/form/UnsavedGuard.tsx'
import { usePageTitle } from '../../../../src/kit/page/pageTitle.ts'
import { Wizard } from '../../../../src/kit/wizard/Wizard.tsx'
import { UploadFailure } from '../UploadFailure.tsx'
import { BudgetGrid } from '../view/BudgetGrid.tsx'
import { SummaryCards } from '../view/SummaryCards.tsx'
import { BudgetDetails } from './BudgetDetails.tsx'
import { BudgetReview } from './BudgetReview.tsx'
import { BudgetSent } from './BudgetSent.tsx'
import { rejectedRows, useWizard } from './useWizard.ts'
import { YearlyBudgets } from './YearlyBudgets.tsx'

const reloadWindow = () => window.location.reload()

interface Props {
  readonly reloadPage?: () => void
}

const BudgetWizard = ({ reloadPage = reloadWindow }: Props) => {
  const translate = useTranslate()
  const wizard = useWizard()
  const { state, change, choices, sellers, seller, title } = wizard
  const { rows, sellerId, step, year } = state
  const rejected = rejectedRows(rows, choices)
  if (wizard.isDone) return <BudgetSent title={title} onNew={reloadPage} />
  if (sellers.error) {
    const message = translate('budgets.sellersFailed', { reason: describeReason(sellers.error, translate) })
    return <FailedState message={message} onRetry={() => void sellers.refetch()} />
  }
  if (!sellers.data) return <FormSkeleton />
  const steps = [
    {
      name: translate('budgets.steps.details'),
      content: <BudgetDetails wizard={wizard} sellers={sellers.data} choices={choices} rejected={rejected} />,
      isReady: rows.length > 0 && sellerId !== null && rejected.size === 0 && !choices.isPending,
    },
    {
      name: translate('budgets.steps.yearly'),
      content: <YearlyBudgets wizard={wizard} />,
      isReady: wizard.areYearsReadable,
    },
    {
      name: translate('budgets.steps.monthly'),
      content: (
        <BudgetGrid
          rows={rows}
          onChange={(key, months, yearly) => wizard.changeRow(key, (row) => ({ ...row, months, yearly, typed: null }))}
        />
      ),
    },
    { name: translate('budgets.steps.review'), content: <BudgetReview wizard={wizard} /> },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {wizard.isRestored && wizard.isUnsaved && !wizard.isBusy && (
        <DraftNotice hasValues isSecretMissing={false} onDiscard={wizard.discard} />
      )}
      {step > 0 && <SummaryCards {...{ seller, year, rows }} />}
      <Wizard
        steps={steps}
        at={step}
        onGo={(next) => change({ step: next })}
        finish={{
          label: translate('budgets.finish'),
          isBusy: wizard.isBusy,
          onFinish: () => void wizard.submit(),
        }}
      />
      {step === steps.length - 1 && <UploadFailure failure={wizard.failure} newRows={rows} />}
      <UnsavedGuard isUnsaved={wizard.isUnsaved} />
    </Box>
  )
}

/** Add Seller Budget: a wizard of four steps, from seller and year to monthly amounts per customer. */
const AddSellerBudget = (props: Props) => {
  usePageTitle(useTranslate()('pages.seller-budgets'))
  return (
    <ResourceContextProvider value="newSellerBudget">
      <BudgetWizard {...props} />
    </ResourceContextProvider>
  )
}

export default AddSellerBudget
