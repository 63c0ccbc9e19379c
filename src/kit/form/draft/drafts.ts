import { createContext } from 'react'

/** What is kept of a form when the session ends under it. Secrets that were typed are not. */
export interface Draft {
  readonly values: Readonly<Record<string, unknown>>
  /** The record that was edited, as it was when it was loaded; null for a new one. */
  readonly record: unknown
  /** The key of the save that was under way; null where none was. */
  readonly sentWith: string | null
  readonly lacksSecret: boolean
}

/** The drafts of whoever is signed in on the page that is open, by the name of the form. */
export interface Drafts {
  /** Drafts are kept, and the page may be left without a question. */
  readonly isSessionOver: boolean
  keep(form: string, draft: Draft): void
  read(form: string): Draft | null
  drop(form: string): void
}

/** Where drafts are kept; the portal says it to the kit, which knows no session. Null where nobody is signed in. */
export const DraftContext = createContext<Drafts | null>(null)
