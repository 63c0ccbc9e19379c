import { screens } from '../../screen.tsx'

/** Many users at once, from a sheet. */
export const onboarding = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  resources: ['batches'],
  pages: { 'onboard-users': () => import('./OnboardUsers.tsx') },
})
