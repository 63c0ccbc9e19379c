import { hashSync, verifySync } from '@node-rs/argon2'

/** Argon2id; the package's own name for it is a const enum, which type stripping cannot read. */
const argon2id = 2
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordTask {
  readonly password: string
  /** Verifies against this hash; without one the task makes a hash. */
  readonly hash?: string
}

/** Runs on a thread of its own, one task at a time. */
export default ({ password, hash }: PasswordTask) =>
  hash === undefined ? hashSync(password, options) : verifySync(hash, password, options)
