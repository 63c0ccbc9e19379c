const shares = { marketShareMinimo: 40, marketShareMaximo: 50 }

/** Reports by page: call, wire row, expected cell texts by column, and filters. */
export const reports = [
  {
    route: 'lead-time',
    path: 'leadTimes',
    row: {
      pn: 'C-1',
      fpn: 'P-1',
      productionLT: 7,
      material: '718',
      rawMaterialLT: 12,
      totalLeadTime: 19,
      poPlaced: null,
    },
    shown: {
      ...{ 'Customer Part Number': 'C-1', 'Anvil Part Number': 'P-1', 'Production LT (weeks)': '7', Material: '718' },
      ...{ 'Raw Material LT (weeks)': '12', 'Total Lead Time (weeks)': '19', 'PO Placed': '-' },
    },
    filters: ['Customer Part Number', 'Material'],
  },
  {
    route: 'lta',
    path: 'lta',
    row: {
      ...{ contrato: 'Rings', cliente: 'Oriel', material: '718', fechaInicio: '2025-01-01', fechaFin: null },
      ...{ status: 'Terminated', ...shares },
    },
    shown: {
      ...{ Contract: 'Rings', Customer: 'Oriel', Material: '718', Start: '01/Jan/2025', End: '-', Status: 'Expired' },
      ...{ 'Market Share Min (%)': '40', 'Market Share Max (%)': '50' },
    },
    filters: ['Status'],
  },
  {
    route: 'contract-raw-material',
    path: 'contracts/rawMaterial',
    row: {
      ...{ contrato: 'Rings', programa: 'C-7', AnvilPN: 'P-1', customerPN: 'C-1', pnPrevious: 'OLD', material: '718' },
      ...{ leadTime: 9, diameter: 8.5, rawMaterial: '718 billet', rawMaterialSupplier: 'Mill' },
    },
    shown: {
      ...{ Contract: 'Rings', Program: 'C-7', 'Anvil PN': 'P-1', 'Customer PN': 'C-1', 'PN Previous': 'OLD' },
      ...{ Material: '718', 'Lead Time (Weeks)': '9', 'Diameter (in)': '8.5', 'Raw Material': '718 billet' },
      'Raw Material Supplier': 'Mill',
    },
    filters: ['Material', 'Program', 'Contract'],
  },
  {
    route: 'contract-market-share',
    path: 'contracts/marketShare',
    row: {
      ...{ year: 2026, contrato: 'Rings', clienteFinal: 'Oriel', std: 'P-1', customerPN: 'C-1', programa: 'C-7' },
      ...{ ...shares, average: 1000, min: 800, max: 1300, load: 500, embarkedParts: 490 },
      ...{ vsLoadMinMS: 100, vsLoadMaxMS: 0 },
    },
    shown: {
      ...{ Year: '2026', Contract: 'Rings', 'Final Customer': 'Oriel', STD: 'P-1', PN: 'C-1', Program: 'C-7' },
      ...{ 'Market Share Min': '40%', 'Market Share Max': '50%', Average: '1,000', Min: '800', Max: '1,300' },
      ...{ Load: '500', 'Embarked Parts': '490', 'Vs Load Min MS': '100', 'Vs Load Max MS': '0' },
    },
    filters: ['Program', 'Customer', 'Contract'],
  },
  {
    route: 'contract-price-revision',
    path: 'contracts/priceRevision',
    row: {
      ...{ contrato: 'Rings', material: '718', billetSize: 8, rawMaterialSupplier: 'Mill', contractPrice: 10 },
      ...{ agreedPrice: 12.5, difference: 2.5, variableOrFixed: 'Variable', leadTime: 9 },
    },
    shown: {
      ...{
        Material: '718',
        'Billet Size (in)': '8',
        'Raw Material Supplier': 'Mill',
        'Contract Price (USD/lb)': '10.00',
      },
      ...{ '$ Variable or Fixed': 'Variable', 'Lead Time (weeks)': '9' },
    },
    filters: [],
  },
  {
    route: 'contract-special-report',
    path: 'contracts/specialReport',
    row: {
      ...{
        directCustomer: 'Oriel',
        po: 'PO-1',
        customerPN: 'C-1',
        AnvilPN: 'P-1',
        pnDescription: 'Ring',
        alloy: '718',
      },
      ...{ customerRequestDate: '2026-12-01', AnvilCommitmentDate: '2026-12-09', invoiceYear: 2026 },
    },
    shown: {
      ...{ 'Direct Customer': 'Oriel', 'Purchase Order': 'PO-1', 'Customer PN': 'C-1', 'Anvil PN': 'P-1' },
      ...{ 'PN Description': 'Ring', Alloy: '718', 'Customer Request Date': '01/Dec/2026' },
      ...{ 'Anvil Commitment Date': '09/Dec/2026', 'Invoice Year': '2026' },
    },
    filters: ['Direct Customer', 'Purchase Order', 'Customer Part Number'],
  },
  {
    route: 'contract-direct-customers',
    path: 'directCustomers',
    row: {
      ...{ nombreContrato: 'Rings', programa: 'C-7', cliente: 'Oriel', customerPN: 'C-1', estandar: 'P-1' },
      ...{ 2025: 0, 2026: 1200 },
    },
    shown: {
      ...{ LTA: 'Rings', Program: 'C-7', 'Direct Customers': 'Oriel', 'Customer PN': 'C-1', 'Anvil PN': 'P-1' },
      ...{ 2025: '0', 2026: '1,200' },
    },
    filters: ['Direct Customer', 'Purchase Order', 'Customer Part Number'],
  },
] as const
