import {
  contractCallsOfCustomer,
  contractCallsWhenGranted,
  expectedContractCalls,
  pagesOfContractCalls,
} from './commercial/contractCalls.data.ts'
import {
  expectedPaymentCalls,
  pagesOfPaymentCalls,
  paymentCallsOfCustomer,
  paymentCallsWhenGranted,
} from './commercial/paymentCalls.data.ts'
import {
  expectedQuoteCalls,
  pagesOfQuoteCalls,
  quoteCallsOfCustomer,
  quoteCallsWhenGranted,
} from './commercial/quoteCalls.data.ts'
import { expectedSalesCalls, pagesOfSalesCalls, salesCallsWhenGranted } from './commercial/salesCalls.data.ts'
import { companyCallsWhenGranted, expectedCompanyCalls, pagesOfCompanyCalls } from './companyCalls.data.ts'
import {
  expectedLoadCalls,
  loadCallsOfCustomer,
  loadCallsWhenGranted,
  pagesOfLoadCalls,
} from './plant/loadCalls.data.ts'
import {
  expectedMaterialCalls,
  materialCallsOfCustomer,
  materialCallsWhenGranted,
  pagesOfMaterialCalls,
} from './plant/materialCalls.data.ts'
import {
  expectedReportCalls,
  pagesOfReportCalls,
  reportCallsOfCustomer,
  reportCallsWhenGranted,
} from './plant/reportCalls.data.ts'
import {
  approvalCallsOfCustomer,
  approvalCallsWhenGranted,
  expectedApprovalCalls,
  pagesOfApprovalCalls,
} from './quality/approvalCalls.data.ts'
import {
  expectedQualityCalls,
  pagesOfQualityCalls,
  qualityCallsOfCustomer,
  qualityCallsWhenGranted,
} from './quality/qualityCalls.data.ts'
import { expectedRecordCalls, pagesOfRecordCalls, recordCallsWhenGranted } from './recordCalls.data.ts'
import {
  expectedRequestCalls,
  pagesOfRequestCalls,
  requestCallsOfCustomer,
  requestCallsWhenGranted,
} from './requestCalls.data.ts'
import {
  expectedSearchCalls,
  pagesOfSearchCalls,
  searchCallsOfCustomer,
  searchCallsWhenGranted,
} from './searchCalls.data.ts'
import { expectedTaskCalls, pagesOfTaskCalls, taskCallsWhenGranted } from './taskCalls.data.ts'

export const expectedAreaCalls = {
  ...expectedApprovalCalls,
  ...expectedCompanyCalls,
  ...expectedContractCalls,
  ...expectedSearchCalls,
  ...expectedLoadCalls,
  ...expectedMaterialCalls,
  ...expectedPaymentCalls,
  ...expectedQualityCalls,
  ...expectedQuoteCalls,
  ...expectedRecordCalls,
  ...expectedReportCalls,
  ...expectedRequestCalls,
  ...expectedSalesCalls,
  ...expectedTaskCalls,
}

export const pagesOfAreaCalls = {
  ...pagesOfApprovalCalls,
  ...pagesOfCompanyCalls,
  ...pagesOfContractCalls,
  ...pagesOfSearchCalls,
  ...pagesOfLoadCalls,
  ...pagesOfMaterialCalls,
  ...pagesOfPaymentCalls,
  ...pagesOfQualityCalls,
  ...pagesOfQuoteCalls,
  ...pagesOfRecordCalls,
  ...pagesOfReportCalls,
  ...pagesOfRequestCalls,
  ...pagesOfSalesCalls,
  ...pagesOfTaskCalls,
}

export const areaCallsWhenGranted = {
  ...approvalCallsWhenGranted,
  ...companyCallsWhenGranted,
  ...contractCallsWhenGranted,
  ...searchCallsWhenGranted,
  ...loadCallsWhenGranted,
  ...materialCallsWhenGranted,
  ...paymentCallsWhenGranted,
  ...qualityCallsWhenGranted,
  ...quoteCallsWhenGranted,
  ...recordCallsWhenGranted,
  ...reportCallsWhenGranted,
  ...requestCallsWhenGranted,
  ...salesCallsWhenGranted,
  ...taskCallsWhenGranted,
}

export const areaCallsOfCustomer = {
  ...approvalCallsOfCustomer,
  ...contractCallsOfCustomer,
  ...searchCallsOfCustomer,
  ...loadCallsOfCustomer,
  ...materialCallsOfCustomer,
  ...paymentCallsOfCustomer,
  ...qualityCallsOfCustomer,
  ...quoteCallsOfCustomer,
  ...reportCallsOfCustomer,
  ...requestCallsOfCustomer,
}
