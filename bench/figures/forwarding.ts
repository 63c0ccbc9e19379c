import { alternate, load } from '../load/load.ts'
import { atLeastShare, type Figure, format, percent } from '../readings/figure.ts'

const share = atLeastShare(0.45, 'a bare hop')

/**
 * A small list that a connected service returns; the floor is plain http-proxy-middleware in front of the same service.
 */
export const forwarding: Figure = async (ground) => {
  const service = await ground.serve('floors/stub.ts')
  const hop = await ground.serve('floors/hop.ts', service)
  const gateway = await ground.anotherPortal({ READ_URL: service, MIXED_SERVICES: 'on' })
  const path = encodeURI('/read/Users/ObtenerUsuariosForge/?range=[0,24]&sort=["name","ASC"]')
  const { portal, floor, ratio } = await alternate(
    () => load({ url: `${hop}${path}` }),
    () => load({ url: `${gateway.url}${path}`, headers: { cookie: gateway.cookie } }),
  )
  return [
    {
      figure: 'forwarding, requests per second',
      reach: share.reach,
      portal: format(portal.perSecond, '/s'),
      floor: format(floor.perSecond, '/s'),
      ratio: percent(ratio),
      isReached: share.holds(ratio),
    },
  ]
}
