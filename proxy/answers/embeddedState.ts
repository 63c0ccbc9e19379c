import { parse } from 'cookie'
import type { Request } from 'express'
import type { Caller } from '#backend/access/caller.ts'
import type { Backend } from '#backend/backend.ts'
import { account } from '#schema/account/account.ts'
import type { AnyCall, Call, InputOf } from '#schema/call.ts'
import { idIn, isIdText } from '#schema/kinds.ts'
import { breadcrumbTo, pageAt } from '#schema/pages.ts'
import type { EmbeddedState } from '#schema/wire/embeddedState.ts'
import { writeAnswer } from '#schema/wire/writeAnswer.ts'
import { requireOwnCustomer } from '../access/access.ts'
import type { Identities } from '../access/identity.ts'
import type { Config } from '../config.ts'
import { within } from '../deadlines.ts'
import { askService } from '../forwarding/askService.ts'
import type { FaultsOf } from '../forwarding/faultSink.ts'
import { customerCookie, languageOf, readCredentials } from '../session/credentials.ts'

/** Beyond this the browser fetches the data itself. */
const milliseconds = 500

const customerPattern = /^[1-9]\d{0,14}$/

/** The customer of the link, otherwise the last selected one. */
const customerOf = (request: Request, mayBeText: boolean) => {
  const named = request.query.fcid ?? parse(request.headers.cookie ?? '')[customerCookie]
  if (typeof named !== 'string') return null
  return customerPattern.test(named) || (mayBeText && isIdText(named)) ? idIn(named) : null
}

const pageOf = ({ path }: Request) => {
  const page = pageAt(path.replace(/^\/forge\/?|\/$/gi, ''))
  return page && page.guard !== 'public' ? page : null
}

interface Parts {
  readonly config: Config
  readonly backend: Backend
  readonly identities: Identities
  readonly faultsOf: FaultsOf
}

interface Asking {
  readonly request: Request
  readonly token: string
  readonly caller: Caller
}

const createAsk =
  ({ config, backend, faultsOf }: Parts, { request, token, caller }: Asking) =>
  async <C extends Call>(call: C, input: InputOf<C> & Readonly<Record<string, unknown>>) => {
    // The handler validates its own input.
    const any = call as unknown as AnyCall
    requireOwnCustomer(any, caller, input)
    const { auth } = config.services
    if (auth)
      return writeAnswer(
        call.answer,
        await askService(auth, call, input, {
          token,
          signal: AbortSignal.timeout(milliseconds),
          onFaults: faultsOf(token),
        }),
      )
    const identity = {
      caller,
      sessionToken: token,
      address: request.ip ?? '',
      browser: null,
      language: languageOf(request),
    }
    return (await backend.execute(any, { input, ...identity, repeatKey: null })).body
  }

/**
 * Data embedded in a page's document: the user, the menu and the page access, read by GET so that no visit is recorded.
 * Null if signed out, if the URL is not a guarded page, or if the browser should fetch it itself: after a failure, for
 * a foreign customer, or if a service takes longer than half a second.
 */
export const createEmbeddedState = (parts: Parts) => {
  const openedBy = async (request: Request, token: string): Promise<EmbeddedState | null> => {
    // A connected service may count this call as a visit, and only the browser knows all details of the visit.
    if (parts.config.services.auth && !parts.config.forwardsAdditions) return null
    const page = pageOf(request)
    const caller = page && (await parts.identities.of(token))
    if (!page || !caller) return null
    const ask = createAsk(parts, { request, token, caller })
    const customerId = customerOf(request, parts.config.services.auth !== undefined)
    const [user, menu, access] = await Promise.all([
      ask(account.currentUser, {}),
      ask(account.menu, { customerId }),
      ask(account.pageAccessByGet, { slug: page.guard === 'page' ? page.slug || '/' : '/', customerId }),
    ])
    return {
      route: page.route,
      customerId,
      user,
      menu,
      access:
        page.guard === 'page'
          ? access
          : writeAnswer(account.pageAccess.answer, { ok: true, trail: breadcrumbTo(page) }),
    }
  }
  return async (request: Request): Promise<EmbeddedState | null> => {
    const { token } = readCredentials(request, parts.config)
    return token === null ? null : within(milliseconds, openedBy(request, token)).catch(() => null)
  }
}
