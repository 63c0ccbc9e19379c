import type { Row } from '../enterRows.ts'

/** Fixed segments `docs/product/sales.md#segments`; the first has a single planned amount per year. */
export const segmentIds = { aerofabs: 1, discs: 2, aerospace: 3, rings: 4 } as const

type Part = Pick<Row<'parts'>, 'is_aerofab' | 'shape'>

export const segmentIdOf = ({ is_aerofab, shape }: Part, isForAerospace: boolean) => {
  if (is_aerofab === 1) return segmentIds.aerofabs
  if (shape === 'disc') return segmentIds.discs
  return isForAerospace ? segmentIds.aerospace : segmentIds.rings
}
