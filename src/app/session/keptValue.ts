/** What tells apart the values that are kept for several users of one browser. The colon ends the id. */
export const storeKeyOf = (user: number | 'guest') => `:${user}:`

/** A text that react-admin's store keeps for a user, read before the store is there; empty where there is none. */
export const keptText = (user: number, name: string): string => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`RaStore${storeKeyOf(user)}.${name}`) ?? '""')
    return typeof kept === 'string' ? kept : ''
  } catch {
    return ''
  }
}
