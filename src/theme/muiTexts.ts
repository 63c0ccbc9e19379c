import type { Language } from '#values/language.ts'

const known: Partial<Record<Language, object>> = {}

export const keepMuiTexts = (language: Language, texts: object) => {
  known[language] = texts
}

export const muiTexts = (language: Language) => known[language]
