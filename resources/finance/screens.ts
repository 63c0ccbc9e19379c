import { area } from '../screen.tsx'
import { statement } from './statement/screens.ts'

/** What a customer owes and has paid. */
export const finance = area({ ...statement })
