/** Texts of the contract dashboard. */
export const texts = {
  contractDashboard: {
    contracts: 'Contracts',
    contract: 'Contract',
    valid: 'Valid',
    toBeExpired: 'To be expired',
    expired: 'Expired',
    directCustomers: 'Direct Customers',
    viewAll: 'View all',
    materials: "LTA's by Material",
    total: 'Total',
    revisions: 'Price Revision',
    shares: 'Market Share',
  },
  resources: {
    revisionCounts: {
      title: 'Prices by revision',
      fields: {
        name: 'Text Revision',
        revised: 'Prices Revised',
        underRevision: 'Prices Under Revision',
      },
    },
  },
}
