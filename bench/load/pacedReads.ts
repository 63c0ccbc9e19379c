import { Agent } from 'node:http'

/** Sends requests at a fixed rate, whether or not those before were answered; each is timed from when it was due. */
export const pacedReads = (perSecond: number, send: (agent: Agent) => Promise<unknown>) => {
  const agent = new Agent({ keepAlive: true })
  const pause = 1000 / perSecond
  const began = performance.now()
  const sent: Promise<number>[] = []

  const sendDue = () => {
    while (began + sent.length * pause <= performance.now()) {
      const due = began + sent.length * pause
      const timed = send(agent).then(() => performance.now() - due)
      // A failure is told by `latencies`.
      timed.catch(() => {})
      sent.push(timed)
    }
  }
  const timer = setInterval(sendDue, 5)

  return {
    stop: () => clearInterval(timer),
    /** The milliseconds that each took. */
    latencies: async () => {
      const latencies = await Promise.all(sent)
      agent.destroy()
      return latencies
    },
  }
}
