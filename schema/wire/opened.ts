/** Data embedded in the HTML document so that the page need not fetch them: three responses in wire format. */
export interface Opened {
  readonly route: string
  /** Customer that menu and access apply to. */
  readonly customerId: number | null
  readonly user: unknown
  readonly menu: unknown
  readonly access: unknown
}

export const openedId = 'opened'

/** JSON that is safe inside a script element: it contains no `<`. */
export const openedJson = (opened: Opened | null) => JSON.stringify(opened).replaceAll('<', '\\u003c')
