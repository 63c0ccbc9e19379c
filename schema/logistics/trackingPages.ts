import * as z from 'zod/mini'
import { fold } from '#values/texts.ts'
import { read } from '../call.ts'
import { issueText } from '../checks/issues.ts'
import { entity, type RowOf } from '../entity.ts'
import { field, infoOf, inputOf } from '../fields.ts'
import { text } from '../kinds.ts'
import { listOf } from '../wire/envelope.ts'

const placeholder = '{number}'

/** The host is fixed, so that a tracking number cannot lead to another one. */
const pattern = /^https:\/\/[\w.-]+(:\d+)?[/?#][^\s{}]*\{number\}([^\s{}]|\{number\})*$/

const isTemplate = (text: string) => pattern.test(text) && URL.canParse(text)

const template = (wire: string) => {
  const plain = text(wire, { max: 500 })
  return field(infoOf(plain), z.clone(plain), () =>
    inputOf(plain).check(z.refine((value) => isTemplate(String(value)), { error: issueText('trackingPage') })),
  )
}

/** Page of a carrier with `{number}` for a tracking number `docs/product/logistics.md#carrier-pages`. */
export const trackingPageFields = { carrier: text('carrier'), template: template('template') }

const trackingPage = entity('trackingPage', trackingPageFields)
export type TrackingPage = RowOf<typeof trackingPage>

/** Address of the carrier's page about a tracking number; null if none is known. */
export const trackingAddress = (pages: readonly TrackingPage[], carrier: string, number: string) => {
  const page = pages.find((one) => fold(one.carrier) === fold(carrier))
  if (number === '' || !page || !isTemplate(page.template)) return null
  return page.template.replaceAll(placeholder, encodeURIComponent(number.toWellFormed()))
}

export const trackingPageCalls = {
  listTrackingPages: read('GET', '/api/TrackingPages', {
    access: { pages: ['in-transit', 'shipment-documents', 'order'], owner: 'caller' },
    isOwn: true,
    answer: listOf(trackingPage),
  }),
}
