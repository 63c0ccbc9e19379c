import { readFileSync } from 'node:fs'
import { Piscina } from 'piscina'
import { type Guessed, passwordIssue } from '../../../schema/account/userRules.ts'
import { InvalidInput } from '../../../schema/checks/issues.ts'
import { isCommonPassword, normalPassword, passwordForms, wordsIn } from '../../../values/text/passwords.ts'
import { demoPassword } from '../../demo/users/accounts.ts'
import { shares, turnsOf } from '../../process/limits.ts'
import { root } from '../../root.ts'
import type { PasswordTask } from './passwordThread.ts'

/**
 * Argon2 keeps a core busy for its whole time: threads of its own, so that files and names are still served. Those that
 * set passwords are others than those that people who sign in wait for, and give way to them.
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
  // A thread that ends between two passwords fails nobody, and the next password starts another.
  threads.on('error', (error) => process.emitWarning(error))
  return threads
}

const verifying = openThreads(shares.signIns.atOnce, false)
const setting = openThreads(1, true)

const signIns = turnsOf('signIns')
const changes = turnsOf('passwordChanges')

/** Argon2id (m = 19456 KiB, t = 2, p = 1) of a password in its normal form, in the turn of who sets it. */
export const hashPassword = (password: string, who: string) =>
  changes.run(who, (): Promise<string> => setting.run({ forms: [normalPassword(password)] } satisfies PasswordTask))

/** The hash of no password: verified for unknown addresses, so that they take the same work as known ones. */
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
 * Whether a password fits a hash, in the turn of who asks; without a hash it does the same work and answers no. Hashes
 * from before there was a normal form may be of any form.
 */
export const verifyPassword = async (hash: string | null, password: string, who: string) => {
  const verify = async (): Promise<boolean> => {
    const task: PasswordTask = { forms: passwordForms(password), hash: hash ?? (await nobodysHash()) }
    return verifying.run(task)
  }
  return (await signIns.run(who, verify)) && hash !== null
}

// One a line, in lower case: of @zxcvbn-ts/language-common 4.1.3 (MIT) the 3,000 commonest, and all others that with a
// capital letter would meet the password rule.
const wordFile = new URL('values/text/commonPasswords.txt', root)

let words: ReadonlySet<string> | undefined

const commonWords = () => {
  words ??= wordsIn(readFileSync(wordFile, 'utf8'))
  return words
}

interface Owner extends Omit<Guessed, 'words'> {
  /** The demo's documented password is refused everywhere else. */
  readonly isDemo: boolean
}

/** Raises `InvalidInput` at the field `password` for one that breaks a rule, is common, or is easily guessed. */
export const demandGoodPassword = (password: string, { isDemo, ...owner }: Owner) => {
  const isKnown = !isDemo && isCommonPassword(password, wordsIn(demoPassword))
  const code = passwordIssue(password, { ...owner, words: commonWords() }) ?? (isKnown ? 'passwordCommon' : undefined)
  if (code) throw new InvalidInput({ password: { code } })
}

export const closePasswordThreads = async () => {
  await verifying.destroy()
  await setting.destroy()
}
