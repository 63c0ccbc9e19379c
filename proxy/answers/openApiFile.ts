import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RequestHandler } from 'express'
import { openApi } from './openapi.ts'

const brotli = promisify(brotliCompress)
/** The best quality takes a second and saves only a few bytes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const makeFiles = async (...about: Parameters<typeof openApi>) => {
  const identity = Buffer.from(JSON.stringify(await openApi(...about)))
  return { identity, br: await brotli(identity, quality), gzip: await promisify(gzip)(identity) }
}

/** Serves the OpenAPI document, which is built on the first request so that it does not delay the start. */
export const openApiFile = (...about: Parameters<typeof openApi>): RequestHandler => {
  let made: ReturnType<typeof makeFiles> | undefined
  return async (request, response) => {
    made ??= makeFiles(...about)
    const files = await made
    const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name)) ?? 'identity'
    response.vary('Accept-Encoding').type('json')
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.send(files[encoding])
  }
}
