import { expectedContractCalls, pagesOfContractCalls } from './commercial/contractCalls.data.ts'
import { expectedPaymentCalls, pagesOfPaymentCalls } from './commercial/paymentCalls.data.ts'
import { expectedQuoteCalls, pagesOfQuoteCalls } from './commercial/quoteCalls.data.ts'
import { expectedSalesCalls, pagesOfSalesCalls } from './commercial/salesCalls.data.ts'
import { expectedCompanyCalls, pagesOfCompanyCalls } from './companyCalls.data.ts'
import { expectedLoadCalls, pagesOfLoadCalls } from './plant/loadCalls.data.ts'
import { expectedMaterialCalls, pagesOfMaterialCalls } from './plant/materialCalls.data.ts'
import { expectedReportCalls, pagesOfReportCalls } from './plant/reportCalls.data.ts'
import { expectedApprovalCalls, pagesOfApprovalCalls } from './quality/approvalCalls.data.ts'
import { expectedQualityCalls, pagesOfQualityCalls } from './quality/qualityCalls.data.ts'
import { expectedRecordCalls, pagesOfRecordCalls } from './recordCalls.data.ts'
import { expectedRequestCalls, pagesOfRequestCalls } from './requestCalls.data.ts'
import { expectedSearchCalls, pagesOfSearchCalls } from './searchCalls.data.ts'
import { expectedTaskCalls, pagesOfTaskCalls } from './taskCalls.data.ts'

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
