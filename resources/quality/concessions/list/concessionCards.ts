import type { RowOf } from '../../../../schema/entity.ts'
import type { concession } from '../../../../schema/quality/concessions.ts'
import { compareValues } from '../../../../values/text/texts.ts'

export type Concession = RowOf<typeof concession>

/** What each part of a concession is drawn from. */
export interface ConcessionProps {
  readonly concession: Concession
}

/** The concessions of one part, by the customer's number of it. */
export interface PartConcessions {
  readonly partNumber: string
  readonly concessions: readonly Concession[]
}

/** Whether the customer's approval is there, or still to be uploaded. */
export const isUploaded = ({ approvalFileId }: Concession) => Boolean(approvalFileId)

/** The approval's file name, with its ending once; the file's id where a service tells no name. */
export const approvalFileName = ({ approvalFileId, approvalName, approvalExtension }: Concession) => {
  const name = approvalName || approvalFileId || ''
  const ending = approvalExtension ? `.${approvalExtension.replace(/^\./, '')}` : ''
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`
}

const newestFirst = (left: Concession, right: Concession) =>
  compareValues(right.notifiedOn, left.notifiedOn) || compareValues(left.ncr, right.ncr) || left.id - right.id

/** A card for each part, by part number; in it the newest concession first, one without a date last. */
export const cardsOf = (rows: readonly Concession[]): readonly PartConcessions[] => {
  const parts = Map.groupBy(rows, ({ customerPartNumber }) => customerPartNumber)
  return [...parts]
    .map(([partNumber, concessions]) => ({ partNumber, concessions: concessions.toSorted(newestFirst) }))
    .toSorted((left, right) => compareValues(left.partNumber, right.partNumber))
}
