import { Agent } from 'node:http'
import { percentile } from '../readings/statistics.ts'

export interface Loop {
  readonly connections: number
  readonly seconds: number
}

/**
 * Closed-loop load: each connection sends its next request after the last response; timed to the microsecond. For
 * requests that take few milliseconds or differ each time. `send` receives a running number.
 */
export const closedLoop = async (
  { connections, seconds }: Loop,
  send: (index: number, agent: Agent) => Promise<unknown>,
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const latencies: number[] = []
  let index = 0
  const began = performance.now()
  const runOne = async () => {
    while (performance.now() - began < seconds * 1000) {
      const sent = performance.now()
      index += 1
      await send(index - 1, agent)
      latencies.push(performance.now() - sent)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, runOne))
  } finally {
    agent.destroy()
  }
  const perSecond = (latencies.length * 1000) / (performance.now() - began)
  return { perSecond, latencies, p99: percentile(latencies, 0.99) }
}
