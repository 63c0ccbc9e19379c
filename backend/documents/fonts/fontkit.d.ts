/** What is used of fontkit, which comes without types. */
declare module 'fontkit' {
  export interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    readonly codePoints: readonly number[]
    readonly path: {
      readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[]
    }
  }

  export interface Font {
    readonly postscriptName: string
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number): Glyph
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string, features: Readonly<Record<string, boolean>>): { readonly glyphs: readonly Glyph[] }
  }

  /** `instance` names one of a variable font's weights. */
  export const create: (bytes: Uint8Array, instance: string) => Font
}
