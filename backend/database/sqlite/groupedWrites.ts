import { setTimeout } from 'node:timers/promises'
import type { SqliteConnection, StatementResult } from './connection.ts'
import { isBusy } from './lock.ts'

type Writing = Pick<SqliteConnection, 'run' | 'isInTransaction'>

const betweenTriesMilliseconds = 20
/** Longer than the write of an import with a million rows. */
const maxWaitMilliseconds = 180_000

interface Group {
  readonly committed: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
  /** Error after which SQLite rolled back by itself, for example a full disk. */
  lostBy: { readonly error: unknown } | null
}

export interface Member {
  run(text: string, parameters: readonly unknown[]): StatementResult
  /** Ends the transaction and waits until the group is committed; throws if that fails. */
  commit(): Promise<void>
  /**
   * Rolls back and waits for the group, because a rejection may be based on an uncommitted write of another member. Does
   * nothing after the transaction has ended.
   */
  rollBack(): Promise<void>
}

/** Serializes transactions: on a single connection, other statements must not slip into one. */
class Turns {
  #last: Promise<void> = Promise.resolve()

  async take() {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/**
 * Commits all transactions of one turn of the event loop together, each in its own savepoint, because a durable commit
 * costs the same for one write as for fifty. Writers get their result after the commit, and others see the data only
 * then.
 */
export class GroupedWrites {
  readonly #connection: Writing
  readonly #turns = new Turns()
  #group: Group | null = null

  constructor(connection: Writing) {
    this.#connection = connection
  }

  async join(): Promise<Member> {
    const release = await this.#turns.take()
    try {
      if (!this.#group) this.#group = await this.#open()
      this.#connection.run('savepoint member', [])
      return this.#member(this.#group, release)
    } catch (error) {
      release()
      throw error
    }
  }

  async settle() {
    const release = await this.#turns.take()
    const group = this.#group
    this.#group = null
    if (group) this.#commit(group)
    release()
  }

  /**
   * Uses `begin immediate`, so that waiting for the lock happens now and not in the middle of the transaction. If an
   * import in another process or thread is writing, retries with a timer, so that reads continue.
   */
  async #begin() {
    const end = performance.now() + maxWaitMilliseconds
    while (true) {
      try {
        return this.#connection.run('begin immediate', [])
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error
      }
      await setTimeout(betweenTriesMilliseconds)
    }
  }

  async #open(): Promise<Group> {
    // A transaction is still open only if ending the previous group failed.
    if (this.#connection.isInTransaction()) this.#connection.run('rollback', [])
    await this.#begin()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Avoids an unhandled rejection; members await the same promise.
    promise.catch(() => {})
    setImmediate(() => void this.settle().catch(reject))
    return { committed: promise, resolve, reject, lostBy: null }
  }

  #commit({ resolve, reject }: Group) {
    try {
      this.#connection.run('commit', [])
      resolve()
    } catch (error) {
      reject(error)
      this.#abandon()
    }
  }

  /** Rolls back if a transaction is open. If the disk prevents that, the next group tries again. */
  #abandon() {
    try {
      // SQLite may have rolled back already when the disk is full.
      if (this.#connection.isInTransaction()) this.#connection.run('rollback', [])
    } catch {
      // The members have already received the first error.
    }
  }

  #lose(group: Group, error: unknown) {
    group.lostBy = { error }
    group.reject(error)
    this.#group = null
  }

  /**
   * Rolls back one member. If that fails, its writes cannot be separated from the others', so the whole group fails.
   */
  #undo(group: Group) {
    try {
      this.#connection.run('rollback to member', [])
      this.#connection.run('release member', [])
    } catch (error) {
      this.#lose(group, error)
      this.#abandon()
    }
  }

  #member(group: Group, release: () => void): Member {
    let isOver = false
    const end = () => {
      isOver = true
      release()
    }
    const run = (text: string, parameters: readonly unknown[] = []) => {
      if (group.lostBy) throw group.lostBy.error
      try {
        return this.#connection.run(text, parameters)
      } catch (error) {
        if (!this.#connection.isInTransaction()) this.#lose(group, error)
        throw error
      }
    }
    return {
      run,
      commit: async () => {
        run('release member')
        end()
        await group.committed
      },
      rollBack: async () => {
        if (isOver) return
        if (!group.lostBy) this.#undo(group)
        end()
        await group.committed.catch(() => {})
      },
    }
  }
}
