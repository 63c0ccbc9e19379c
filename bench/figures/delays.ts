import { alternate, load } from '../load/load.ts'
import { atMostRatio, type Figure, format, under } from '../readings/figure.ts'

const limit = under(30, 'ms')
const share = atMostRatio(1.5)
const length = 25
const offsets = Array.from({ length: 20 }, (_, at) => at * length)

const path = (from: number) => encodeURI(`/read/api/Orders/delays?range=[${from},${from + length - 1}]`)

/** Pages of the open lines of all customers, compared with the bare statements; one of the two limits must hold. */
export const delays: Figure = async (ground) => {
  const { url, cookie } = await ground.portal()
  const floorUrl = await ground.serve('floors/delays.ts', ground.dataDir)
  const { portal, floor } = await alternate(
    () => load({ url: floorUrl, requests: offsets.map((from) => ({ path: `/delays?from=${from}` })), connections: 20 }),
    () => load({ url, headers: { cookie }, requests: offsets.map((from) => ({ path: path(from) })), connections: 20 }),
  )
  return [
    {
      figure: 'a page of delays over all customers’ open lines, 20 connections, p99',
      reach: `${limit.reach}, or ${share.reach}`,
      portal: format(portal.p99, 'ms'),
      floor: format(floor.p99, 'ms'),
      ratio: format(portal.p99 / floor.p99, 'times'),
      isReached: limit.holds(portal.p99) || share.holds(portal.p99 / floor.p99),
    },
  ]
}
