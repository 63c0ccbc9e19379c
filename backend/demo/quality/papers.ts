import { noteOf, type Paper, tableOf } from '../../documents/paper.ts'
import { formatCount, formatDay } from '../../documents/texts.ts'
import { dice } from '../dice.ts'
import type { DrawnConcession } from './drawConcessions.ts'

const product = 'Anvil'

const factsOf = (concession: DrawnConcession): Paper['facts'] => [
  ['Customer', concession.customer],
  ['NCR', concession.ncr],
  ['Customer part number', concession.customerPart],
  ['Provider part number', concession.providerPart],
  ['Alloy', concession.alloy],
  ['Purchase Order', concession.purchaseOrder],
  ['Job Order', concession.jobOrder],
  ['Pieces', `${formatCount(concession.deviating)} of ${formatCount(concession.quantity)}`],
  ['Notified on', formatDay(concession.notifiedOn)],
]

const paperOf = (concession: DrawnConcession, title: string, blocks: Paper['blocks']): Paper => ({
  product,
  title,
  isLandscape: false,
  facts: factsOf(concession),
  blocks,
  foot: `${concession.ncr}, ${concession.customer}`,
})

interface Measured {
  readonly piece: string
  readonly value: string
}

const measured = ({ jobOrder, deviating }: DrawnConcession): Measured[] => {
  const { below } = dice(`measurements of ${jobOrder}`)
  return Array.from({ length: Math.min(deviating, 40) }, (_, index) => ({
    piece: String(index + 1),
    value: `-0.0${10 + below(9)} in`,
  }))
}

const measurements = (concession: DrawnConcession) =>
  tableOf<Measured>(
    'Measurements',
    [
      { title: 'Piece', share: 1, isNumber: true, of: ({ piece }) => piece },
      { title: 'Deviation', share: 3, isNumber: true, of: ({ value }) => value },
    ],
    measured(concession),
  )

export const documentPaper = (concession: DrawnConcession, index: number): Paper => {
  const { type, found } = concession
  if (index === 1) return paperOf(concession, 'Measurements', [measurements(concession)])
  if (index === 2) return paperOf(concession, 'Drawing with the deviation marked', [noteOf(found, true)])
  return paperOf(concession, 'Non-conformance report', [noteOf(type), noteOf(found)])
}

export const approvalPaper = (concession: DrawnConcession): Paper =>
  paperOf(concession, 'Concession approved', [
    noteOf(`${concession.customer} accepts the parts listed above as they are, for this lot.`),
    noteOf(concession.found),
  ])
