import type { Response } from 'express'
import { cacheControlOf, type FileAnswer, type FileCodec } from '../schema/envelope.ts'

/** What a header may hold as it is; other characters go by RFC 5987, and who reads only the plain name gets these. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()+,-]/g, '_')

/** Percent-encoding of all that RFC 5987 does not let stand. */
const encodedName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** What a browser shows in a tab of its own; of what is not listed here it makes a download. */
const shownTypes = ['application/pdf']

/** How a browser treats a file, and what it calls it. */
export const dispositionOf = (name: string, type: string) => {
  const way = shownTypes.includes(type) ? 'inline' : 'attachment'
  const extended = plainName(name) === name ? '' : `; filename*=UTF-8''${encodedName(name)}`
  return `${way}; filename="${plainName(name)}"${extended}`
}

/** Sends a document: whole, for its reader alone, and never as anything but what it is. */
export const sendFile = (response: Response, file: FileCodec, { name, bytes, type = file.fileType }: FileAnswer) => {
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Disposition', dispositionOf(name, type))
  response.setHeader('Cache-Control', cacheControlOf(file))
  response.setHeader('Content-Length', bytes.byteLength)
  response.end(bytes)
}
