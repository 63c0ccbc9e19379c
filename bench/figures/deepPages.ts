import type { Ground } from '../ground.ts'
import { alternate, load } from '../load/load.ts'
import { atLeastShare, type Figure, format, percent, type Reading } from '../readings/figure.ts'

const deepShare = atLeastShare(0.8)
const mixedShare = atLeastShare(0.5)
const length = 25
/**
 * The bare statement takes at least a tenth of a second: with fifty connections no request would finish within a round.
 */
const connections = 5
const deep = 90_000
const mixed = Array.from({ length: 400 }, (_, at) => at * length)

const portalPath = (from: number) =>
  encodeURI(`/read/Users/ObtenerUsuariosForge/?range=[${from},${from + length - 1}]&sort=["name","ASC"]`)
const floorPath = (from: number) => `/users?from=${from}`

/** Pages of the users list at these offsets, compared with the bare statement with the same order and total. */
const pagesFrom = async (
  ground: Ground,
  offsets: readonly number[],
  figure: string,
  share: typeof deepShare,
): Promise<Reading> => {
  const { url, cookie } = await ground.portal()
  const floorUrl = await ground.serve('floors/users.ts', ground.dataDir)
  const asking = (pathOf: (from: number) => string) => offsets.map((from) => ({ path: pathOf(from) }))
  const { portal, floor, ratio } = await alternate(
    () => load({ url: floorUrl, connections, requests: asking(floorPath) }),
    () => load({ url, headers: { cookie }, connections, requests: asking(portalPath) }),
  )
  return {
    figure,
    reach: share.reach,
    portal: format(portal.perSecond, '/s'),
    floor: format(floor.perSecond, '/s'),
    ratio: percent(ratio),
    isReached: share.holds(ratio),
  }
}

/** Pages deep in the users list; joins must apply to the rows of the page only. */
export const deepPages: Figure = async (ground) => [
  await pagesFrom(ground, [deep], `a page of users at offset ${deep}, requests per second`, deepShare),
  await pagesFrom(
    ground,
    mixed,
    `${mixed.length} pages up to offset ${mixed.at(-1)}, in turn, requests per second`,
    mixedShare,
  ),
]
