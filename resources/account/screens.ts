import { area, screens } from '../screen.tsx'

/** One's own user (spec 3 'Profile'). */
const profile = screens({
  texts: { en: () => import('./profile/texts.en.ts'), es: () => import('./profile/texts.es.ts') },
  resources: ['profile'],
  pages: { 'user-profile': () => import('./profile/UserProfile.tsx') },
})

/** One's own password (spec 2 'Password recovery and change'). */
const passwordChange = screens({
  texts: { en: () => import('./password-change/texts.en.ts'), es: () => import('./password-change/texts.es.ts') },
  pages: { 'password-change': () => import('./password-change/PasswordChange.tsx') },
})

/** Whom to ask, open to everybody (DECISIONS S10). */
const contact = screens({
  texts: { en: () => import('./contact/texts.en.ts'), es: () => import('./contact/texts.es.ts') },
  pages: { contact: () => import('./contact/Contact.tsx') },
})

/** What everybody has: a profile, a password, and somebody to ask. */
export const account = area({ ...profile, ...passwordChange, ...contact })
