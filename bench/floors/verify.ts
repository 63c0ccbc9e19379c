import { availableParallelism } from 'node:os'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import passwordThread from '#backend/access/passwordThread.ts'

// Plain argon2id: `node bench/floors/verify.ts SECONDS PASSWORD HASH` prints verifications per second, with as many
// threads as the portal uses.

const verifyFor = (seconds: number, password: string, hash: string) => {
  const until = performance.now() + seconds * 1000
  let count = 0
  for (; performance.now() < until; count += 1)
    if (!passwordThread({ forms: [password], hash })) throw new Error('It does not fit.')
  return count
}

if (parentPort) {
  const { seconds, password, hash } = workerData
  parentPort.postMessage(verifyFor(seconds, password, hash))
} else {
  const [seconds, password, hash] = process.argv.slice(2)
  const threads = Math.max(1, availableParallelism() - 1)
  const task = { workerData: { seconds: Number(seconds), password, hash } }
  const counts = Array.from({ length: threads }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    new Worker(new URL(import.meta.url), task).once('message', resolve).once('error', reject)
    return promise
  })
  const total = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
  process.stdout.write(`${total / Number(seconds)}\n`)
}
