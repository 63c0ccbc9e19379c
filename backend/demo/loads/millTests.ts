import type { Day } from '../../../schema/kinds.ts'
import { daysAfter } from '../../../values/days.ts'
import { dice } from '../dice.ts'
import type { Row } from '../enterRows.ts'

/** Approximate percentage of weight; the rest is the base metal. */
const nickel = { Ni: 53, Cr: 18.5, Fe: 17.8, Nb: 5.1, Mo: 3, Ti: 0.95, Al: 0.5 }
const titanium = { Ti: 89.4, Al: 6.2, V: 4.1, Fe: 0.18, O: 0.17 }
const steel = { Fe: 97.1, Mn: 0.75, Cr: 0.85, Si: 0.27, C: 0.4, Mo: 0.22, P: 0.012, S: 0.008 }

const compositionOf = (alloy: string): Readonly<Record<string, number>> => {
  if (alloy.startsWith('Ti-')) return titanium
  return /^(Alloy|Inconel|Waspaloy)/.test(alloy) ? nickel : steel
}

const heatsOfAlloy = 6

/** Heats of each alloy with their mill tests; the last heat of each alloy is untested. */
export const millTestsOf = (alloys: readonly string[], today: Day) => {
  const { below } = dice('mill tests')
  const tests: Row<'mill_tests'>[] = []
  const elements: Row<'mill_test_elements'>[] = []
  for (const [at, alloy] of alloys.entries())
    for (let heat = 0; heat < heatsOfAlloy; heat += 1) {
      const isTested = heat < heatsOfAlloy - 1
      // In an empty table, generated ids start at 1.
      const id = tests.length + 1
      tests.push({
        ...{ heat: `H${String(41_000 + at * 100 + heat * 7)}`, alloy },
        tested_on: isTested ? daysAfter(today, -30 - below(400)) : null,
        ...{ tensile_strength: 820 + below(500), yield_strength: 560 + below(240) },
        ...{ elongation: 12 + below(14), hardness: 260 + below(120) },
      })
      for (const [symbol, share] of Object.entries(compositionOf(alloy)))
        elements.push({ mill_test_id: id, symbol, share: Math.round(share * (990 + below(21))) / 1000 })
    }
  const heatOf = (alloy: string, place: number | 'untested') => {
    const within = place === 'untested' ? heatsOfAlloy - 1 : place % (heatsOfAlloy - 1)
    const id = alloys.indexOf(alloy) * heatsOfAlloy + within + 1
    return { id, heat: String(tests[id - 1]?.heat) }
  }
  return { tests, elements, heatOf }
}
