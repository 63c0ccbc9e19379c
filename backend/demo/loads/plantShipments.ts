import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { customerIds } from '../customers.ts'
import { dice, secretOf } from '../dice.ts'
import { enterRows, type Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { alloysByName } from '../trade/alloys.ts'
import { numberOf } from '../trade/book.ts'
import { certifiedAs } from './plantLoads.ts'

const heatsOfAlloy = 6

/** Heat of `millTests.csv`; the last one of each alloy is untested. */
const heatOf = (alloy: string, place: number | 'untested') => {
  const at = [...alloysByName.keys()].indexOf(alloy)
  const position = place === 'untested' ? heatsOfAlloy - 1 : place % (heatsOfAlloy - 1)
  return { id: at * heatsOfAlloy + position + 1, heat: `H${41_000 + at * 100 + position * 7}` }
}

type Kind = Tables['load_documents']['kind']

const leftLoads = (db: Db) =>
  db
    .selectFrom('deliveries')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['deliveries.id', 'deliveries.customer_id', 'deliveries.shipped_on', 'deliveries.delivered_on'])
    .select(['deliveries.carrier', 'deliveries.tracking', 'parts.alloy', 'job_orders.purchase_order_id'])
    .select(['job_orders.part_id', 'job_orders.number as jobOrder', 'deliveries.invoice_id'])
    .where('deliveries.shipped_on', 'is not', null)
    .orderBy('deliveries.customer_id')
    .orderBy('deliveries.shipped_on')
    .orderBy('deliveries.id')
    .execute()

type Left = Awaited<ReturnType<typeof leftLoads>>[number]

/** Collects load documents; loads that share a document reference the same one. */
const openPapers = () => {
  const documents = new Map<string, Row<'load_documents'>>()
  const links: Row<'delivery_documents'>[] = []
  const places = new Map<number, number>()
  const add = (load: Left, kind: Kind, number: string, millTestId: number | null = null) => {
    const key = `${load.customer_id} ${kind} ${number}`
    const hash = secretOf(`load document ${key}`)
    documents.set(key, { hash, customer_id: load.customer_id, kind, number, mill_test_id: millTestId })
    const position = (places.get(load.id) ?? 0) + 1
    places.set(load.id, position)
    links.push({ delivery_id: load.id, position, hash })
  }
  return { add, rows: () => ({ load_documents: [...documents.values()], delivery_documents: links }) }
}

/** Assigns numbers in request order, starting at 1 for each customer. */
const openNumbers = (prefix: string) => {
  const known = new Map<string, string>()
  const counts = new Map<number, number>()
  return (customerId: number, about: string) => {
    const key = `${customerId} ${about}`
    const found = known.get(key)
    if (found) return found
    const count = (counts.get(customerId) ?? 0) + 1
    counts.set(customerId, count)
    const number = `${prefix}${numberOf(customerId, count)}`
    known.set(key, number)
    return number
  }
}

/** Documents per load: none, one or several of a kind. Every fifth load in transit has an untested heat. */
const drawPapers = (loads: readonly Left[]) => {
  const { below, isLucky } = dice('load documents')
  const papers = openPapers()
  const packingList = openNumbers('PL')
  const billOfLading = openNumbers('BL')
  let onTheWay = 0
  for (const load of loads) {
    const { customer_id: customer, alloy, shipped_on: day, carrier } = load
    if (load.delivered_on === null) onTheWay += 1
    const isUntested = load.delivered_on === null && onTheWay % 5 === 0
    const first = below(5)
    const heats = isUntested
      ? (['untested', first] as const)
      : Array.from({ length: isLucky(0.95) ? (isLucky(0.8) ? 1 : 2) : 0 }, (_, at) => first + at)
    for (const place of heats) {
      const { id, heat } = heatOf(alloy, place)
      papers.add(load, 'millTest', heat, id)
    }
    const together = `${day} ${load.purchase_order_id}`
    if (isLucky(0.97)) papers.add(load, 'packingList', packingList(customer, together))
    if (isLucky(0.02)) papers.add(load, 'packingList', packingList(customer, `${together} more`))
    if (carrier !== null) papers.add(load, 'billOfLading', billOfLading(customer, `${day} ${carrier}`))
    if (isLucky(0.02)) papers.add(load, 'billOfLading', billOfLading(customer, `${day} more`))
  }
  return papers.rows()
}

const locations = [
  'Monterrey, NL',
  'Nuevo Laredo, TAM',
  'Laredo, TX',
  'Houston, TX',
  'Port of Veracruz',
  'Memphis, TN',
] as const

const plantJourneys = async (ground: Ground, loads: readonly Left[]) => {
  const { below, pick, isLucky } = dice('journeys')
  const etas = new Map<string, Row<'tracking_etas'>>()
  // The steel maker's arrival dates are entered by its seller.
  const onTheWay = loads.filter(
    ({ delivered_on: day, customer_id: id }) => day === null && id !== customerIds.steelMaker,
  )
  const seen = new Map<string, number[]>()
  for (const { id, customer_id, tracking, shipped_on } of onTheWay) {
    const place = pick(locations)
    if (isLucky(0.85)) seen.set(place, [...(seen.get(place) ?? []), id])
    if (tracking === null || tracking === '1' || !isLucky(0.9)) continue
    const eta_on = daysAfter(shipped_on as Day, 6 + below(9))
    etas.set(`${customer_id} ${tracking}`, { customer_id, tracking, eta_on })
  }
  for (const [last_location, ids] of seen)
    await ground.db.updateTable('deliveries').set({ last_location }).where('id', 'in', ids).execute()
  await enterRows(ground, { tracking_etas: [...etas.values()] })
}

/** Most invoiced loads have a certificate. */
const certificatesFor = (loads: readonly Left[]) => {
  const { isLucky } = dice('certificates of shipped loads')
  return loads.flatMap(({ id, customer_id, invoice_id, ...load }) =>
    invoice_id !== null && isLucky(0.97)
      ? [{ number: `CC${numberOf(customer_id, id)}A`, delivery_id: id, ...certifiedAs(load) }]
      : [],
  )
}

/** Certificates of waiting loads name their heats, because no mill test report is linked to the load yet. */
const heatsOfWaiting = async (db: Db) => {
  const { below } = dice('heats of certificates')
  const waiting = await db
    .selectFrom('certificates')
    .innerJoin('deliveries', 'deliveries.id', 'certificates.delivery_id')
    .innerJoin('job_orders', 'job_orders.id', 'deliveries.job_order_id')
    .innerJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['certificates.number as certificate', 'parts.alloy'])
    .where('deliveries.shipped_on', 'is', null)
    .orderBy('certificates.number')
    .execute()
  return waiting.map(({ certificate, alloy }) => ({ certificate, heat: heatOf(alloy, below(5)).heat }))
}

export const plantShipments = async (ground: Ground) => {
  const loads = await leftLoads(ground.db)
  await enterRows(ground, drawPapers(loads))
  await enterRows(ground, { certificate_heats: await heatsOfWaiting(ground.db) })
  await enterRows(ground, { certificates: certificatesFor(loads) })
  await plantJourneys(ground, loads)
}
