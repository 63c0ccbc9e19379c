import { ReportList } from './ReportList.tsx'
import type { ReportOptions, ReportResource } from './reportOptions.ts'

/** A whole report screen: what it shows, and the little that is particular to it. */
export const report =
  <const R extends ReportResource>(resource: R, options: ReportOptions<R>) =>
  () => <ReportList {...options} resource={resource} />
