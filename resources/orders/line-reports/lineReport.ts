import { orderReports, reportLine, reportSteps } from '../../../schema/orders/orderReports.ts'

/** A report of open lines as a react-admin resource, by its own name. */
export const lineResource = <const Name extends string>(name: Name) =>
  ({ name, entity: reportLine, list: orderReports.listLines }) as const

/** What every report of open lines shows (DECISIONS R37). */
export const lineColumns = [
  ...(['purchaseOrder', 'customerName', 'customerPartNumber', 'providerPartNumber', 'engine', 'material'] as const),
  ...(['requestDate', 'commitmentDate', 'ordered', 'shipped', 'horizon', 'release', 'status'] as const),
  ...reportSteps,
] as const
