import Cookies from 'js-cookie'
import { type Language, languageCookie } from '../../values/language.ts'

/** What the person at this browser chose last, for pages on which nobody is signed in. */
const keys = { language: 'portal.language', theme: 'portal.theme' } as const

export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system']

type Preference = keyof typeof keys

/** The browser's own memory of a choice; null where there is none or storage is blocked. */
export const readPreference = (name: Preference) => {
  try {
    return localStorage.getItem(keys[name])
  } catch {
    return null
  }
}

/** How the person at this browser wants to see it. */
export const readThemeChoice = () => themeChoices.find((choice) => choice === readPreference('theme')) ?? 'system'

export const keepPreference = (name: Preference, value: string) => {
  try {
    localStorage.setItem(keys[name], value)
  } catch {
    // A browser that keeps nothing still shows the choice until it is closed.
  }
}

/** Documents are drawn in the language of the screen. */
export const tellLanguage = (language: Language) =>
  Cookies.set(languageCookie, language, { path: '/', sameSite: 'lax', expires: 365 })
