import PDFDocument from 'pdfkit'
import type { Block, Fact, Paper } from '../paper.ts'
import { drawTable } from './drawTable.ts'
import { createPen, wrap } from './pen.ts'
import { alert, closeSheet, heading, label, openSheet, plain, type Sheet, strong } from './sheet.ts'

const lead = 12

const drawFacts = (sheet: Sheet, facts: readonly Fact[]) => {
  const count = sheet.right - sheet.left > 600 ? 4 : 3
  const width = (sheet.right - sheet.left) / count
  for (let from = 0; from < facts.length; from += count) {
    const cells = facts
      .slice(from, from + count)
      .map(([name, text]) => ({ name, lines: wrap(text, width - 10, plain) }))
    const height = 10 + Math.max(...cells.map(({ lines }) => lines.length)) * lead + 6
    if (!sheet.fits(height)) sheet.nextPage()
    for (const [index, { name, lines }] of cells.entries()) {
      const x = sheet.left + index * width
      sheet.pen.line(name, x, sheet.y + 8, label)
      for (const [at, text] of lines.entries()) sheet.pen.line(text, x, sheet.y + 8 + lead * (at + 1), plain)
    }
    sheet.y += height
  }
}

const drawNote = (sheet: Sheet, text: string, isAlert: boolean) => {
  const style = isAlert ? { ...strong, colour: alert } : plain
  const inset = isAlert ? 8 : 0
  const lines = wrap(text, sheet.right - sheet.left - 2 * inset, style)
  const height = lines.length * lead + inset
  if (!sheet.fits(height + 8)) sheet.nextPage()
  if (isAlert) {
    const { document, left, right, y } = sheet
    document
      .roundedRect(left, y, right - left, height + 4, 4)
      .lineWidth(1)
      .stroke(alert)
  }
  for (const [index, each] of lines.entries())
    sheet.pen.line(each, sheet.left + inset, sheet.y + inset / 2 + 2 + lead * (index + 1) - 3, style)
  sheet.y += height + 14
}

const drawBlock = (sheet: Sheet, block: Block) => {
  if (block.kind === 'table') return drawTable(sheet, block.table)
  if (block.kind === 'note') return drawNote(sheet, block.text, block.isAlert)
  if (!sheet.fits(60)) sheet.nextPage()
  sheet.pen.line(block.title, sheet.left, sheet.y + 10, heading)
  sheet.y += 18
  drawFacts(sheet, block.facts)
  sheet.y += 10
}

/**
 * Renders a document as PDF. The creation time is part of the file: the same document and time give identical bytes.
 */
export const drawPaper = async (paper: Paper, drawnAt = new Date()): Promise<Uint8Array> => {
  const document = new PDFDocument({
    size: 'LETTER',
    layout: paper.isLandscape ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    font: null as never,
    pdfVersion: '1.7',
    lang: paper.language ?? 'en',
    displayTitle: true,
    info: {
      Title: `${paper.product} ${paper.title}`,
      Creator: paper.product,
      Producer: paper.product,
      CreationDate: drawnAt,
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  document.once('end', resolve).once('error', reject)
  const pen = createPen(document)
  const sheet = openSheet(document, pen, paper)
  drawFacts(sheet, paper.facts)
  sheet.y += 10
  for (const block of paper.blocks) drawBlock(sheet, block)
  closeSheet(sheet, paper)
  pen.finish()
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}
