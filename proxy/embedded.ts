import { once } from 'node:events'
import type { Backend } from '../backend/backend.ts'
import type { CallRequest, CallResult } from '../backend/implement.ts'
import { isLarge } from '../backend/list/paging.ts'
import { breathe } from '../backend/process/breathe.ts'
import { turnsOf } from '../backend/process/limits.ts'
import type { AnyCall } from '../schema/call.ts'
import { type ListRequest, totalsHeader } from '../schema/list.ts'
import { type FileAnswer, type FileCodec, fileIn } from '../schema/wire/envelope.ts'
import { wireName } from '../schema/wire/product.ts'
import { requireOwnCustomer } from './access/access.ts'
import type { Identities } from './access/identity.ts'
import type { RequireValidLink } from './access/link.ts'
import { listFileOf, sendListFile } from './answers/listFile.ts'
import { sendFile } from './answers/sendFile.ts'
import { prepareJson } from './answers/sendPacked.ts'
import type { Config } from './config.ts'
import type { Deadlines } from './deadlines.ts'
import { type Exchange, fairShareKey, type Service, untilClosed } from './exchange.ts'
import { readBody } from './input/body.ts'
import { receiveForm } from './input/forms/receiveFiles.ts'
import { readInput } from './input/input.ts'
import { receiveStream } from './input/receiveStream.ts'
import type { Uploads } from './input/uploads.ts'
import { languageOf } from './session/credentials.ts'
import type { OAuth } from './session/oauth.ts'
import {
  answersCode,
  bindCode,
  browserOf,
  clearSession,
  endsSession,
  isSignIn,
  markBrowser,
  provenEmail,
  redeemsCode,
  requireBoundCode,
  revokesToken,
  setSession,
} from './session/session.ts'

const sendPage = ({ response, call }: Exchange, { page, version }: CallResult) => {
  if (version !== null) response.setHeader('ETag', `"${version}"`)
  if (!page) return
  const range = (response.req.query.range as string | undefined) ?? '[0]'
  const from = Number(/\d+/.exec(range)?.[0] ?? 0)
  const span = page.length === 0 ? '*' : `${from}-${from + page.length - 1}`
  // Skips parameters: the colon is not allowed in this header.
  const unit = wireName(call.path)
    .split('/')
    .findLast((part) => /^\w/.test(part))
  if (Object.keys(page.totals).length > 0) response.setHeader(totalsHeader, JSON.stringify(page.totals))
  response.setHeader('Content-Range', `${unit} ${span}/${page.total}${page.isExact ? '' : '+'}`)
}

/** Returns true if a call may return so many rows that only a few users may read them at a time. */
const isLargeRead = ({ list }: AnyCall, { input }: CallRequest) =>
  list !== null && isLarge((input as { list: ListRequest }).list)

/**
 * Answers calls in this process: decodes the input, checks access to its customer, runs the handler, sends the
 * response.
 */
export const embeddedService = (
  backend: Backend,
  config: Config,
  { requireValidLink, identities }: { readonly requireValidLink: RequireValidLink; readonly identities: Identities },
  deadlines: Deadlines,
  uploads: Uploads,
  oauth: OAuth,
): Service => {
  const largeReads = turnsOf('largeReads', config.largeReads)
  const largeAnswers = turnsOf('largeAnswers')
  const zips = turnsOf('zips')

  const asCookie = async ({ response, credentials }: Exchange, body: unknown) => {
    const { access_token: token, expires_in: seconds, ...rest } = body as { access_token: string; expires_in: number }
    response.setHeader('Pragma', 'no-cache')
    if (!credentials.wantsCookie) return body
    const caller = await backend.identify(token)
    setSession(response, config, token, caller?.name ?? '', seconds)
    return { access_token: 'cookie', expires_in: seconds, ...rest }
  }

  /**
   * After a successful proof of ownership, the account trusts this browser, so that failed attempts elsewhere cannot
   * lock it out.
   */
  const remember = async ({ call, credentials, response }: Exchange, callRequest: CallRequest) => {
    const email = provenEmail(call, callRequest)
    if (email === null || !credentials.wantsCookie) return
    const value = await backend.rememberBrowser(callRequest.browser, email)
    if (value !== null) markBrowser(response, config, value)
  }

  const readCallRequest = async (exchange: Exchange) => {
    const { call, params, request, caller, credentials } = exchange
    const body = call.uploads || call.streams ? null : await readBody(exchange, deadlines.idle)
    const input = readInput(call, params, request, body?.wire)
    requireOwnCustomer(call, caller, input)
    await requireValidLink(call, input)
    if (redeemsCode(call)) requireBoundCode(request, config, credentials, String(input.session))
    const key = request.headers['idempotency-key']
    const repeatKey = typeof key === 'string' && key !== '' ? key : null
    const browser = credentials.wantsCookie ? browserOf(request) : null
    const language = languageOf(request)
    const identity = { caller, sessionToken: credentials.token, address: request.ip ?? '', browser, language }
    const openPages = async (routes: readonly string[]) =>
      caller && credentials.token ? identities.openPages(caller, routes, credentials.token) : []
    const hasOwnSession = config.services.auth === undefined
    const callRequest = {
      input,
      ...identity,
      hasOwnSession,
      repeatKey,
      openPages,
      signal: untilClosed(exchange),
    }
    const { streams } = call
    if (streams) {
      const receive = () => receiveStream(exchange, streams, backend, deadlines)
      return { ...callRequest, files: await uploads.onDisk(exchange, receive) }
    }
    if (!call.uploads) return callRequest
    await backend.requireOwnRow(call, callRequest)
    const { texts, files } = await uploads.onDisk(exchange, () => receiveForm(exchange, backend, deadlines))
    return { ...callRequest, input: { ...input, ...texts }, files }
  }

  /** Changes are always answered: the client could not tell a refused answer from a refused change. */
  const whoHolds = (exchange: Exchange) => (exchange.call.changes ? null : fairShareKey(exchange))

  const answerFile = async (exchange: Exchange, callRequest: CallRequest, file: FileCodec) => {
    const { call, response } = exchange
    const { body } = await backend.execute(call, callRequest)
    await sendFile(response, file, body as FileAnswer, whoHolds(exchange))
  }

  /** Makes a JSON answer; returns the function that sends it. */
  const makeJson = async (exchange: Exchange, callRequest: CallRequest) => {
    const { call, response } = exchange
    const answered = await backend.execute(call, callRequest)
    await breathe(answered.page?.length)
    await remember(exchange, callRequest)
    sendPage(exchange, answered)
    if (endsSession(call)) clearSession(response, config)
    if (answersCode(call)) bindCode(response, config, (answered.body as { session: string }).session)
    const body = redeemsCode(call) ? await asCookie(exchange, answered.body) : answered.body
    return prepareJson(response, body, whoHolds(exchange))
  }

  /** Ends an answer that holds its place for too long. */
  const inTime = (response: Exchange['response'], work: () => Promise<void>) => {
    const end = setTimeout(() => response.destroy(), deadlines.place)
    return work().finally(() => clearTimeout(end))
  }

  const answerOAuth = async (exchange: Exchange, answer: OAuth['issueToken']) => {
    const { call, params, request, response } = exchange
    const body = await readBody(exchange, deadlines.idle)
    const send = prepareJson(response, await answer(exchange, readInput(call, params, request, body?.wire)), null)
    await (await send)()
  }

  const call = async (exchange: Exchange): Promise<void> => {
    const { request, response } = exchange
    if (isSignIn(exchange.call)) return answerOAuth(exchange, oauth.issueToken)
    if (revokesToken(exchange.call)) return answerOAuth(exchange, oauth.revokeToken)
    const callRequest = await readCallRequest(exchange)
    const listFile = listFileOf(exchange.call, request)
    if (listFile)
      return sendListFile(
        response,
        listFile,
        callRequest.caller?.id ?? null,
        await backend.stream(exchange.call, callRequest),
      )
    const file = fileIn(exchange.call.answer)
    const signal = untilClosed(exchange)
    if (file?.fileType === 'application/zip')
      return zips.run(fairShareKey(exchange), () => inTime(response, () => answerFile(exchange, callRequest, file)), {
        signal,
      })
    if (file) return answerFile(exchange, callRequest, file)
    const make = () => makeJson(exchange, callRequest)
    if (!isLargeRead(exchange.call, callRequest)) return void (await (await make())())
    const makeAndSend = async () => {
      const send = await largeAnswers.run(fairShareKey(exchange), make, { signal })
      await send()
      // The answer is held in memory until it is sent.
      if (!response.closed) await once(response, 'close')
    }
    return largeReads.run(fairShareKey(exchange), () => inTime(response, makeAndSend), { signal })
  }
  return { call }
}
