import type { PortalProcess } from '../portal/portalProcess.ts'
import { isLast, type KeepAliveRequest, keepAliveConnection } from './keepAliveConnection.ts'

export type Tally = { answered: number; tracked: string[]; failures: string[]; announced: number }

export const newTally = (): Tally => ({ answered: 0, tracked: [], failures: [], announced: 0 })

export const me = (authorization: string): KeepAliveRequest => ({
  path: '/auth/api/logged-user/',
  headers: { authorization },
})
const track = (authorization: string, titulo: string): KeepAliveRequest => ({
  method: 'POST',
  path: '/write/Tracking/',
  headers: { authorization },
  body: { titulo },
})
const visit = (authorization: string): KeepAliveRequest => ({
  method: 'POST',
  path: '/auth/api/validate-page-access-forge/',
  headers: { authorization },
  body: { slug: 'users' },
})

/** Sends requests on one connection until a response announces its end. */
export async function requestUntilClosed(
  { url, pid }: Pick<PortalProcess, 'url' | 'pid'>,
  authorization: string,
  index: number,
  tally: Tally,
) {
  const connection = keepAliveConnection(url)
  try {
    for (let at = 0; ; at += 1) {
      const titulo = `${process.pid} ${pid} ${index} ${at}`
      const all = [me(authorization), track(authorization, titulo), visit(authorization)]
      const answer = await connection.ask(all[(index + at) % 3] ?? me(authorization))
      if (answer.status !== 200) tally.failures.push(answer.text)
      if ((index + at) % 3 === 1) tally.tracked.push(titulo)
      tally.answered += 1
      if (isLast(answer)) break
    }
    tally.announced += 1
  } catch (error) {
    tally.failures.push(String(error))
  } finally {
    connection.close()
  }
}
