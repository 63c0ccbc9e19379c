import { HttpError } from '../httpError.ts'

/** So many calls in a row must be late, so that one slow call does not stop the others. */
const lateCalls = 3

export type Outcome = 'answered' | 'failed' | 'late'

/** Null for an error that says nothing about the service, as when the client has gone. */
const outcomeOf = (error: unknown): Outcome | null => {
  if (!(error instanceof HttpError)) return null
  if (error.status < 500) return 'answered'
  return error.status === 504 ? 'late' : 'failed'
}

/** State of a connected service, known from the portal's own calls. */
export class ServiceHealth {
  /** False after a call without an answer; null before the first call. */
  isUp: boolean | null = null
  readonly calls = { answered: 0, failed: 0, late: 0, refused: 0 }
  seconds = 0
  #lateInARow = 0
  #pausedUntil = 0

  /**
   * Throws 503 at once if the last calls were all late, so that nobody waits for another one. After the pause one call
   * is let through and decides.
   */
  requireInTime(pause: number) {
    if (this.#lateInARow < lateCalls) return
    const left = this.#pausedUntil - Date.now()
    if (left > 0) {
      this.calls.refused += 1
      const retry = { retryAfterSeconds: Math.ceil(left / 1_000) }
      throw new HttpError(503, 'unavailable', 'The service does not answer in time. Try again.', retry)
    }
    this.#pausedUntil = Date.now() + pause
  }

  note(outcome: Outcome, began: number, pause: number) {
    this.calls[outcome] += 1
    this.seconds += (performance.now() - began) / 1_000
    this.isUp = outcome === 'answered'
    this.#lateInARow = outcome === 'late' ? this.#lateInARow + 1 : 0
    if (outcome === 'late') this.#pausedUntil = Date.now() + pause
  }

  /** Makes a call and notes its outcome; throws 503 during a pause. */
  async watch<T>(pause: number, work: () => Promise<T>): Promise<T> {
    this.requireInTime(pause)
    const began = performance.now()
    try {
      const answer = await work()
      this.note('answered', began, pause)
      return answer
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome) this.note(outcome, began, pause)
      throw error
    }
  }
}

const known = new Map<string, ServiceHealth>()

/** By base URL, and shared by the portals of a process: they ask the same service. */
export const healthOf = (base: string) => {
  const found = known.get(base) ?? new ServiceHealth()
  known.set(base, found)
  return found
}
