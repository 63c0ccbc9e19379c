import type { KindName } from '#schema/fields.ts'

const numbers: readonly KindName[] = [
  'integer',
  'quantity',
  'money',
  'thousands',
  'kilograms',
  'pounds',
  'inches',
  'percent',
]
const texts: readonly KindName[] = ['text', 'email', 'document']
const all: readonly KindName[] = [...numbers, ...texts, 'day', 'instant', 'flag', 'oneOf', 'documents', 'many', 'rows']

export interface Oddity {
  readonly name: string
  readonly kinds: readonly KindName[]
  readonly change: (wire: unknown) => unknown
  /** True if the result equals the result for the declared form. */
  readonly isSame?: true
}

const milliseconds = (text: string) => Date.parse(text)

/** Forms in which services of other makers send declared values, and some that none should send. */
export const oddities: readonly Oddity[] = [
  { name: 'a number as text', kinds: numbers, change: String, isSame: true },
  { name: 'a padded number as text', kinds: numbers, change: (wire) => ` ${wire}  `, isSame: true },
  { name: 'a number with a comma', kinds: numbers, change: () => '1,234' },
  { name: 'a number with its unit', kinds: numbers, change: (wire) => `${wire} kg` },
  { name: 'a number that is none', kinds: numbers, change: () => 'NaN' },
  { name: 'a text as number', kinds: ['text'], change: () => 4500012 },
  { name: 'an empty text', kinds: all, change: () => '' },
  { name: 'null', kinds: all, change: () => null },
  { name: 'an absent field', kinds: all, change: () => undefined },
  {
    name: 'a boolean',
    kinds: [...numbers, ...texts, 'day', 'instant', 'many', 'rows', 'documents'],
    change: () => true,
  },
  { name: 'an object', kinds: all, change: () => ({ nested: 1 }) },
  { name: 'a list', kinds: [...numbers, ...texts, 'day', 'instant', 'flag', 'oneOf'], change: () => [[1]] },
  { name: 'a flag as 1', kinds: ['flag'], change: () => 1, isSame: true },
  { name: 'a flag as the text 1', kinds: ['flag'], change: () => '1', isSame: true },
  { name: 'a flag as the text true', kinds: ['flag'], change: () => 'true', isSame: true },
  { name: 'a flag in capitals', kinds: ['flag'], change: () => 'TRUE', isSame: true },
  { name: 'a flag that is no flag', kinds: ['flag'], change: () => 'perhaps' },
  { name: 'a day with a time', kinds: ['day'], change: (wire) => `${wire}T00:00:00`, isSame: true },
  { name: 'a day with a time and a zone', kinds: ['day'], change: (wire) => `${wire}T06:00:00-06:00`, isSame: true },
  { name: 'a day with a time behind a space', kinds: ['day'], change: (wire) => `${wire} 00:00:00`, isSame: true },
  { name: 'a day as DD/MM/YYYY', kinds: ['day'], change: () => '26/11/2026', isSame: true },
  { name: 'a day as DD/MM/YYYY with a time', kinds: ['day'], change: () => '26/11/2026 00:00:00', isSame: true },
  { name: 'a day as MM/DD/YYYY', kinds: ['day'], change: () => '11/26/2026' },
  {
    name: 'a day as /Date(…)/ of midnight in the plant',
    kinds: ['day'],
    change: () => `/Date(${milliseconds('2026-11-26T06:00:00Z')})/`,
    isSame: true,
  },
  {
    name: 'a day as /Date(…)/ of midnight in UTC',
    kinds: ['day'],
    change: () => `/Date(${milliseconds('2026-11-26T00:00:00Z')})/`,
    isSame: true,
  },
  {
    name: 'a day as /Date(…)/ with an offset',
    kinds: ['day'],
    change: () => `/Date(${milliseconds('2026-11-25T23:00:00Z')}+0100)/`,
    isSame: true,
  },
  { name: 'a day that no month has', kinds: ['day'], change: () => '2026-02-30' },
  { name: 'a moment as YYYY-MM-DD hh:mm:ss', kinds: ['instant'], change: () => '2026-11-26 10:30:00', isSame: true },
  { name: 'a moment without a zone', kinds: ['instant'], change: () => '2026-11-26T10:30:00.000', isSame: true },
  {
    name: 'a moment as /Date(…)/',
    kinds: ['instant'],
    change: () => `/Date(${milliseconds('2026-11-26T16:30:00Z')}-0600)/`,
    isSame: true,
  },
  { name: 'a moment as DD/MM/YYYY hh:mm:ss', kinds: ['instant'], change: () => '26/11/2026 10:30:00', isSame: true },
  { name: 'a moment that is none', kinds: ['instant'], change: () => 'yesterday' },
  { name: 'a word that nobody declared', kinds: ['oneOf'], change: () => 'On Hold' },
  {
    name: 'a padded word',
    kinds: ['oneOf'],
    change: (wire) => (typeof wire === 'string' ? `${wire}   ` : ` ${wire} `),
    isSame: true,
  },
  {
    name: 'links as a list',
    kinds: ['documents'],
    change: (wire) => (typeof wire === 'string' ? wire.split(',') : wire),
    isSame: true,
  },
  { name: 'a list as JSON in a text', kinds: ['many', 'rows'], change: (wire) => JSON.stringify(wire), isSame: true },
  { name: 'a list with null in it', kinds: ['many', 'rows'], change: (wire) => [...((wire ?? []) as unknown[]), null] },
]
