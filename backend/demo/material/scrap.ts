import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { customerIds } from '../customers.ts'
import type { Row } from '../enterRows.ts'
import type { Ground } from '../ground.ts'

type Item = Omit<Row<'scrap_items'>, 'id'>

const { steelMaker, healthy, creditHold, directParent } = customerIds

const blank = { cutting_id: null, part_number: '', provider_part_number: '', standard: null, status: null, ncr: null }

const punchOut = (customer_id: number, weight: number, part: string, standard: string, updated_on: Day): Item => ({
  ...blank,
  ...{ customer_id, kind: 'punchOut', weight, updated_on },
  ...{ part_number: part, provider_part_number: part && `D${part.slice(-5)}`, standard },
})

const scrap = (customer_id: number, weight: number, part: string, ncr: string | null, updated_on: Day): Item => ({
  ...blank,
  ...{ customer_id, kind: 'scrap', weight, updated_on },
  ...{ part_number: part, provider_part_number: part && `S${part.slice(-5)}`, status: 'Rejected', ncr },
})

type Cutting = Pick<Row<'cuttings'>, 'id' | 'end_weight' | 'cut_on'>

const endsOf = (customer_id: number, cuttings: readonly Cutting[]): Item[] =>
  cuttings.flatMap(({ id, end_weight, cut_on }) =>
    end_weight > 0 && cut_on
      ? [
          {
            ...blank,
            ...{
              customer_id,
              kind: 'cuttingEnd',
              weight: end_weight,
              updated_on: cut_on,
              cutting_id: id,
            },
          },
        ]
      : [],
  )

const weightOf = (items: readonly Item[]) => items.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Scrap at the limits: 5,000.01 kg for the steel maker (over the limit), 5,000.00 kg for a second customer (at the
 * limit), 4,999.99 kg for a third. Every kind is missing for some customer.
 */
export const drawScrap = (
  { today, hasExtremes }: Pick<Ground, 'today' | 'hasExtremes'>,
  cuttings: readonly Cutting[],
) => {
  const on = (daysAgo: number) => daysAfter(today, -daysAgo)
  const steel = [
    ...endsOf(steelMaker, cuttings),
    punchOut(steelMaker, 1_200_450, 'NS 20139', 'AMS 5662', on(3)),
    punchOut(steelMaker, 640_010, '', 'AMS 5662', on(12)),
    punchOut(steelMaker, 310_300, 'NS 20163', 'Sin Identificar', on(40)),
    scrap(steelMaker, 905_120, 'NS 20139', 'FF-26-00421', on(8)),
    scrap(steelMaker, 122_080, '00123', null, on(15)),
  ]
  return [
    ...steel,
    scrap(steelMaker, 5_000_010 - weightOf(steel), hasExtremes ? '=1+1' : 'NS 20187', null, on(20)),
    punchOut(creditHold, 3_250_000, 'EC-20071', 'AMS 5662', on(5)),
    scrap(creditHold, 1_750_000, 'EC-20071', null, on(6)),
    scrap(healthy, 4_999_990, 'BT-20034', 'FA-26-00007', on(9)),
    punchOut(directParent, 12_350, '', 'Sin Identificar', on(400)),
  ].map((item, index) => ({ id: index + 1, ...item }))
}
