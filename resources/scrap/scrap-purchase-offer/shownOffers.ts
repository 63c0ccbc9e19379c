import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { keyedEntity, type RowOf } from '#schema/entity.ts'
import { money, nullable, text } from '#schema/kinds.ts'
import { agreementFile, invoiceFile, isAgreed, type Offer, offer, outcomeOf, worthOf } from '#schema/scrap/offers.ts'
import { derived } from '#values/derived.ts'

export const shownOffer = keyedEntity('shownOffer', 'id', {
  ...offer.fields,
  value: nullable(money('value')),
  outcome: nullable(text('outcome')),
  agreement: text('agreement', { mayBeEmpty: true }),
  invoice: text('invoice', { mayBeEmpty: true }),
})
export type ShownOffer = RowOf<typeof shownOffer>

export const useShownOffers = (offers: readonly Offer[] | undefined): readonly ShownOffer[] => {
  const translate = useTranslate()
  return useMemo(
    () =>
      (offers ?? []).map((one) => ({
        ...one,
        value: derived(one, ['weight', 'price'], worthOf),
        outcome: derived(one, ['status'], () => translate(`offers.outcomes.${outcomeOf(one)}`)),
        // A company need not list the agreement, which has an address of its own.
        agreement: one.files.includes(agreementFile) || isAgreed(one) ? translate('offers.agreement') : '',
        invoice: one.files.includes(invoiceFile) ? translate('offers.invoice') : '',
      })),
    [offers, translate],
  )
}
