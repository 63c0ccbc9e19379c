import { tooManyRequests } from '../httpError.ts'

export interface Shares {
  /** How many are at work at once, of all and of one. */
  readonly atOnce: number
  readonly atOnceOfOne?: number
  /** How many wait at most, of all and of one; 429 beyond. */
  readonly waiting: number
  readonly waitingOfOne?: number
}

interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

const retrySeconds = 5

/**
 * Shares out what keeps a processor busy: those who wait take turns one by one, whoever of them has asked for much, and
 * nobody has all places, neither at work nor in the queue.
 */
export const createTurns = ({ atOnce, atOnceOfOne = atOnce, waiting, waitingOfOne = waiting }: Shares) => {
  /** Who is at work or waits, whose turn is next first. */
  const lanes = new Map<string, Lane>()
  let running = 0
  let queued = 0

  const isFree = (lane: Lane) => running < atOnce && lane.running < atOnceOfOne

  const begin = (lane: Lane) => {
    running += 1
    lane.running += 1
  }

  const startNext = () => {
    for (const [who, lane] of lanes) {
      if (lane.waiting.length === 0 || !isFree(lane)) continue
      // Behind everybody else from now on; one that is added while this runs comes round again.
      lanes.delete(who)
      lanes.set(who, lane)
      queued -= 1
      begin(lane)
      lane.waiting.shift()?.()
      if (running >= atOnce) return
    }
  }

  const end = (who: string, lane: Lane) => {
    running -= 1
    lane.running -= 1
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(who)
    startNext()
  }

  const queue = (lane: Lane, isAdmitted: boolean) => {
    const isFull = queued >= waiting || lane.waiting.length >= waitingOfOne
    if (isFull && !isAdmitted) throw tooManyRequests(retrySeconds)
    queued += 1
    return new Promise<void>((resolve) => lane.waiting.push(resolve))
  }

  /**
   * Does the work when it is the turn of who asks for it; raises 429 where too much waits. Work that continues an answer
   * under way `isAdmitted`: it waits even in a full queue.
   */
  const run = async <T>(who: string, work: () => Promise<T>, isAdmitted = false): Promise<T> => {
    const lane = lanes.get(who) ?? { running: 0, waiting: [] }
    if (isFree(lane)) {
      lanes.set(who, lane)
      begin(lane)
    } else {
      // Known only once it waits: who is refused leaves nothing behind.
      const turn = queue(lane, isAdmitted)
      lanes.set(who, lane)
      await turn
    }
    try {
      return await work()
    } finally {
      end(who, lane)
    }
  }
  return { run }
}
