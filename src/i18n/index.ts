import { type Language, languageFor } from '#values/language.ts'

export { type Language, languageFor }

export const languages: readonly { locale: Language; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
]

/** Texts that every page needs; each language is a separate chunk. */
export const loadCatalogue = async (language: string) =>
  (await (language === 'es' ? import('./es/index.ts') : import('./en/index.ts'))).catalogue
