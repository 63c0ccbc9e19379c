export type Language = 'en' | 'es'

/** Tells the server in which language a document is read; it opens in a tab of its own, where no page can say so. */
export const languageCookie = 'frlang'

const isLanguage = (tag: string | undefined): tag is Language => tag === 'en' || tag === 'es'

/** The language for whoever asks for these, best first. */
export const languageFor = (wanted: readonly (string | null | undefined)[]): Language =>
  wanted.map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
