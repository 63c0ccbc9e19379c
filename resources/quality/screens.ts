import { area } from '../screen.tsx'
import { concessions } from './concessions/screens.ts'

/** What the customer approves. */
export const quality = area({ ...concessions })
