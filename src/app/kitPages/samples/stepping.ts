interface Steps {
  readonly size: number
  readonly end: number
  readonly onStep: (reached: number) => void
  readonly signal: AbortSignal
}

/** Comes so far in steps, ten a second; what happens at the end is the rest. */
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
