/**
 * A record with these names and nothing in it, to be copied for each row and filled. An object that is given more than a
 * dozen names one by one V8 keeps as a dictionary: it takes three times as long to make, and half as long again to write
 * as JSON.
 */
export const blankRecord = (names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** A copy of a blank record with these values under its names, one by one. */
export const filledRecord = (
  blank: Readonly<Record<string, unknown>>,
  names: readonly string[],
  values: readonly unknown[],
) => {
  const record: Record<string, unknown> = { ...blank }
  // By position: an iterator costs as much again as the record.
  for (let at = 0; at < names.length; at += 1) record[names[at] as string] = values[at]
  return record
}
