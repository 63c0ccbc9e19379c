interface Steps {
  readonly size: number
  readonly end: number
  readonly onStep: (reached: number) => void
  readonly signal: AbortSignal
}

/** Advances in steps, ten per second, then calls `then` at the end. */
export const stepping = <T>({ size, end, onStep, signal }: Steps, then: () => Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    let reached = 0
    const timer = setInterval(() => {
      reached += size
      onStep(reached)
      if (reached < end) return
      clearInterval(timer)
      then().then(resolve, reject)
    }, 100)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(signal.reason)
    })
  })
