import type { Backend } from '../backend/backend.ts'
import type { Answered } from '../backend/implement.ts'
import { account } from '../schema/account.ts'
import { type FileAnswer, fileIn } from '../schema/envelope.ts'
import { wireName } from '../schema/product.ts'
import { demandOwnCustomer } from './access.ts'
import { readBody } from './body.ts'
import type { Config } from './config.ts'
import { withClient } from './credentials.ts'
import { csvOf, sendCsv } from './csv.ts'
import type { Deadlines } from './deadlines.ts'
import type { Exchange, Service } from './exchange.ts'
import { readInput } from './input.ts'
import type { DemandLink } from './link.ts'
import { receiveFiles } from './receiveFiles.ts'
import { sendFile } from './sendFile.ts'
import {
  answersCode,
  answersToken,
  bindCode,
  clearSession,
  demandBoundCode,
  endsSession,
  setSession,
} from './session.ts'

const sendPage = ({ response, call }: Exchange, { page, version }: Answered) => {
  if (version !== null) response.setHeader('ETag', `"${version}"`)
  if (!page) return
  const range = (response.req.query.range as string | undefined) ?? '[0]'
  const from = Number(/\d+/.exec(range)?.[0] ?? 0)
  const span = page.length === 0 ? '*' : `${from}-${from + page.length - 1}`
  // A parameter is no name, and its colon may not stand in this header.
  const unit = wireName(call.path)
    .split('/')
    .findLast((part) => /^\w/.test(part))
  response.setHeader('Content-Range', `${unit} ${span}/${page.total}${page.isExact ? '' : '+'}`)
}

/** The services of this process: decodes the input, checks whose it is, runs the handler, sends its answer. */
export const embeddedService = (
  backend: Backend,
  config: Config,
  demandLink: DemandLink,
  { upload }: Deadlines,
): Service => {
  const asCookie = async ({ response, credentials }: Exchange, body: unknown) => {
    const { access_token: token, expires_in: seconds, ...rest } = body as { access_token: string; expires_in: number }
    response.setHeader('Pragma', 'no-cache')
    if (!credentials.wantsCookie) return body
    const caller = await backend.identify(token)
    setSession(response, config, token, caller?.name ?? '', seconds)
    return { access_token: 'cookie', expires_in: seconds, ...rest }
  }

  const readAsked = async (exchange: Exchange) => {
    const { call, params, request, response, caller, credentials } = exchange
    const body = call.uploads ? null : await readBody(request, response)
    const read = readInput(call, params, request, body?.wire)
    const isGrant = call === (account.signIn as typeof call)
    const input = isGrant ? withClient(read, request, credentials, backend.oauthClient) : read
    demandOwnCustomer(call, caller, input)
    await demandLink(call, input)
    if (call === (account.redeemSessionCode as typeof call))
      demandBoundCode(request, credentials, String(input.session))
    const key = request.headers['idempotency-key']
    const repeatKey = typeof key === 'string' && key !== '' ? key : null
    const files = await receiveFiles(exchange, backend, upload)
    return { input, caller, sessionToken: credentials.token, address: request.ip ?? '', repeatKey, files }
  }

  const call = async (exchange: Exchange) => {
    const { request, response } = exchange
    const record = csvOf(exchange.call, request)
    if (record) return sendCsv(response, record, await backend.stream(exchange.call, await readAsked(exchange)))
    const answered = await backend.execute(exchange.call, await readAsked(exchange))
    const file = fileIn(exchange.call.answer)
    if (file) return sendFile(response, file, answered.body as FileAnswer)
    sendPage(exchange, answered)
    if (endsSession(exchange.call)) clearSession(response, config)
    if (answersCode(exchange.call)) bindCode(response, config, (answered.body as { session: string }).session)
    response.json(answersToken(exchange.call) ? await asCookie(exchange, answered.body) : answered.body)
  }
  return { call }
}
