import { notSetUpTexts } from '#resources/company/notSetUpTexts.ts'
import { screenOf, screens } from '#resources/screen.tsx'

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

const framed = screens({
  texts,
  pages: {
    'password-recovery': async () => ({ default: (await import('./PasswordRecovery.tsx')).PasswordRecovery }),
    selectefrisa: async () => ({ default: (await import('./SelectPortal.tsx')).SelectPortal }),
  },
})

/** Legal texts have neither header nor footer. */
const legal = screens({
  texts: [texts, notSetUpTexts],
  isBare: true,
  pages: {
    'privacy-policy': () => import('./PrivacyPolicy.tsx'),
    'terms-and-conditions': () => import('./TermsAndConditions.tsx'),
  },
})

const signInRedirect = async () => ({ default: (await import('./SignInRedirect.tsx')).SignInRedirect })

/** Sign-in routes only redirect and render nothing. */
const waysIn = screens({
  isBare: true,
  pages: {
    loginexterno: async () => ({ default: (await import('./SessionLanding.tsx')).SessionLanding }),
    login: signInRedirect,
    relogin: signInRedirect,
  },
})

export const shellPages = { ...framed, ...legal, ...waysIn }

export const underMaintenance = screenOf(async () => (await import('./UnderMaintenance.tsx')).UnderMaintenance, {
  texts: [texts],
})
