import type { QueryClient } from '@tanstack/react-query'
import { localStorageStore, type Store } from 'react-admin'
import { type CurrentUser, fetchCurrentUser } from '../../authProvider/currentUser.ts'
import { fetchMenu, type Menu } from '../../authProvider/menu.ts'
import { takeOpenedMenu } from '../../authProvider/opened.ts'
import { hasLoginCookie } from '../../authProvider/session.ts'
import { beginWithCustomer, chooseCustomer, seedFromCookie } from '../../authProvider/switchCustomer.ts'
import { currentCustomer } from '../../dataProvider/customer.ts'
import type { Route } from '../../schema/pages.ts'
import { makeI18nProvider, type PortalI18n } from '../i18n/i18nProvider.ts'
import { type Language, languageFor, loadCatalogue } from '../i18n/index.ts'
import { portalSettings } from '../kit/portalSettings.ts'
import { onlyCustomer } from './customer/useOnlyCustomer.ts'
import { handOver } from './handOver.ts'
import { readPreference } from './preferences.ts'
import { makeQueryClient } from './queryClient.ts'
import { screenOfRoute } from './routes/areas.ts'
import { openedPage, seedOf } from './routes/normalLocation.ts'
import { tidyDrafts } from './session/draftStore.ts'
import { storeKeyOf } from './session/keptValue.ts'

/** What must be known before anything is drawn. */
export interface Start {
  readonly user: CurrentUser | null
  /** Holds what was asked before anything was drawn. */
  readonly queryClient: QueryClient
  readonly store: Store
  readonly i18n: PortalI18n
}

/** Columns, language and theme outlive a sign-out, and nobody gets those of another. */
const storeOf = (user: CurrentUser | null): Store => ({
  ...localStorageStore('1', storeKeyOf(user?.id ?? 'guest')),
  // react-admin would empty it as somebody signs out.
  reset: () => undefined,
})

const languageOf = (store: Store | null) =>
  languageFor([store?.getItem<string>('language'), readPreference('language'), ...navigator.languages])

const quietly = <Answer>(asked: Promise<Answer>) => asked.catch(() => null)

/** The document's own; asked for only by a tab without a customer, so that the first page opens for whom it will take. */
const firstMenu = async () => {
  const customerId = currentCustomer()
  const opened = takeOpenedMenu()
  if (opened?.customerId === customerId) return opened.menu
  return customerId === null ? quietly(fetchMenu(null)) : null
}

const takeOnlyCustomer = (user: CurrentUser, [, customerIds]: Menu) => {
  const only = currentCustomer() === null ? onlyCustomer(user, customerIds) : null
  if (only !== null) chooseCustomer(only)
}

/**
 * Fetches, while the server says who this is, what the first page will most likely be drawn with; who uses it learns of a
 * failure.
 */
const loadAhead = (opened: ReturnType<typeof openedPage>) => {
  const language = languageOf(null)
  void quietly(loadCatalogue(language))
  if (!opened) return
  const { load, texts } = screenOfRoute(opened.page.route as Route)
  for (const fetch of [load, ...texts.map((both) => both[language])]) void quietly<unknown>(fetch())
}

/**
 * The texts, with those of the page that is opened. Its code is waited for as well: what is there is drawn at one go, and
 * not once without the page and once more with it.
 */
const openTexts = async (language: Language, opened: ReturnType<typeof openedPage>) => {
  const i18n = makeI18nProvider(language, await loadCatalogue(language))
  if (!opened) return i18n
  const { load, texts } = screenOfRoute(opened.page.route as Route)
  await Promise.all([quietly<unknown>(load()), quietly(i18n.open(texts))])
  return i18n
}

/** Brings a page's address into its normal form, and acts for the customer that it names, before anything asks for whom. */
const enterPage = ({ pathname, search, hash }: NonNullable<ReturnType<typeof openedPage>>['place']) => {
  const seed = seedOf(search, currentCustomer())
  if (seed?.customer) beginWithCustomer(seed.customer)
  window.history.replaceState(window.history.state, '', `/forge${pathname}${seed ? seed.search : search}${hash}`)
}

const watchFaults = async (userId: number) => (await import('./session/reportFaults.ts')).reportFaults(userId)

/** Finds out who is signed in and loads the texts. Whether the session holds is the page guard's affair. */
export const boot = async (): Promise<Start> => {
  seedFromCookie()
  const opened = openedPage()
  if (opened) enterPage(opened.place)
  if (hasLoginCookie()) loadAhead(opened)
  const [user, menu] = await Promise.all(hasLoginCookie() ? [quietly(fetchCurrentUser()), firstMenu()] : [null, null])
  if (user && menu) takeOnlyCustomer(user, menu)
  if (user && !Object.values(portalSettings().isEmbedded).every(Boolean)) await quietly(watchFaults(user.id))
  if (user) tidyDrafts(user.id, opened && `${opened.place.pathname}${opened.place.search}`)
  const store = storeOf(user)
  const language = languageOf(store)
  const i18n = await openTexts(language, user && opened)
  const queryClient = makeQueryClient(user, menu)
  if (user) await handOver(queryClient)
  return { user, queryClient, store, i18n }
}
