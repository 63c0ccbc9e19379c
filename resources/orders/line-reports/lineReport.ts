import { orderReports, reportLine, reportSteps } from '#schema/orders/orderReports.ts'

export const lineResource = <const Name extends string>(name: Name) =>
  ({ name, entity: reportLine, list: orderReports.listLines }) as const

/** Columns shared by all reports of open lines. */
export const lineColumns = [
  'purchaseOrder',
  'customerName',
  'customerPartNumber',
  'providerPartNumber',
  'engine',
  'material',
  'requestDate',
  'commitmentDate',
  'ordered',
  'shipped',
  'horizon',
  'release',
  'status',
  ...reportSteps,
] as const

export const lineCardFacts = ['customerPartNumber', 'commitmentDate'] as const
