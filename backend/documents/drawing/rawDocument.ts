interface Reference {
  readonly data: Record<string, unknown>
  end(content?: string): void
}

/** A font within a document, as pdfkit has it. */
export interface EmbeddedFont {
  readonly id: string
  ref(): unknown
  /** The codes of a text's letters, and their places. */
  encode(text: string, features: readonly string[]): readonly [codes: readonly string[], places: unknown]
}

/** What is used of pdfkit below the level of its texts. */
export interface RawDocument {
  ref(data: object): Reference
  addContent(content: string): void
  readonly page: { readonly fonts: Record<string, unknown> }
  /** The font that was chosen last. */
  readonly _font: EmbeddedFont
}

/** The operators that draw a line of text; the page's y runs downwards, so that letters are turned back up. */
export const textAt = (font: string, size: number, x: number, baseline: number, codes: string) =>
  `BT /${font} ${size} Tf 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} Tm <${codes}> Tj ET`
