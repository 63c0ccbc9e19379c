import type { ComponentType, ReactNode } from 'react'
import type { Call, InputOf } from '#schema/call.ts'
import type { Entity, Fields, RowOf } from '#schema/entity.ts'
import type { ListRequest, Order } from '#schema/list.ts'
import type { Choice, KindFilterProps } from '../fields/kindInput.ts'
import type { CellValue } from '../files/exported.ts'
import type { Selection } from '../table/selection.ts'

/** React-admin resource of a report, with the entity of its rows and the call that lists them. */
export interface ReportResource {
  readonly name: string
  readonly entity: Pick<Entity, 'key' | 'more'> & { readonly fields: Fields }
  readonly list: Call
}

/** Without a call, rows are given by the screen and can be sorted by every column. */
export type TableResource = Omit<ReportResource, 'list'> & { readonly list?: Call }

type ListOf<R extends ReportResource> = InputOf<R['list']> extends { list: infer L } ? L : never
type ReportRow<R extends ReportResource> = RowOf<R['entity']>
type Sortable<R extends ReportResource> = ListOf<R> extends ListRequest<infer S, infer _> ? S : never
type Searched<R extends ReportResource> = Exclude<keyof InputOf<R['list']> & string, 'list'>
type FilterOf<R extends ReportResource> = ListOf<R> extends ListRequest<string, infer F> ? F : never
type Filterable<R extends ReportResource> = Searched<R> | (keyof FilterOf<R> & string)

export interface TableOptions<Row, Sort extends string = keyof Row & string> {
  /** In display order. The first column is the title of cards, and sticky when scrolling sideways. */
  readonly columns: readonly (keyof Row & string)[]
  /** Columns and filters that name the customer or its seller: users of one customer do not see them. */
  readonly aboutCustomer?: readonly string[]
  /** The two columns in sight on cards; by default the status and the next column. */
  readonly cardFacts?: readonly [keyof Row & string, keyof Row & string]
  /** Columns summed in a last row. */
  readonly total?: readonly (keyof Row & string)[]
  /** Custom totals, for columns that are not summed by value. */
  readonly sums?: { readonly [S in keyof Row & string]?: (rows: readonly Row[]) => Row[S] }
  /** Key of the total's label, if the sums leave out rows. */
  readonly totalLabel?: string
  /** Groups rows by common values, outer level first; fetches all rows at once. */
  readonly groupBy?: readonly (keyof Row & string)[]
  readonly sort?: readonly [Sort, Order]
  /** Columns of a date that show a number of days, which decreases as the date increases. */
  readonly reversed?: readonly (keyof Row & string)[]
  /** Custom cell renderers. */
  readonly show?: { readonly [S in keyof Row & string]?: (row: Row, text: string) => ReactNode }
  /** Exported values of cells that do not show their value. */
  readonly file?: { readonly [S in keyof Row & string]?: (row: Row) => CellValue }
  /** Columns excluded from exports, where the specification lists the exported columns. */
  readonly notInFile?: readonly (keyof Row & string)[]
  /** Columns of exports only, before the table's. The values that rows are grouped by are always exported. */
  readonly onlyInFile?: readonly (keyof Row & string)[]
  /** Columns of exports only, after the table's. */
  readonly lastInFile?: readonly (keyof Row & string)[]
  /** Printed only if it contains an element of the class `in-print`, without its buttons. */
  readonly rowAction?: (row: Row) => ReactNode
  /** Controls above the table, before its filters, by which the screen chooses the rows. */
  readonly start?: ReactNode
  /** Actions above the table, after column selection and export. */
  readonly actions?: ReactNode
  /** Bar of the selected rows. */
  readonly selected?: ReactNode
  /** Keeps selected rows where others need them, too. */
  readonly selection?: Selection
  /** Without extension. */
  readonly fileName?: string
  /** False hides the export while there are no rows. */
  readonly exportsEmpty?: false
  /** Replaces the export menu by an Excel-only button with this label. */
  readonly excelLabel?: string
}

/** Options of one report; everything else is derived from its entity and call. */
export interface ReportOptions<R extends ReportResource>
  extends Omit<TableOptions<ReportRow<R>, Sortable<R>>, 'columns'> {
  /** In display order; defaults to all fields of the entity except `isSample`. Dynamic columns follow. */
  readonly columns?: readonly (keyof ReportRow<R> & string)[]
  /** Defaults to all filters of the call. */
  readonly filters?: readonly Filterable<R>[]
  /** Choices of filters whose kind has none. */
  readonly choices?: { readonly [F in Filterable<R>]?: readonly Choice[] }
  /** Custom filter inputs. */
  readonly inputs?: { readonly [F in Filterable<R>]?: ComponentType<KindFilterProps> }
  /** Default filter values, for filters that the URL does not set. */
  readonly base?: FilterOf<R> & Partial<Omit<InputOf<R['list']>, 'list'>>
  /** Initial page size. */
  readonly perPage?: number
  /** For lists within a page that uses the URL otherwise: their state is not in the URL. */
  readonly isPart?: boolean
}

export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: string | number }

/** Row of a list, with the id that the data provider gives it. */
export type Listed<Row> = Row & Pick<AnyRow, 'id'>

/** Untyped options, for the parts of the table. */
export interface AnyOptions extends Partial<TableOptions<AnyRow>> {
  readonly filters?: readonly string[]
  readonly choices?: Readonly<Record<string, readonly Choice[] | undefined>>
  readonly inputs?: Readonly<Record<string, ComponentType<KindFilterProps> | undefined>>
}
