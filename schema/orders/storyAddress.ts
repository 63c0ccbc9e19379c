import type { Field } from '../kinds.ts'

/** By which numbers a line's story is asked for: the parameter of the page's address, and what it is the number of. */
export const storyNumbers = {
  line: 'jobOrder',
  po: 'purchaseOrder',
  invoice: 'invoice',
  bol: 'billOfLading',
  heat: 'heat',
} as const

export type StoryNumber = (typeof storyNumbers)[keyof typeof storyNumbers]

/** The address of the story that a number leads to, for the current customer unless another is named. */
export const storyAddress = (of: StoryNumber, number: string, customerId?: number) => {
  const [name = 'line'] = Object.entries(storyNumbers).find(([, known]) => known === of) ?? []
  const query = new URLSearchParams({ [name]: number })
  if (customerId !== undefined) query.set('fcid', String(customerId))
  return `/order?${query}`
}

/** The same field as the number of something: wherever it is shown, it leads to the story. */
export const numberOf = <F extends Field>(of: StoryNumber, field: F): F => ({ ...field, numberOf: of })
