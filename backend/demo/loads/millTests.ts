import type { Day } from '#schema/kinds.ts'
import { daysAfter } from '#values/days.ts'
import { dice } from '../dice.ts'
import type { Row } from '../enterRows.ts'
import { type Grade, grades } from './grades.ts'

const heatsOfAlloy = 6

/** Heats of each alloy with their mill tests; the last heat of each alloy is untested. */
export const millTestsOf = (alloys: readonly string[], today: Day) => {
  const { below } = dice('mill tests')
  const within = ([low, high]: readonly [number, number]) => low + ((high - low) * below(1001)) / 1000
  const percent = (value: number) => Math.round(value * 1000) / 1000
  /** The analysis adds up to 100 %. */
  const analyse = ({ base, elements }: Grade) => {
    const shares = Object.entries(elements).map(([symbol, span]) => [symbol, percent(within(span))] as const)
    const rest = percent(shares.reduce((left, [, share]) => left - share, 100))
    return [[base, rest] as const, ...shares]
  }
  const tests: Row<'mill_tests'>[] = []
  const elements: Row<'mill_test_elements'>[] = []
  for (const [at, alloy] of alloys.entries()) {
    const grade = grades[alloy]
    if (!grade) throw new Error(`The alloy ${alloy} has no grade for its mill tests.`)
    for (let heat = 0; heat < heatsOfAlloy; heat += 1) {
      const isTested = heat < heatsOfAlloy - 1
      // In an empty table, generated ids start at 1.
      const id = tests.length + 1
      tests.push({
        ...{ heat: `H${String(41_000 + at * 100 + heat * 7)}`, alloy },
        tested_on: isTested ? daysAfter(today, -30 - below(400)) : null,
        expected_on: isTested ? null : daysAfter(today, 3 + at),
        inspector: isTested ? 'Ysolde Marchetti' : null,
        inspector_function: isTested ? 'Quality engineer' : null,
        tensile_strength: Math.round(within(grade.tensile)),
        yield_strength: Math.round(within(grade.yield)),
        elongation: Math.round(within(grade.elongation)),
        hardness: Math.round(within(grade.hardness)),
      })
      for (const [symbol, share] of analyse(grade)) elements.push({ mill_test_id: id, symbol, share })
    }
  }
  const heatOf = (alloy: string, place: number | 'untested') => {
    const position = place === 'untested' ? heatsOfAlloy - 1 : place % (heatsOfAlloy - 1)
    const id = alloys.indexOf(alloy) * heatsOfAlloy + position + 1
    return { id, heat: String(tests[id - 1]?.heat) }
  }
  return { tests, elements, heatOf }
}
