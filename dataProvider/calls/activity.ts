let running = 0
const listeners = new Set<() => void>()

const change = (by: number) => {
  running += by
  for (const listener of listeners) listener()
}

/** Whether any call is under way. */
export const isAnyCallRunning = () => running > 0

/** Calls back whenever a call begins or ends; returns what ends that. */
export const onActivity = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Counts a call as running until it has settled. */
export const whileRunning = async <T>(call: Promise<T>) => {
  change(1)
  try {
    return await call
  } finally {
    change(-1)
  }
}
