import { everyRole, open, page } from '../page.ts'

export const wipPages = [
  page('wip-reports', 66, 'WIP Report', 'Reporte de producción en proceso', 'Orders', everyRole),
  page('production-parts', 66, 'WIP Report', 'Reporte de producción en proceso', null, everyRole),
  open('Chart', 'WIP Overview', 'Resumen de producción en proceso', { guard: 'signedIn', parent: 'wip-reports' }),
] as const
