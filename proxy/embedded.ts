import { once } from 'node:events'
import type { RequestHandler } from 'express'
import type { Backend } from '#backend/backend.ts'
import type { CallRequest, CallResult } from '#backend/implement.ts'
import { isLarge } from '#backend/list/paging.ts'
import { breathe } from '#backend/process/breathe.ts'
import { turnsOf } from '#backend/process/limits.ts'
import type { AnyCall } from '#schema/call.ts'
import { type ListRequest, totalsHeader } from '#schema/list.ts'
import { type FileAnswer, type FileInfo, fileIn } from '#schema/wire/envelope.ts'
import { wireName } from '#schema/wire/product.ts'
import type { Identities } from './access/identity.ts'
import { listFileOf, sendListFile } from './answers/listFile.ts'
import { sendFile } from './answers/sendFile.ts'
import { prepareJson } from './answers/sendPacked.ts'
import type { Config } from './config.ts'
import type { Deadlines } from './deadlines.ts'
import { type Exchange, fairShareKey, finish, untilHungUp } from './exchange.ts'
import { receiveForm } from './input/receiveFiles.ts'
import { receiveStream } from './input/receiveStream.ts'
import type { Uploads } from './input/uploads.ts'
import { languageOf } from './session/credentials.ts'
import { browserOf, markBrowser, provenEmail } from './session/session.ts'

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

/** Changes are always answered: the client could not tell a refused answer from a refused change. */
const whoHolds = (exchange: Exchange) => (exchange.call.changes ? null : fairShareKey(exchange))

interface Tools {
  readonly backend: Backend
  readonly config: Config
  readonly identities: Identities
  readonly deadlines: Deadlines
  readonly uploads: Uploads
}

/** The checked input with the circumstances of a request, as the back end reads them. */
export const createCallRequest =
  ({ config, identities }: Pick<Tools, 'config' | 'identities'>) =>
  (exchange: Exchange) => {
    const { request, input, caller, credentials } = exchange
    const key = request.headers['idempotency-key']
    const openPages = async (routes: readonly string[]) =>
      caller && credentials.token ? identities.openPages(caller, routes, credentials.token) : []
    return {
      input,
      caller,
      sessionToken: credentials.token,
      address: request.ip ?? '',
      browser: credentials.wantsCookie ? browserOf(request) : null,
      language: languageOf(request),
      hasOwnSession: config.services.auth === undefined,
      repeatKey: typeof key === 'string' && key !== '' ? key : null,
      openPages,
      signal: untilHungUp(exchange),
    }
  }

/** Last handler of calls that are answered in this process: receives files, runs the handler, sends the response. */
export const createEmbedded = (tools: Tools): RequestHandler => {
  const { backend, config, deadlines, uploads } = tools
  const callRequestOf = createCallRequest(tools)
  const largeReads = turnsOf('largeReads', config.largeReads)
  const largeAnswers = turnsOf('largeAnswers')
  const zips = turnsOf('zips')
  const calls = turnsOf('calls')

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

  const withFiles = async (exchange: Exchange, callRequest: CallRequest): Promise<CallRequest> => {
    const { call, input } = exchange
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

  const answerFile = async (exchange: Exchange, callRequest: CallRequest, file: FileInfo) => {
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
    return prepareJson(response, answered.body, whoHolds(exchange))
  }

  /** Ends an answer that holds its place for too long. */
  const inTime = (response: Exchange['response'], work: () => Promise<void>) => {
    const end = setTimeout(() => response.destroy(), deadlines.place)
    return work().finally(() => clearTimeout(end))
  }

  return finish(async (exchange) => {
    const { call, request, response } = exchange
    const callRequest = await withFiles(exchange, callRequestOf(exchange))
    const listFile = listFileOf(call, request)
    if (listFile)
      return sendListFile(response, listFile, callRequest.caller?.id ?? null, await backend.stream(call, callRequest))
    const file = fileIn(call.answer)
    const signal = untilHungUp(exchange)
    if (file?.fileType === 'application/zip')
      return zips.run(fairShareKey(exchange), () => inTime(response, () => answerFile(exchange, callRequest, file)), {
        signal,
      })
    if (file) return answerFile(exchange, callRequest, file)
    const make = () => makeJson(exchange, callRequest)
    if (!isLargeRead(call, callRequest)) return (await calls.run(fairShareKey(exchange), make, { signal }))()
    const makeAndSend = async () => {
      const send = await largeAnswers.run(fairShareKey(exchange), make, { signal })
      await send()
      // The answer is held in memory until it is sent.
      if (!response.closed) await once(response, 'close')
    }
    return largeReads.run(fairShareKey(exchange), () => inTime(response, makeAndSend), { signal })
  })
}
