import { hashSync, verifySync } from '@node-rs/argon2'
import { workerData } from 'piscina'
import { lowerPriority } from '../process/lowPriority.ts'

if (workerData?.isPatient) lowerPriority()

/** Argon2id. The package exports it as a const enum, which type stripping cannot read. */
const argon2id = 2
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface PasswordTask {
  /** Unicode forms in which the password may have been typed; hashing uses the first. */
  readonly forms: readonly string[]
  /** Verifies against this hash; without it, the task creates a hash. */
  readonly hash?: string
}

/** Runs on a worker thread, one task at a time. */
export default ({ forms, hash }: PasswordTask) =>
  hash === undefined ? hashSync(forms[0] ?? '', options) : forms.some((form) => verifySync(hash, form, options))
