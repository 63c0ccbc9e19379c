import type { TranslateFunction } from 'react-admin'
import { formatInches } from '#kit/fields/formats.ts'
import { hasInner, inUnit, type QuotedPiece } from '#schema/quotes/piece.ts'

type Size = 'outerDiameter' | 'innerDiameter' | 'length'

const sizes: readonly Size[] = ['outerDiameter', 'innerDiameter', 'length']

/** Size in the unit of the quote; null where the piece has none. */
const sizeOf = (piece: QuotedPiece, name: Size, unit: string) => {
  const size = name === 'innerDiameter' && !hasInner(piece.type) ? null : piece[name]
  return size === null || size === undefined ? null : inUnit(size, unit)
}

const ofBlock: Partial<Record<Size, string>> = { outerDiameter: 'thickness', innerDiameter: 'width' }

/** Cells for type and sizes of pieces: a block names thickness and width, shown in the columns of the diameters. */
export const pieceCells = (translate: TranslateFunction, unit = 'in') => {
  const textOf = (name: Size) => (piece: QuotedPiece) => {
    const size = sizeOf(piece, name, unit)
    const text = size === null ? '-' : formatInches(size)
    const word = size !== null && piece.type === 'block' ? ofBlock[name] : undefined
    return word === undefined ? text : translate(`quotePieces.${word}`, { size: text })
  }
  const each = <T>(of: (name: Size) => T) =>
    Object.fromEntries(sizes.map((name) => [name, of(name)])) as Record<Size, T>
  const type = ({ type }: QuotedPiece) => (type ? translate(`quote.types.${type}`, { _: type }) : '-')
  return {
    show: { type, ...each(textOf) },
    file: { type, ...each((name) => (piece: QuotedPiece) => sizeOf(piece, name, unit)) },
  }
}
