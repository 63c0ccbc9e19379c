/** The router's state of a link that means the list at its address as such, and not as it was left. */
export const freshLink = { isFresh: true } as const

export const isFreshLink = (state: unknown) =>
  typeof state === 'object' && state !== null && 'isFresh' in state && state.isFresh === true
