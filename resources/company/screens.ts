import { area, screens } from '../screen.tsx'

/** Presentations and films (spec 3 §2 'About Us'). */
const aboutUs = screens({
  texts: { en: () => import('./about-us/texts.en.ts'), es: () => import('./about-us/texts.es.ts') },
  pages: { 'about-us': () => import('./about-us/AboutUs.tsx') },
})

/** Terms as a PDF (spec 3 §2 'Commercial Terms'). */
const commercialTerms = screens({
  texts: { en: () => import('./commercial-terms/texts.en.ts'), es: () => import('./commercial-terms/texts.es.ts') },
  pages: { 'commercial-terms-and-conditions': () => import('./commercial-terms/CommercialTerms.tsx') },
})

/** Who works here (spec 3 §2 'Meet the Team'). */
const meetTheTeam = screens({
  texts: { en: () => import('./meet-the-team/texts.en.ts'), es: () => import('./meet-the-team/texts.es.ts') },
  pages: { 'meet-the-team': () => import('./meet-the-team/MeetTheTeam.tsx') },
})

/** What customers say (spec 3 §2 'Feedback'). */
const testimonies = screens({
  texts: { en: () => import('./testimonies/texts.en.ts'), es: () => import('./testimonies/texts.es.ts') },
  pages: { testimonies: () => import('./testimonies/Testimonies.tsx') },
})

/** The company itself. */
export const company = area({ ...aboutUs, ...commercialTerms, ...meetTheTeam, ...testimonies })
