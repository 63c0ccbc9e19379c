/** Texts of the contract dashboard, in Spanish. */
export const texts = {
  contractDashboard: {
    contracts: 'Contratos',
    contract: 'Contrato',
    valid: 'Vigente',
    toBeExpired: 'Por vencer',
    expired: 'Vencido',
    directCustomers: 'Clientes directos',
    viewAll: 'Ver todos',
    materials: 'LTA por material',
    total: 'Total',
    revisions: 'Revisión de precios',
    shares: 'Participación de mercado',
  },
  resources: {
    revisionCounts: {
      title: 'Precios por revisión',
      fields: {
        name: 'Revisión',
        revised: 'Precios revisados',
        underRevision: 'Precios en revisión',
      },
    },
  },
}
