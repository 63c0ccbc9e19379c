import { controls } from './controls.ts'
import { framework } from './framework.ts'
import { kit } from './kit.ts'
import { shell } from './shell.ts'

/** The texts in English that every page has: of react-admin, the shell and the kit. */
export const catalogue = { ...framework, ...shell, ...controls, kit }
