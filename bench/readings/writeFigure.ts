import { alternate, load } from '../load/load.ts'
import { pageHeaders } from '../portal.ts'
import { atLeastShare, type Figure, format, percent } from './figure.ts'

interface Write {
  readonly figure: string
  readonly path: string
  readonly bodyOf: (index: number) => unknown
  readonly share: number
}

/** Figure of a call that writes; the floor inserts one row per request, with the same durability and bodies. */
export const writeFigure =
  ({ figure, path, bodyOf, share: min }: Write): Figure =>
  async (ground) => {
    const share = atLeastShare(min)
    const { url, cookie } = await ground.portal()
    const floorUrl = await ground.serve('floors/insert.ts', ground.path('floor.db'))
    let index = 0
    const nextBody = () => {
      index += 1
      return JSON.stringify(bodyOf(index))
    }
    const requests = [{ setupRequest: (request: object) => ({ ...request, body: nextBody() }) }]
    const { portal, floor, ratio } = await alternate(
      () => load({ url: `${floorUrl}/rows`, method: 'POST', headers: pageHeaders, requests }),
      () => load({ url: `${url}${path}`, method: 'POST', headers: { ...pageHeaders, cookie }, requests }),
    )
    return [
      {
        figure,
        reach: share.reach,
        portal: format(portal.perSecond, '/s'),
        floor: format(floor.perSecond, '/s'),
        ratio: percent(ratio),
        isReached: share.holds(ratio),
      },
    ]
  }
