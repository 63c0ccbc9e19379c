import { id, input, read } from './call.ts'
import { entity, type RowOf, rows } from './entity.ts'
import { day, document, flag, integer, money, nullable, oneOf, quantity, text } from './kinds.ts'
import { orderStatus } from './orderStatus.ts'

/** By which numbers a line's story is asked for: the parameter of the page's address, and what it is the number of. */
export const storyNumbers = {
  line: 'jobOrder',
  po: 'purchaseOrder',
  invoice: 'invoice',
  bol: 'billOfLading',
  heat: 'heat',
} as const

export type StoryNumber = (typeof storyNumbers)[keyof typeof storyNumbers]

/** The address of the story that a number leads to. */
export const storyAddress = (kind: StoryNumber, number: string) => {
  const [name = 'line'] = Object.entries(storyNumbers).find(([, known]) => known === kind) ?? []
  return `/order?${new URLSearchParams({ [name]: number })}`
}

const sameWords = <const Word extends string>(...words: Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as { readonly [K in Word]: K }

/** What happens to a line; on one day in this order. */
export const storyKinds = [
  ...(['entered', 'acknowledged', 'released', 'heat', 'cut', 'step', 'waitsForApproval', 'concession'] as const),
  ...(['requested', 'promised', 'promisedAnew', 'modified', 'ready', 'shipped', 'delivered', 'invoiced'] as const),
  ...(['reference', 'due', 'paid'] as const),
]
export type StoryKind = (typeof storyKinds)[number]

export const storyEvent = entity('storyEvent', {
  kind: oneOf('kind', sameWords(...storyKinds)),
  /** Null is today: where pieces are now, and what waits. */
  day: nullable(day('day')),
  pieces: nullable(quantity('pieces')),
  /** The number of what it is about, or the step. */
  number: nullable(text('number')),
  note: text('note', { mayBeEmpty: true, isMultiline: true, max: 2_000 }),
  amount: nullable(money('amount')),
  link: nullable(document('link')),
  /** It waits for the customer. */
  isPending: flag('isPending'),
})
export type StoryEvent = RowOf<typeof storyEvent>

export const storyLine = entity('storyLine', {
  jobOrder: text('jobOrder'),
  purchaseOrder: text('purchaseOrder'),
  lineItem: integer('lineItem'),
  partNumber: text('partNumber'),
  providerPartNumber: text('providerPartNumber'),
  ordered: quantity('ordered'),
  shipped: quantity('shipped'),
  status: orderStatus('status'),
})
export type StoryLine = RowOf<typeof storyLine>

/** A document of the line, of its order or of one of its loads. */
const paper = entity('storyPaper', {
  kind: oneOf(
    'kind',
    sameWords(
      ...['confirmation', 'schedule', 'certificate', 'acknowledgement', 'conformance', 'millTest', 'packingList'],
      'billOfLading',
    ),
  ),
  number: text('number', { mayBeEmpty: true }),
  link: document('link'),
})
export type StoryPaper = RowOf<typeof paper>

/** Whom to ask. */
const person = entity('storyPerson', {
  part: oneOf('part', sameWords('seller', 'backup', 'receivable')),
  name: text('name'),
  email: text('email'),
})
export type StoryPerson = RowOf<typeof person>

/** The lines that a number belongs to, and the story of the first of them: an open one before the others. */
export const story = entity('story', {
  lines: rows('lines', storyLine),
  events: rows('events', storyEvent),
  papers: rows('papers', paper),
  people: rows('people', person),
})
export type Story = RowOf<typeof story>

/** An order's whole story. */
export const stories = {
  story: read('GET', '/api/Customers/:customerId/story', {
    access: { pages: ['order'], owner: input('customerId') },
    params: { customerId: id },
    query: {
      by: oneOf('by', sameWords(...Object.values(storyNumbers))),
      number: text('number', { max: 60 }),
    },
    answer: story,
  }),
}
