import { hashSync, verifySync } from '@node-rs/argon2'
import { workerData } from 'piscina'
import { lowerPriority } from '../../process/lowPriority.ts'

if (workerData?.isPatient) lowerPriority()

/** Argon2id; the package's own name for it is a const enum, which type stripping cannot read. */
const argon2id = 2
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordTask {
  /** The forms in which it may have been typed; a hash is made of the first. */
  readonly forms: readonly string[]
  /** Verifies against this hash; without one the task makes a hash. */
  readonly hash?: string
}

/** Runs on a thread of its own, one task at a time. */
export default ({ forms, hash }: PasswordTask) =>
  hash === undefined ? hashSync(forms[0] ?? '', options) : forms.some((form) => verifySync(hash, form, options))
