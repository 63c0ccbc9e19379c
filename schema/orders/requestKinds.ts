// Part of the first page, so it imports neither entities nor calls.

/** Kinds of requests on an order line; a problem is one with shipped pieces. */
const lineKinds = ['earlier', 'later', 'quantity', 'shipTo', 'cancel', 'question', 'problem'] as const
export const requestKinds = [...lineKinds, 'dispute'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Kinds that concern pieces which have not left, so that the line's shipment closes them. */
export const endsWithShipment = (kind: RequestKind) => !['question', 'problem', 'dispute'].includes(kind)

/** Kinds that a line can have with its pieces shipped so far. */
export const kindsOfLine = ({ ordered, shipped }: { readonly ordered: number; readonly shipped: number }) =>
  lineKinds.filter((kind) => {
    if (kind === 'problem') return shipped > 0
    return !endsWithShipment(kind) || shipped < ordered
  })

/** Kinds that one request can have for many lines. */
export const kindsOfLines = ['earlier', 'question'] as const satisfies readonly RequestKind[]

export const maxRequestedLines = 50
