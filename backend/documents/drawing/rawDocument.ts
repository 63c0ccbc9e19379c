interface Reference {
  readonly data: Record<string, unknown>
  end(content?: string): void
}

export interface EmbeddedFont {
  readonly id: string
  ref(): unknown
  encode(text: string, features: readonly string[]): readonly [codes: readonly string[], places: unknown]
}

export interface RawDocument {
  ref(data: object): Reference
  addContent(content: string): void
  readonly page: { readonly fonts: Record<string, unknown> }
  readonly _font: EmbeddedFont
}

/** PDF operators that draw a line of text; the page's y axis points down, so the text is flipped back. */
export const textAt = (font: string, size: number, x: number, baseline: number, codes: string) =>
  `BT /${font} ${size} Tf 1 0 0 -1 ${x.toFixed(2)} ${baseline.toFixed(2)} Tm <${codes}> Tj ET`
