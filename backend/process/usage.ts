export interface Usage {
  inUse: number
  waiting: number
  rejected: number
}

const usages = new Map<string, Usage>()

/** State of the limit with this name, shared by all portals of this process. */
export const usageOf = (name: string): Usage => {
  const usage = usages.get(name) ?? { inUse: 0, waiting: 0, rejected: 0 }
  usages.set(name, usage)
  return usage
}
