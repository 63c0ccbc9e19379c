import { isIPv6 } from 'node:net'

const groupsOf = (address: string) => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail ?? ''].map((text) => text.split(':').filter(Boolean))
  const zeros = new Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0')
  return [...(left ?? []), ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16))
}

const isMapped = (groups: readonly number[]) => groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/**
 * Network that an address belongs to: the address for IPv4, the /64 prefix for IPv6, because a subscriber controls a
 * whole /64.
 */
export const networkOf = (address: string) => {
  const [bare = ''] = address.split('%', 1)
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  if (!isMapped(groups))
    return `${groups
      .slice(0, 4)
      .map((group) => group.toString(16))
      .join(':')}::/64`
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}
