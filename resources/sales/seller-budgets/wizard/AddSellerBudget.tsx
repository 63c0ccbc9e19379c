import CheckIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { ResourceContextProvider, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { describeReason } from '#dataProvider/calls/failureTexts.ts'
import { FailedState } from '#kit/feedback/FailedState.tsx'
import { MessageBanner } from '#kit/feedback/MessageBanner.tsx'
import { formatThousands } from '#kit/fields/formats.ts'
import { DraftNotice } from '#kit/form/DraftNotice.tsx'
import { FormSkeleton } from '#kit/form/FormSkeleton.tsx'
import { UnsavedGuard } from '#kit/form/UnsavedGuard.tsx'
import { Wizard } from '#kit/form/Wizard.tsx'
import { usePageTitle } from '#kit/page/pageTitle.ts'
import { totalOfRow, totalOfRows } from '#schema/sales/budgetRules.ts'
import { describeDifference } from '../../month-grid/gridNotice.ts'
import { differenceOf } from '../../month-grid/spread.ts'
import { BudgetGrid } from '../BudgetGrid.tsx'
import { BudgetTable } from '../BudgetTable.tsx'
import { addressOf } from '../budgetAddress.ts'
import { SummaryCards } from '../SummaryCards.tsx'
import { labelOf, noMonths } from '../sellerBudgetModel.ts'
import { UploadFailure } from '../UploadFailure.tsx'
import { BudgetDetails } from './BudgetDetails.tsx'
import { rejectedRows, useWizard, type WizardProps } from './useWizard.ts'
import { YearlyBudgets } from './YearlyBudgets.tsx'

/** Last step: totals, rounding differences, and a table that can be exported. */
const BudgetReview = ({ wizard }: WizardProps) => {
  const translate = useTranslate()
  const { rows } = wizard.state
  const differences = rows.flatMap((row) => {
    const difference = differenceOf(row.yearly ?? totalOfRow(row), row.months ?? noMonths)
    return difference === 0 ? [] : { label: labelOf(row), text: describeDifference(translate, difference) }
  })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {translate('budgets.sum', { amount: formatThousands(totalOfRows(rows)) })}
      </Typography>
      {differences.length > 0 && (
        <MessageBanner kind="info">
          {differences.map(({ label, text }) => `${label}: ${text}`).join('\n')}
        </MessageBanner>
      )}
      <BudgetTable rows={rows} />
    </Box>
  )
}

interface BudgetSentProps {
  /** Seller and year of the budget. */
  readonly title: string
  readonly to: string
  readonly onNew: () => void
}

const BudgetSent = ({ title, to, onNew }: BudgetSentProps) => {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', py: 6, textAlign: 'center' }}>
      <CheckIcon sx={{ fontSize: 48, color: 'states.onTime.main' }} />
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {translate('budgets.sent')}
      </Typography>
      <Typography>{title}</Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={onNew}>
          {translate('budgets.newBudget')}
        </Button>
        <Button component={Link} to={to} aria-label={`${translate('budgets.view')}: ${title}`}>
          {translate('budgets.view')}
        </Button>
      </Box>
    </Box>
  )
}

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
  if (wizard.isDone) {
    const to = addressOf('seller-budget', { sellerId: sellerId ?? 0, year })
    return <BudgetSent title={title} to={to} onNew={reloadPage} />
  }
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
      {step > 0 && <SummaryCards seller={seller} year={year} rows={rows} />}
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
