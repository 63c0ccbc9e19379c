import type { Draft, Drafts } from '../../kit/form/draft/drafts.ts'

/*
 * Drafts live in the tab's session storage, under the user, the page's address and the form. They belong to one
 * person and one day.
 */
const prefix = 'portal.draft'
const aDay = 86_400_000

interface Kept {
  readonly keptAt: number
  readonly draft: Draft
}

const part = (text: string) => encodeURIComponent(text)
const keyOfUser = (userId: number) => `${prefix}:${userId}:`
const keyOfPage = (userId: number, address: string) => `${keyOfUser(userId)}${part(address)}:`

const keys = () => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))

const read = (key: string): Kept | null => {
  const text = sessionStorage.getItem(key)
  return text === null ? null : JSON.parse(text)
}

const isCurrent = ({ keptAt }: Kept) => Date.now() - keptAt < aDay

const write = (key: string, draft: Draft) => {
  const kept: Kept = { keptAt: Date.now(), draft }
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch (error) {
    // A full storage keeps no draft; the page, which still has the input, must not fall with it.
    if (!(error instanceof DOMException)) throw error
  }
}

/** The drafts of a user at an address of the portal. */
export const draftsOf = (userId: number, address: string): Omit<Drafts, 'isSessionOver'> => {
  const keyOf = (form: string) => `${keyOfPage(userId, address)}${part(form)}`
  return {
    keep: (form, draft) => write(keyOf(form), draft),
    read: (form) => {
      const kept = read(keyOf(form))
      return kept && isCurrent(kept) ? kept.draft : null
    },
    drop: (form) => sessionStorage.removeItem(keyOf(form)),
  }
}

const drop = (doomed: readonly string[]) => {
  for (const key of doomed) sessionStorage.removeItem(key)
}

/** Forgets every draft, as whoever logs out on purpose wishes. */
export const dropAllDrafts = () => drop(keys())

/** Forgets the drafts of a page whose forms have stayed on the screen. */
export const dropDraftsAt = (userId: number, address: string) =>
  drop(keys().filter((key) => key.startsWith(keyOfPage(userId, address))))

const withhold = (kept: readonly string[]) => {
  for (const key of kept) {
    const { draft } = read(key) as Kept
    sessionStorage.setItem(key, JSON.stringify({ ...read(key), draft: { ...draft, sentWith: null } }))
  }
}

/** Keeps the drafts, and repeats none of their calls: whoever closes the dialog does not want to go on. */
export const withholdCalls = () => withhold(keys())

/**
 * For who has just signed in: forgets the drafts of everybody else and of yesterday. Only on the page that signing in
 * leads back to is a call repeated; elsewhere it would come as a surprise.
 */
export const tidyDrafts = (userId: number, address: string | null) => {
  drop(keys().filter((key) => !key.startsWith(keyOfUser(userId)) || !isCurrent(read(key) as Kept)))
  if (address !== null) withhold(keys().filter((key) => !key.startsWith(keyOfPage(userId, address))))
}
