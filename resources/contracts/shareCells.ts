interface Agreed {
  readonly minShare: number | null
  readonly maxShare: number | null
}

const withPercent = (share: number | null, text: string) => (share === null ? text : `${text}%`)

/** The agreed shares of the market with their sign (spec 3 §9); where none was agreed, the table's word for nothing. */
export const shareCells = {
  minShare: ({ minShare }: Agreed, text: string) => withPercent(minShare, text),
  maxShare: ({ maxShare }: Agreed, text: string) => withPercent(maxShare, text),
}
