export type Language = 'en' | 'es'

/**
 * Tells the server the language of a document, which opens in a separate tab and therefore gets no request header from
 * the page.
 */
export const languageCookie = 'frlang'

/** First supported language among the preferences, best first; English if there is none. */
export const languageFor = (preferred: readonly (string | null | undefined)[]): Language =>
  preferred.map((tag) => tag?.slice(0, 2).toLowerCase()).find((tag) => tag === 'en' || tag === 'es') ?? 'en'
