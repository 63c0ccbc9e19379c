import type { Screen } from './totals.ts'

/** The pattern of a total: its text without digits, the sign of a number, and only the first row of a list. */
function formOf(total: unknown): unknown {
  if (typeof total === 'string')
    return total.replaceAll(/\d[\d.,]*/g, '#').replaceAll(/(#\/# \$?(#%?|NS)(, )?)+/g, 'months')
  if (typeof total === 'number') return Math.sign(total)
  if (Array.isArray(total)) return total.slice(0, 1).map(formOf)
  if (typeof total !== 'object' || total === null) return total
  return Object.entries(total).map(([name, value]) => [name, formOf(value)])
}

export const formsOf = <Of>(screens: readonly Screen<Of>[], of: Of): ReadonlySet<string> =>
  new Set(
    screens.flatMap(({ heading, totals }) =>
      totals.map(([name, , reckoned]) => JSON.stringify([heading, name, formOf(reckoned(of))])),
    ),
  )

export function oneOfEachForm<One extends { readonly forms: ReadonlySet<string> }>(all: readonly One[]): One[] {
  const missing = new Set(all.flatMap(({ forms }) => [...forms]))
  const newIn = ({ forms }: One) => [...forms].filter((form) => missing.has(form)).length
  const chosen: One[] = []
  while (missing.size > 0) {
    const max = all.reduce((best, one) => (newIn(one) > newIn(best) ? one : best))
    chosen.push(max)
    for (const form of max.forms) missing.delete(form)
  }
  return chosen
}
