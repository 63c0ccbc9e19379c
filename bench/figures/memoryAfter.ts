import { memoryOf } from '../load/memory.ts'
import { type Figure, format, under } from '../readings/figure.ts'

const limit = under(260, 'MB')

/** Memory of the portal after the previous figures. */
export const memoryAfter: Figure = async (ground) => {
  const { pid } = await ground.portal()
  const held = memoryOf(pid) / 1e6
  return [
    {
      figure: 'memory of the portal after all of the above',
      reach: limit.reach,
      portal: format(held, 'MB'),
      isReached: limit.holds(held),
    },
  ]
}
