import type { Language } from '../../values/language.ts'

/** What a document says, in the words and the order in which it says it; nothing of how it is drawn. */
export interface Paper {
  readonly product: string
  readonly title: string
  /** Upright where nothing is said. */
  readonly isLandscape?: boolean
  /** English where nothing is said. */
  readonly language?: Language
  /** Whom and what it is about, at the top of the first page. */
  readonly facts: readonly Fact[]
  readonly blocks: readonly Block[]
  /** At the foot of every page. */
  readonly foot: string
}

export type Fact = readonly [label: string, text: string]

export type Block =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'note'; readonly text: string; readonly isAlert: boolean }

export interface Column {
  readonly title: string
  /** Its share of the width, beside the others'. */
  readonly share: number
  /** Numbers stand at the right. */
  readonly isNumber?: boolean
}

export interface Table {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** A last row that is set off. */
  readonly total?: readonly string[]
}

/** A column with the text that it takes from a row, and that of the total. */
export interface ColumnOf<Row> extends Column {
  readonly of: (row: Row) => string
  readonly total?: string
}

/** A column of figures, with their total where there is one. */
export const figuresOf = <Row>(
  title: string,
  share: number,
  of: (row: Row) => string,
  total?: string,
): ColumnOf<Row> => ({ title, share, isNumber: true, of, ...(total !== undefined && { total }) })

export const tableOf = <Row>(title: string, columns: readonly ColumnOf<Row>[], rows: readonly Row[]): Block => ({
  kind: 'table',
  table: {
    title,
    columns: columns.map(({ of: _of, total: _total, ...column }) => column),
    rows: rows.map((row) => columns.map((column) => column.of(row))),
    ...(columns.some(({ total }) => total !== undefined) ? { total: columns.map(({ total }) => total ?? '') } : {}),
  },
})

export const factsOf = (title: string, facts: readonly Fact[]): Block => ({ kind: 'facts', title, facts })

export const noteOf = (text: string, isAlert = false): Block => ({ kind: 'note', text, isAlert })
