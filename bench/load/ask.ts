import http, { type IncomingHttpHeaders } from 'node:http'

interface Question {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly agent?: http.Agent
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Undecoded, as received. */
  readonly bytes: Buffer
}

const request = ({ url, method = 'GET', headers = {}, body, agent }: Question) => {
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
  const request = http.request(
    url,
    { method, headers: { ...headers, ...length }, ...(agent ? { agent } : {}) },
    resolve,
  )
  request.once('error', reject)
  request.end(body)
  return promise
}

/** One request over plain HTTP, without any decoding of the response. */
export const ask = async (question: Question): Promise<Answer> => {
  const response = await request(question)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }
}

/** Like `ask`, but throws for any status other than 200. */
export const askWell = async (question: Question) => {
  const answer = await ask(question)
  if (answer.status !== 200)
    throw new Error(`${question.url} answered ${answer.status}: ${answer.bytes.subarray(0, 300)}`)
  return answer
}

/** Reads a response to its end without keeping it; returns its length. `onBytes` receives the length of each chunk. */
export const drink = async (question: Question, onBytes: (length: number) => void = () => {}) => {
  const response = await request(question)
  let length = 0
  for await (const chunk of response) {
    length += chunk.length
    onBytes(chunk.length)
  }
  if (response.statusCode !== 200) throw new Error(`${question.url} answered ${response.statusCode}.`)
  return length
}
