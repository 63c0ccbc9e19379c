import { page, salesRoles } from '../page.ts'

export const salesPages = [
  page('sales-goals', 1029, 'Sales Goals', 'Metas de ventas', 'Sales', salesRoles),
  page('seller-budgets', 1030, 'Sellers Budgets', 'Presupuestos de vendedores', 'Sales', salesRoles),
  page('seller-budget', 1031, 'Seller Budget', 'Presupuesto de vendedor', null, salesRoles, {
    parent: 'seller-budgets',
  }),
  page('add-seller-budget', 1032, 'Add Seller Budget', 'Agregar presupuesto de vendedor', 'Sales', [1, 5]),
  page('modify-seller-budget', 1033, 'Modify Seller Budget', 'Modificar presupuesto de vendedor', null, [1, 4, 5, 6], {
    parent: 'seller-budgets',
  }),
] as const
