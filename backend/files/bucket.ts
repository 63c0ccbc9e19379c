import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Bucket } from '../database/open.ts'
import { unavailable } from '../errors.ts'
import type { KeptFile, KeptFiles } from './folder.ts'

/** A request for the head of an object has no body that names the reason. */
const isMissing = (error: unknown) => error instanceof S3ServiceException && /^(NoSuchKey|NotFound)$/.test(error.name)

/**
 * Failure of the S3 server or the way to it. Only name, status and message are kept: errors of the client carry the
 * signed request.
 */
const failure = (error: unknown) => {
  const { name, message, code } = error as NodeJS.ErrnoException
  if (isMissing(error)) return Object.assign(new Error('ENOENT: no such object'), { code: 'ENOENT' })
  const status = error instanceof S3ServiceException ? ` ${error.$metadata.httpStatusCode ?? ''}` : ''
  // If several addresses were tried, the error has a code but no message.
  return unavailable('The file store does not respond.', new Error(`S3: ${name}${status} ${message || code}`))
}

const attempts = 3
/** Milliseconds until a request must have an answer, over all its attempts. */
const deadline = 45_000

const ignore = () => {}
/** Without a logger, the client writes warnings to the console. */
const logger = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

const openClient = ({ isInPath }: Bucket) =>
  new S3Client({
    maxAttempts: attempts,
    logger,
    forcePathStyle: isInPath,
    // Servers other than Amazon's reject checksums that follow the body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The last one is for both directions: a slow reader of a download stops the connection, too.
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 30_000,
      throwOnRequestTimeout: true,
      logger,
      socketTimeout: 60_000,
    },
  })

/** Keeps files as objects `kept/ID` of a bucket, and the mark in the object `id`: the same names as in a folder. */
export const openBucket = async (bucket: Bucket, patience = deadline): Promise<KeptFiles> => {
  const client = openClient(bucket)

  /** Ends the attempts when the time is over; the body of an answer may take longer. */
  const inTime = async <T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>) => {
    const stop = new AbortController()
    const timer = setTimeout(() => stop.abort(), patience)
    try {
      return await send({ abortSignal: stop.signal })
    } catch (error) {
      throw failure(stop.signal.aborted ? new Error(`no answer within ${patience / 1000} s`) : error)
    } finally {
      clearTimeout(timer)
    }
  }

  const object = (name: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${name}` })
  const kept = (id: string) => object(`kept/${id}`)

  /** Opens the object on the first read, so that an aborted response has nothing to close. */
  async function* bytesOf(id: string): AsyncIterable<Uint8Array> {
    const { Body } = await inTime((options) => client.send(new GetObjectCommand(kept(id)), options))
    try {
      yield* Body as Readable
    } catch (error) {
      throw failure(error)
    }
  }

  /** An answer without an ETag is not that of a store, but the page of a proxy. */
  const store = async (command: PutObjectCommand, options: { abortSignal: AbortSignal }) => {
    const { ETag } = await client.send(command, options)
    if (!ETag) throw new Error('The answer to an upload has no ETag.')
  }

  const remove = async (id: string) => {
    await inTime((options) => client.send(new DeleteObjectCommand(kept(id)), options))
  }

  /** The client repeats no request whose body is a stream. An object is complete or does not exist. */
  const tryToPut = async (path: string, file: KeptFile, abortSignal: AbortSignal, attempt = 1): Promise<void> => {
    const Body = createReadStream(path)
    const stop = new AbortController()
    Body.once('error', (error) => stop.abort(error))
    try {
      const ChecksumSHA256 = Buffer.from(file.sha256, 'hex').toString('base64')
      const command = new PutObjectCommand({ ...kept(file.id), Body, ContentLength: file.size, ChecksumSHA256 })
      await store(command, { abortSignal: AbortSignal.any([abortSignal, stop.signal]) })
    } catch (error) {
      if (attempt === attempts || abortSignal.aborted) throw error
      return tryToPut(path, file, abortSignal, attempt + 1)
    } finally {
      Body.destroy()
    }
  }

  const put = async (path: string, file: KeptFile) => {
    try {
      await inTime(({ abortSignal }) => tryToPut(path, file, abortSignal))
    } catch (error) {
      // A request without an answer may have stored it. Nobody waits: the server may not answer this one either.
      void remove(file.id).catch(ignore)
      throw error
    }
  }

  const readMark = async () => {
    try {
      return await inTime(async (options) => {
        const { Body } = await client.send(new GetObjectCommand(object('id')), options)
        return (await Body?.transformToString())?.trim() ?? null
      })
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  return {
    name: `FILES_URL (s3://${bucket.name}/${bucket.prefix})`,
    put,
    get: async (id) => {
      const { ContentLength: size = 0 } = await inTime((options) =>
        client.send(new HeadObjectCommand(kept(id)), options),
      )
      return { size, stream: bytesOf(id) }
    },
    remove,
    oldIds: async function* (moment) {
      const { Bucket, Key: Prefix } = kept('')
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
          yield Contents.flatMap(({ Key = '', LastModified }) =>
            LastModified && LastModified.getTime() <= moment ? [Key.slice(Prefix.length)] : [],
          )
      } catch (error) {
        throw failure(error)
      }
    },
    readMark,
    writeMark: async (text) => {
      await inTime((options) => store(new PutObjectCommand({ ...object('id'), Body: `${text}\n` }), options))
    },
  }
}
