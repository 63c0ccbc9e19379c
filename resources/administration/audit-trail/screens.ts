import { screens } from '../../screen.tsx'

/** Who changed what. */
export const auditTrail = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['auditTrail'],
  pages: { 'audit-trail': () => import('./AuditTrail.tsx') },
  reports: { 'audit-trail': () => import('./report.ts') },
})
