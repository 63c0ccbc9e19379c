import { crowdEmail, crowdName } from '../data/crowd.ts'
import type { Ground } from '../ground.ts'
import { askWell } from '../load/ask.ts'
import { alternate, load } from '../load/load.ts'
import { atMostRatio, type Figure, format } from '../readings/figure.ts'

const limit = atMostRatio(4, 'that of the bare list')
const maxFound = 100

const someOf = (textOf: (index: number) => string) => Array.from({ length: 20 }, (_, at) => textOf(50 + at * 4_817))

/** Typical searches for users: two names, the end of one and the next, an address or its number, a few rare letters. */
const texts = [
  ...someOf((index) => crowdName(index).slice(0, 2).join(' ')),
  ...someOf((index) => crowdName(index).slice(1).join(' ')),
  ...someOf((index) => crowdName(index).join(' ').slice(3, 16)),
  ...someOf((index) => crowdEmail(index)),
  ...someOf((index) => String(index)),
  'whit',
  'ostrander',
  'montemayor',
  'megan',
  'reitm',
  'åsa',
  'xim',
  'lindq',
  'thornb',
  'norrvik',
]

const listOf = (text: string) =>
  encodeURI('/read/Users/ObtenerUsuariosForge/?range=[0,24]&sort=["name","ASC"]&filter=') +
  encodeURIComponent(JSON.stringify({ q: text }))

const countOf = async (ground: Ground, text: string) => {
  const { url, cookie } = await ground.portal()
  const { headers } = await askWell({ url: `${url}${listOf(text)}`, headers: { cookie } })
  return Number.parseInt(String(headers['content-range']).split('/')[1] ?? '', 10)
}

const findFew = async (ground: Ground) => {
  const few = new Map<string, number>()
  for (const text of texts) {
    const count = await countOf(ground, text)
    if (count > 0 && count <= maxFound) few.set(text, count)
  }
  return few
}

/**
 * Users list filtered by texts that few users contain, compared with the bare list and with LIKE, which reads every
 * user for each search.
 */
export const usersSearch: Figure = async (ground) => {
  const { url, cookie } = await ground.portal()
  const floorUrl = await ground.serve('floors/users.ts', ground.dataDir)
  const few = await findFew(ground)
  const requestsTo = (pathOf: (text: string) => string) => [...few.keys()].map((text) => ({ path: pathOf(text) }))
  const { portal, floor } = await alternate(
    () => load({ url: `${floorUrl}/users` }),
    () => load({ url, headers: { cookie }, requests: requestsTo(listOf) }),
  )
  // One search per connection: they wait seconds for each other.
  const like = await load({
    url: floorUrl,
    amount: 50,
    timeout: 60,
    requests: requestsTo((text) => `/search?q=${encodeURIComponent(text)}`),
  })
  const times = portal.p99 / floor.p99
  return [
    {
      figure: `users list, ${few.size} searches that find 1 to ${Math.max(...few.values())} users, p99`,
      reach: limit.reach,
      portal: format(portal.p99, 'ms'),
      floor: `${format(floor.p99, 'ms')} without a search, ${format(like.p99, 'ms')} by LIKE`,
      ratio: format(times, 'times'),
      isReached: limit.holds(times),
    },
  ]
}
