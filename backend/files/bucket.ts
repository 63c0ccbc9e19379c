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
import { unavailable } from '../errors.ts'
import type { KeptFiles, StoredFile } from './store.ts'

/** A bucket from `FILES_URL`; region, endpoint and credentials are those of the environment. */
export interface Bucket {
  readonly name: string
  /** Begin of each key: empty, or ends in a slash. */
  readonly prefix: string
  /** True if the bucket is in the path of an address and not in its host name. */
  readonly isInPath: boolean
}

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

const orFailure = (error: unknown): never => {
  throw failure(error)
}

const attempts = 3

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
export const openBucket = async (bucket: Bucket): Promise<KeptFiles> => {
  const client = openClient(bucket)
  const object = (name: string) => ({ Bucket: bucket.name, Key: `${bucket.prefix}${name}` })
  const kept = (id: string) => object(`kept/${id}`)

  /** Opens the object on the first read, so that an aborted response has nothing to close. */
  async function* bytesOf(id: string): AsyncIterable<Uint8Array> {
    try {
      const { Body } = await client.send(new GetObjectCommand(kept(id)))
      yield* Body as Readable
    } catch (error) {
      throw failure(error)
    }
  }

  /** The client repeats no request whose body is a stream. An object is complete or does not exist. */
  const put = async (path: string, file: StoredFile, attempt = 1): Promise<void> => {
    const Body = createReadStream(path)
    const stop = new AbortController()
    Body.once('error', (error) => stop.abort(error))
    try {
      const ChecksumSHA256 = Buffer.from(file.sha256, 'hex').toString('base64')
      const command = new PutObjectCommand({ ...kept(file.id), Body, ContentLength: file.size, ChecksumSHA256 })
      await client.send(command, { abortSignal: stop.signal })
    } catch (error) {
      if (attempt < attempts) return put(path, file, attempt + 1)
      // A request without an answer may have stored it.
      await remove(file.id).catch(() => {})
      throw failure(error)
    } finally {
      Body.destroy()
    }
  }

  const remove = async (id: string) => {
    await client.send(new DeleteObjectCommand(kept(id))).catch(orFailure)
  }

  const readMark = async () => {
    try {
      const { Body } = await client.send(new GetObjectCommand(object('id')))
      return (await Body?.transformToString())?.trim() ?? null
    } catch (error) {
      if (isMissing(error)) return null
      throw failure(error)
    }
  }

  return {
    name: `FILES_URL (s3://${bucket.name}/${bucket.prefix})`,
    put,
    get: async (id) => {
      const { ContentLength: size = 0 } = await client.send(new HeadObjectCommand(kept(id))).catch(orFailure)
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
      await client.send(new PutObjectCommand({ ...object('id'), Body: `${text}\n` })).catch(orFailure)
    },
  }
}
