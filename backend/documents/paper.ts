import type { Language } from '../../values/language.ts'

/** What a document says, in the words and the order in which it says it; nothing of how it is drawn. */
export interface Paper {
  readonly product: string
  readonly title: string
  readonly isLandscape: boolean
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

/** A table of these columns, each with the text that it takes from a row. */
export const tableOf = <Row>(
  title: string,
  columns: readonly (Column & { readonly of: (row: Row) => string; readonly total?: string })[],
  rows: readonly Row[],
): Block => ({
  kind: 'table',
  table: {
    title,
    columns: columns.map(({ of: _of, total: _total, ...column }) => column),
    rows: rows.map((row) => columns.map((column) => column.of(row))),
    ...(columns.some(({ total }) => total !== undefined) ? { total: columns.map(({ total }) => total ?? '') } : {}),
  },
})

export const noteOf = (text: string, isAlert = false): Block => ({ kind: 'note', text, isAlert })
