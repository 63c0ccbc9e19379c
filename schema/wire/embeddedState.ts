/** Data embedded in the HTML document so that the page need not fetch them: three responses in wire format. */
export interface EmbeddedState {
  readonly route: string
  /** Customer that menu and access apply to. */
  readonly customerId: number | null
  readonly user: unknown
  readonly menu: unknown
  readonly access: unknown
}

export const embeddedStateId = 'opened'

/** JSON that is safe inside a script element: it contains no `<`. */
export const embeddedStateJson = (opened: EmbeddedState | null) => JSON.stringify(opened).replaceAll('<', '\\u003c')
