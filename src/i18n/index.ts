import type { TranslationMessages } from 'react-admin'

export type Language = 'en' | 'es'

export const languages: readonly { locale: Language; name: string }[] = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
]

/** The language for a browser that asks for these, best first. */
export const languageFor = (wanted: readonly (string | null | undefined)[]): Language =>
  wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag): tag is Language => tag === 'en' || tag === 'es') ??
  'en'

/** Loads the texts of a language that every page has; each language is a chunk of its own. */
export const loadCatalogue = async (language: string): Promise<TranslationMessages> =>
  (await (language === 'es' ? import('./es/index.ts') : import('./en/index.ts'))).catalogue
