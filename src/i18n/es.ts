import { framework } from './framework.es.ts'
import { shell } from './shell.es.ts'

/** Every text in Spanish. */
export const catalogue = { ...framework, ...shell }
