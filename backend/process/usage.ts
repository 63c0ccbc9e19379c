/** The state of one limit for the metrics. */
export interface Usage {
  inUse: number
  waiting: number
  refused: number
}

const usages = new Map<string, Usage>()

/** The state of the limit of this name, of all portals of this process together. */
export const usageOf = (name: string): Usage => {
  const usage = usages.get(name) ?? { inUse: 0, waiting: 0, refused: 0 }
  usages.set(name, usage)
  return usage
}
