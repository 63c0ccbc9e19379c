/**
 * Stages of `npm test`: complete, only the paths in `only`, or without the files in `without`. `npm run test:all` runs
 * every stage, and leaves out only what `complete` lists.
 */
export const everyDay = {
  build: {},
  demo: {},
  e2e: { only: ['tests/e2e/tour/'] },
  types: {},
  lint: {},
  unused: {},
  unit: {},
  integration: {},
  planted: {},
  // These files take more than half of the components' time; the tour opens the same screens.
  screens: {
    without: [
      'tests/unit/app/pages/PasswordRecovery.test.tsx',
      'tests/unit/resources/administration/onboarding/OnboardUsers.test.tsx',
      'tests/unit/resources/administration/users/UserCreate.test.tsx',
      'tests/unit/resources/administration/users/UserEdit.test.tsx',
      'tests/unit/resources/administration/visits/VisitLogs.test.tsx',
      'tests/unit/resources/contracts/ContractReports.test.tsx',
      'tests/unit/resources/finance/Statement.test.tsx',
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

/**
 * What `npm run test:all` leaves to `npm test -- api-postgres`: files whose rules are decided above the database, and
 * lists whose SQL is the same on both. PostgreSQL still runs each of their calls (`tests/api/calls`) and each of their
 * filters and sort orders (`listVocabulary`). Locks, upserts, sums, search, imports and requests at once are not listed
 * here, and neither is a new file.
 */
export const complete = {
  'api-postgres': {
    without: [
      'tests/api/data/account/changedEmail.test.ts',
      'tests/api/data/account/userAudit.test.ts',
      'tests/api/data/budgets/budgetCreate.test.ts',
      'tests/api/data/budgets/budgetUpdate.test.ts',
      'tests/api/data/company/customers.test.ts',
      'tests/api/data/company/support.test.ts',
      'tests/api/data/company/team.test.ts',
      'tests/api/data/finance/documentFigures.test.ts',
      'tests/api/data/finance/statement.test.ts',
      'tests/api/data/logistics/inTransit.test.ts',
      'tests/api/data/logistics/readyToShip.test.ts',
      'tests/api/data/logistics/shipmentPacks.test.ts',
      'tests/api/data/logistics/travelLog.test.ts',
      'tests/api/data/material/movements.test.ts',
      'tests/api/data/material/scrap.test.ts',
      'tests/api/data/orders/listFiles.test.ts',
      'tests/api/data/orders/orderReports.test.ts',
      'tests/api/data/quality/approvalFiles.test.ts',
      'tests/api/data/quality/approvalsOfOthers.test.ts',
      'tests/api/data/quotes/placedOrders.test.ts',
      'tests/api/data/quotes/quoteHistory.test.ts',
      'tests/api/data/quotes/quotePart.test.ts',
      'tests/api/data/records/examplePlant.test.ts',
      'tests/api/data/records/freshness.test.ts',
      'tests/api/data/usage/explainedAccess.test.ts',
      'tests/api/data/usage/visits.test.ts',
      'tests/api/data/users/onboardingUndo.test.ts',
      'tests/api/data/users/ownRights.test.ts',
      'tests/api/data/users/userFile.test.ts',
    ],
  },
}
