/**
 * Stages of `npm test`: complete, only the paths in `only`, or without the files in `without`. `npm run test:all` runs
 * everything.
 */
export const everyDay = {
  build: {},
  demo: {},
  e2e: { only: ['tests/e2e/tour/'] },
  types: {},
  lint: {},
  unit: {},
  integration: {},
  planted: {},
  // These files take more than half of the components' time; the tour opens the same screens.
  screens: {
    without: [
      'tests/unit/app/kitPages/KitPages.test.tsx',
      'tests/unit/app/pages/PasswordRecovery.test.tsx',
      'tests/unit/resources/administration/onboarding/OnboardUsers.test.tsx',
      'tests/unit/resources/administration/users/UserCreate.test.tsx',
      'tests/unit/resources/administration/users/UserEdit.test.tsx',
      'tests/unit/resources/administration/visits/VisitLogs.test.tsx',
      'tests/unit/resources/contracts/ContractReports.test.tsx',
      'tests/unit/resources/finance/Statement.test.tsx',
      'tests/unit/resources/finance/StatementParts.test.tsx',
      'tests/unit/resources/home/HomePage.test.tsx',
      'tests/unit/resources/orders/open-orders/OpenOrders.test.tsx',
      'tests/unit/resources/orders/open-orders/OrderDetail.test.tsx',
      'tests/unit/resources/quality/ApprovalFiles.test.tsx',
      'tests/unit/resources/quotes/Quote.test.tsx',
      'tests/unit/resources/quotes/QuoteHistory.test.tsx',
      'tests/unit/resources/sales/seller-budgets/AddSellerBudget.test.tsx',
      'tests/unit/resources/scrap/ScrapPurchaseOffer.test.tsx',
      'tests/unit/resources/wip/WipReport.test.tsx',
    ],
  },
  // Rejections, uploads, documents, mails and the upgrade of a data folder; without floods, kills and faults.
  'api-wire': {
    only: [
      'tests/api/wire/files/documents.test.ts',
      'tests/api/wire/files/uploads/uploadForms.test.ts',
      'tests/api/wire/files/uploads/uploadLimits.test.ts',
      'tests/api/wire/gateway/gateway.test.ts',
      'tests/api/wire/gateway/sameOrigin.test.ts',
      'tests/api/wire/input/badInput.test.ts',
      'tests/api/wire/links/budgetAuditLog.test.ts',
      'tests/api/wire/process/dataFolder/upgrade.test.ts',
      'tests/api/wire/users/mail.test.ts',
      'tests/api/wire/users/powers.test.ts',
    ],
  },
  // These send thousands of requests, or hundreds at once.
  'api-sqlite': {
    without: [
      'tests/api/data/account/abuseAtOnce.test.ts',
      'tests/api/data/budgets/budgetConflicts.test.ts',
      'tests/api/data/input/badInputAtLarge.test.ts',
      'tests/api/data/quality/approvalsAtOnce.test.ts',
    ],
  },
}
