/** What a page's document says of its opening, so that the page need not ask: answers of three calls in wire form. */
export interface Opened {
  readonly route: string
  /** Whom menu and access are for. */
  readonly customerId: number | null
  readonly user: unknown
  readonly menu: unknown
  readonly access: unknown
}

/** The id of the document's element that holds it, as JSON. */
export const openedId = 'opened'

/** As JSON that nothing within can end: no markup begins in it. */
export const openedJson = (opened: Opened | null) => JSON.stringify(opened).replaceAll('<', '\\u003c')
