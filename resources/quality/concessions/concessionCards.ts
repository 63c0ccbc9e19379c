import type { RowOf } from '#schema/entity.ts'
import type { concession } from '#schema/quality/concessions.ts'
import { compareValues } from '#values/texts.ts'

export type Concession = RowOf<typeof concession>

export interface ConcessionProps {
  readonly concession: Concession
}

/** `partNumber` is the customer's part number. */
export interface PartConcessions {
  readonly partNumber: string
  readonly concessions: readonly Concession[]
}

/** True if the customer's approval has been uploaded. */
export const isUploaded = ({ approvalFileId }: Concession) => Boolean(approvalFileId)

/** File name of the approval, with its extension once; the file id if the service returns no name. */
export const approvalFileName = ({ approvalFileId, approvalName, approvalExtension }: Concession) => {
  const name = approvalName || approvalFileId || ''
  const ending = approvalExtension ? `.${approvalExtension.replace(/^\./, '')}` : ''
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`
}

const newestFirst = (left: Concession, right: Concession) =>
  compareValues(right.notifiedOn, left.notifiedOn) || compareValues(left.ncr, right.ncr) || left.id - right.id

/** One card per part, sorted by part number; newest concession first, those without a date last. */
export const cardsOf = (rows: readonly Concession[]): readonly PartConcessions[] => {
  const parts = Map.groupBy(rows, ({ customerPartNumber }) => customerPartNumber)
  return [...parts]
    .map(([partNumber, concessions]) => ({ partNumber, concessions: concessions.toSorted(newestFirst) }))
    .toSorted((left, right) => compareValues(left.partNumber, right.partNumber))
}
