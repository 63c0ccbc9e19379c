import { screenOf, screens } from '../../../resources/screen.tsx'

const texts = { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }

/** Pages of the shell within header and footer. */
const framed = screens({
  texts,
  pages: {
    'password-recovery': async () => ({ default: (await import('./recovery/PasswordRecovery.tsx')).PasswordRecovery }),
    selectefrisa: async () => ({ default: (await import('./session/SelectPortal.tsx')).SelectPortal }),
  },
})

/** The legal texts fill the window by themselves. */
const legal = screens({
  texts,
  isBare: true,
  pages: {
    'privacy-policy': async () => ({ default: (await import('./legal/PrivacyPolicy.tsx')).PrivacyPolicy }),
    'terms-and-conditions': async () => ({
      default: (await import('./legal/TermsAndConditions.tsx')).TermsAndConditions,
    }),
  },
})

const signInRedirect = async () => ({ default: (await import('./session/SignInRedirect.tsx')).SignInRedirect })

/** The ways in show nothing. */
const waysIn = screens({
  isBare: true,
  pages: {
    loginexterno: async () => ({ default: (await import('./session/SessionLanding.tsx')).SessionLanding }),
    login: signInRedirect,
    relogin: signInRedirect,
  },
})

/** What stands beside the portal's own pages. */
export const shellPages = { ...framed, ...legal, ...waysIn }

/** In place of a page that is not there yet. */
export const underMaintenance = screenOf(async () => (await import('./UnderMaintenance.tsx')).UnderMaintenance, {
  texts: [texts],
})
