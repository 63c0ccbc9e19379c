import type { LineCase, OrderCase } from './particularLines.ts'

const deviating = (part: number, name: string): LineCase => ({
  name,
  part,
  committedOn: 12,
  isDeviation: true,
  held: { laboratory: 10 },
})

/** Lines of so many parts that deviate from what was ordered, two of the first of them. */
export const deviationsOf = (parts: number): OrderCase => ({
  orderedOn: -105,
  documents: 1,
  lines: [
    ...Array.from({ length: parts }, (_, index) => deviating(3 + index, `deviation of part ${index + 1}`)),
    deviating(3, 'another deviation of part 1'),
  ],
})
