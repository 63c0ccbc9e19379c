import { Agent } from 'node:http'

/** Sends requests at a fixed rate, regardless of pending responses; each is timed from when it was due. */
export const pacedReads = (perSecond: number, send: (agent: Agent) => Promise<unknown>) => {
  const agent = new Agent({ keepAlive: true })
  const pause = 1000 / perSecond
  const began = performance.now()
  const sent: Promise<number>[] = []

  const sendDue = () => {
    while (began + sent.length * pause <= performance.now()) {
      const due = began + sent.length * pause
      const timed = send(agent).then(() => performance.now() - due)
      // `latencies` reports failures.
      timed.catch(() => {})
      sent.push(timed)
    }
  }
  const timer = setInterval(sendDue, 5)

  return {
    stop: () => clearInterval(timer),
    /** In milliseconds. */
    latencies: async () => {
      const latencies = await Promise.all(sent)
      agent.destroy()
      return latencies
    },
  }
}
