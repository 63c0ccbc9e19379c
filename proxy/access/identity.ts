import type { Caller } from '../../backend/access/caller.ts'
import type { Backend } from '../../backend/backend.ts'
import { HttpError } from '../../backend/httpError.ts'
import { hashSecret } from '../../backend/secrets.ts'
import { account } from '../../schema/account/account.ts'
import { actsForEveryCustomer } from '../../schema/account/userRules.ts'
import type { AnswerOf, Call, InputOf, ServiceName } from '../../schema/call.ts'
import { pageAt } from '../../schema/pages.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import { askService, misanswered } from '../forwarding/askService.ts'
import type { FaultsOf } from '../forwarding/faultSink.ts'

/** Answers who is calling and what they may, wherever the auth service is. */
export interface Identities {
  /** The caller who holds a token, or null. */
  of(token: string): Promise<Caller | null>
  /** Whether the caller may open one of these pages, for a call of this service. */
  mayOpen(caller: Caller, routes: readonly string[], asking: { token: string; service: ServiceName }): Promise<boolean>
  /** Of some pages those that the caller may open. */
  openPages(caller: Caller, routes: readonly string[], token: string): Promise<readonly string[]>
  holdsKey(caller: Caller, keys: readonly string[], token: string): Promise<boolean>
  /** The auth service is being asked by the browser itself about this page: its answer counts for the page's calls. */
  rememberPage(token: string, slug: string, isOpen: Promise<boolean>): void
  /** What is remembered of a token is dropped: its session has ended or begun. */
  forget(token: string): void
  /** What is remembered of anybody is dropped: an administrator may have changed what they may. */
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
/** Each question about a page may be counted as a visit by the company, so a page stays open for as long as people work on it. */
const openPageMilliseconds = 3_600_000
const mostRemembered = 10_000

/** The caller, and what the menu says of their permissions. */
interface Person {
  readonly caller: Caller
  readonly menuSlugs: ReadonlySet<string>
  /** Tells one set of permissions from another, as far as role and menu show them. */
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

/** What the auth service has said about pages, as long as the caller's permissions look the same. */
interface KnownPages {
  permissions: string | null
  readonly bySlug: Map<string, PageAnswer>
}

/** Whether a page about the portal itself is for this role. */
const isOwnOf = (roleId: number, route: string) => {
  const page = pageAt(route)
  return page?.isOwn === true && page.roles.includes(roleId)
}

const slugOf = (route: string) => pageAt(route)?.slug || '/'

/** Remembers up to `mostRemembered` tokens by their hash; drops all of them at once when there are more. */
const createMemory = <T>() => {
  const remembered = new Map<string, T>()
  return {
    get: (token: string) => remembered.get(hashSecret(token)),
    set: (token: string, value: T) => {
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(hashSecret(token), value)
    },
    delete: (token: string) => void remembered.delete(hashSecret(token)),
    clear: () => remembered.clear(),
  }
}

type Settings = Pick<Config, 'timeZone' | 'forwardsAdditions'>

/** Asks the company's auth service, and remembers what it answers. */
const connected = (
  authUrl: string,
  { timeZone, forwardsAdditions }: Settings,
  milliseconds: number,
  faultsOf: FaultsOf,
): Identities => {
  const people = createMemory<KnownPerson>()
  const pages = createMemory<KnownPages>()

  /** A refusal of one of these questions is a fault of the service, and no answer to the call that needed it. */
  const ask = async <C extends Call>(call: C, input: InputOf<C>, token: string): Promise<AnswerOf<C>> => {
    try {
      const signal = AbortSignal.timeout(milliseconds)
      return await askService(authUrl, call, input, { token, signal, timeZone, onFaults: faultsOf(token) })
    } catch (error) {
      if (error instanceof HttpError && [400, 404, 405, 415, 422].includes(error.status))
        throw misanswered(call.path, `status ${error.status}`)
      throw error
    }
  }

  const askPerson = async (token: string): Promise<Person | null> => {
    try {
      const { id, name, email, roleId, plant } = await ask(account.currentUser, {}, token)
      const [groups, customerIds] = await ask(account.menu, {}, token)
      const customers = actsForEveryCustomer(roleId) ? 'all' : customerIds
      return {
        caller: { id, name, email, roleId, plant, customers },
        menuSlugs: new Set(groups.flatMap(({ items }) => items.map(({ slug }) => slug))),
        permissions: JSON.stringify([roleId, groups]),
      }
    } catch (error) {
      if (error instanceof HttpError && error.status === 401) return null
      throw error
    }
  }

  const personOf = (token: string) => {
    const known = people.get(token)
    if (known && known.until > Date.now()) return known.person
    const fresh = { until: Date.now() + rememberMilliseconds, person: askPerson(token) }
    people.set(token, fresh)
    // Unless another has taken its place meanwhile.
    fresh.person.catch(() => people.get(token) === fresh && people.delete(token))
    return fresh.person
  }

  /** What is known about pages, or nothing once the permissions have changed since. */
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

  const remember = (bySlug: Map<string, PageAnswer>, slug: string, isOpen: Promise<boolean>) => {
    const answer: PageAnswer = { until: Number.POSITIVE_INFINITY, isOpen }
    bySlug.set(slug, answer)
    isOpen.then(
      (is) => {
        answer.until = Date.now() + (is ? openPageMilliseconds : rememberMilliseconds)
      },
      () => bySlug.get(slug) === answer && bySlug.delete(slug),
    )
    return isOpen
  }

  /** By the specified call a company may count a visit, of which only the page and the time zone are known here. */
  const askPage = async (slug: string, token: string) => {
    const visit = { slug, customerId: null, isMobile: false, browser: '', timeZone, language: '' }
    try {
      if (forwardsAdditions) return (await ask(account.pageAccessByGet, { slug }, token)).ok
      return (await ask(account.pageAccess, visit, token)).ok
    } catch (error) {
      if (error instanceof HttpError && error.status === 403) return false
      throw error
    }
  }

  const opens = async (slug: string, token: string) => {
    const bySlug = await pagesOf(token)
    const known = bySlug.get(slug)
    return known && known.until > Date.now() ? known.isOpen : remember(bySlug, slug, askPage(slug, token))
  }

  /** One of several pages is enough: what is known goes first, as asking may be counted as a visit. */
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
    mayOpen: async ({ roleId }, routes, { token, service }) => {
      // The pages of its own calls are its own affair.
      if (service === 'auth') return true
      if (forwardsAdditions) return opensOneOf(routes.map(slugOf), token)
      if (routes.some((route) => isOwnOf(roleId, route))) return true
      const ofCompany = routes.filter((route) => !pageAt(route)?.isOwn)
      return opensOneOf(ofCompany.map(slugOf), token)
    },
    // Many pages at once are not asked about one by one: the menu tells, or an answer that is known.
    openPages: async (_caller, routes, token) => {
      const bySlug = await pagesOf(token)
      const menuSlugs = (await personOf(token))?.menuSlugs
      const isOpen = await Promise.all(
        routes.map(async (route) => {
          const known = bySlug.get(slugOf(route))
          return known ? known.isOpen : menuSlugs?.has(slugOf(route)) === true
        }),
      )
      return routes.filter((_route, place) => isOpen[place])
    },
    holdsKey: async (_caller, keys, token) => {
      try {
        return (await ask(account.contentAccess, { access: keys.join(',') }, token)).ok
      } catch (error) {
        if (error instanceof HttpError && error.status === 403) return false
        throw error
      }
    },
    rememberPage: (token, slug, isOpen) => {
      const known = pages.get(token) ?? { permissions: null, bySlug: new Map<string, PageAnswer>() }
      pages.set(token, known)
      remember(known.bySlug, slug, isOpen)
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
  config.services.auth ? connected(config.services.auth, config, deadlines.read, faultsOf) : embedded(backend)
