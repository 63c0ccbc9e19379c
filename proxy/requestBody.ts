import type { ClientRequest } from 'node:http'
import { Readable } from 'node:stream'
import type { Request } from 'express'
import { hasBody } from './body.ts'
import type { Exchange } from './exchange.ts'
import { watchForm } from './watchForm.ts'

/**
 * The body of a call as it comes, or null where there is none. A form of files is read on its way: raises what is wrong
 * with its beginning, `onRefused` hears what is wrong later.
 */
export const bodyOf = ({ request, call }: Exchange, onRefused: (error: unknown) => void): Readable | null => {
  if (call.uploads) return watchForm(request, call.uploads, onRefused)
  return hasBody(request) ? request : null
}

const streamTo = (upstream: ClientRequest, body: Readable, request: Request) => {
  body.pipe(upstream)
  // A service may answer before it has everything. What it does not take is taken here, for only then does the client
  // come to the answer.
  upstream.once('response', (answer) =>
    answer.once('end', () => {
      if (!upstream.writableFinished) upstream.destroy()
    }),
  )
  upstream.once('close', () => {
    request.unpipe()
    request.resume()
  })
}

/** Sends a body to the service, of a stream what comes as it comes, and ends the request there. */
export const sendBody = (upstream: ClientRequest, body: Buffer | Readable | null, request: Request) => {
  if (body instanceof Readable) streamTo(upstream, body, request)
  else upstream.end(body ?? undefined)
}
