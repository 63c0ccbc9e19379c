import { localStorageStore, type Store, type TranslationMessages } from 'react-admin'
import { type CurrentUser, fetchCurrentUser } from '../../authProvider/currentUser.ts'
import { hasLoginCookie } from '../../authProvider/session.ts'
import { send } from '../../dataProvider/client.ts'
import { currentCustomer } from '../../dataProvider/customer.ts'
import { account } from '../../schema/account.ts'
import type { AnswerOf } from '../../schema/call.ts'
import { pageAt, type Route } from '../../schema/pages.ts'
import { type Language, languageFor, loadCatalogue } from '../i18n/index.ts'
import { onlyCustomer } from './customer/onlyCustomer.ts'
import { chooseCustomer, seedFromCookie } from './customer/switchCustomer.ts'
import { readPreference } from './preferences.ts'
import { normalLocation } from './routes/normalLocation.ts'
import { viewOf } from './routes/views.ts'
import { tidyDrafts } from './session/draftStore.ts'

type Menu = AnswerOf<typeof account.menu>

/** What must be known before anything is drawn. */
export interface Start {
  readonly user: CurrentUser | null
  readonly menu: Menu | null
  readonly store: Store
  readonly texts: { readonly language: Language; readonly messages: TranslationMessages }
}

/** Columns, language and theme outlive a sign-out, and nobody gets those of another. The colon ends the id. */
const storeOf = (user: CurrentUser | null) => localStorageStore('1', `:${user?.id ?? 'guest'}:`)

const languageOf = (store: Store | null) =>
  languageFor([store?.getItem<string>('language'), readPreference('language'), ...navigator.languages])

const quietly = <Answer>(asked: Promise<Answer>) => asked.catch(() => null)

/** Asked only by a tab without a customer, so that the first page opens for the one that will be taken. */
const firstMenu = async () =>
  currentCustomer() === null ? quietly(send(account.menu, { customerId: null }, { handlesExpiry: true })) : null

const takeOnlyCustomer = (user: CurrentUser, [, customerIds]: Menu) => {
  const only = onlyCustomer(user, customerIds)
  if (only !== null) chooseCustomer(only)
}

/** The guarded page that the document opens, and its address; null for those that only pass on to one. */
const openedPage = () => {
  const { pathname, search, hash } = window.location
  const place = normalLocation({ pathname: pathname.replace(/^\/forge/i, ''), search, hash })
  const page = pageAt(place.pathname.slice(1))
  return page && page.guard !== 'public' ? { page, address: `${place.pathname}${place.search}` } : null
}

/**
 * Fetches, while the server says who this is, what the first page will most likely be drawn with; who uses it learns of a
 * failure.
 */
const loadAhead = (opened: ReturnType<typeof openedPage>) => {
  void quietly(loadCatalogue(languageOf(null)))
  if (opened) void quietly(viewOf(opened.page.route as Route).load())
}

/** Finds out who is signed in and loads the texts. Whether the session holds is the page guard's affair. */
export const boot = async (): Promise<Start> => {
  seedFromCookie()
  const opened = openedPage()
  if (hasLoginCookie()) loadAhead(opened)
  const [user, menu] = await Promise.all(hasLoginCookie() ? [quietly(fetchCurrentUser()), firstMenu()] : [null, null])
  if (user && menu) takeOnlyCustomer(user, menu)
  if (user) tidyDrafts(user.id, opened?.address ?? null)
  const store = storeOf(user)
  const language = languageOf(store)
  return { user, menu, store, texts: { language, messages: await loadCatalogue(language) } }
}
