import type { ReportOptions, ReportResource } from './reportOptions.ts'

/** A list and how it is shown, as far as nothing has to be drawn for it. */
export type Report<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

/** Describes a report. What it imports is loaded before there is anything to draw with: cells are its view's. */
export const reportOf = <const R extends ReportResource>(report: Report<R>) => report

/** What of a report says how its list begins. */
export interface Begun {
  readonly sort?: ReportOptions<ReportResource>['sort'] | undefined
  readonly base?: object | undefined
  readonly groupBy?: readonly string[] | undefined
  readonly perPage?: number | undefined
}

/** How the list of a report begins; the rows of groups are fetched all at once. */
export const beginningOf = ({ sort, base, groupBy, perPage }: Begun) => ({
  sort,
  base: base as Readonly<Record<string, unknown>> | undefined,
  perPage: groupBy ? Number.POSITIVE_INFINITY : perPage,
})
