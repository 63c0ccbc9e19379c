import { pino } from 'pino'
import { productDeadlines } from '#proxy/deadlines.ts'
import { openPortal } from '#proxy/process/portal.ts'
import { calls } from '#schema/index.ts'
import { probeCalls } from './probeCalls.ts'

// The product's gateway with additional calls and short deadlines. A separate program, so that a crash is noticed.
const milliseconds = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise)
const deadlines = {
  read: milliseconds('READ_DEADLINE', productDeadlines.read),
  upload: milliseconds('UPLOAD_DEADLINE', productDeadlines.upload),
  pause: milliseconds('PAUSE', 0),
  idle: milliseconds('IDLE_DEADLINE', productDeadlines.idle),
  slowReader: milliseconds('SLOW_READER_DEADLINE', productDeadlines.slowReader),
  minRead: Number(process.env.MIN_READ ?? productDeadlines.minRead),
  place: milliseconds('PLACE_DEADLINE', productDeadlines.place),
}
const parts = { calls: [...calls, ...probeCalls], deadlines }
const { url, close } = await openPortal(process.env, pino.destination(2), parts)
process.on('SIGTERM', async () => {
  await close()
  process.exit(0)
})
process.stdout.write(`The probe gateway serves on ${url}\n`)
