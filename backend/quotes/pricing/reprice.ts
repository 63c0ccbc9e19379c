import type { Selectable } from 'kysely'
import type { Cents } from '../../../values/types.ts'
import type { Db } from '../../database/open.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { type Piece, priceOf } from './price.ts'
import { ratesOfLine } from './rates.ts'

/** Quoted line with everything that its price depends on. */
type PricedLine = Pick<
  Selectable<Tables['quote_lines']>,
  | ('quantity' | 'price' | 'shape' | 'spec' | 'treatment' | 'machining' | 'ultrasonic' | 'holes')
  | ('outer_diameter' | 'inner_diameter' | 'length')
>

const holePattern = /^(\d{1,7}) x (\d+(?:\.\d+)?)"$/

/** Parses the text that `holesText` writes; null for any other text. */
const holesOf = (text: string | null) => {
  const found = (text?.split(', ') ?? []).map((hole) => holePattern.exec(hole))
  return found.every((hole) => hole !== null)
    ? found.map(([, count, diameter]) => ({ count: Number(count), diameter: Number(diameter) }))
    : null
}

const pieceOf = (line: PricedLine): Piece | null => {
  const { quantity, outer_diameter: outer, inner_diameter: inner, length } = line
  const holes = holesOf(line.holes)
  return outer === null || inner === null || length === null || holes === null
    ? null
    : { quantity, outer, inner, length, holes }
}

/**
 * Unit price of a quoted line for another quantity. Null if the rates no longer give the quoted price for the quoted
 * quantity, if the quantity is beyond a limit of the plant, or if the line lacks the data of its piece.
 */
export const repriced = async (db: Db, line: PricedLine, quantity: number): Promise<Cents | null> => {
  if (quantity === line.quantity) return line.price
  const piece = pieceOf(line)
  const rates = piece && (await ratesOfLine(db, line))
  if (!rates || priceOf(piece, rates)?.price !== line.price) return null
  return priceOf({ ...piece, quantity }, rates)?.price ?? null
}
