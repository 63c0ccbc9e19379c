import { screens } from '../../screen.tsx'

/** How good what a customer gets is, what is open, and whom to ask (spec 3 §2 'Quality Dashboard'). */
export const dashboard = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'quality-dashboard': () => import('./QualityDashboard.tsx') },
})
