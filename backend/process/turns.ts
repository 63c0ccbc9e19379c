import { busy, tooManyRequests } from '../errors.ts'
import type { Usage } from './usage.ts'

export interface Shares {
  /** Maximum at work at once: overall, per user. */
  readonly atOnce: number
  readonly atOnceOfOne?: number
  /** Maximum waiting: overall, per user; 429 beyond. */
  readonly waiting: number
  readonly waitingOfOne?: number
  /** Milliseconds after which waiting work is rejected with 503; unlimited by default. */
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
  usage: Usage = { inUse: 0, waiting: 0, rejected: 0 },
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
    for (const [key, lane] of lanes) {
      if (lane.waiting.length === 0 || !isFree(lane)) continue
      // Moves the user to the end; entries added during the iteration are visited again.
      lanes.delete(key)
      lanes.set(key, lane)
      leaveQueue()
      begin(lane)
      lane.waiting.shift()?.()
      if (running >= atOnce) return
    }
  }

  const dropIdle = (key: string, lane: Lane) => {
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key)
  }

  const end = (key: string, lane: Lane) => {
    running -= 1
    usage.inUse -= 1
    lane.running -= 1
    dropIdle(key, lane)
    startNext()
  }

  const queue = (key: string, lane: Lane, { isAdmitted = false, signal }: QueueOptions) => {
    const isFull = queued >= waiting || lane.waiting.length >= waitingOfOne
    if (isFull && !isAdmitted) {
      usage.rejected += 1
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
      dropIdle(key, lane)
      reject(error)
    }
    const leave = () => giveUp(signal?.reason)
    const rejectBusy = () => {
      usage.rejected += 1
      giveUp(busy(retrySeconds))
    }
    const isPatient = isAdmitted || longestWait === undefined
    const timer = isPatient ? undefined : setTimeout(rejectBusy, longestWait)
    signal?.addEventListener('abort', leave)
    lane.waiting.push(start)
    return promise
  }

  /**
   * Runs the work in the user's turn; throws 429 when the queue is full, 503 after the longest wait, and the reason of
   * `signal` when it aborts while the work waits.
   */
  const run = async <T>(key: string, work: () => Promise<T>, options: QueueOptions = {}): Promise<T> => {
    options.signal?.throwIfAborted()
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    if (isFree(lane)) {
      lanes.set(key, lane)
      begin(lane)
    } else {
      // Added only after queueing, so that a rejected request leaves nothing behind.
      const turn = queue(key, lane, options)
      lanes.set(key, lane)
      await turn
    }
    try {
      return await work()
    } finally {
      end(key, lane)
    }
  }
  return { run }
}
