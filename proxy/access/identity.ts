import type { Caller } from '../../backend/access/caller.ts'
import type { Backend } from '../../backend/backend.ts'
import { HttpError } from '../../backend/httpError.ts'
import { hashSecret } from '../../backend/secrets.ts'
import { account } from '../../schema/account/account.ts'
import { actsForEveryCustomer } from '../../schema/account/userRules.ts'
import type { ServiceName } from '../../schema/call.ts'
import { pageAt } from '../../schema/pages.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import { type Asking, askService } from '../forwarding/askService.ts'
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
  forget: () => {},
  forgetAll: () => {},
})

const rememberMilliseconds = 10_000
const mostRemembered = 10_000

/** What the company's auth service has said of a token. */
interface Known {
  readonly until: number
  readonly caller: Promise<Caller | null>
  /** Whether the caller may open a page, by its slug. */
  readonly pages: Map<string, Promise<boolean>>
}

const askCaller = async (authUrl: string, asking: Asking): Promise<Caller | null> => {
  try {
    const { id, name, email, roleId, plant } = await askService(authUrl, account.currentUser, {}, asking)
    const [, customerIds] = await askService(authUrl, account.menu, {}, asking)
    return { id, name, email, roleId, plant, customers: actsForEveryCustomer(roleId) ? 'all' : customerIds }
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return null
    throw error
  }
}

/** Asks the company's auth service, and remembers an answer for at most ten seconds. */
const connected = (authUrl: string, milliseconds: number, faultsOf: FaultsOf): Identities => {
  const askingFor = (token: string) => ({
    token,
    signal: AbortSignal.timeout(milliseconds),
    onFaults: faultsOf(token),
  })
  const remembered = new Map<string, Known>()

  const knownOf = (token: string) => {
    const key = hashSecret(token)
    const now = Date.now()
    const known = remembered.get(key)
    if (known && known.until > now) return known
    if (remembered.size >= mostRemembered) remembered.clear()
    const caller = askCaller(authUrl, askingFor(token))
    const fresh = { until: now + rememberMilliseconds, caller, pages: new Map() }
    remembered.set(key, fresh)
    // Unless another has taken its place meanwhile.
    caller.catch(() => remembered.get(key) === fresh && remembered.delete(key))
    return fresh
  }

  /** By GET, which leaves no visit (DECISIONS X9). */
  const askPage = async (slug: string, token: string) =>
    (await askService(authUrl, account.pageAccessByGet, { slug }, askingFor(token))).ok

  const opens = (slug: string, token: string) => {
    const { pages } = knownOf(token)
    const answer = pages.get(slug) ?? askPage(slug, token)
    pages.set(slug, answer)
    answer.catch(() => pages.delete(slug))
    return answer
  }

  return {
    of: (token) => knownOf(token).caller,
    mayOpen: async (_caller, routes, { token, service }) => {
      // The pages of its own calls are its own affair.
      if (service === 'auth') return true
      for (const route of routes) if (await opens(pageAt(route)?.slug || '/', token)) return true
      return false
    },
    openPages: async (_caller, routes, token) => {
      const isOpen = await Promise.all(routes.map((route) => opens(pageAt(route)?.slug || '/', token)))
      return routes.filter((_route, place) => isOpen[place])
    },
    holdsKey: async (_caller, keys, token) => {
      try {
        return (await askService(authUrl, account.contentAccess, { access: keys.join(',') }, askingFor(token))).ok
      } catch (error) {
        if (error instanceof HttpError && error.status === 403) return false
        throw error
      }
    },
    forget: (token) => void remembered.delete(hashSecret(token)),
    forgetAll: () => remembered.clear(),
  }
}

export const createIdentities = (
  config: Config,
  backend: Backend,
  deadlines: Deadlines,
  faultsOf: FaultsOf,
): Identities => (config.services.auth ? connected(config.services.auth, deadlines.read, faultsOf) : embedded(backend))
