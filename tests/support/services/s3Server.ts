import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const bucket = 'portal-files'

/** Key pair that the server knows. */
const secret = 'S3RVER'

/** Settings of a portal for the bucket, without `FILES_URL`. */
export const s3Env = (url: string) => ({
  AWS_ENDPOINT_URL_S3: url,
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: secret,
  AWS_SECRET_ACCESS_KEY: secret,
  FILES_PATH_STYLE: 'on',
})

const ending = '._S3rver_object'

/** Ids of the kept files of a prefix, in the directory of the server. */
export const keptIn = (directory: string, prefix: string) => {
  try {
    return readdirSync(join(directory, bucket, prefix, 'kept'))
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** File of an object in the directory of the server. */
export const objectOf = (directory: string, prefix: string, id: string) =>
  join(directory, bucket, prefix, 'kept', id + ending)

/** Stores an object without a request; its time is in milliseconds. */
export const leaveObject = (directory: string, prefix: string, id: string, content = id, at = Date.now()) => {
  const path = objectOf(directory, prefix, id)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  writeFileSync(`${path}.md5`, '"00000000000000000000000000000000"')
  writeFileSync(path.replace(ending, '._S3rver_metadata.json'), '{}')
  utimesSync(path, at / 1000, at / 1000)
}

const program = fileURLToPath(new URL('./s3Process.ts', import.meta.url))

// The server encrypts the tokens of long lists with an algorithm that OpenSSL has retired.
const execArgv = ['--openssl-legacy-provider', '--disable-warning=ExperimentalWarning']

/** An S3 server with an empty bucket; `stop` and `start` keep port and objects. */
export const startS3 = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'portal-s3-'))
  let child: ChildProcess
  let port = 0
  const start = async () => {
    child = fork(program, [directory, String(port), ...(port === 0 ? [bucket] : [])], { execArgv })
    const [chosen] = await once(child, 'message')
    port = chosen
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  const close = async () => {
    await stop()
    rmSync(directory, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${port}`, directory, start, stop, close }
}

export type S3Server = Awaited<ReturnType<typeof startS3>>
