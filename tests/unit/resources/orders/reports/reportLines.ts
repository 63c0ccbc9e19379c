export const reportWire = (id: number, more: object = {}) => ({
  ...{ CustomerName: 'Bridas y Anillos del Norte', PO: `PO-${id}`, CustomerPartNumber: 'C-1', AnvilPartNumber: 'P-1' },
  ...{ PNDescription: 'Casing', Material: '718', CustomerRequestDate: '2026-10-01', AnvilCommitmentDate: '2026-11-20' },
  ...{ Qty: 10, Shipped: 0, Horizon: 'Firm', Release: 'R1', Status: 'On Time', Cutting: 0, Forging: 4 },
  ...{ HeatTreatment: 0, PreMachining: 0, Splitting: 0, Machining: 0, PDP: 0, FinalInspection: 0, NDT: 0 },
  ...{ Laboratory: 0, FinishedGoods: 0, Approval: 0, FechaETA: null, GAP: 0, IsConfirmed: false, HasComment: false },
  IdAnvilOrder: id,
  ...more,
})

/** Columns of every report of open lines. `docs/product/orders.md#report-columns` */
export const lineLabels = [
  ...['PO', 'Customer', 'Customer Part Number', 'Anvil Part Number', 'Engine Build', 'Material'],
  ...['Customer Request Date', 'Anvil Commitment Date', 'Qty', 'Shipped', 'Horizon', 'Release', 'Status', 'Cutting'],
  ...['Forging', 'Heat Treatment', 'Pre Machining', 'Splitting', 'Machining', 'Spot Micros', 'Final Inspection', 'NDT'],
  ...['Laboratory', 'Approval', 'Finished Goods'],
]
