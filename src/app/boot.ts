import type { QueryClient } from '@tanstack/react-query'
import { localStorageStore, type Store } from 'react-admin'
import { type CurrentUser, fetchCurrentUser } from '#authProvider/currentUser.ts'
import { fetchMenu, type Menu } from '#authProvider/menu.ts'
import { askAhead } from '#authProvider/opening.ts'
import { hasLoginCookie } from '#authProvider/session.ts'
import { beginWithCustomer, chooseCustomer, seedFromCookie } from '#authProvider/switchCustomer.ts'
import { currentCustomer } from '#dataProvider/customer.ts'
import { embeddedUserFor, takeEmbeddedMenu } from '#dataProvider/first-view/embeddedState.ts'
import { prefetchQueries } from '#dataProvider/first-view/prefetchQueries.ts'
import { portalSettings } from '#kit/portalSettings.ts'
import type { Route } from '#schema/pages.ts'
import { atBase, basePath } from '#values/basePath.ts'
import { makeI18nProvider, type PortalI18n } from '../i18n/i18nProvider.ts'
import { type Language, languageFor, loadCatalogue } from '../i18n/index.ts'
import { onlyCustomer } from './customer/useOnlyCustomer.ts'
import { readPreference } from './preferences.ts'
import { makeQueryClient } from './queryClient.ts'
import { screenOfRoute } from './routes/areas.ts'
import { openedPage, seedOf } from './routes/normalLocation.ts'
import { tidyDrafts } from './session/draftStore.ts'

export interface Start {
  readonly user: CurrentUser | null
  /** Contains the prefetched data. */
  readonly queryClient: QueryClient
  readonly store: Store
  readonly i18n: PortalI18n
}

/** Columns, language and theme persist after sign-out, separately for each user. */
const storeOf = (user: CurrentUser | null): Store => ({
  ...localStorageStore('1', `${basePath()}:${user?.id ?? 'guest'}:`),
  // react-admin would clear the store on sign-out.
  reset: () => undefined,
})

const languageOf = (store: Store | null) =>
  languageFor([store?.getItem<string>('language'), readPreference('language'), ...navigator.languages])

const quietly = <Answer>(promise: Promise<Answer>) => promise.catch(() => null)

/**
 * Menu embedded in the document. Fetched only by tabs without a customer, so that the first page opens for the customer
 * that will be selected.
 */
const firstMenu = async () => {
  const customerId = currentCustomer()
  const opened = takeEmbeddedMenu()
  if (opened?.customerId === customerId) return opened.menu
  return customerId === null ? quietly(fetchMenu(null)) : null
}

const takeOnlyCustomer = (user: CurrentUser, [, customerIds]: Menu) => {
  const only = currentCustomer() === null ? onlyCustomer(user, customerIds) : null
  if (only !== null) chooseCustomer(only)
}

/**
 * Preloads texts and code that the first page will probably need, while the user is being fetched. Errors surface where
 * the code is used.
 */
const preload = (opened: ReturnType<typeof openedPage>) => {
  const language = languageOf(null)
  void quietly(loadCatalogue(language))
  if (!opened) return
  const { load, texts } = screenOfRoute(opened.page.route as Route)
  for (const fetch of [load, ...texts.map((both) => both[language])]) void quietly<unknown>(fetch())
}

/**
 * Loads the texts, including those of the opened page. Also waits for the page's code, so that the first render is
 * complete.
 */
const openTexts = async (language: Language, opened: ReturnType<typeof openedPage>) => {
  const i18n = makeI18nProvider(language, await loadCatalogue(language))
  if (!opened) return i18n
  const { load, texts } = screenOfRoute(opened.page.route as Route)
  await Promise.all([quietly<unknown>(load()), quietly(i18n.open(texts))])
  return i18n
}

/** Normalizes the page's address and selects its customer before any call depends on the customer. */
const enterPage = ({ pathname, search, hash }: NonNullable<ReturnType<typeof openedPage>>['place']) => {
  const seed = seedOf(search, currentCustomer())
  if (seed?.customer) beginWithCustomer(seed.customer)
  window.history.replaceState(
    window.history.state,
    '',
    atBase(`/forge${pathname}${seed ? seed.search : search}${hash}`),
  )
}

/**
 * Without answers in the document, access is asked for together with the user. A tab without a customer waits: its user
 * may have only one.
 */
const askForAccess = ({ page }: NonNullable<ReturnType<typeof openedPage>>) => {
  const customerId = currentCustomer()
  if (page.guard === 'page' && customerId !== null && !embeddedUserFor(page.route, customerId)) askAhead(page)
}

const watchFaults = async (userId: number) => (await import('./session/reportFaults.ts')).reportFaults(userId)

/** Loads the current user and the texts. The page guard checks the session. */
export const boot = async (): Promise<Start> => {
  seedFromCookie()
  const opened = openedPage()
  if (opened) enterPage(opened.place)
  if (hasLoginCookie()) preload(opened)
  if (hasLoginCookie() && opened) askForAccess(opened)
  const [user, menu] = await Promise.all(hasLoginCookie() ? [quietly(fetchCurrentUser()), firstMenu()] : [null, null])
  if (user && menu) takeOnlyCustomer(user, menu)
  if (user && !Object.values(portalSettings().isEmbedded).every(Boolean)) await quietly(watchFaults(user.id))
  if (user) tidyDrafts(user.id, opened && `${opened.place.pathname}${opened.place.search}`)
  const store = storeOf(user)
  const language = languageOf(store)
  const i18n = await openTexts(language, user && opened)
  const queryClient = makeQueryClient(user, menu)
  if (user) await prefetchQueries(queryClient)
  return { user, queryClient, store, i18n }
}
