import type { Language } from '#values/language.ts'

/** Content of a document in reading order, without layout. */
export interface Paper {
  readonly product: string
  readonly title: string
  /** Portrait by default. */
  readonly isLandscape?: boolean
  /** English by default. */
  readonly language?: Language
  readonly facts: readonly Fact[]
  readonly blocks: readonly Block[]
  readonly foot: string
}

export type Fact = readonly [label: string, text: string]

export type Block =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Fact[] }
  | { readonly kind: 'note'; readonly text: string; readonly isAlert: boolean }

interface Column {
  readonly title: string
  /** Share of the width, relative to the other columns. */
  readonly share: number
  /** Numbers are right-aligned. */
  readonly isNumber?: boolean
}

export interface Table {
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  /** Last row, set apart. */
  readonly total?: readonly string[]
}

export interface ColumnOf<Row> extends Column {
  readonly of: (row: Row) => string
  readonly total?: string
}

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
