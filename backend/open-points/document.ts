import { maxPointsOfKind, type OpenPoint, openPointKinds, type openPoints } from '#schema/orders/openPoints.ts'
import { openPointWords } from '#schema/orders/openPointWords.ts'
import { type DocumentContext, documentContextOf } from '../documents/documentContext.ts'
import { drawFor } from '../documents/drawing/drawings.ts'
import { type ColumnOf, figuresOf, noteOf, type Paper, tableOf } from '../documents/paper.ts'
import { holdNotes } from '../documents/statementPaper.ts'
import { formatCount, formatDay, formatMoney } from '../documents/texts.ts'
import { type AccountLines, accountLines } from '../finance/accountLines.ts'
import { creditHoldBy } from '../finance/agreed.ts'
import type { Handler } from '../implement.ts'
import { readOpenPoints } from './openPoints.ts'

type Column = ColumnOf<OpenPoint>

const columnsOf = (kind: OpenPoint['kind'], { translate }: DocumentContext): readonly Column[] => {
  const number = (title: string): Column => ({ title, share: 5, of: (point) => point.number })
  const line = { title: 'PO - line', share: 5, of: (point: OpenPoint) => point.line ?? '' }
  const part = { title: 'Part Number', share: 5, of: (point: OpenPoint) => point.partNumber ?? '' }
  const pieces = figuresOf<OpenPoint>('Pieces', 3, ({ quantity }) => formatCount(quantity))
  const day = (title: string): Column => ({ title, share: 4, of: (point) => formatDay(point.day) })
  const days = (title: string) => figuresOf<OpenPoint>(title, 3, (point) => formatCount(point.days))
  const step = { title: 'Current Process', share: 5, of: (point: OpenPoint) => translate(point.step ?? '') }
  const note = (title: string): Column => ({ title, share: 10, of: (point) => point.note })
  const state = {
    title: 'State',
    share: 6,
    of: (point: OpenPoint) => (point.state ? translate(openPointWords.en.state[point.state]) : ''),
  }
  const asked = {
    title: 'Kind',
    share: 5,
    of: (point: OpenPoint) => (point.request ? translate(openPointWords.en.request[point.request]) : ''),
  }
  const ofLine = [line, number('Job Order'), part, pieces]
  const columns: Readonly<Record<OpenPoint['kind'], readonly Column[]>> = {
    lateLine: [...ofLine, day('Promised'), days('Days late'), step, note('Reason')],
    movedLine: [
      ...ofLine,
      { title: 'Promised before', share: 4, of: (point) => formatDay(point.before) },
      day('Promised'),
      days('Days'),
      step,
      note('Reason'),
    ],
    request: [number('Request'), asked, line, day('Since'), days('Days'), state, note('Text')],
    concession: [number('Concession'), part, day('Since'), days('Days')],
    approvalFile: [part, { ...number('File'), share: 10 }, day('Since'), days('Days')],
    approval: [...ofLine, day('Since'), days('Days')],
    load: [line, number('Job Order'), day('Shipped'), days('Days')],
    invoice: [
      number('Invoice'),
      { ...line, title: 'PO' },
      day('Due date'),
      days('Days due'),
      figuresOf('Amount (USD)', 4, ({ amount }) => formatMoney(amount ?? 0)),
      state,
    ],
  }
  return columns[kind]
}

const cutNote = ({ translate }: DocumentContext, count: number) =>
  count < maxPointsOfKind
    ? []
    : [noteOf(translate('Only the first {count} are listed.', { count: formatCount(maxPointsOfKind) }))]

const tablesOf = (documentContext: DocumentContext, points: readonly OpenPoint[]) =>
  openPointKinds.flatMap((kind) => {
    const rows = points.filter((point) => point.kind === kind)
    if (rows.length === 0) return []
    const title = `${documentContext.translate(openPointWords.en.kind[kind])} (${formatCount(rows.length)})`
    return [tableOf(title, columnsOf(kind, documentContext), rows), ...cutNote(documentContext, rows.length)]
  })

/** Topics of the weekly call of a customer and its seller `docs/product/orders.md#open-points`. */
const openPointsPaper = (
  documentContext: DocumentContext,
  points: readonly OpenPoint[],
  overdue: AccountLines['overdue'],
  hold: Awaited<ReturnType<typeof creditHoldBy>>,
): Paper => {
  const { product, today, customer, translate } = documentContext
  return {
    product,
    title: 'Open points',
    isLandscape: true,
    facts: [
      ['Customer', customer.name],
      ['As of', formatDay(today)],
    ],
    blocks: [
      ...holdNotes(overdue, hold, documentContext),
      ...(points.length === 0 ? [noteOf(translate('There are no open points.'))] : []),
      ...tablesOf(documentContext, points),
    ],
    foot: translate('{customer}, as of {day}. Amounts in US dollars.', {
      customer: customer.name,
      day: formatDay(today),
    }),
  }
}

export const document: Handler<typeof openPoints.document> = async (context) => {
  const { customerId } = context.input
  return drawFor(context, async () => {
    const documentContext = await documentContextOf(context, customerId)
    const mayReadAccount = (await context.openPages(['statement'])).length > 0
    const { overdue } = await accountLines(context.reader, customerId, documentContext.today)
    const hold = mayReadAccount ? await creditHoldBy(context.reader, customerId) : null
    const points = await readOpenPoints(context, customerId)
    const paper = openPointsPaper(documentContext, points, mayReadAccount ? overdue : [], hold)
    return { name: `${documentContext.translate('Open points')} ${documentContext.today}`, paper }
  })
}
