import type { Cents } from '#schema/kinds.ts'
import { type Step, stepNames, steps } from '#schema/wip/steps.ts'
import type { Dice } from '../dice.ts'
import type { Row } from '../enterRows.ts'
import { type Alloy, alloys } from './alloys.ts'
import type { Plan } from './plans.ts'
import { segmentIdOf } from './segments.ts'

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
const processesOf = ({ isLucky }: Dice, shape: string, { hasMicros }: Alloy): Process[] => {
  const chosen = new Set(always)
  for (const { process, chance } of sometimes) if (isLucky(chance)) chosen.add(process)
  if (shape === 'ring' && isLucky(0.3)) chosen.add('splitting')
  if (hasMicros && isLucky(0.5)) chosen.add('pdp')
  return steps.filter((step): step is Process => step !== 'other' && chosen.has(step))
}

export type PartRow = Row<'parts'>

export interface Part {
  readonly row: PartRow
  readonly processes: readonly Process[]
  readonly price: Cents
}

type Size = Pick<PartRow, 'outer_diameter' | 'inner_diameter' | 'length'>

const inches = (value: number) => Math.round(value * 8) / 8

/** In eighths of an inch. */
const drawSize = ({ below }: Dice, shape: PartRow['shape']): Size => {
  const outer = 8 + below(240) / 8
  if (shape === 'ring')
    return { outer_diameter: outer, inner_diameter: inches(outer * (0.6 + below(25) / 100)), length: 1 + below(56) / 8 }
  if (shape === 'disc') return { outer_diameter: outer, inner_diameter: 0, length: 1.5 + below(60) / 8 }
  if (shape === 'bar') return { outer_diameter: 2 + below(64) / 8, inner_diameter: 0, length: 12 + below(480) / 8 }
  return { outer_diameter: 3 + below(64) / 8, inner_diameter: 6 + below(80) / 8, length: 8 + below(160) / 8 }
}

const volumeOf = (shape: PartRow['shape'], { outer_diameter, inner_diameter, length }: Size) =>
  shape === 'block'
    ? outer_diameter * inner_diameter * length
    : (Math.PI / 4) * (outer_diameter ** 2 - inner_diameter ** 2) * length

const uses = {
  ring: ['casing', 'bearing race', 'labyrinth seal', 'weld neck flange', 'retaining ring', 'gear rim'],
  disc: ['wheel', 'hub', 'gear blank', 'blind flange', 'cover'],
  bar: ['shaft', 'stem', 'billet for rings', 'forging stock'],
  block: ['valve body', 'die block', 'tooling plate', 'manifold block'],
} as const
const makes = { ring: 'Rolled ring', disc: 'Forged disc', bar: 'Forged bar', block: 'Forged block' } as const

const aerospaceAlloys: readonly Alloy[] = [alloys.premium718, alloys.waspaloy, alloys.ti64]

const prefixes = { ring: 'R', disc: 'D', bar: 'B', block: 'K' } as const

const drawPart = (chance: Dice, plan: Plan, id: number, index: number, hasExtremes: boolean): Part => {
  const { below, pick, isLucky } = chance
  const shape = pick(plan.shapes)
  const alloy = pick(plan.alloys)
  const size = drawSize(chance, shape)
  const weight = Math.round(volumeOf(shape, size) * alloy.density * 100) / 100
  const cents = Math.round(weight * alloy.price * (95 + below(20))) + 8_000
  const drawn: PartRow = {
    id,
    customer_id: plan.customerId,
    customer_number: `${plan.partPrefix}${20_000 + 37 * index + below(30)}`,
    provider_number: `${prefixes[shape]}${10_000 + id}`,
    description: `${makes[shape]}, ${pick(uses[shape])}`,
    alloy: alloy.name,
    shape,
    ...size,
    weight,
    is_new_introduction: isLucky(0.1) ? 1 : 0,
    is_aerofab: aerospaceAlloys.includes(alloy) && isLucky(0.2) ? 1 : 0,
    ...plan.particularParts[index],
    ...(hasExtremes ? plan.extremeParts?.[index] : {}),
  }
  return {
    row: { ...drawn, segment_id: segmentIdOf(drawn, aerospaceAlloys.includes(alloy)) },
    processes: processesOf(chance, shape, alloy),
    price: (Math.ceil(cents / plan.priceStep) * plan.priceStep) as Cents,
  }
}

export const drawParts = (chance: Dice, plan: Plan, firstId: number, hasExtremes: boolean) =>
  Array.from({ length: plan.parts }, (_, index) => drawPart(chance, plan, firstId + index, index, hasExtremes))

export const processRows = (parts: readonly Part[]) =>
  parts.flatMap(({ row, processes }) =>
    processes.map((process, index) => ({ part_id: row.id, position: index + 1, process: stepNames[process] })),
  )
