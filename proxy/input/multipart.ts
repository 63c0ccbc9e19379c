import type { Readable } from 'node:stream'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { type AnyCall, bodyFields, maxFileBytes, type Uploads } from '#schema/call.ts'
import { InvalidInputError, type IssueCode } from '#schema/checks/issues.ts'
import { infoOf } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { HttpError } from '../httpError.ts'
import { mediaTypeOf } from './body.ts'

/** Bytes in addition to the files: boundaries and part headers. */
const maxFieldBytes = 100_000

/** Maximum bytes of a whole form. */
export const maxFormBytes = ({ max }: Uploads) => max * maxFileBytes + maxFieldBytes
const maxPartHeadBytes = 16_384
const maxPartHeaders = 20
/** Larger than any text field of a form. */
const maxTextBytes = 4_000

/**
 * Used for a file that is too long, and for a Content-Length that is too large `docs/product/wire.md#upload-limits`.
 */
const tooLarge = () => new HttpError(413, 'invalid_input', 'Maximum file size is 15MB.')

const unreadable = () => new HttpError(400, 'invalid_input', 'The body does not match its content type.')

export interface FormParts {
  readonly uploads: Uploads
  readonly texts: readonly string[]
}

export const formOf = (call: AnyCall): FormParts | null =>
  call.uploads && {
    uploads: call.uploads,
    texts: Object.values(bodyFields(call)).map((field) => wireName(infoOf(field).wire)),
  }

/** Validates the text fields; throws validation issues. */
export type JudgeTexts = (texts: Readonly<Record<string, string>>) => void

export interface Form<T> {
  /** Consumes a chunk; calls back when ready for more, with an error if the form is rejected. */
  readonly write: (chunk: Buffer, wantsMore: (error?: Error | null) => void) => void
  readonly end: () => void
  /** Results of `take`, once the whole form has been read; rejects if the form is invalid. */
  readonly files: Promise<T[]>
  readonly fail: (error: Error) => void
}

type Head = { 'content-type'?: string; 'content-length'?: string }

/** The boundary of a form; must occur once and need no quotes (RFC 2046 §5.1.1). */
const boundaryIn = (headers: Head) => {
  const boundary = mediaTypeOf(headers)?.params.get('boundary') ?? ''
  if (!/^[\w!#$%&'*+.^`|~-]{1,70}$/.test(boundary)) throw unreadable()
  return boundary
}

/**
 * Returns the boundary. Throws at once for a declared length that is too large, and for other content types: 400, 413,
 * 415.
 */
export const requireMultipartForm = (headers: Head, uploads: Uploads) => {
  const { 'content-type': type = '', 'content-length': length = 0 } = headers
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new HttpError(415, 'invalid_input', 'Send the files as multipart/form-data.')
  if (Number(length) > maxFormBytes(uploads)) throw tooLarge()
  return boundaryIn(headers)
}

export const formTypeOf = (boundary: string) => `multipart/form-data; boundary=${boundary}`

/** Drains a part that is not needed. */
export const passOver = async (stream: Readable) => {
  for await (const _chunk of stream);
}

const openParser = (boundary: string, { uploads: { max }, texts }: FormParts) =>
  new Busboy({
    headers: { 'content-type': formTypeOf(boundary) },
    limits: {
      fileSize: maxFileBytes,
      files: max,
      fields: texts.length + 1,
      fieldSize: maxTextBytes,
      parts: texts.length + max + 1,
      headerSize: maxPartHeadBytes,
      headerPairs: maxPartHeaders,
    },
  })

/**
 * Reads a multipart form as a stream (RFC 7578). Each file goes to `take` with its original name and is never buffered;
 * text fields are validated before the first file. Throws 400 for an invalid form, unknown fields, text fields after a
 * file, and too few or too many files; 413 for a file that is too large.
 */
export const readForm = <T>(
  boundary: string,
  parts: FormParts,
  take: (name: string, stream: Readable) => Promise<T>,
  judge: JudgeTexts,
): Form<T> => {
  const { uploads } = parts
  const parser = openParser(boundary, parts)
  const texts = new Map<string, string>()
  let isJudged = false
  const { promise: files, resolve, reject } = Promise.withResolvers<T[]>()
  const accepted: Promise<T>[] = []
  let length = 0
  let failure: Error | null = null as Error | null
  let current: BusboyFileStream | null = null
  let stalled: ((error?: Error | null) => void) | null = null

  const fail = (error: Error) => {
    if (failure) return
    failure = error
    current?.destroy(error)
    reject(error)
    stalled?.(error)
    stalled = null
  }
  const fault = (name: string, code: IssueCode, limit?: number) =>
    fail(new InvalidInputError({ [name]: { code, limit } }))

  const judgeTexts = () => {
    if (isJudged || failure) return
    isJudged = true
    try {
      judge(Object.fromEntries(texts))
    } catch (error) {
      fail(error as Error)
    }
  }

  /** Rejects text fields after the first file: validation has already run. */
  const addText = (name: string, value: string, isCut: boolean) => {
    if (!parts.texts.includes(name) || isJudged) return fault(name, 'unknownKey')
    if (texts.has(name)) return fault(name, 'duplicate')
    if (isCut) return fault(name, 'tooLong', maxTextBytes)
    texts.set(name, value)
  }

  const begin = (field: string | undefined, stream: BusboyFileStream, name: string | undefined) => {
    current = stream
    stream.once('limit', () => fail(tooLarge()))
    let broken: Error | null = null
    // Makes `take` fail with the stream's error.
    stream.on('error', (error: Error) => {
      broken = error
    })
    if (field !== uploads.name) fault(field ?? '', 'unknownKey')
    judgeTexts()
    if (failure) return void stream.destroy()
    const file = take(name ?? '', stream).then((made) => {
      // Browsers send an empty file if none is chosen; an approval without a file could not be undone.
      if (stream.bytesRead === 0) fault(uploads.name, 'required')
      return made
    })
    accepted.push(file)
    file.catch((error: Error) => fail(error === broken ? unreadable() : error))
  }

  parser.on('file', begin)
  parser.on('field', (name, value, _isNameCut, isCut) => addText(name ?? '', value, isCut))
  parser.on('filesLimit', () => fault(uploads.name, 'tooMany', uploads.max))
  parser.on('fieldsLimit', () => fail(unreadable()))
  parser.on('partsLimit', () => fault(uploads.name, 'tooMany', uploads.max))
  parser.on('error', () => fail(unreadable()))
  parser.on('finish', () => {
    judgeTexts()
    if (accepted.length < (uploads.min ?? 1)) fault(uploads.name, 'required')
    Promise.all(accepted).then(resolve, fail)
  })
  // Avoids an unhandled rejection before `files` is awaited.
  files.catch(() => {})

  const write: Form<T>['write'] = (chunk, wantsMore) => {
    length += chunk.length
    if (length > maxFormBytes(uploads)) fail(tooLarge())
    if (failure) return wantsMore(failure)
    stalled = wantsMore
    parser.write(chunk, () => {
      if (stalled !== wantsMore) return
      stalled = null
      wantsMore(failure)
    })
  }
  return { write, end: () => parser.end(), files, fail }
}
