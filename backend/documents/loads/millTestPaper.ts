import type { DocumentContext } from '../documentContext.ts'
import { factsOf, figuresOf, type Paper, tableOf } from '../paper.ts'
import { formatCount, formatDay } from '../texts.ts'
import { type LoadLine, orderOf } from './loadLines.ts'

interface Element {
  readonly symbol: string
  readonly share: number
}

interface MillTest {
  readonly heat: string
  readonly alloy: string
  readonly testedOn: string
  readonly tensile_strength: number
  readonly yield_strength: number
  readonly elongation: number
  readonly hardness: number
  readonly inspector: string | null
  readonly inspector_function: string | null
  readonly elements: readonly Element[]
}

export const millTestPaper = (
  { product, customer, title, translate }: DocumentContext & { readonly title: string },
  test: MillTest,
  lines: readonly LoadLine[],
): Paper => ({
  product,
  title,
  facts: [
    ['Customer', customer.name],
    ['Legal name', customer.legalName],
    ['Heat', test.heat],
    ['Alloy', test.alloy],
    ['Tested on', test.testedOn],
    ...(test.inspector
      ? [['Validated by', [test.inspector, test.inspector_function].filter(Boolean).join(', ')] as const]
      : []),
  ],
  blocks: [
    tableOf<Element>(
      'Chemical composition',
      [
        { title: 'Element', share: 1, of: ({ symbol }) => symbol },
        figuresOf('Weight %', 1, ({ share }) => share.toFixed(3)),
      ],
      test.elements,
    ),
    factsOf('Mechanical properties', [
      ['Tensile strength (MPa)', formatCount(test.tensile_strength)],
      ['Yield strength (MPa)', formatCount(test.yield_strength)],
      ['Elongation (%)', formatCount(test.elongation)],
      ['Hardness (HBW)', formatCount(test.hardness)],
    ]),
    tableOf<LoadLine>(
      'Shipped parts',
      [
        { title: 'PO', share: 4, of: orderOf },
        { title: 'Job Order', share: 4, of: ({ jobOrder }) => jobOrder },
        { title: 'Part Number', share: 5, of: ({ partNumber }) => partNumber },
        { title: 'Shipped on', share: 4, of: ({ shippedOn }) => formatDay(shippedOn) },
        figuresOf('Qty', 2, ({ quantity }) => formatCount(quantity)),
      ],
      lines,
    ),
  ],
  foot: translate('{document}, {customer}', { document: title, customer: customer.name }),
})
