import { area } from '../screen.tsx'
import { contact } from './contact/screens.ts'
import { passwordChange } from './password-change/screens.ts'
import { profile } from './profile/screens.ts'

/** What everybody has: a profile, a password, and somebody to ask. */
export const account = area({ ...profile, ...passwordChange, ...contact })
