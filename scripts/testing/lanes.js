/**
 * Runs stages in parallel lanes. A lane takes the first remaining stage whose `after` stages have ended. Returns
 * results in stage order; if a stage throws, the error is rethrown after the running ones have ended.
 */
export async function inLanes(stages, lanes, work) {
  const left = new Set(stages)
  const running = new Map()
  const results = new Map()
  const isReady = ({ after = [] }) => !stages.some((stage) => after.includes(stage.name) && !results.has(stage))

  const begin = (stage) => {
    left.delete(stage)
    const ending = work(stage)
      .then((result) => results.set(stage, result))
      .finally(() => running.delete(stage))
    running.set(stage, ending)
  }

  try {
    while (left.size > 0 || running.size > 0) {
      const next = [...left].find(isReady)
      if (next && running.size < lanes) begin(next)
      else await Promise.race(running.values())
    }
  } finally {
    await Promise.allSettled(running.values())
  }
  return stages.map((stage) => results.get(stage))
}
