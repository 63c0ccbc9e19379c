/** Router state of links that open a list without restoring its last state. */
export const freshLink = { isFresh: true } as const

export const isFreshLink = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFresh' in state && state.isFresh === true
