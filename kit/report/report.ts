import type { ReportOptions, ReportResource } from './reportOptions.ts'

/** Report options without components. */
export type Report<R extends ReportResource> = ReportOptions<R> & { readonly resource: R }

/**
 * Describes a report. Reports load before the code that renders them, so they must not import components; cells belong
 * to the view.
 */
export const reportOf = <const R extends ReportResource>(report: Report<R>) => report

export interface ListDefaults {
  readonly sort?: ReportOptions<ReportResource>['sort'] | undefined
  readonly base?: object | undefined
  readonly groupBy?: readonly string[] | undefined
  readonly perPage?: number | undefined
}

/** Grouped reports fetch all rows at once. */
export const listDefaults = ({ sort, base, groupBy, perPage }: ListDefaults) => ({
  sort,
  base: base as Readonly<Record<string, unknown>> | undefined,
  perPage: groupBy ? Number.POSITIVE_INFINITY : perPage,
})
