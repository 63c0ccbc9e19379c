import type { Step } from '#schema/wip/steps.ts'
import type { Dice } from '../dice.ts'
import type { Part, Process } from './parts.ts'
import { type FromToday, type Line, type Load, lineOf } from './plannedOrders.ts'

type Dates = Pick<Line, 'committedOn'> & Partial<Line>

const reasons = [
  'Ultrasonic test repeated after machining.',
  'Raw material arrived later than confirmed by the mill.',
  'Furnace maintenance moved the heat treatment lot.',
  'Se reprograma por retrabajo en maquinado.',
  'Customer asked for the first article before the balance.',
  'Mechanical test repeated; results expected this week.',
  null,
] as const

/** Most missed commitments were moved; few of the others were, some of them to an earlier day. */
const drawDates = ({ below, pick, isLucky }: Dice, orderedOn: FromToday, committedOn: FromToday): Dates => {
  const movedTo = (newCommittedOn: FromToday) => {
    const modifiedOn = -1 - below(Math.min(20, -orderedOn))
    return { committedOn, newCommittedOn, modifiedOn, modifiedComment: pick(reasons) }
  }
  if (committedOn < 0 && isLucky(0.6)) return movedTo(3 + below(50))
  if (committedOn >= 0 && isLucky(0.08)) return movedTo(committedOn + 7 + below(40))
  if (committedOn > 20 && isLucky(0.04)) return movedTo(committedOn - 1 - below(14))
  return { committedOn: committedOn < 0 || !isLucky(0.03) ? committedOn : null }
}

/** Progress from which on all pieces of a line are in a step; before it, some wait for their material. */
const allBegun = 0.2

/** Distributes pieces around the step that fits the order's age; `finishedGoods` also counts loads that are ready. */
const drawHeld = ({ below }: Dice, processes: readonly Process[], pieces: number, progress: number) => {
  const held: Partial<Record<Step, number>> = {}
  let left = Math.min(pieces, Math.round(pieces * progress * (0.7 + below(7) / 10)))
  let at = Math.min(processes.length - 1, Math.floor(progress * processes.length))
  while (left > 0 && at >= 0) {
    const share = at === 0 ? left : Math.ceil((left * (1 + below(3))) / 3)
    const process = processes[at] ?? 'other'
    held[process] = share
    left -= share
    at -= 1
  }
  const begun = Object.values(held).reduce((sum, count) => sum + count, 0)
  const process = processes[Math.max(0, at)] ?? 'other'
  if (begun > 0 && begun < pieces && progress >= allBegun) held[process] = (held[process] ?? 0) + pieces - begun
  return held
}

const drawPartial = ({ below, isLucky }: Dice, open: number, committedOn: FromToday | null) => {
  if (open < 4 || committedOn === null || committedOn < 0 || !isLucky(0.15)) return {}
  return { partialOn: committedOn, partialQuantity: 1 + below(open - 2), balanceOn: committedOn + 7 + below(30) }
}

const past = (day: FromToday) => (day <= 0 ? day : null)

interface OpenLineOptions {
  readonly part: Part
  readonly orderedOn: FromToday
  /** Pieces that are not shipped and not part of a load. */
  readonly open: number
  /** Allows a random deviation. */
  readonly mayDeviate: boolean
  readonly loads?: readonly Load[]
}

/** Days from the order to the commitment date. Lines that have started to ship are due soon or just were. */
const leadOf = ({ below }: Dice, orderedOn: FromToday, hasLoads: boolean) =>
  hasLoads ? below(90) - 10 - orderedOn : 110 + below(200)

export const drawOpenLine = (
  chance: Dice,
  { part, orderedOn, open, mayDeviate, loads = [] }: OpenLineOptions,
): Line => {
  const { below, isLucky } = chance
  const lead = leadOf(chance, orderedOn, loads.length > 0)
  const progress = Math.min(1, Math.max(0, (-orderedOn - 20) / (lead - 20)))
  const dates = drawDates(chance, orderedOn, orderedOn + lead)
  const held = isLucky(0.01) ? { other: open } : drawHeld(chance, part.processes, open, progress)
  const isStarted = loads.length > 0 || Object.keys(held).length > 0
  return lineOf({
    part: part.row,
    quantity: open + loads.reduce((sum, { quantity }) => sum + quantity, 0),
    price: part.price,
    release: isLucky(0.7) ? `R${1 + below(6)}` : '',
    requestedOn: orderedOn + lead - below(30),
    ...dates,
    releasedOn: isStarted ? Math.min(-1, orderedOn + 8 + below(12)) : past(orderedOn + 10 + below(60)),
    acknowledgedOn: isLucky(0.7) ? past(orderedOn + 1 + below(9)) : null,
    ...drawPartial(chance, open, dates.newCommittedOn ?? dates.committedOn),
    held,
    loads,
    isDeviation: isStarted && isLucky(0.03) && mayDeviate,
  })
}
