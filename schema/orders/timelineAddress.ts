import { describedAs, type Schema } from '../fields.ts'

/** URL parameters of the timeline page, with the kind of number each one takes. */
export const timelineNumbers = {
  line: 'jobOrder',
  po: 'purchaseOrder',
  invoice: 'invoice',
  bol: 'billOfLading',
  heat: 'heat',
} as const

export type TimelineNumber = (typeof timelineNumbers)[keyof typeof timelineNumbers]

/** Address of the timeline for a number. */
export const timelineAddress = (of: TimelineNumber, number: string) => {
  const [name = 'line'] = Object.entries(timelineNumbers).find(([, known]) => known === of) ?? []
  return `/order?${new URLSearchParams({ [name]: number })}`
}

/** Marks a field as a number of this kind; it is shown as a link to the timeline. */
export const numberOf = <S extends Schema>(of: TimelineNumber, field: S): S => describedAs(field, { numberOf: of })
