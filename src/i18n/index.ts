import { type Language, languageFor } from '../../values/language.ts'

export { type Language, languageFor }

export const languages: readonly { locale: Language; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
]

/** Loads the texts of a language that every page has; each language is a chunk of its own. */
export const loadCatalogue = async (language: string) =>
  (await (language === 'es' ? import('./es/index.ts') : import('./en/index.ts'))).catalogue
