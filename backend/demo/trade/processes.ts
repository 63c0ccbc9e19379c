import { type Step, steps } from '#schema/wip/steps.ts'
import type { Dice } from '../dice.ts'
import type { Alloy } from './alloys.ts'

export type Process = Exclude<Step, 'other'>

const always: readonly Process[] = ['cutting', 'forging', 'heatTreatment', 'finalInspection', 'finishedGoods']

const sometimes: readonly { readonly process: Process; readonly chance: number }[] = [
  { process: 'preMachining', chance: 0.6 },
  { process: 'machining', chance: 0.7 },
  { process: 'ndt', chance: 0.6 },
  { process: 'laboratory', chance: 0.8 },
  { process: 'approval', chance: 0.35 },
]

/** Processes of a part in the plant's order; one in three rings is double-forged and split. */
export const processesOf = ({ isLucky }: Dice, shape: string, { hasMicros }: Alloy): Process[] => {
  const chosen = new Set(always)
  for (const { process, chance } of sometimes) if (isLucky(chance)) chosen.add(process)
  if (shape === 'ring' && isLucky(0.3)) chosen.add('splitting')
  if (hasMicros && isLucky(0.5)) chosen.add('pdp')
  return steps.filter((step): step is Process => step !== 'other' && chosen.has(step))
}
