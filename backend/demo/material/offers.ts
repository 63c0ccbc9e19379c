import type { Cents, Day } from '#schema/kinds.ts'
import { offerStatus } from '#schema/scrap/offers.ts'
import { daysAfter } from '#values/days.ts'
import { customerIds } from '../customers.ts'
import { enterRows, type Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { readSenders } from '../quality/deviations.ts'
import { enterFiles, paperWithText } from '../quality/enterFiles.ts'
import type { MaterialRows } from './rows.ts'
import type { drawScrap } from './scrap.ts'

type ScrapItem = ReturnType<typeof drawScrap>[number]
type Item = Omit<Row<'offer_items'>, 'id' | 'offer_id'>

interface DrawnOffer {
  readonly customer: number
  readonly daysAgo: number
  /** Cents per kilogram. */
  readonly price: number
  readonly status: number
  readonly decidedDaysAgo: number | null
  /** Grams sold per kind, for old offers. Newer offers cover the current inventory. */
  readonly sold?: readonly [punchOuts: number, ends: number, scrap: number]
}

const { pending, agreed, accepted, declined, cancelled } = offerStatus
const { steelMaker, healthy } = customerIds

/** Covers every status, and both sides of the limits of the two default history periods. */
const offers: readonly DrawnOffer[] = [
  { customer: steelMaker, daysAgo: 2, price: 325, status: pending, decidedDaysAgo: null },
  { customer: steelMaker, daysAgo: 5, price: 99, status: pending, decidedDaysAgo: null, sold: [12_350, 0, 0] },
  {
    customer: steelMaker,
    daysAgo: 12,
    price: 318,
    status: agreed,
    decidedDaysAgo: 4,
    sold: [801_260, 90_010, 310_010],
  },
  { customer: steelMaker, daysAgo: 31, price: 309, status: accepted, decidedDaysAgo: 25, sold: [640_150, 0, 95_340] },
  { customer: steelMaker, daysAgo: 32, price: 275, status: declined, decidedDaysAgo: 30, sold: [0, 120_500, 450_010] },
  { customer: steelMaker, daysAgo: 200, price: 290, status: cancelled, decidedDaysAgo: 190, sold: [300_000, 0, 0] },
  { customer: steelMaker, daysAgo: 365, price: 301, status: 9, decidedDaysAgo: 350, sold: [0, 0, 75_010] },
  { customer: steelMaker, daysAgo: 366, price: 312, status: accepted, decidedDaysAgo: 355, sold: [920_000, 0, 10] },
  { customer: healthy, daysAgo: 1, price: 210, status: pending, decidedDaysAgo: null },
]

const blank = {
  ...{ heat: null, bar: null, initial_weight: null, part_number: null, provider_part_number: null },
  ...{ standard: null, status: null, ncr: null, updated_on: null },
}

const soldItems = ([punchOuts, ends, scrap]: NonNullable<DrawnOffer['sold']>, on: Day): Item[] =>
  [
    {
      ...{ ...blank, kind: 'punchOut' as const, weight: punchOuts, updated_on: on },
      ...{ part_number: 'NS 20139', provider_part_number: 'D20139', standard: 'AMS 5662' },
    },
    { ...blank, kind: 'cuttingEnd' as const, weight: ends, heat: 'H718-1702', bar: 'B-017', initial_weight: 1_180_000 },
    {
      ...{ ...blank, kind: 'scrap' as const, weight: scrap, part_number: 'NS 20163', provider_part_number: 'S20163' },
      ...{ status: 'Rejected', ncr: 'FF-25-00310' },
    },
  ].filter(({ weight }) => weight > 0)

const barsOf = ({ heats, bars, cuttings }: Pick<MaterialRows, 'heats' | 'bars' | 'cuttings'>) => {
  const numbers = new Map(heats.map(({ id, number }) => [id, number]))
  const named = new Map(
    bars.map((bar) => [
      bar.id,
      { heat: numbers.get(bar.heat_id) ?? null, bar: bar.name, initial_weight: bar.initial_weight },
    ]),
  )
  return new Map(cuttings.map(({ id, bar_id }) => [id, named.get(bar_id)]))
}

const inventoryItems = (scrap: readonly ScrapItem[], customer: number, bars: ReturnType<typeof barsOf>): Item[] =>
  scrap
    .filter(({ customer_id }) => customer_id === customer)
    .map(({ kind, weight, updated_on, cutting_id, part_number, provider_part_number, standard, status, ncr }) => ({
      ...{ ...blank, kind, weight },
      ...(kind === 'cuttingEnd' ? bars.get(cutting_id ?? 0) : { part_number, provider_part_number, standard }),
      ...(kind === 'punchOut' ? { updated_on } : {}),
      ...(kind === 'scrap' ? { status, ncr } : {}),
    }))

const enterInvoices = async (ground: Ground) => {
  const { approvers } = await readSenders(ground.db)
  const sent = offers
    .filter(({ status }) => status === accepted)
    .map((offer) => {
      const number = `NS-${4000 + offer.daysAgo}`
      const about = { product: 'Norrvik', title: 'Invoice', facts: [['Invoice', number]] as const, foot: 'Norrvik' }
      const paper = paperWithText('Scrap of Alloy 718, by the purchase agreement.', about)
      const label = `invoice of ${offer.daysAgo} days ago`
      return { offer, label, name: `Invoice ${number}.pdf`, paper, by: approvers.get(offer.customer) ?? 0 }
    })
  const ids = await enterFiles(ground, sent)
  return new Map(sent.map((one) => [one.offer, ids.get(one) ?? null]))
}

export const plantOffers = async (ground: Ground, scrap: readonly ScrapItem[], material: MaterialRows) => {
  const { db, today } = ground
  const on = (daysAgo: number) => daysAfter(today, -daysAgo)
  const invoices = await enterInvoices(ground)
  const bars = barsOf(material)
  const rows = offers.map((offer, index) => ({
    ...{ id: index + 1, customer_id: offer.customer, proposed_on: on(offer.daysAgo), price: offer.price as Cents },
    ...{ status: offer.status, decided_on: offer.decidedDaysAgo === null ? null : on(offer.decidedDaysAgo) },
    invoice_file_id: invoices.get(offer) ?? null,
  }))
  const items = offers.flatMap(({ customer, daysAgo, sold }, index) => {
    const own = sold ? soldItems(sold, on(daysAgo)) : inventoryItems(scrap, customer, bars)
    return own.map((item) => ({ offer_id: index + 1, ...item }))
  })
  await enterRows(db, { offers: rows, offer_items: items.map((item, index) => ({ id: index + 1, ...item })) })
}
