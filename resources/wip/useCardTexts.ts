import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { formatQuantity } from '#kit/fields/formats.ts'
import { orderStatuses } from '#schema/orders/orderStatus.ts'
import { type Place, places, type WipCard } from './wipCard.ts'

const fields = [
  'jobOrder',
  'purchaseOrder',
  'lineItem',
  'release',
  'partNumber',
  'providerPartNumber',
  'requestDate',
  'commitmentDate',
  'ordered',
  'shipped',
  'open',
  'status',
  'isNewIntroduction',
] as const

const wordingOf = <Name extends string>(names: readonly Name[], nameOf: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, nameOf(name)])) as Record<Name, string>

/** Texts of all cards, translated once per page, because there are thousands of them. */
export const useCardTexts = () => {
  const translate = useTranslate()
  return useMemo(
    () => ({
      fields: wordingOf(fields, (field) => translate(`resources.wip.fields.${field}`)),
      status: wordingOf<WipCard['status']>(orderStatuses, (status) =>
        translate(`resources.wip.words.status.${status}`),
      ),
      places: wordingOf<Place>(places, (place) => translate(`wip.places.${place}`)),
      customer: translate('table.customer'),
      contact: translate('orders.contact'),
      request: translate('orders.request'),
      requestOn: (number: string) => translate('orders.requestOn', { number }),
      newIntroduction: translate('wip.newIntroduction'),
      pieces: translate('wip.pieces'),
      notOfPart: translate('wip.notOfPart'),
      noPieces: translate('wip.noPieces'),
      placesOf: (held: string, open: number) =>
        translate('wip.placesOf', { places: held, open: formatQuantity(open), smart_count: open }),
      more: translate('table.more'),
      // A company's service may leave it open.
      flag: (value: boolean | null) =>
        value === null ? null : translate(value ? 'ra.boolean.true' : 'ra.boolean.false'),
    }),
    [translate],
  )
}

export type CardTexts = ReturnType<typeof useCardTexts>
