import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import { InvalidInput, type Issue } from '../../schema/issues.ts'
import { brokenPasswordRule } from '../../schema/userRules.ts'
import { tooManyRequests } from '../httpError.ts'
import { isCommonPassword } from './commonPasswords.ts'
import type { PasswordTask } from './passwordThread.ts'

const longestQueue = 200

/**
 * Argon2 keeps a core busy for its whole time: threads of its own, so that files and names are still served, and a
 * bound on who waits.
 */
const threads = new Piscina({
  filename: new URL('./passwordThread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: Math.max(1, availableParallelism() - 1),
  idleTimeout: 30_000,
  maxQueue: longestQueue,
})

const run = async <T>(task: PasswordTask): Promise<T> => {
  if (threads.queueSize >= longestQueue) throw tooManyRequests(5)
  return threads.run(task)
}

/** Argon2id (m = 19456 KiB, t = 2, p = 1) of a password. */
export const hashPassword = (password: string) => run<string>({ password })

/** The hash of no password: verified for unknown addresses, so that they take the same work as known ones. */
const nobodysHash = hashedOnce('a password that nobody has')

function hashedOnce(password: string) {
  let hash: Promise<string> | null = null
  return () => {
    hash ??= hashPassword(password).catch((error) => {
      hash = null
      throw error
    })
    return hash
  }
}

/** Whether a password fits a hash; without one it does the same work and answers no. */
export const verifyPassword = async (hash: string | null, password: string) => {
  const fits = await run<boolean>({ password, hash: hash ?? (await nobodysHash()) })
  return fits && hash !== null
}

/** What is wrong with a new password, or null. */
export const passwordIssue = (password: string): Issue | null => {
  const code = brokenPasswordRule(password) ?? (isCommonPassword(password) ? 'passwordCommon' : null)
  return code && { code }
}

/** Raises `InvalidInput` at the field `password` for a password that breaks the rule or is common. */
export const demandGoodPassword = (password: string) => {
  const issue = passwordIssue(password)
  if (issue) throw new InvalidInput({ password: issue })
}

export const closePasswordThreads = () => threads.destroy()
