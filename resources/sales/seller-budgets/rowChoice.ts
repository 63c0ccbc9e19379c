/** What is chosen at the moment for a row that is to be added. */
export interface RowChoice {
  readonly segmentId: number | null
  readonly customerId: number | null
  readonly contractId: number | null
}

export const nothingChosen: RowChoice = { segmentId: null, customerId: null, contractId: null }
