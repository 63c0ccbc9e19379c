import type { Response } from 'express'
import { cacheControlOf, type FileAnswer, type FileInfo } from '#schema/wire/envelope.ts'
import { formatMissing, missingHeader } from '#values/missing.ts'
import { countUnsent, sendBytes, streamTo } from './sendBytes.ts'

/** Fallback name with header-safe characters, for clients without RFC 5987 support. */
const plainName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()+,-]/g, '_')

/** Percent-encodes all characters that RFC 5987 does not allow. */
const encodedName = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Types that a browser shows in a tab; all others are downloaded. */
const shownTypes = ['application/pdf']

export const dispositionOf = (name: string, type: string, isUploaded = false) => {
  const way = shownTypes.includes(type) && !isUploaded ? 'inline' : 'attachment'
  const extended = plainName(name) === name ? '' : `; filename*=UTF-8''${encodedName(name)}`
  return `${way}; filename="${plainName(name)}"${extended}`
}

/**
 * Sends a whole file with its declared type, and caching rules of its call. A file in memory counts against the limit
 * of `who`, like JSON.
 */
export const sendFile = async (response: Response, file: FileInfo, answer: FileAnswer, who: string | null) => {
  if ('bytes' in answer) countUnsent(response, answer.bytes.byteLength, who)
  const { name, type = file.fileType } = answer
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Disposition', dispositionOf(name, type, file.isUploaded))
  response.setHeader('Cache-Control', cacheControlOf(file))
  const size = 'stream' in answer ? answer.size : answer.bytes.byteLength
  if (size !== undefined) response.setHeader('Content-Length', size)
  const missing = 'stream' in answer ? (answer.missing ?? []) : []
  if (missing.length > 0) response.setHeader(missingHeader, formatMissing(missing))
  if ('stream' in answer) await streamTo(response, answer.stream)
  else await sendBytes(response, answer.bytes)
}
