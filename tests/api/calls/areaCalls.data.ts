import {
  contractCallsOfCustomer,
  contractCallsWhenGranted,
  expectedContractCalls,
  pagesOfContractCalls,
} from './contractCalls.data.ts'
import { expectedLoadCalls, loadCallsOfCustomer, loadCallsWhenGranted, pagesOfLoadCalls } from './loadCalls.data.ts'
import {
  expectedMaterialCalls,
  materialCallsOfCustomer,
  materialCallsWhenGranted,
  pagesOfMaterialCalls,
} from './materialCalls.data.ts'
import {
  expectedPaymentCalls,
  pagesOfPaymentCalls,
  paymentCallsOfCustomer,
  paymentCallsWhenGranted,
} from './paymentCalls.data.ts'
import {
  expectedQuoteCalls,
  pagesOfQuoteCalls,
  quoteCallsOfCustomer,
  quoteCallsWhenGranted,
} from './quoteCalls.data.ts'
import {
  expectedReportCalls,
  pagesOfReportCalls,
  reportCallsOfCustomer,
  reportCallsWhenGranted,
} from './reportCalls.data.ts'
import { expectedSalesCalls, pagesOfSalesCalls, salesCallsWhenGranted } from './salesCalls.data.ts'

/** What `calls.data.ts` tells of every call, of the areas that tell it in files of their own. */
export const expectedAreaCalls = {
  ...expectedContractCalls,
  ...expectedLoadCalls,
  ...expectedMaterialCalls,
  ...expectedPaymentCalls,
  ...expectedQuoteCalls,
  ...expectedReportCalls,
  ...expectedSalesCalls,
}

export const pagesOfAreaCalls = {
  ...pagesOfContractCalls,
  ...pagesOfLoadCalls,
  ...pagesOfMaterialCalls,
  ...pagesOfPaymentCalls,
  ...pagesOfQuoteCalls,
  ...pagesOfReportCalls,
  ...pagesOfSalesCalls,
}

export const areaCallsWhenGranted = {
  ...contractCallsWhenGranted,
  ...loadCallsWhenGranted,
  ...materialCallsWhenGranted,
  ...paymentCallsWhenGranted,
  ...quoteCallsWhenGranted,
  ...reportCallsWhenGranted,
  ...salesCallsWhenGranted,
}

export const areaCallsOfCustomer = {
  ...contractCallsOfCustomer,
  ...loadCallsOfCustomer,
  ...materialCallsOfCustomer,
  ...paymentCallsOfCustomer,
  ...quoteCallsOfCustomer,
  ...reportCallsOfCustomer,
}
