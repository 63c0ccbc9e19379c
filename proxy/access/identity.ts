import type { Caller } from '#backend/access/caller.ts'
import type { Backend } from '#backend/backend.ts'
import { hashSecret } from '#backend/secrets.ts'
import { account } from '#schema/account/account.ts'
import { actsForEveryCustomer } from '#schema/account/roles.ts'
import type { AnswerOf, AnyCall, Call, InputOf } from '#schema/call.ts'
import { pageAt } from '#schema/pages.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import { statusOf } from '../errors.ts'
import { askService, unexpectedAnswer } from '../forwarding/askService.ts'
import type { FaultsOf } from '../forwarding/faultSink.ts'
import { healthOf } from '../forwarding/serviceHealth.ts'

/** Resolves callers and their permissions, from the embedded or the connected auth service. */
export interface Identities {
  /** Null for an unknown or expired token. */
  of(token: string): Promise<Caller | null>
  /** Returns true if the caller may open at least one of these pages, as a call requires. */
  mayOpen(caller: Caller, routes: readonly string[], asking: { token: string; call: AnyCall }): Promise<boolean>
  openPages(caller: Caller, routes: readonly string[], token: string): Promise<readonly string[]>
  holdsKey(caller: Caller, keys: readonly string[], token: string): Promise<boolean>
  /** Stores the answer to the browser's own page access call, so that the calls of the page need no second one. */
  rememberPage(token: string, slug: string, isOpen: Promise<boolean>): void
  /** Drops the cached identity of a token when its session begins or ends. */
  forget(token: string): void
  /** Drops all cached identities: an administrator may have changed permissions. */
  forgetAll(): void
}

const embedded = (backend: Backend): Identities => ({
  of: backend.identify,
  mayOpen: backend.mayOpen,
  openPages: backend.openPages,
  holdsKey: backend.holdsKey,
  rememberPage: () => {},
  forget: () => {},
  forgetAll: () => {},
})

const rememberMilliseconds = 10_000
/** A company may count each page access call as a visit, so its result is kept as long as people work on a page. */
const openPageMilliseconds = 3_600_000
/** A yes for a page outside the menu may be withdrawn without a change of the menu. */
const unlistedPageMilliseconds = 60_000
const maxRemembered = 10_000

/** The caller, and a summary of the permissions in their menu. */
interface Person {
  readonly caller: Caller
  readonly menuSlugs: ReadonlySet<string>
  /** Fingerprint of the permissions, as far as role and menu show them. */
  readonly permissions: string
}

interface KnownPerson {
  readonly until: number
  readonly person: Promise<Person | null>
}

interface PageAnswer {
  until: number
  readonly isOpen: Promise<boolean>
}

/** Page access results of the auth service; valid while the caller's permissions stay the same. */
interface KnownPages {
  permissions: string | null
  readonly bySlug: Map<string, PageAnswer>
}

/** Returns true if the route is a page about the portal itself and this role may open it. */
const isOwnOf = (roleId: number, route: string) => {
  const page = pageAt(route)
  return page?.isOwn === true && page.roles.includes(roleId)
}

const slugOf = (route: string) => pageAt(route)?.slug || '/'

/** Remembers up to `maxRemembered` tokens by their hash; drops all of them at once when there are more. */
const createMemory = <T>() => {
  const remembered = new Map<string, T>()
  return {
    get: (token: string) => remembered.get(hashSecret(token)),
    set: (token: string, value: T) => {
      if (remembered.size >= maxRemembered) remembered.clear()
      remembered.set(hashSecret(token), value)
    },
    delete: (token: string) => void remembered.delete(hashSecret(token)),
    clear: () => remembered.clear(),
  }
}

type Settings = Pick<Config, 'timeZone' | 'forwardsAdditions' | 'connectedMap'>

/** Queries the company's auth service and caches its answers. */
const connected = (
  authUrl: string,
  { timeZone, forwardsAdditions, connectedMap: map }: Settings,
  { read: milliseconds, pause }: Pick<Deadlines, 'read' | 'pause'>,
  faultsOf: FaultsOf,
): Identities => {
  const people = createMemory<KnownPerson>()
  const pages = createMemory<KnownPages>()

  /** A rejection here is a fault of the service, not an answer to the call that needed it. */
  const ask = async <C extends Call>(call: C, input: InputOf<C>, token: string): Promise<AnswerOf<C>> => {
    try {
      const signal = AbortSignal.timeout(milliseconds)
      const asking = { token, signal, timeZone, map, onFaults: faultsOf(token) }
      return await healthOf(authUrl).watch(pause, () => askService(authUrl, call, input, asking))
    } catch (error) {
      if ([400, 404, 405, 415, 422].includes(statusOf(error) ?? 0))
        throw unexpectedAnswer(call.path, `status ${statusOf(error)}`)
      throw error
    }
  }

  const askPerson = async (token: string): Promise<Person | null> => {
    try {
      const [{ id, name, email, roleId, plant }, [groups, customerIds]] = await Promise.all([
        ask(account.currentUser, {}, token),
        ask(account.menu, {}, token),
      ])
      const customers = actsForEveryCustomer(roleId) ? 'all' : customerIds
      return {
        caller: { id, name, email, roleId, plant, customers },
        menuSlugs: new Set(groups.flatMap(({ items }) => items.map(({ slug }) => slug))),
        permissions: JSON.stringify([roleId, groups]),
      }
    } catch (error) {
      if (statusOf(error) === 401) return null
      throw error
    }
  }

  const personOf = (token: string) => {
    const known = people.get(token)
    if (known && known.until > Date.now()) return known.person
    const fresh = { until: Date.now() + rememberMilliseconds, person: askPerson(token) }
    people.set(token, fresh)
    // Skip if another entry has replaced this one.
    fresh.person.catch(() => people.get(token) === fresh && people.delete(token))
    return fresh.person
  }

  /** Returns the known pages; empty once the permissions have changed. */
  const pagesOf = async (token: string) => {
    const permissions = (await personOf(token))?.permissions ?? null
    const known = pages.get(token)
    if (known && (known.permissions ?? permissions) === permissions) {
      known.permissions = permissions
      return known.bySlug
    }
    const fresh = { permissions, bySlug: new Map<string, PageAnswer>() }
    pages.set(token, fresh)
    return fresh.bySlug
  }

  const isInMenu = async (slug: string, token: string) => {
    const person = await personOf(token).catch(() => null)
    return person?.menuSlugs.has(slug) === true
  }

  const remember = (token: string, bySlug: Map<string, PageAnswer>, slug: string, isOpen: Promise<boolean>) => {
    const answer: PageAnswer = { until: Number.POSITIVE_INFINITY, isOpen }
    bySlug.set(slug, answer)
    isOpen.then(
      async (is) => {
        answer.until = Date.now() + (is ? unlistedPageMilliseconds : rememberMilliseconds)
        if (is && (await isInMenu(slug, token))) answer.until = Date.now() + openPageMilliseconds
      },
      () => bySlug.get(slug) === answer && bySlug.delete(slug),
    )
    return isOpen
  }

  /** A company may count the specified call as a visit, of which only page and time zone are known here. */
  const askPage = async (slug: string, token: string) => {
    const visit = { slug, customerId: null, isMobile: false, browser: '', timeZone, language: '' }
    try {
      if (forwardsAdditions) return (await ask(account.pageAccessByGet, { slug }, token)).ok
      return (await ask(account.pageAccess, visit, token)).ok
    } catch (error) {
      if (statusOf(error) === 403) return false
      throw error
    }
  }

  const opens = async (slug: string, token: string) => {
    const bySlug = await pagesOf(token)
    const known = bySlug.get(slug)
    return known && known.until > Date.now() ? known.isOpen : remember(token, bySlug, slug, askPage(slug, token))
  }

  /** One of several pages is enough. Known results are used first, as each access call may count as a visit. */
  const opensOneOf = async (slugs: readonly string[], token: string) => {
    const bySlug = await pagesOf(token)
    const isKnown = (slug: string) => (bySlug.get(slug)?.until ?? 0) > Date.now()
    const known = slugs.filter(isKnown)
    const unknown = slugs.filter((slug) => !isKnown(slug))
    for (const slug of [...known, ...unknown]) if (await opens(slug, token)) return true
    return false
  }

  return {
    of: async (token) => (await personOf(token))?.caller ?? null,
    mayOpen: async ({ roleId }, routes, { token, call }) => {
      // The auth service authorizes its own calls.
      if (call.service === 'auth' && !call.isOwn) return true
      if (forwardsAdditions) return opensOneOf(routes.map(slugOf), token)
      if (routes.some((route) => isOwnOf(roleId, route))) return true
      const ofCompany = routes.filter((route) => !pageAt(route)?.isOwn)
      return opensOneOf(ofCompany.map(slugOf), token)
    },
    // Many pages at once are not checked one by one: the menu decides, or a known result.
    openPages: async (_caller, routes, token) => {
      const bySlug = await pagesOf(token)
      const menuSlugs = (await personOf(token))?.menuSlugs
      const isOpen = await Promise.all(
        routes.map(async (route) => {
          const known = bySlug.get(slugOf(route))
          const isListed = menuSlugs?.has(slugOf(route)) === true
          return known && known.until > Date.now() ? known.isOpen.catch(() => isListed) : isListed
        }),
      )
      return routes.filter((_route, place) => isOpen[place])
    },
    holdsKey: async (_caller, keys, token) => {
      try {
        return (await ask(account.contentAccess, { access: keys.join(',') }, token)).ok
      } catch (error) {
        if (statusOf(error) === 403) return false
        throw error
      }
    },
    rememberPage: (token, slug, isOpen) => {
      const known = pages.get(token) ?? { permissions: null, bySlug: new Map<string, PageAnswer>() }
      pages.set(token, known)
      // The browser's own call fails when its tab is closed, which is not an answer about the page.
      const answer = isOpen.catch(() => askPage(slug, token))
      remember(token, known.bySlug, slug, answer)
    },
    forget: (token) => {
      people.delete(token)
      pages.delete(token)
    },
    forgetAll: () => {
      people.clear()
      pages.clear()
    },
  }
}

export const createIdentities = (
  config: Config,
  backend: Backend,
  deadlines: Deadlines,
  faultsOf: FaultsOf,
): Identities =>
  config.services.auth ? connected(config.services.auth, config, deadlines, faultsOf) : embedded(backend)
