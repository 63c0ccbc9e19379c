/** What the list itself keeps in the address. */
const ownKeys: readonly string[] = ['page', 'perPage', 'sort', 'order', 'filter']

/**
 * The job order that an address asks for: `op`, `jo`, or the only key that is not the list's own (DECISIONS S4); null
 * where it asks for none.
 */
export const prefilledJobOrder = (search: string) => {
  const asked = [...new URLSearchParams(search)].filter(([key]) => !ownKeys.includes(key))
  const named = asked.find(([key]) => key === 'op' || key === 'jo') ?? (asked.length === 1 ? asked[0] : undefined)
  return named?.[1].trim() || null
}

/** The address of the list filtered by a job order. */
export const searchFor = (jobOrder: string) => `?${new URLSearchParams({ filter: JSON.stringify({ jobOrder }) })}`
