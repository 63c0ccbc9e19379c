import { alternate, load } from '../load/load.ts'
import { atLeastShare, atMostRatio, type Figure, format, percent } from '../readings/figure.ts'

const share = atLeastShare(0.5)
const limit = atMostRatio(2)

/**
 * GET users: the first page of 25 by name, with the total. The floor runs the same two statements on the same database.
 */
export const usersList: Figure = async (ground) => {
  const { url, cookie } = await ground.portal()
  const floorUrl = await ground.serve('floors/users.ts', ground.dataDir)
  const address = encodeURI(`${url}/read/Users/ObtenerUsuariosForge/?range=[0,24]&sort=["name","ASC"]`)
  const { portal, floor, ratio } = await alternate(
    () => load({ url: `${floorUrl}/users` }),
    () => load({ url: address, headers: { cookie } }),
  )
  return [
    {
      figure: 'users list, requests per second',
      reach: share.reach,
      portal: format(portal.perSecond, '/s'),
      floor: format(floor.perSecond, '/s'),
      ratio: percent(ratio),
      isReached: share.holds(ratio),
    },
    {
      figure: 'users list, p99',
      reach: limit.reach,
      portal: format(portal.p99, 'ms'),
      floor: format(floor.p99, 'ms'),
      ratio: format(portal.p99 / floor.p99, 'times'),
      isReached: limit.holds(portal.p99 / floor.p99),
    },
  ]
}
