import type { Language } from '../../values/language.ts'

const known: Partial<Record<Language, object>> = {}

/** Makes MUI's own texts in a language known; they come with the portal's. */
export const keepMuiTexts = (language: Language, texts: object) => {
  known[language] = texts
}

/** MUI's own texts in a language other than English. */
export const muiTexts = (language: Language) => known[language]
