import { controls } from './controls.ts'
import { framework } from './framework.ts'
import { kit } from './kit.ts'
import { shell } from './shell.ts'

/** The same in Spanish. */
export const catalogue = { ...framework, ...shell, ...controls, kit }
