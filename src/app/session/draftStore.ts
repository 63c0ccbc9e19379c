import type { Draft, Drafts } from '#kit/form/drafts.ts'
import { tabStorage } from '#values/tabStorage.ts'

/* Drafts are stored in session storage by user, address and form. They are valid for one user and one day. */
const prefix = 'portal.draft'
const aDay = 86_400_000

interface StoredDraft {
  readonly storedAt: number
  readonly draft: Draft
}

const part = (text: string) => encodeURIComponent(text)
const keyOfUser = (userId: number) => `${prefix}:${userId}:`
const keyOfPage = (userId: number, address: string) => `${keyOfUser(userId)}${part(address)}:`

const keys = () => tabStorage.keys().filter((key) => key.startsWith(prefix))

const read = (key: string): StoredDraft | null => {
  const text = tabStorage.get(key)
  return text === null ? null : JSON.parse(text)
}

const isCurrent = ({ storedAt }: StoredDraft) => Date.now() - storedAt < aDay

const write = (key: string, draft: Draft) => {
  const stored: StoredDraft = { storedAt: Date.now(), draft }
  tabStorage.set(key, JSON.stringify(stored))
}

export const draftsOf = (userId: number, address: string): Omit<Drafts, 'isSessionOver'> => {
  const keyOf = (form: string) => `${keyOfPage(userId, address)}${part(form)}`
  return {
    keep: (form, draft) => write(keyOf(form), draft),
    read: (form) => {
      const stored = read(keyOf(form))
      return stored && isCurrent(stored) ? stored.draft : null
    },
    drop: (form) => tabStorage.remove(keyOf(form)),
  }
}

const drop = (doomed: readonly string[]) => {
  for (const key of doomed) tabStorage.remove(key)
}

/** Called on deliberate sign-out. */
export const dropAllDrafts = () => drop(keys())

/** Drops the drafts of a page whose forms are still mounted. */
export const dropDraftsAt = (userId: number, address: string) =>
  drop(keys().filter((key) => key.startsWith(keyOfPage(userId, address))))

const withhold = (withheld: readonly string[]) => {
  for (const key of withheld) {
    const { draft } = read(key) as StoredDraft
    tabStorage.set(key, JSON.stringify({ ...read(key), draft: { ...draft, sentWith: null } }))
  }
}

/** Keeps drafts, but does not repeat their calls: closing the dialog means that the user does not want to continue. */
export const withholdCalls = () => withhold(keys())

/**
 * After sign-in, drops drafts of other users and drafts older than a day. Calls are repeated only on the page that
 * sign-in returns to; elsewhere they would be unexpected.
 */
export const tidyDrafts = (userId: number, address: string | null) => {
  drop(keys().filter((key) => !key.startsWith(keyOfUser(userId)) || !isCurrent(read(key) as StoredDraft)))
  if (address !== null) withhold(keys().filter((key) => !key.startsWith(keyOfPage(userId, address))))
}
