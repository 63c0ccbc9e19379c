import { pino } from 'pino'
import { openBackend } from '../../../backend/backend.ts'
import { readConfig } from '../../../proxy/config.ts'
import { createGateway } from '../../../proxy/gateway.ts'
import { drain } from '../../../proxy/process/drain.ts'
import { listen, metricsListener } from '../../../proxy/process/serve.ts'
import { calls } from '../../../schema/index.ts'
import { probeCalls } from './probeCalls.ts'

// The product's own gateway with further calls and deadlines that a test can wait for: a program, so that its end would
// be seen.
const config = readConfig(process.env)
const deadlines = { read: Number(process.env.READ_DEADLINE), upload: Number(process.env.UPLOAD_DEADLINE) }
const log = pino({ level: config.logLevel }, pino.destination(2))
const report = (at: string) => (error: unknown) => log.error({ err: error }, at)
const backend = await openBackend({ ...config, onError: report('backend') })
const parts = { config, backend, log, version: 'probe', calls: [...calls, ...probeCalls], deadlines }
const { app, registry } = createGateway(parts)
const place = { host: config.host, port: config.port, setting: 'PORT' } as const
const { server, port } = await listen(app, place, report('server'))
const metricsPlace = { ...place, port: config.metricsPort ?? 0, setting: 'METRICS_PORT' } as const
const metrics = await listen(metricsListener(registry, report('metrics')), metricsPlace, report('metrics'))
process.on('SIGTERM', async () => {
  await Promise.all([drain(server), drain(metrics.server)])
  await backend.close()
  process.exit(0)
})
process.stdout.write(`The probe gateway serves on http://${config.host}:${port}\n`)
