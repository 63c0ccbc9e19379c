import type { InputOf } from '../../schema/call.ts'
import type { Cents, Day } from '../../schema/kinds.ts'
import { type StepCounts, stepNames, steps } from '../../schema/steps.ts'
import type { wip } from '../../schema/wip.ts'
import type { Handler } from '../implement.ts'
import type { LineRow } from './openLines.ts'
import { readLines, streamLines } from './readLines.ts'

type ListWip = typeof wip.listWip
type ListAllWip = typeof wip.listAllWip
type ListWipCounts = typeof wip.listWipCounts

const heldBy = (row: StepCounts) =>
  steps.filter((step) => row[step] > 0).map((step) => ({ process: stepNames[step], quantity: row[step] }))

/** The first source tells one commitment: the newest. */
const toWipLine = (row: LineRow) => ({
  purchaseOrder: row.purchaseOrder,
  requestDate: row.requested_on as Day,
  commitmentDate: (row.new_committed_on ?? row.committed_on) as Day | null,
  partNumber: row.customerNumber,
  ordered: row.quantity,
  shipped: row.shipped,
  lineItem: row.lineItem,
  jobOrder: row.jobOrder,
  status: row.status,
  steps: heldBy(row),
})

/** What bears the same name in the list, the counts of the steps among it, is taken over as it is. */
const toWipCounts = (row: LineRow) => ({
  ...row,
  providerPartNumber: row.providerNumber,
  ordered: row.quantity,
  requestDate: row.requested_on as Day,
  commitmentDate: row.committed_on as Day | null,
  newCommitmentDate: row.new_committed_on as Day | null,
  isNewIntroduction: row.is_new_introduction === 1,
  isAerofab: row.is_aerofab === 1,
  price: Number(row.price) as Cents,
})

const ofSearch = ({ customerId, list, ...filters }: InputOf<ListWip>) => ({ customerId, list, filters })

const ofCounts = ({ customerId, list, isComplete, ...numbers }: InputOf<ListWipCounts>) => {
  const [field, order = 'ASC'] = list.sort ?? []
  const sort = field && ([field === 'providerPartNumber' ? 'partNumber' : field, order] as const)
  return { customerId, isComplete, filters: { ...numbers, ...list.filter }, list: { ...list, sort: sort ?? null } }
}

export const listWip: Handler<ListWip> = {
  run: async (context) => {
    const { rows, ...count } = await readLines(context, 'steps', ofSearch(context.input))
    return { rows: rows.map(toWipLine), ...count }
  },
  async *stream(context) {
    for await (const rows of streamLines(context, 'steps', ofSearch(context.input))) yield rows.map(toWipLine)
  },
}

export const listAllWip: Handler<ListAllWip> = {
  run: async (context) => {
    const { rows, ...count } = await readLines(context, 'steps', { ...context.input, filters: {} })
    return { rows: rows.map(toWipLine), ...count }
  },
  async *stream(context) {
    const asked = { ...context.input, filters: {} }
    for await (const rows of streamLines(context, 'steps', asked)) yield rows.map(toWipLine)
  },
}

export const listWipCounts: Handler<ListWipCounts> = {
  run: async (context) => {
    const { rows, ...count } = await readLines(context, 'counts', ofCounts(context.input))
    return { rows: rows.map(toWipCounts), ...count }
  },
  async *stream(context) {
    for await (const rows of streamLines(context, 'counts', ofCounts(context.input))) yield rows.map(toWipCounts)
  },
}
