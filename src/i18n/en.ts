import framework from 'ra-language-english'
import { shell } from './shell.en.ts'

/** Every text in English. */
export const catalogue = { ...framework, ...shell }
