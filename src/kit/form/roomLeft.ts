import type { Field } from '../../../schema/kinds.ts'

/** `230 / 255` once a text comes near its limit; characters count as people see them. */
export const roomLeft = ({ kind, limits: { max } }: Field, value: unknown) => {
  if (typeof value !== 'string' || max === undefined || kind === 'secret') return undefined
  const length = [...value].length
  return length > max * 0.8 ? `${length} / ${max}` : undefined
}
