const everyMilliseconds = 60_000

/** Runs a job now and once a minute, one run after the other; `stop` waits for the current one. */
export const everyMinute = (
  job: (isStopping: () => boolean) => Promise<unknown>,
  onError: (error: unknown) => void,
) => {
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  const run = () => {
    running = running.then(() => (isStopped ? undefined : job(() => isStopped))).catch(onError)
  }
  const timer = setInterval(run, everyMilliseconds)
  run()
  return {
    stop: async () => {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
