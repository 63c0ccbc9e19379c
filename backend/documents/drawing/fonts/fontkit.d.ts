/** Types for the parts of fontkit in use; the package has none. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    readonly codePoints: readonly number[]
  }

  export interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string, features: Readonly<Record<string, boolean>>): { readonly glyphs: readonly Glyph[] }
  }

  export const create: (bytes: Uint8Array) => Font
}
