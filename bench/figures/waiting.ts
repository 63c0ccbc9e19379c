import { askWell } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import { grantOf, type Portal, pageHeaders } from '../portal.ts'
import { type Figure, format, under } from '../readings/figure.ts'

const limit = under(50, 'ms')
/** User with only the customer of 25,000 order lines. */
const email = 'owen.bradshaw@ironmere.example'
const demoPassword = 'Forge-2026'
const connections = 5

const sessionOf = async ({ url }: Portal) => {
  const body = grantOf(email, demoPassword)
  const { headers } = await askWell({ url: `${url}/auth/api/oauth/token/`, method: 'POST', headers: pageHeaders, body })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

export const waiting: Figure = async (ground) => {
  const portal = await ground.portal()
  const sessions = { 'the customer of 25,000 lines': await sessionOf(portal), 'an administrator': portal.cookie }
  const readings = []
  for (const [who, cookie] of Object.entries(sessions)) {
    const question = { url: `${portal.url}/read/api/Tasks`, headers: { cookie } }
    const { p99 } = await closedLoop({ connections, seconds: 5 }, (_, agent) => askWell({ ...question, agent }))
    readings.push({
      figure: `what waits for ${who}, ${connections} connections, p99`,
      reach: limit.reach,
      portal: format(p99, 'ms'),
      isReached: limit.holds(p99),
    })
  }
  return readings
}
