import { localStorageStore, type Store, type TranslationMessages } from 'ra-core'
import { type CurrentUser, fetchCurrentUser } from '../../authProvider/currentUser.ts'
import { hasLoginCookie } from '../../authProvider/session.ts'
import { type Language, languageFor, loadCatalogue } from '../i18n/index.ts'
import { seedFromCookie } from './customer/switchCustomer.ts'
import { readPreference } from './preferences.ts'

/** What must be known before anything is drawn. */
export interface Start {
  readonly user: CurrentUser | null
  readonly store: Store
  readonly texts: { readonly language: Language; readonly messages: TranslationMessages }
}

/** Columns, language and theme outlive a sign-out, and nobody gets those of another. The colon ends the id. */
const storeOf = (user: CurrentUser | null) => localStorageStore('1', `:${user?.id ?? 'guest'}:`)

const languageOf = (store: Store) =>
  languageFor([store.getItem<string>('language'), readPreference('language'), ...navigator.languages])

/** Finds out who is signed in and loads the texts. Whether the session holds is the page guard's affair. */
export const boot = async (): Promise<Start> => {
  seedFromCookie()
  const user = hasLoginCookie() ? await fetchCurrentUser().catch(() => null) : null
  const store = storeOf(user)
  const language = languageOf(store)
  return { user, store, texts: { language, messages: await loadCatalogue(language) } }
}
