let running = 0
const listeners = new Set<() => void>()

const change = (by: number) => {
  running += by
  for (const listener of listeners) listener()
}

export const isAnyCallRunning = () => running > 0

/** Calls the listener when a call starts or ends; returns the unsubscribe function. */
export const onActivity = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const whileRunning = async <T>(call: Promise<T>) => {
  change(1)
  try {
    return await call
  } finally {
    change(-1)
  }
}
