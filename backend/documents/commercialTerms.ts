import type { documents } from '#schema/finance/documents.ts'
import type { Handler } from '../implement.ts'
import { drawFor } from './drawing/drawings.ts'
import { type Translate, translatorTo } from './language.ts'
import { factsOf, type Paper } from './paper.ts'

const clauses: readonly (readonly [title: string, ...texts: string[]])[] = [
  [
    '1 Scope',
    'These terms apply to every offer, order and delivery of forged and machined parts, unless a signed contract states otherwise.',
    'The terms of the customer apply only if they were accepted in writing.',
  ],
  [
    '2 Offers and orders',
    'An offer is valid until the date stated in it, or for thirty days if it states none.',
    'An order is binding once it has been acknowledged; the agreed drawings and specifications are part of it.',
  ],
  [
    '3 Prices and payment',
    'Prices are in US dollars, without taxes, under the incoterm of the acknowledgement.',
    'Invoices are due within the agreed credit days. Shipments may be held while an invoice is overdue.',
  ],
  [
    '4 Delivery',
    'Commitment dates are those of the acknowledgement. The customer is notified of any change of date and its reason.',
    'Risk passes under the agreed incoterm. Parts that are not collected in time may be shipped prepaid and charged.',
  ],
  [
    '5 Quality',
    'Each delivery comes with its certificate of conformance and the mill test reports of its heats.',
    'A deviation is delivered only after the customer has accepted the concession.',
  ],
  [
    '6 Liability',
    'Parts that do not conform are repaired, replaced or credited. Further claims are limited to the value of the order.',
  ],
]

const blockOf = ([title, ...texts]: (typeof clauses)[number], at: number, translate: Translate) =>
  factsOf(
    title,
    texts.map((text, index) => [`${at + 1}.${index + 1}`, translate(text)] as const),
  )

const paperOf = (product: string, translate: Translate): Paper => ({
  product,
  title: 'Commercial Terms and Conditions',
  facts: [],
  blocks: clauses.map((clause, at) => blockOf(clause, at, translate)),
  foot: translate('Placeholder text, awaiting legal review.'),
})

export const commercialTerms: Handler<typeof documents.commercialTerms> = (context) => {
  const translate = translatorTo(context.language)
  const name = translate('Commercial Terms and Conditions')
  return drawFor(context, async () => ({ name, paper: paperOf(context.settings.product, translate) }))
}
