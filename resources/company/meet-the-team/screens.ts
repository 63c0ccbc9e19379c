import { screens } from '../../screen.tsx'

/** Who works here (spec 3 §2 'Meet the Team'). */
export const meetTheTeam = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'meet-the-team': () => import('./MeetTheTeam.tsx') },
})
