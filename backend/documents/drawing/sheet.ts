import { translatorTo } from '../language.ts'
import type { Paper } from '../paper.ts'
import { type Drawn, type Pen, type Style, wrap } from './pen.ts'

const ink = '#16202c'
export const steel = '#2f5575'
const quiet = '#55616e'
export const line = '#dde3ea'
export const band = '#f6f8fa'
export const alert = '#b42318'

export const plain: Style = { weight: 400, size: 8.5, colour: ink }
export const strong: Style = { ...plain, weight: 600 }
export const label: Style = { ...plain, size: 7.5, colour: quiet }
export const headStyle: Style = { ...label, weight: 600, colour: steel }
export const heading: Style = { weight: 600, size: 10.5, colour: ink }
const title: Style = { weight: 600, size: 16, colour: ink }

const side = 40
const headHeight = 36
const footHeight = 22

const anvil =
  'M1 11.4C3.6 12 6.6 12.2 10.5 12V10.6H31V14.8C27.2 15.2 24.2 16.4 23.4 18.8C22.7 21 23.9 22.6 27.4 23.6V27.6H21.6' +
  'C20.9 25.9 19.6 25 17.9 25C16.2 25 14.9 25.9 14.2 27.6H8.4V23.6C11.9 22.6 13.1 21 12.5 19.2C12 17.8 10.8 17.1 8.9 16.7' +
  'C5.2 16 2.4 14.4 1 11.4Z'
const piece = 'M14.2 5H27.4L26.2 8.7H13Z'

export interface Sheet {
  readonly document: Drawn
  readonly pen: Pen
  readonly left: number
  readonly right: number
  y: number
  /** True if this height still fits on the page. */
  fits(height: number): boolean
  nextPage(): void
}

/** Width reserved next to a long title. */
const brandWidth = 140

/** Truncates text to one line; the facts contain the full text. */
const firstLine = (text: string, width: number, style: Style) => wrap(text, width, style)[0] ?? ''

const drawMark = (document: Drawn) => {
  document
    .save()
    .translate(side, side - 12)
    .scale(0.75)
  document.path(anvil).fill(ink)
  document.path(piece).fill('#c2410c')
  document.restore()
}

const drawHead = ({ document, pen, left, right }: Sheet, paper: Paper, isFirst: boolean) => {
  drawMark(document)
  pen.line(paper.product, left + 31, side + 5, { weight: 600, size: 13, colour: ink })
  const style = isFirst ? title : strong
  pen.lineBefore(firstLine(paper.title, right - left - brandWidth, style), right, side + 5, style)
  document
    .moveTo(left, side + headHeight - 18)
    .lineTo(right, side + headHeight - 18)
    .lineWidth(0.75)
    .stroke(line)
}

export const openSheet = (document: Drawn, pen: Pen, paper: Paper): Sheet => {
  const { width, height } = document.page
  const sheet: Sheet = {
    document,
    pen,
    left: side,
    right: width - side,
    y: side + headHeight,
    fits: (needed) => sheet.y + needed <= height - side - footHeight,
    nextPage: () => {
      document.addPage()
      drawHead(sheet, paper, false)
      sheet.y = side + headHeight
    },
  }
  drawHead(sheet, paper, true)
  return sheet
}

export const closeSheet = ({ document, pen, left, right }: Sheet, { foot, language = 'en' }: Paper) => {
  const translate = translatorTo(language)
  const { count } = document.bufferedPageRange()
  const baseline = document.page.height - side
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page)
    pen.line(firstLine(foot, right - left - brandWidth, label), left, baseline, label)
    pen.lineBefore(
      translate('Page {page} of {count}', { page: String(page + 1), count: String(count) }),
      right,
      baseline,
      label,
    )
  }
}
