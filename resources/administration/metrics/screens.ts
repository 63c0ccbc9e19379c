import { screens } from '../../screen.tsx'

/** The tiles of usage, and the seven tables behind them (spec 1 §2.8). */
export const metrics = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: [
    'usersByAccess',
    'divisionUsers',
    'newUsers',
    'quoted',
    'hitRates',
    'purchases',
    'customersWithoutOrders',
  ],
  pages: {
    'metrics-forge': () => import('./Metrics.tsx'),
    'metrics_detalle-haeentered': () => import('./tables/UsersByAccess.tsx'),
    'metrics-forge-detalle': () => import('./tables/TotalUsers.tsx'),
    'metrics-forge-grafica1': () => import('./tables/NewUsers.tsx'),
    'metrics-forge-quoted': () => import('./tables/Quoted.tsx'),
    'metrics-forge-hitrate': () => import('./tables/HitRate.tsx'),
    'metrics-detalle-Pedidos': () => import('./tables/Purchases.tsx'),
    'metrics_clientes-sinpedido': () => import('./tables/CustomersWithoutOrders.tsx'),
  },
})
