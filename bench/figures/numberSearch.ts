import { firstOrderId, orderCustomerCount, orderLineCount } from '../data/orderLines.ts'
import { askWell } from '../load/ask.ts'
import { alternate, load } from '../load/load.ts'
import { grantOf, type Portal, pageHeaders } from '../portal.ts'
import { atMostRatio, type Figure, format, under } from '../readings/figure.ts'

const limit = under(50, 'ms')
const share = atMostRatio(2)
const email = 'customer@anvil.example'
const demoPassword = 'Forge-2026'

/** Session of the demo customer's user, who is also assigned to the first customer. */
export const searcherSession = async ({ url }: Portal) => {
  const body = grantOf(email, demoPassword)
  const { headers } = await askWell({ url: `${url}/auth/api/oauth/token/`, method: 'POST', headers: pageHeaders, body })
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}

/** The last six digits of orders of the first customer, and of other customers, which find nothing. */
const ends = Array.from({ length: 40 }, (_, at) =>
  String(10_000_000 + at * 97 * (at % 4 === 3 ? 1 : orderCustomerCount)).slice(-6),
)

/** Number search by a user with two customers and by one with all; one of the two limits must hold. */
export const numberSearch: Figure = async (ground) => {
  await ground.orderLines()
  const portal = await ground.portal()
  const { url } = portal
  const floorUrl = await ground.serve('floors/numbers.ts', ground.dataDir)
  const requests = ends.map((end) => ({ path: `/read/api/Search?q=${end}` }))
  const bareOf = (customer: string) => ends.map((end) => ({ path: `/numbers?${customer}q=${end}` }))
  const searchers = {
    'a customer': { cookie: await searcherSession(portal), bare: bareOf(`customer=${firstOrderId}&`) },
    'an administrator': { cookie: portal.cookie, bare: bareOf('') },
  }
  const readings = []
  for (const [who, { cookie, bare }] of Object.entries(searchers)) {
    const { portal: own, floor } = await alternate(
      () => load({ url: floorUrl, requests: bare, connections: 20 }),
      () => load({ url, headers: { cookie }, requests, connections: 20 }),
    )
    readings.push({
      figure: `search over ${orderLineCount} order lines of ${orderCustomerCount} customers by ${who}, 20 connections, p99`,
      reach: `${limit.reach}, or ${share.reach}`,
      portal: format(own.p99, 'ms'),
      floor: format(floor.p99, 'ms'),
      // Latencies are whole milliseconds, so a faster floor is 0.
      ...(floor.p99 > 0 && { ratio: format(own.p99 / floor.p99, 'times') }),
      isReached: limit.holds(own.p99) || share.holds(own.p99 / floor.p99),
    })
  }
  return readings
}
