import { setTimeout } from 'node:timers/promises'
import type { Answered, SqliteConnection } from './connection.ts'
import { isBusy } from './lock.ts'

type Writing = Pick<SqliteConnection, 'run' | 'isInTransaction'>

const betweenTriesMilliseconds = 20
/** Longer than an import of a million rows writes. */
const mostWaitedMilliseconds = 180_000

/** Writes that are committed together. */
interface Group {
  readonly committed: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
  /** SQLite has rolled it back by itself, because of this: a full disk, for one. */
  lostBy: { readonly error: unknown } | null
}

/** One transaction within a group. */
export interface Member {
  run(text: string, parameters: readonly unknown[]): Answered
  /** Ends it, and waits until the group is committed; raises what has kept the group from it. */
  commit(): Promise<void>
  /** Undoes it, and waits likewise: what it was refused for may be another's write. Nothing after its end. */
  rollBack(): Promise<void>
}

/** On a single connection, statements of others must not slip into a transaction: one after the other. */
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
 * Transactions that come in one turn of the event loop are committed together, each within a savepoint of its own: to
 * make something durable costs the same for one as for fifty. Who has written is told after the commit, and nobody else
 * sees it before.
 */
export class GroupedWrites {
  readonly #connection: Writing
  readonly #turns = new Turns()
  #group: Group | null = null

  constructor(connection: Writing) {
    this.#connection = connection
  }

  /** Begins a transaction when those before it have ended. */
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

  /** Commits what is under way. */
  async settle() {
    const release = await this.#turns.take()
    const group = this.#group
    this.#group = null
    if (group) this.#commit(group)
    release()
  }

  /**
   * Immediate: what will write waits for its turn now and cannot fail for it later. An import, in another process or
   * thread, may write just then; it is waited for between turns of the event loop, in which reads go on.
   */
  async #begin() {
    const end = performance.now() + mostWaitedMilliseconds
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
    // There only where the end of the group before could not be written.
    if (this.#connection.isInTransaction()) this.#connection.run('rollback', [])
    await this.#begin()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // Its members hear of it.
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

  /** Ends what is under way, if there is anything; a disk that does not let it now is asked again by the next group. */
  #abandon() {
    try {
      // A full disk may have rolled back already.
      if (this.#connection.isInTransaction()) this.#connection.run('rollback', [])
    } catch {
      // Whoever was in the group has heard of the error that came first.
    }
  }

  #lose(group: Group, error: unknown) {
    group.lostBy = { error }
    group.reject(error)
    this.#group = null
  }

  /** Undoes one member; where that fails its writes cannot be told from the others', and none is committed. */
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
