import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Db } from '../../database/open.ts'
import { customerIds } from '../customers.ts'
import { enterRows, type Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'
import { contractRows } from '../sales/budgets.ts'
import { type Covered, leadTimesOf, linesOf, marketSharesOf, materialsOf, revisionsOf, yearsOf } from './lines.ts'
import { furtherContracts, termsOfContracts } from './terms.ts'

type Visit = readonly [city: string, country: string, latitude: number, longitude: number, days: number, note: string]

const visits: readonly Visit[] = [
  ['Spokane', 'United States', 47.7, -117.4, -6, 'Ring programme of the coming year; two new casings quoted.'],
  ['Toulouse', 'France', 43.6, 1.4, -20, 'First article of the engine case was accepted.'],
  ['Karlstad', 'Sweden', 59.4, 13.5, -41, 'Melt schedule of alloy 718 Premium.'],
  ['Suwa', 'Japan', 36, 138.1, -63, 'Audit of bearing rings, closed without findings.'],
  ['Tampico', 'Mexico', 22.3, -97.9, -90, 'Flanges for the direct customers; call-offs by month.'],
  ['Houston', 'United States', 29.8, -95.4, -118, 'Delivery windows of turbine discs.'],
  ['Regensburg', 'Germany', 49, 12.1, -132, 'Introduction of a new customer of slewing bearings.'],
]

const visitors = ['Renata Olvera', 'Thomas Whitlock'] as const

const travelVisits = (today: Day): Row<'travel_visits'>[] =>
  visits.map(([city, country, latitude, longitude, days, note], place) => ({
    ...{ city, country, latitude, longitude, note, visited_on: daysAfter(today, days) },
    visitor: visitors[place % visitors.length] ?? visitors[0],
    is_sample: 1,
  }))

const { directParent } = customerIds

const partsOfContract = 4
const partsOfDirectCustomer = 2
const leadTimesOfCustomer = 12

const enterTerms = async (db: Db, year: number) => {
  for (const [id, terms] of Object.entries(termsOfContracts(year)))
    await db.updateTable('contracts').set(terms).where('id', '=', Number(id)).execute()
  for (const contract of furtherContracts(year)) await db.insertInto('contracts').values(contract).execute()
}

const readParts = (db: Db) =>
  db
    .selectFrom('parts')
    .innerJoin('customers', 'customers.id', 'parts.customer_id')
    .select(['parts.id', 'parts.customer_id', 'parts.alloy', 'parts.weight', 'parts.outer_diameter', 'parent_id'])
    .orderBy('parts.id')
    .execute()

type Parts = Awaited<ReturnType<typeof readParts>>

/** Parts of each contract. The parent's contracts contain only parts of its direct customers. */
const coveredBy = (parts: Parts, year: number): Covered[] => {
  const ofCustomer = Map.groupBy(parts, ({ customer_id }) => customer_id)
  const ofDirect = [...ofCustomer].filter(([, [first]]) => first?.parent_id === directParent)
  const contracts = [...contractRows, ...furtherContracts(year)]
  return contracts.map(({ id, customer_id }, place) => {
    const own = (ofCustomer.get(customer_id) ?? []).slice(partsOfContract * (place % 3))
    const direct = ofDirect.flatMap(([, some]) => some.slice(0, partsOfDirectCustomer))
    return { contractId: id, parts: customer_id === directParent ? direct : own.slice(0, partsOfContract) }
  })
}

/**
 * The parent and its nine direct customers buy material 1 under one contract, material 2 under two and material 3 under
 * all three: 10, 20 and 30 agreements. Other customers buy the alloys of the parts in their contracts.
 */
const ltasOf = (covered: readonly Covered[], year: number): Row<'ltas'>[] => {
  const owners = new Map([...contractRows, ...furtherContracts(year)].map((row) => [row.id, row.customer_id]))
  const shares = { market_share_min: 30, market_share_max: 60, is_sample: 1 as const }
  const ofParent = covered.filter(({ contractId }) => owners.get(contractId) === directParent)
  const buyers = [directParent, ...Array.from({ length: 9 }, (_, index) => 201 + index)]
  const placeholders = [1, 2, 3].flatMap((number) =>
    ofParent
      .slice(0, number)
      .flatMap(({ contractId: contract_id }) =>
        buyers.map((customer_id) => ({ contract_id, customer_id, material: `Material ${number}`, ...shares })),
      ),
  )
  const others = covered.flatMap(({ contractId, parts }) => {
    const owner = owners.get(contractId) ?? directParent
    const materials = owner === directParent ? [] : new Set(parts.map(({ alloy }) => alloy))
    return [...materials].map((material) => ({ contract_id: contractId, customer_id: owner, material, ...shares }))
  })
  return [...placeholders, ...others]
}

export const plantContracts = async ({ db, today }: Ground) => {
  const year = Number(today.slice(0, 4))
  await enterTerms(db, year)
  const parts = await readParts(db)
  const covered = coveredBy(parts, year)
  const lines = linesOf(covered)
  const ofCustomers = [...Map.groupBy(parts, ({ customer_id }) => customer_id).values()]
  const awaited = ofCustomers.flatMap((own) => own.slice(0, leadTimesOfCustomer))
  await enterRows(db, {
    contract_lines: lines.map(({ part: _part, ...row }) => row),
    contract_line_years: yearsOf(lines, year),
    contract_materials: materialsOf(lines),
    market_shares: marketSharesOf(lines, year),
    price_revisions: revisionsOf(covered, year),
    ltas: ltasOf(covered, year),
    lead_times: leadTimesOf(awaited, today),
    travel_visits: travelVisits(today),
  })
}
