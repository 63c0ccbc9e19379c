import { screens } from '../../screen.tsx'

/** One's own password (spec 2 'Password recovery and change'). */
export const passwordChange = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: { 'password-change': () => import('./PasswordChange.tsx') },
})
