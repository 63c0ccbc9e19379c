import { busy, tooManyRequests } from '../httpError.ts'
import type { Usage } from './usage.ts'

export interface Shares {
  /** Maximum at work at once: overall, per user. */
  readonly atOnce: number
  readonly atOnceOfOne?: number
  /** Maximum waiting: overall, per user; 429 beyond. */
  readonly waiting: number
  readonly waitingOfOne?: number
  /** Milliseconds after which waiting work is refused with 503; unlimited by default. */
  readonly longestWait?: number
}

interface Lane {
  running: number
  readonly waiting: (() => void)[]
}

const retrySeconds = 5

export interface QueueOptions {
  /** The work continues an answer under way: it waits in a full queue too, for as long as it takes. */
  readonly isAdmitted?: boolean
  readonly signal?: AbortSignal
}

/**
 * Schedules CPU-intensive work fairly: users take turns one job at a time, and no user can occupy all slots or the
 * whole queue.
 */
export const createTurns = (
  { atOnce, atOnceOfOne = atOnce, waiting, waitingOfOne = waiting, longestWait }: Shares,
  usage: Usage = { inUse: 0, waiting: 0, refused: 0 },
) => {
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
      // Moves the user to the end; entries added during the iteration are visited again.
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

  const queue = (who: string, lane: Lane, { isAdmitted = false, signal }: QueueOptions) => {
    const isFull = queued >= waiting || lane.waiting.length >= waitingOfOne
    if (isFull && !isAdmitted) {
      usage.refused += 1
      throw tooManyRequests(retrySeconds)
    }
    queued += 1
    usage.waiting += 1
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stopWaiting = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
    const start = () => {
      stopWaiting()
      resolve()
    }
    const giveUp = (error: unknown) => {
      stopWaiting()
      lane.waiting.splice(lane.waiting.indexOf(start), 1)
      leaveQueue()
      dropIdle(who, lane)
      reject(error)
    }
    const leave = () => giveUp(signal?.reason)
    const refuse = () => {
      usage.refused += 1
      giveUp(busy(retrySeconds))
    }
    const isPatient = isAdmitted || longestWait === undefined
    const timer = isPatient ? undefined : setTimeout(refuse, longestWait)
    signal?.addEventListener('abort', leave)
    lane.waiting.push(start)
    return promise
  }

  /**
   * Runs the work in the user's turn; throws 429 when the queue is full, 503 after the longest wait, and the reason of
   * `signal` when it aborts while the work waits.
   */
  const run = async <T>(who: string, work: () => Promise<T>, options: QueueOptions = {}): Promise<T> => {
    options.signal?.throwIfAborted()
    const lane = lanes.get(who) ?? { running: 0, waiting: [] }
    if (isFree(lane)) {
      lanes.set(who, lane)
      begin(lane)
    } else {
      // Added only after queueing, so that a refused request leaves nothing behind.
      const turn = queue(who, lane, options)
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
