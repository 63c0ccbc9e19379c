import { createContext } from 'react'

/** State of a form when the session ended. Does not include secrets. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** Edited record as it was loaded; null for a new one. */
  readonly record: unknown
  /** Idempotency key of the save in progress; null if there was none. */
  readonly sentWith: string | null
  readonly isSecretMissing: boolean
}

/** Drafts of the current user on the current page, by form name. */
export interface Drafts {
  /** While true, drafts are kept and the page can be left without a confirmation. */
  readonly isSessionOver: boolean
  keep(form: string, draft: Draft): void
  read(form: string): Draft | null
  drop(form: string): void
}

/** Provided by the portal, because the kit knows no session. Null if not signed in. */
export const DraftContext = createContext<Drafts | null>(null)
