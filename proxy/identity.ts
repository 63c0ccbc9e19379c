import type { Backend } from '../backend/backend.ts'
import type { Caller } from '../backend/caller.ts'
import { Refusal } from '../backend/refusal.ts'
import { hashSecret } from '../backend/secrets.ts'
import { account } from '../schema/account.ts'
import { actsForEveryCustomer } from '../schema/userRules.ts'
import { askService } from './askService.ts'
import type { Config } from './config.ts'

/** Answers who is calling and what they may, wherever the auth service is. */
export interface Identities {
  /** The caller who holds a token, or null. */
  of(token: string): Promise<Caller | null>
  /** Whether the caller may open one of these pages. */
  mayOpen(caller: Caller, routes: readonly string[]): Promise<boolean>
  holdsKey(caller: Caller, keys: readonly string[], token: string): Promise<boolean>
  /** What is remembered of a token is dropped: its session has ended or begun. */
  forget(token: string): void
}

const embedded = (backend: Backend): Identities => ({
  of: backend.identify,
  mayOpen: backend.mayOpen,
  holdsKey: backend.holdsKey,
  forget: () => {},
})

const rememberMilliseconds = 10_000
const mostRemembered = 10_000

/** Asks the company's auth service, and remembers an answer for at most ten seconds. */
const connected = (authUrl: string): Identities => {
  const remembered = new Map<string, { until: number; caller: Promise<Caller | null> }>()

  const ask = async (token: string): Promise<Caller | null> => {
    try {
      const { id, name, email, roleId, plant } = await askService(authUrl, account.currentUser, {}, token)
      const [, customerIds] = await askService(authUrl, account.menu, {}, token)
      return { id, name, email, roleId, plant, customers: actsForEveryCustomer(roleId) ? 'all' : customerIds }
    } catch (error) {
      if (error instanceof Refusal && error.status === 401) return null
      throw error
    }
  }

  const of = (token: string) => {
    const key = hashSecret(token)
    const now = Date.now()
    const known = remembered.get(key)
    if (known && known.until > now) return known.caller
    if (remembered.size >= mostRemembered) remembered.clear()
    const caller = ask(token)
    remembered.set(key, { until: now + rememberMilliseconds, caller })
    caller.catch(() => remembered.delete(key))
    return caller
  }

  return {
    of,
    // The pages of a connected auth service are that service's own affair.
    mayOpen: async () => true,
    holdsKey: async (_caller, keys, token) => {
      try {
        return (await askService(authUrl, account.contentAccess, { access: keys.join(',') }, token)).ok
      } catch (error) {
        if (error instanceof Refusal && error.status === 403) return false
        throw error
      }
    },
    forget: (token) => void remembered.delete(hashSecret(token)),
  }
}

export const createIdentities = (config: Config, backend: Backend): Identities =>
  config.services.auth ? connected(config.services.auth) : embedded(backend)
