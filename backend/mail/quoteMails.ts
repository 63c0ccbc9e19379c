import { pieceText, type QuotedPiece, typeNames } from '#schema/quotes/piece.ts'
import { formatDay, formatDollars } from '#values/formats.ts'
import type { Cents, Day } from '#values/types.ts'
import { type Addressee, greetInSpanish, letter, type MailSettings, taskLink } from './letter.ts'

interface MailedPiece extends QuotedPiece {
  readonly material: string | null
}

export interface MailedQuote {
  readonly number: string
  readonly customerId: number
  readonly customer: string
  readonly expiresOn: Day | null
  readonly lines: readonly (MailedPiece & {
    readonly position: number
    readonly quantity: number
    readonly price: Cents | null
    readonly weeks: number | null
  })[]
}

const typesInSpanish = { ring: 'Anillo', disc: 'Disco', bar: 'Barra', block: 'Bloque' } as const

/** Piece in a mail, which is in both languages: `Ring / Anillo 30 x 12 x 4 in, AISI 4140`. */
const pieceOf = (piece: MailedPiece) => {
  const { type, material } = piece
  return pieceText(piece, type ? `${typeNames[type]} / ${typesInSpanish[type]}` : '', material)
}

const lineOf = (line: MailedQuote['lines'][number]) => {
  const { position, quantity, price, weeks } = line
  const [piece, each] = [pieceOf(line), price === null ? '-' : formatDollars(price)]
  return [`${position}.`, piece && `${piece}:`, `${quantity} x ${each}`, weeks === null ? '' : `(${weeks} w)`]
    .filter(Boolean)
    .join(' ')
}

export const quoteMailed = (settings: MailSettings, to: Addressee, quote: MailedQuote) =>
  letter(settings, to, `Quote ${quote.number} for ${quote.customer} / Cotización ${quote.number}`, [
    `This is quote ${quote.number} for ${quote.customer}, with prices in USD per piece and weeks until shipment:`,
    greetInSpanish(to),
    `Esta es la cotización ${quote.number} para ${quote.customer}, con precios en USD por pieza y semanas hasta el embarque:`,
    quote.lines.map(lineOf).join('\n'),
    ...(quote.expiresOn ? [`Valid until / Válida hasta ${formatDay(quote.expiresOn)}`] : []),
    taskLink(settings, 'quote', quote),
  ])

interface About {
  readonly kind: 'feedback' | 'requote'
  readonly number: string
  readonly customerId: number
  readonly customer: string
  readonly from: Addressee
  readonly text: string
}

const subjects = {
  feedback: (number: string) => `Feedback on the quote ${number} / Comentarios sobre la cotización ${number}`,
  requote: (number: string) => `Requote requested for ${number} / Recotización solicitada: ${number}`,
}

export const aboutQuote = (settings: MailSettings, to: Addressee, about: About) =>
  letter(settings, to, subjects[about.kind](about.number), [
    `${about.from.name} (${about.from.email}) writes about quote ${about.number} for ${about.customer}:`,
    greetInSpanish(to),
    `${about.from.name} (${about.from.email}) escribe sobre la cotización ${about.number} para ${about.customer}:`,
    about.text,
    taskLink(settings, 'requote', about),
  ])

interface PlacedOrder {
  readonly number: string
  readonly customerId: number
  readonly customer: string
  readonly name: string
  readonly total: Cents
  readonly by: Addressee
  readonly rows: readonly {
    readonly piece: MailedPiece
    readonly quote: string
    readonly item: number
    readonly release: number
    readonly quantity: number
    readonly price: Cents
    readonly requestedOn: Day | null
  }[]
  readonly items: readonly {
    readonly quote: string
    readonly item: number
    readonly quantity: number
    readonly price: Cents
    readonly quoted: { readonly quantity: number; readonly price: Cents | null }
  }[]
}

/** Quoted and ordered quantity and price, for items that were not ordered as quoted. */
const differencesOf = ({ items }: PlacedOrder) =>
  items.flatMap(({ quote, item, quantity, price, quoted }) =>
    quantity === quoted.quantity || quoted.price === null
      ? []
      : [
          [
            `${quote} / ${item}: quoted / cotizado ${quoted.quantity} x ${formatDollars(quoted.price)},`,
            `ordered / pedido ${quantity} x ${formatDollars(price)}`,
          ].join(' '),
        ],
  )

export const orderPlaced = (settings: MailSettings, to: Addressee, order: PlacedOrder) =>
  letter(
    settings,
    to,
    `Order ${order.number} of ${order.customer}, PO ${order.name} / Pedido ${order.number}, OC ${order.name}`,
    [
      `${order.by.name} (${order.by.email}) placed the order ${order.number} for ${order.customer} with the PO name ${order.name}. The PO file is stored with the order.`,
      greetInSpanish(to),
      `${order.by.name} (${order.by.email}) hizo el pedido ${order.number} para ${order.customer} con el nombre de OC ${order.name}. El archivo de la OC está guardado con el pedido.`,
      order.rows
        .map(({ piece, quote, item, release, quantity, price, requestedOn }) =>
          [
            `${quote} / ${item}, release ${release}:`,
            `${quantity} x ${formatDollars(price)}`,
            pieceOf(piece),
            requestedOn && `(${formatDay(requestedOn)})`,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('\n'),
      ...[differencesOf(order).join('\n')].filter(Boolean),
      `Total ${formatDollars(order.total)}`,
      taskLink(settings, 'orderRequest', order),
    ],
  )
