import { controls } from './controls.ts'
import { framework } from './framework.ts'
import { kit } from './kit.ts'
import { shell } from './shell.ts'

/** Texts that every page loads: react-admin, shell and kit. */
export const catalogue = { ...framework, ...shell, ...controls, kit }
