/** Key part that separates the stored values of several users of one browser. The trailing colon ends the id. */
export const storeKeyOf = (user: number | 'guest') => `:${user}:`

/** Reads a text of react-admin's store before the store exists; empty if absent. */
export const storedText = (user: number, name: string): string => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(`RaStore${storeKeyOf(user)}.${name}`) ?? '""')
    return typeof stored === 'string' ? stored : ''
  } catch {
    return ''
  }
}
