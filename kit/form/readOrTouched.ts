const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/**
 * Input of an edit without the fields that the service did not send and the user did not touch: a default must not
 * overwrite what the service has. `before` is the input of the untouched form.
 */
export const readOrTouched = <I extends object>(record: object, before: I, now: I): Partial<I> => {
  const isKept = ([name, value]: [string, unknown]) =>
    record[name as keyof typeof record] !== undefined || !isSame(before[name as keyof I], value)
  return Object.fromEntries(Object.entries(now).filter(isKept)) as Partial<I>
}
