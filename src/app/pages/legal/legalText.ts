/** One numbered section; its clauses are numbered below it, `10.10`. `{product}` stands for the product's name. */
export interface LegalSection {
  readonly heading: string
  readonly clauses: readonly string[]
}

/** A legal page in one language. */
export interface LegalText {
  readonly title: string
  readonly updated: string
  readonly intro: string
  readonly sections: readonly LegalSection[]
}
