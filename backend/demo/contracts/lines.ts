import type { Selectable } from 'kysely'
import type { Cents, Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import type { Tables } from '../../database/tables.ts'
import { type Dice, dice } from '../dice.ts'
import type { Row } from '../enterRows.ts'

export type Part = Pick<Selectable<Tables['parts']>, 'id' | 'customer_id' | 'alloy' | 'weight' | 'outer_diameter'>

export interface Covered {
  readonly contractId: number
  readonly parts: readonly Part[]
}

interface Line extends Row<'contract_lines'> {
  readonly id: number
  readonly part: Part
}

/** Null for some rows, to cover optional values. */
const orNull = <T>({ isLucky }: Dice, value: T) => (isLucky(0.8) ? value : null)

const programs = ['C-7', 'Frame 9', 'Subsea 12'] as const
const endUsers = ['Tarrant Power', 'Oriel Engines', 'Basin Energy'] as const
const suppliers = ['Sierra Alloy Mill', 'Norrvik Stål'] as const

/** Agreed shares in percent with the ordered share: at the maximum, within the range, and below the minimum. */
const shares = [
  { min: 30, max: 50, ordered: 50 },
  { min: 30, max: 50, ordered: 40 },
  { min: 40, max: 50, ordered: 30 },
] as const

const shareOf = (id: number) => shares[id % shares.length] ?? shares[0]

export const linesOf = (covered: readonly Covered[]): Line[] => {
  const chance = dice('contract lines')
  const all = covered.flatMap(({ contractId, parts }) => parts.map((part) => ({ contractId, part })))
  return all.map(({ contractId, part }, place) => ({
    id: place + 1,
    part,
    contract_id: contractId,
    part_id: part.id,
    reference: `${contractId}-${String(place + 1).padStart(3, '0')}`,
    price: Math.round(part.weight * (900 + chance.below(600))) as Cents,
    market_share_min: shareOf(place + 1).min,
    market_share_max: shareOf(place + 1).max,
    value_added: orNull(chance, chance.pick(['Machining', 'Ultrasonic test'])),
    material_direction: orNull(chance, chance.pick(['Cliente', 'Mill'])),
    program: orNull(chance, chance.pick(programs)),
    end_user: orNull(chance, chance.pick(endUsers)),
    is_sample: 1,
  }))
}

export const yearsOf = (lines: readonly Line[], year: number): Row<'contract_line_years'>[] => {
  const chance = dice('contract years')
  return lines.flatMap(({ id }) =>
    Array.from({ length: 6 }, (_, at) => ({ contract_line_id: id, year: year - 2 + at, pieces: chance.below(400) })),
  )
}

export const materialsOf = (lines: readonly Line[]): Row<'contract_materials'>[] => {
  const chance = dice('contract materials')
  return lines.map(({ id, part }) => ({
    contract_line_id: id,
    previous_number: orNull(chance, `OLD-${1_000 + id}`),
    lead_time_weeks: orNull(chance, 8 + chance.below(20)),
    diameter: Math.ceil(part.outer_diameter / 2),
    raw_material: `${part.alloy} billet`,
    supplier: orNull(chance, chance.pick(suppliers)),
    is_sample: 1,
  }))
}

export const marketSharesOf = (lines: readonly Line[], year: number): Row<'market_shares'>[] => {
  const chance = dice('market shares')
  return lines.flatMap(({ id }) =>
    [year - 1, year].map((of) => {
      const demand = 100 * (2 + chance.below(18))
      const load = (demand * shareOf(id).ordered) / 100
      return {
        ...{ contract_line_id: id, year: of, demand, demand_min: demand * 0.8, demand_max: demand * 1.3 },
        ...{ load, shipped: load - 10 * chance.below(2), is_sample: 1 as const },
      }
    }),
  )
}

export const revisionsOf = (covered: readonly Covered[], year: number): Row<'price_revisions'>[] => {
  const chance = dice('price revisions')
  return covered.flatMap(({ contractId, parts }) =>
    [...new Set(parts.map(({ alloy }) => alloy))].flatMap((material) =>
      ['first', 'second'].map((half) => {
        const price = 400 + chance.below(2_000)
        return {
          contract_id: contractId,
          name: `${year}, ${half} half`,
          material,
          billet_size: 8 + 2 * chance.below(6),
          supplier: orNull(chance, chance.pick(suppliers)),
          contract_price: price as Cents,
          agreed_price: half === 'first' ? ((price + chance.below(80) - 30) as Cents) : null,
          pricing: chance.pick(['variable', 'fixed'] as const),
          lead_time_weeks: 6 + chance.below(12),
          is_sample: 1 as const,
        }
      }),
    ),
  )
}

export const leadTimesOf = (parts: readonly Part[], today: Day): Row<'lead_times'>[] => {
  const chance = dice('lead times')
  return parts.map(({ id, alloy }) => ({
    part_id: id,
    material: alloy,
    production_weeks: 6 + chance.below(10),
    material_weeks: 8 + chance.below(26),
    ordered_on: orNull(chance, daysAfter(today, -chance.below(60))),
    is_sample: 1,
  }))
}
