/**
 * Works on stages, as many at once as there are lanes: each lane takes the first stage that is left and whose `after`
 * have ended. Answers the results in the order of the stages. Of a stage that cannot be worked on the error is raised
 * once those under way have ended.
 */
export async function inLanes(stages, lanes, work) {
  const left = new Set(stages)
  const underWay = new Map()
  const results = new Map()
  const isReady = ({ after = [] }) => !stages.some((stage) => after.includes(stage.name) && !results.has(stage))

  const begin = (stage) => {
    left.delete(stage)
    const ending = work(stage)
      .then((result) => results.set(stage, result))
      .finally(() => underWay.delete(stage))
    underWay.set(stage, ending)
  }

  try {
    while (left.size > 0 || underWay.size > 0) {
      const next = [...left].find(isReady)
      if (next && underWay.size < lanes) begin(next)
      else await Promise.race(underWay.values())
    }
  } finally {
    await Promise.allSettled(underWay.values())
  }
  return stages.map((stage) => results.get(stage))
}
