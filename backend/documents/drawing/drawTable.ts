import type { Table } from '../paper.ts'
import { type Style, widthOf, wrap } from './pen.ts'
import { type Place, padding, placesOf } from './places.ts'
import { band, heading, headStyle, label, line, plain, type Sheet, steel, strong } from './sheet.ts'

const lead = 11
const rowPadding = 7

type Lines = readonly (readonly string[])[]

const linesOf = (cells: readonly string[], places: readonly Place[], style: Style): Lines =>
  cells.map((cell, index) => wrap(cell, (places[index]?.width ?? 0) - 2 * padding, style))

const heightOf = (lines: Lines) => Math.max(1, ...lines.map((cell) => cell.length)) * lead + rowPadding

const drawCells = ({ pen, y }: Sheet, lines: Lines, places: readonly Place[], style: Style) => {
  for (const [index, { left, width, isNumber }] of places.entries()) {
    for (const [at, text] of (lines[index] ?? []).entries()) {
      const x = isNumber ? left + width - padding - widthOf(text, style) : left + padding
      pen.line(text, x, y + lead * (at + 1), style)
    }
  }
}

const rule = ({ document, left, right, y }: Sheet, colour: string, width: number) =>
  void document.moveTo(left, y).lineTo(right, y).lineWidth(width).stroke(colour)

const drawHeads = (sheet: Sheet, { title, columns }: Table, places: readonly Place[], isContinued: boolean) => {
  sheet.pen.line(isContinued ? `${title} (continued)` : title, sheet.left, sheet.y + 10, heading)
  sheet.y += 18
  const lines = linesOf(
    columns.map((column) => column.title),
    places,
    headStyle,
  )
  const height = heightOf(lines)
  sheet.document.rect(sheet.left, sheet.y, sheet.right - sheet.left, height).fill(band)
  drawCells(sheet, lines, places, headStyle)
  sheet.y += height
  rule(sheet, line, 0.75)
}

export const drawTable = (sheet: Sheet, table: Table) => {
  const places = placesOf(table, sheet)
  // Avoids a header alone at the end of a page.
  if (!sheet.fits(90)) sheet.nextPage()
  drawHeads(sheet, table, places, false)
  const drawRow = (cells: readonly string[], style: Style) => {
    const lines = linesOf(cells, places, style)
    const height = heightOf(lines)
    if (!sheet.fits(height)) {
      sheet.nextPage()
      drawHeads(sheet, table, places, true)
    }
    drawCells(sheet, lines, places, style)
    sheet.y += height
    rule(sheet, line, 0.4)
  }
  for (const row of table.rows) drawRow(row, plain)
  if (table.rows.length === 0) {
    sheet.pen.line('No results found.', sheet.left + padding, sheet.y + lead, label)
    sheet.y += lead + rowPadding
  }
  if (table.total) {
    rule(sheet, steel, 1)
    drawRow(table.total, strong)
  }
  sheet.y += 16
}
