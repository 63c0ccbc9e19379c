import { readFileSync } from 'node:fs'
import { Piscina } from 'piscina'
import { type Guessed, passwordIssue } from '#schema/account/passwordRules.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import { isCommonPassword, normalPassword, passwordForms, wordsIn } from '#values/passwords.ts'
import { shares, turnsOf } from '../process/limits.ts'
import { root } from '../root.ts'
import type { PasswordTask } from './passwordThread.ts'

/**
 * Argon2 fully occupies a core, so it runs on worker threads to keep the server responsive. Setting passwords uses a
 * separate pool, which yields to sign-ins.
 */
const openThreads = (maxThreads: number, isPatient: boolean) => {
  const threads = new Piscina({
    filename: new URL('./passwordThread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads,
    idleTimeout: 30_000,
    stricterFIFO: true,
    workerData: { isPatient },
  })
  // If a thread ends between two passwords, no request fails: the next password starts another thread.
  threads.on('error', (error) => process.emitWarning(error))
  return threads
}

const verifying = openThreads(shares.signIns.atOnce, false)
const setting = openThreads(1, true)

const signIns = turnsOf('signIns')
const changes = turnsOf('passwordChanges')

/** Argon2id hash (m = 19456 KiB, t = 2, p = 1) of the normalized password, queued per `who`. */
export const hashPassword = (password: string, laneKey: string) =>
  changes.run(laneKey, (): Promise<string> => setting.run({ forms: [normalPassword(password)] } satisfies PasswordTask))

/** Dummy hash that is verified for unknown addresses, so that they take as long as known ones. */
const nobodysHash = hashedOnce('a password that nobody has')

function hashedOnce(password: string) {
  let hash: Promise<string> | null = null
  return (): Promise<string> => {
    hash ??= verifying.run({ forms: [password] } satisfies PasswordTask).catch((error) => {
      hash = null
      throw error
    })
    return hash as Promise<string>
  }
}

/**
 * Verifies a password, queued per `who`. Without a hash it does the same work and returns false. Tries all Unicode
 * forms, because older hashes predate normalization.
 */
export const verifyPassword = async (hash: string | null, password: string, laneKey: string) => {
  const verify = async (): Promise<boolean> => {
    const task: PasswordTask = { forms: passwordForms(password), hash: hash ?? (await nobodysHash()) }
    return verifying.run(task)
  }
  return (await signIns.run(laneKey, verify)) && hash !== null
}

// One word per line, in lower case: the 3,000 commonest passwords of @zxcvbn-ts/language-common 4.1.3 (MIT), and all
// others that would meet the password rule with a capital letter.
const wordFile = new URL('values/commonPasswords.txt', root)

let words: ReadonlySet<string> | undefined

const commonWords = () => {
  words ??= wordsIn(readFileSync(wordFile, 'utf8'))
  return words
}

/** Password of all demo accounts, which the documentation tells. */
export const demoPassword = 'Forge-2026'

interface Owner extends Omit<Guessed, 'words'> {
  /** The demo's documented password is rejected everywhere else. */
  readonly isDemo: boolean
}

/** Throws `InvalidInputError` for the field `password` if it breaks a rule, is common, or is easily guessed. */
export const requireStrongPassword = (password: string, { isDemo, ...owner }: Owner) => {
  const isKnown = !isDemo && isCommonPassword(password, wordsIn(demoPassword))
  const code = passwordIssue(password, { ...owner, words: commonWords() }) ?? (isKnown ? 'passwordCommon' : undefined)
  if (code) throw new InvalidInputError({ password: { code } })
}

export const closePasswordThreads = async () => {
  await verifying.destroy()
  await setting.destroy()
}
