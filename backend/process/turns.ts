import { busy, tooManyRequests } from '../httpError.ts'
import type { Usage } from './usage.ts'

export interface Shares {
  /** Maximum at work at once: overall, per user. */
  readonly atOnce: number
  readonly atOnceOfOne?: number
  /** Maximum waiting: overall, per user; 429 beyond. */
  readonly waiting: number
  readonly waitingOfOne?: number
  /** Milliseconds after which who waits is refused with 503; by default nobody is. */
  readonly longestWait?: number
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
export const createTurns = (
  { atOnce, atOnceOfOne = atOnce, waiting, waitingOfOne = waiting, longestWait }: Shares,
  usage: Usage = { inUse: 0, waiting: 0, refused: 0 },
) => {
  /** Who is at work or waits, whose turn is next first. */
  const lanes = new Map<string, Lane>()
  let running = 0
  let queued = 0

  const isFree = (lane: Lane) => running < atOnce && lane.running < atOnceOfOne

  const begin = (lane: Lane) => {
    running += 1
    usage.inUse += 1
    lane.running += 1
  }

  const leaveQueue = () => {
    queued -= 1
    usage.waiting -= 1
  }

  const startNext = () => {
    for (const [who, lane] of lanes) {
      if (lane.waiting.length === 0 || !isFree(lane)) continue
      // Behind everybody else from now on; one that is added while this runs comes round again.
      lanes.delete(who)
      lanes.set(who, lane)
      leaveQueue()
      begin(lane)
      lane.waiting.shift()?.()
      if (running >= atOnce) return
    }
  }

  const dropIdle = (who: string, lane: Lane) => {
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(who)
  }

  const end = (who: string, lane: Lane) => {
    running -= 1
    usage.inUse -= 1
    lane.running -= 1
    dropIdle(who, lane)
    startNext()
  }

  const queue = (who: string, lane: Lane, isAdmitted: boolean) => {
    const isFull = queued >= waiting || lane.waiting.length >= waitingOfOne
    if (isFull && !isAdmitted) {
      usage.refused += 1
      throw tooManyRequests(retrySeconds)
    }
    queued += 1
    usage.waiting += 1
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const giveUp = () => {
      lane.waiting.splice(lane.waiting.indexOf(start), 1)
      leaveQueue()
      dropIdle(who, lane)
      usage.refused += 1
      reject(busy(retrySeconds))
    }
    const isPatient = isAdmitted || longestWait === undefined
    const timer = isPatient ? undefined : setTimeout(giveUp, longestWait)
    const start = () => {
      clearTimeout(timer)
      resolve()
    }
    lane.waiting.push(start)
    return promise
  }

  /**
   * Runs the work in the user's turn; throws 429 when the queue is full, 503 after the longest wait. Work that continues
   * an answer under way `isAdmitted`: it waits in a full queue too, for as long as it takes.
   */
  const run = async <T>(who: string, work: () => Promise<T>, isAdmitted = false): Promise<T> => {
    const lane = lanes.get(who) ?? { running: 0, waiting: [] }
    if (isFree(lane)) {
      lanes.set(who, lane)
      begin(lane)
    } else {
      // Known only once it waits: who is refused leaves nothing behind.
      const turn = queue(who, lane, isAdmitted)
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

export type Turns = ReturnType<typeof createTurns>
