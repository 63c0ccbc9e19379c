const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The order of two values of a column: nothing first, numbers by size, texts as people sort them. */
export const compareValues = (left: unknown, right: unknown) => {
  if (left === right) return 0
  if (left === null || left === undefined) return -1
  if (right === null || right === undefined) return 1
  if (typeof left === 'number' && typeof right === 'number') return left - right
  return collator.compare(String(left), String(right))
}
