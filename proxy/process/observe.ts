import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Replica } from '#backend/database/open.ts'
import { limitNames } from '#backend/process/limits.ts'
import { usageOf } from '#backend/process/usage.ts'
import type { ServiceName } from '#schema/call.ts'
import type { ServiceHealth } from '../forwarding/serviceHealth.ts'

const requestIds = new AsyncLocalStorage<string>()

/** Id of the request in which the calling code runs; undefined outside of requests. */
export const currentRequestId = () => requestIds.getStore()

/** Assigns the request id, which is also in the response and the log. */
export const withRequestId: RequestHandler = (_request, response, next) => {
  const id = randomUUID()
  response.setHeader('X-Request-Id', id)
  requestIds.run(id, next)
}

/** By `performance.now()`. */
export const arrivalOf = (response: Response): number => response.locals.arrivedAt

/** Sets the route for log and metrics; never the URL itself, which may contain a secret. */
export const nameRoute = (response: Response, route: string) => {
  response.locals.route = route
}

let ofProcess: Registry | undefined

/** Metrics of the process, collected once for all portals, because collection cannot be stopped. */
const processMetrics = () => {
  if (ofProcess) return ofProcess
  ofProcess = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  return ofProcess
}

/** Counts and times requests, and logs one line when each ends. `registry` includes the metrics of the process. */
export const createObserver = (log: Logger) => {
  const registry = Registry.merge([processMetrics()])
  const labelNames = ['route', 'method', 'status'] as const
  const requests = new Counter({
    name: 'portal_requests_total',
    help: 'Requests answered.',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'portal_request_seconds',
    help: 'Time to the end of the answer.',
    labelNames: ['route'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })

  const observe: RequestHandler = (request: Request, response: Response, next) => {
    const arrivedAt = performance.now()
    response.locals.arrivedAt = arrivedAt
    // Meters, limits and the stream of a long answer each listen; Node warns above ten.
    response.setMaxListeners(20)
    response.on('error', (error) => log.warn({ err: error, id: response.getHeader('X-Request-Id') }, 'answer'))
    response.once('close', () => {
      const route: string = response.locals.route ?? 'other'
      const milliseconds = performance.now() - arrivedAt
      const { method } = request
      const status = response.writableFinished ? response.statusCode : 499
      requests.inc({ route, method, status })
      seconds.observe({ route }, milliseconds / 1000)
      const line = {
        id: response.getHeader('X-Request-Id'),
        method,
        route,
        status,
        ms: Math.round(milliseconds * 10) / 10,
      }
      if (route !== 'asset') log.info(line, 'request')
    })
    next()
  }
  return { observe, registry }
}

/** Reports for each limit how much is in use, waits and was rejected, over all portals of this process. */
export const observeLimits = (registry: Registry) => {
  const states = [
    { name: 'portal_limit_in_use', help: 'Places in use; bytes of unread answers.', of: 'inUse' },
    { name: 'portal_limit_waiting', help: 'Requests that wait for a place.', of: 'waiting' },
  ] as const
  const labelNames = ['limit'] as const
  for (const { name, help, of } of states)
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        for (const limit of limitNames) this.set({ limit }, usageOf(limit)[of])
      },
    })
  new Counter({
    name: 'portal_limit_refusals_total',
    help: 'Refusals by a limit.',
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const limit of limitNames) this.inc({ limit }, usageOf(limit).rejected)
    },
  })
}

/** Reports the lag of a replica, which grows while it is unreachable, and the source of lists and documents. */
export const observeReplica = (registry: Registry, { lagSeconds, reads }: Pick<Replica, 'lagSeconds' | 'reads'>) => {
  new Gauge({
    name: 'portal_replica_lag_seconds',
    help: 'Age of the newest writes that the replica is known to have.',
    registers: [registry],
    collect() {
      this.set(lagSeconds())
    },
  })
  new Counter({
    name: 'portal_list_reads_total',
    help: 'Lists and documents read from the replica or from the primary.',
    labelNames: ['from'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(reads)) this.inc({ from }, count)
    },
  })
}

interface Faults {
  readonly call: string
  readonly harm: string
  readonly count: number
}

/**
 * Counts faults in answers of the company's services; the counts come from the database, so that they survive a
 * restart.
 */
export const observeFaults = (registry: Registry, counts: () => Promise<readonly Faults[]>) =>
  new Counter({
    name: 'portal_answer_faults_total',
    help: 'Values in answers of connected services that could not be read as declared.',
    labelNames: ['call', 'hurts'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { call, harm, count } of await counts().catch(() => [])) this.inc({ call, hurts: harm }, count)
    },
  })

/** Reports for each connected service if it is up, and the calls that the portal has made, from `healthOf`. */
export const observeServices = (registry: Registry, services: readonly (readonly [ServiceName, ServiceHealth])[]) => {
  new Gauge({
    name: 'portal_service_up',
    help: '1 if a connected service answered the last call, otherwise 0; missing before the first call.',
    labelNames: ['service'] as const,
    registers: [registry],
    collect() {
      for (const [service, { isUp }] of services) if (isUp !== null) this.set({ service }, Number(isUp))
    },
  })
  new Counter({
    name: 'portal_service_calls_total',
    help: 'Calls of connected services: answered, failed (5xx or unreachable), late, or refused during a pause.',
    labelNames: ['service', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [service, { calls }] of services)
        for (const [outcome, count] of Object.entries(calls)) this.inc({ service, outcome }, count)
    },
  })
  new Counter({
    name: 'portal_service_seconds_total',
    help: 'Time until connected services began their answers.',
    labelNames: ['service'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [service, { seconds }] of services) this.inc({ service }, seconds)
    },
  })
}

interface Age {
  readonly file: string
  readonly seconds: number
}

/** Gauge of the age of each imported file; empty while the database is unavailable. */
export const observeAges = (registry: Registry, ages: () => Promise<readonly Age[]>) =>
  new Gauge({
    name: 'portal_data_age_seconds',
    help: 'Since a file of the plant was taken in last.',
    labelNames: ['file'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const { file, seconds } of await ages().catch(() => [])) this.set({ file }, seconds)
    },
  })

interface WaitingMails {
  readonly waiting: number
  readonly oldestSeconds: number
  readonly failed: number
}

/** Gauges of the mails that wait in the database, for all portals on it; empty while the database is unavailable. */
export const observeMails = (registry: Registry, count: () => Promise<WaitingMails>) => {
  const gauges = [
    { name: 'portal_mails_waiting', help: 'Mails that are not sent yet.', of: 'waiting' },
    { name: 'portal_mails_oldest_seconds', help: 'Age of the oldest mail that is not sent yet.', of: 'oldestSeconds' },
    { name: 'portal_mails_failed', help: 'Mails that could not be sent and are tried again.', of: 'failed' },
  ] as const
  // One query for each collection, whichever gauge is collected first.
  let counted: Promise<WaitingMails | null> | null = null
  const countOnce = () => {
    counted ??= count()
      .catch(() => null)
      .finally(() => {
        counted = null
      })
    return counted
  }
  for (const { name, help, of } of gauges)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const mails = await countOnce()
        this.remove()
        if (mails) this.set(mails[of])
      },
    })
}
