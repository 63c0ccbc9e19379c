import { screens } from '../../screen.tsx'

/** One's own user (spec 3 'Profile'). */
export const profile = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['profile'],
  pages: { 'user-profile': () => import('./UserProfile.tsx') },
})
