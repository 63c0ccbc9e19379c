import Box from '@mui/material/Box'
import { useLocale, useTranslate } from 'react-admin'
import { Facts } from '#kit/cards/Facts.tsx'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { formatDay } from '#kit/fields/formats.ts'
import { translateName } from '#kit/page/pageTitle.ts'
import type { agreement } from '#schema/contracts/agreements.ts'
import type { RowOf } from '#schema/entity.ts'
import { monthChoices } from '#values/months.ts'
import { showStatus } from './cells.tsx'

type Agreement = RowOf<typeof agreement>

/**
 * Value for prices that are never adjusted; they have no adjustment month `docs/product/contracts.md#agreement-panels`.
 */
const neverAdjusted = 'No Aplica'
const providersPlant = 'Entrega en Planta'

const dayText = (day: Agreement['startsOn']) => day && formatDay(day)
const monthText = (month: number | null, language: string) =>
  month === null ? null : (monthChoices(language)[month - 1]?.name ?? String(month))
const numberText = (value: number | null) => (value === null ? null : String(value))

/** Facts of each panel in display order; unknown values of a company's service are shown unchanged. */
const useFacts = (contract: Agreement | null) => {
  const translate = useTranslate()
  const language = useLocale()
  const nameOf = (name: string | null) => name && translateName(translate, name)
  if (!contract) return { information: {}, payment: {}, prices: {} }
  const { priceAdjustment, deliveryPoint, acceleratedPayment, paymentTerms, incoterm, status } = contract
  const month =
    priceAdjustment === neverAdjusted ? {} : { adjustmentMonth: monthText(contract.adjustmentMonth, language) }
  return {
    information: {
      status: status && showStatus({ status }, translate(`agreement.statuses.${status}`, { _: status })),
      startsOn: dayText(contract.startsOn),
      endsOn: dayText(contract.endsOn),
      years: numberText(contract.years),
      signedDocuments: nameOf(contract.signedDocuments),
      extension: nameOf(contract.extension),
      extensionEndsOn: dayText(contract.extensionEndsOn),
      frozenWeeks: numberText(contract.frozenWeeks),
    },
    payment: {
      paymentTerms,
      acceleratedPayment: nameOf(acceleratedPayment),
      incoterm,
      deliveryPoint: deliveryPoint === providersPlant ? translate('agreement.facility') : deliveryPoint,
    },
    prices: {
      priceAdjustment: priceAdjustment && translate(`agreement.adjustments.${priceAdjustment}`, { _: priceAdjustment }),
      ...month,
      priceReconciliation: nameOf(contract.priceReconciliation),
      rebate: translate('agreement.noRebate'),
    },
  }
}

interface Props {
  readonly contract: Agreement | null
  readonly isLoading: boolean
}

export const AgreementPanels = ({ contract, isLoading }: Props) => {
  const translate = useTranslate()
  const panels = useFacts(contract)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {Object.entries(panels).map(([name, facts]) => {
        const title = translate(`agreement.${name}`)
        return (
          <InfoCard key={name} title={title}>
            <Facts
              title={title}
              isLoading={isLoading}
              facts={Object.entries(facts).map(([field, value]) => ({
                name: field,
                value,
                label: translate(`agreement.fields.${field}`),
              }))}
            />
          </InfoCard>
        )
      })}
    </Box>
  )
}
