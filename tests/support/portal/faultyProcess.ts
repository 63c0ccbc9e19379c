import fs, { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { ServerResponse } from 'node:http'
import { isMainThread, workerData } from 'node:worker_threads'

/**
 * A fault of a portal under test, and how often the affected operation succeeds first. A request selects the last two
 * with the header `x-test-fault`.
 */
export type Fault =
  /** A drawing raises an error, or ends its thread. */
  | 'draw'
  | 'drawingThread'
  /** The thread that reads lists ends. */
  | 'readingThread'
  /** The thread that imports ends. */
  | 'importThread'
  /** A read, or a write, of a stored file fails. */
  | 'readFile'
  | 'writeFile'

/** Unhandled errors during a request. */
export type Unhandled = 'rejection' | 'exception'

const file = process.env.TEST_FAULT

/** True when this fault is due; counts down otherwise. */
const isDue = (fault: Fault) => {
  if (file === undefined || !existsSync(file)) return false
  const [name, left = '0'] = readFileSync(file, 'utf8').split(' ')
  if (name !== fault) return false
  if (Number(left) > 0) writeFileSync(file, `${name} ${Number(left) - 1}`)
  return Number(left) === 0
}

const failing = () => Object.assign(new Error('EIO: a fault of the test'), { code: 'EIO' })

const breakFiles = async () => {
  const { read } = fs
  fs.read = ((...args: Parameters<typeof read>) => {
    const done = args.at(-1) as (error: Error) => void
    if (isDue('readFile')) setImmediate(done, failing())
    else read(...args)
  }) as typeof read
  const handle = await open(process.execPath)
  const prototype = Object.getPrototypeOf(handle)
  await handle.close()
  const { writeFile } = prototype
  prototype.writeFile = async function (...args: unknown[]) {
    if (isDue('writeFile')) throw failing()
    return writeFile.apply(this, args)
  }
}

const unhandled = {
  rejection: () => void Promise.reject(new Error('a rejection of the test')),
  exception: () =>
    void setImmediate(() => {
      throw new Error('an exception of the test')
    }),
} satisfies Record<Unhandled, () => void>

const breakRequests = () => {
  const { end } = ServerResponse.prototype
  ServerResponse.prototype.end = function (this: ServerResponse, ...args: Parameters<typeof end>) {
    const header = this.req.headers['x-test-fault']
    if (typeof header === 'string' && header in unhandled) unhandled[header as Unhandled]()
    return end.apply(this, args)
  } as typeof end
}

const isPdf = (bytes: Uint8Array | undefined) =>
  bytes !== undefined && String(Buffer.from(bytes.subarray(0, 4))) === '%PDF'

/** A drawing concatenates its pieces at its end. */
const breakDrawings = () => {
  const { concat } = Buffer
  Buffer.concat = (...args: Parameters<typeof concat>) => {
    const [[first]] = args
    if (isPdf(first) && isDue('draw')) throw new Error('a drawing of the test')
    if (isPdf(first) && isDue('drawingThread')) process.exit(3)
    return concat(...args)
  }
}

const endThread = (fault: Fault) =>
  setInterval(() => {
    if (isDue(fault)) process.exit(3)
  }, 5).unref()

if (file !== undefined && isMainThread) {
  await breakFiles()
  breakRequests()
} else if (file !== undefined) {
  if (workerData && 'readerOf' in workerData) endThread('readingThread')
  else if (workerData && 'task' in workerData) endThread('importThread')
  else breakDrawings()
}

/** Settings of a portal that reads its faults from this file. */
export const faultySettings = (faultFile: string) => ({
  NODE_OPTIONS: `--import=${import.meta.url}`,
  TEST_FAULT: faultFile,
})
