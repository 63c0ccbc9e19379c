import type { ComponentType, ReactNode } from 'react'
import type { Call, InputOf } from '../../../../schema/call.ts'
import type { Entity, Fields, RowOf } from '../../../../schema/entity.ts'
import type { ListRequest, Order } from '../../../../schema/list.ts'
import type { CellValue } from '../../export/exported.ts'
import type { Choice, KindFilterProps } from '../../kinds/kindInput.ts'

/** What a report shows: a react-admin resource, the entity of its rows, and the call that lists them. */
export interface ReportResource {
  readonly name: string
  readonly entity: Pick<Entity, 'key' | 'more'> & { readonly fields: Fields }
  readonly list: Call
}

/** A table's resource: without a call its rows are given, and sort by every column. */
export type TableResource = Omit<ReportResource, 'list'> & { readonly list?: Call }

type ListOf<R extends ReportResource> = InputOf<R['list']> extends { list: infer L } ? L : never
export type ReportRow<R extends ReportResource> = RowOf<R['entity']>
type Sortable<R extends ReportResource> = ListOf<R> extends ListRequest<infer S, infer _> ? S : never
type Searched<R extends ReportResource> = Exclude<keyof InputOf<R['list']> & string, 'list'>
type FilterOf<R extends ReportResource> = ListOf<R> extends ListRequest<string, infer F> ? F : never
type Filterable<R extends ReportResource> = Searched<R> | (keyof FilterOf<R> & string)

/** What is particular to one table. */
export interface TableOptions<Row, Sort extends string = keyof Row & string> {
  /** In their order. The first is the title of a card and stays when scrolling sideways. */
  readonly columns: readonly (keyof Row & string)[]
  /** Columns that are summed in a last row. */
  readonly total?: readonly (keyof Row & string)[]
  /** Says the sum of a column where that is not the sum of its values. */
  readonly sums?: { readonly [S in keyof Row & string]?: (rows: readonly Row[]) => Row[S] }
  /** Puts the rows under heads by what they have in common, outer level first; they are all fetched at once. */
  readonly groupBy?: readonly (keyof Row & string)[]
  readonly sort?: readonly [Sort, Order]
  /** Cells that are more than the text of their value. */
  readonly show?: { readonly [S in keyof Row & string]?: (row: Row, text: string) => ReactNode }
  /** What goes into a file where a cell does not say its value. */
  readonly file?: { readonly [S in keyof Row & string]?: (row: Row) => CellValue }
  /** Columns that no file has: where the specification counts those that one does. */
  readonly notInFile?: readonly (keyof Row & string)[]
  /** Stands at the end of each row. */
  readonly rowAction?: (row: Row) => ReactNode
  /** Stands above the table, after columns and export. */
  readonly actions?: ReactNode
  /** The name of exported files, without ending. */
  readonly fileName?: string
  /** False offers no file as long as there are no rows. */
  readonly exportsEmpty?: false
  /** Offers Excel alone, on a button of this label, where the specification has one. */
  readonly excelLabel?: string
}

/** What is particular to one report; everything else follows from its entity and its call. */
export interface ReportOptions<R extends ReportResource>
  extends Omit<TableOptions<ReportRow<R>, Sortable<R>>, 'columns'> {
  /** In their order; by default all fields of the entity but whether a row is a sample. What comes with the rows follows. */
  readonly columns?: readonly (keyof ReportRow<R> & string)[]
  /** By default all that the call can be searched for. */
  readonly filters?: readonly Filterable<R>[]
  /** What a filter offers where its kind does not say. */
  readonly choices?: { readonly [F in Filterable<R>]?: readonly Choice[] }
  /** What a filter is filled in by, in place of the input of its kind. */
  readonly inputs?: { readonly [F in Filterable<R>]?: ComponentType<KindFilterProps> }
  /** What the list is filtered by as long as the address says nothing else of it. */
  readonly base?: FilterOf<R> & Partial<Omit<InputOf<R['list']>, 'list'>>
  /** How many rows a page has at first. */
  readonly perPage?: number
  /** A part of a page whose address says something else: it is not shown again as it was left. */
  readonly isPart?: boolean
}

/** A row as the parts of the table see it. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string | number }

/** Options without their types, for the parts of the table. */
export interface AnyOptions extends Partial<TableOptions<AnyRow>> {
  readonly filters?: readonly string[]
  readonly choices?: Readonly<Record<string, readonly Choice[] | undefined>>
  readonly inputs?: Readonly<Record<string, ComponentType<KindFilterProps> | undefined>>
}
