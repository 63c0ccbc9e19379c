import { area } from '../screen.tsx'
import { aboutUs } from './about-us/screens.ts'
import { commercialTerms } from './commercial-terms/screens.ts'
import { meetTheTeam } from './meet-the-team/screens.ts'
import { testimonies } from './testimonies/screens.ts'

/** The company itself. */
export const company = area({ ...aboutUs, ...commercialTerms, ...meetTheTeam, ...testimonies })
