import { formatInches } from '#values/formats.ts'
import type { PieceType } from './quotes.ts'

/** Piece of a quote. Sizes in inches: outer diameter, inner diameter and length; of a block thickness, width, length. */
export interface QuotedPiece {
  readonly type?: PieceType | null | undefined
  readonly outerDiameter?: number | null | undefined
  readonly innerDiameter?: number | null | undefined
  readonly length?: number | null | undefined
}

export const typeNames = { ring: 'Ring', disc: 'Disc', bar: 'Bar', block: 'Block' } as const

/** Discs and bars have no inner diameter. */
export const hasInner = (type: PieceType | null | undefined) => type !== 'disc' && type !== 'bar'

/** Sizes such as `30 x 12 x 4`, of a disc and a bar `30 x 4`; '-' for an unknown one. */
export const sizeText = ({ type, outerDiameter, innerDiameter, length }: QuotedPiece) =>
  [outerDiameter, ...(hasInner(type) ? [innerDiameter] : []), length]
    .map((size) => (size === null || size === undefined ? '-' : formatInches(size)))
    .join(' x ')

/** Describes a piece: `Ring 30 x 12 x 4 in, AISI 4140`. Without sizes, only what is known. */
export const pieceText = (piece: QuotedPiece, typeName: string, material: string | null | undefined) => {
  const size = piece.outerDiameter === null || piece.outerDiameter === undefined ? '' : `${sizeText(piece)} in`
  return [[typeName, size].filter(Boolean).join(' '), material ?? ''].filter(Boolean).join(', ')
}

const millimetersOfInch = 25.4

/** Size in the unit of the quote. */
export const inUnit = (inches: number, unit: string) => (unit === 'mm' ? inches * millimetersOfInch : inches)
