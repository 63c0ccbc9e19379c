import { screens } from '../screen.tsx'

export const company = screens({
  texts: { en: () => import('./texts.en.ts'), es: () => import('./texts.es.ts') },
  pages: {
    'about-us': () => import('./about-us/AboutUs.tsx'),
    'commercial-terms-and-conditions': () => import('./commercial-terms/CommercialTerms.tsx'),
    'meet-the-team': () => import('./meet-the-team/MeetTheTeam.tsx'),
    testimonies: () => import('./testimonies/Testimonies.tsx'),
  },
})
