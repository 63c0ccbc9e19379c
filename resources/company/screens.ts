import { screens } from '../screen.tsx'
import { notSetUpTexts } from './notSetUpTexts.ts'

export const company = screens({
  texts: [{ en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') }, notSetUpTexts],
  pages: {
    'about-us': () => import('./AboutUs.tsx'),
    'commercial-terms-and-conditions': () => import('./CommercialTerms.tsx'),
    'meet-the-team': () => import('./MeetTheTeam.tsx'),
    testimonies: () => import('./Testimonies.tsx'),
  },
})
