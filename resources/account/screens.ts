import { notSetUpTexts } from '../company/notSetUpTexts.ts'
import { area, screens } from '../screen.tsx'

const profile = screens({
  texts: { en: () => import('./profile/texts.en.ts'), es: () => import('./profile/texts.es.ts') },
  resources: ['profile'],
  pages: { 'user-profile': () => import('./profile/UserProfile.tsx') },
})

const passwordChange = screens({
  texts: { en: () => import('./password-change/texts.en.ts'), es: () => import('./password-change/texts.es.ts') },
  pages: { 'password-change': () => import('./password-change/PasswordChange.tsx') },
})

const contact = screens({
  texts: [{ en: () => import('./contact/texts.en.ts'), es: () => import('./contact/texts.es.ts') }, notSetUpTexts],
  pages: { contact: () => import('./contact/Contact.tsx') },
})

export const account = area({ ...profile, ...passwordChange, ...contact })
