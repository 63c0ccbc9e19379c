/**
 * Work that an answer must not wait for, because the wait would tell something: jobs run one after the other, and a
 * stop waits for those that are left.
 */
export const createLater = (onError: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve()
  const run = (job: () => Promise<void>) => {
    last = last.then(job).catch(onError)
  }
  return { run, drained: () => last }
}

export type Later = ReturnType<typeof createLater>
