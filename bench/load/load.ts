import autocannon, { type Options } from 'autocannon'
import { median } from '../readings/statistics.ts'

/** Requests per second, and the 99th percentile of latency in milliseconds. */
export interface Rate {
  readonly perSecond: number
  readonly p99: number
}

/** Runs 50 connections for five seconds; throws if any response is not 2xx, or if there is none. */
export const load = async (options: Options): Promise<Rate> => {
  const result = await autocannon({ connections: 50, duration: 5, ...options })
  const { requests, latency, non2xx, errors, timeouts } = result
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${options.url}: ${non2xx} other statuses, ${errors} errors, ${timeouts} of them timeouts`)
  if (result['2xx'] === 0) throw new Error(`${options.url}: no response in time`)
  return { perSecond: requests.average, p99: latency.p99 }
}

const medianOf = (rates: readonly Rate[]): Rate => ({
  perSecond: median(rates.map((rate) => rate.perSecond)),
  p99: median(rates.map((rate) => rate.p99)),
})

/**
 * Alternates floor and portal under the same load, so that changes of the machine's speed affect both; returns the
 * medians of the rounds.
 */
export const alternate = async (floor: () => Promise<Rate>, portal: () => Promise<Rate>, rounds = 3) => {
  const turns: { floor: Rate; portal: Rate }[] = []
  for (let round = 0; round < rounds; round += 1) turns.push({ floor: await floor(), portal: await portal() })
  return {
    floor: medianOf(turns.map((turn) => turn.floor)),
    portal: medianOf(turns.map((turn) => turn.portal)),
    ratio: median(turns.map((turn) => turn.portal.perSecond / turn.floor.perSecond)),
  }
}
