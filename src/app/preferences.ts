import Cookies from 'js-cookie'
import { basePath, cookiePath } from '#values/basePath.ts'
import { type Language, languageCookie } from '#values/language.ts'

/** Last choices in this browser, for pages without a signed-in user. */
const keys = { language: 'portal.language', theme: 'portal.theme' } as const

export type ThemeChoice = 'light' | 'dark' | 'system'

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system']

type Preference = keyof typeof keys

const keyOf = (name: Preference) => basePath() + keys[name]

/** Returns null if nothing is stored or storage is blocked. */
export const readPreference = (name: Preference) => {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null
  }
}

export const readThemeChoice = () => themeChoices.find((choice) => choice === readPreference('theme')) ?? 'system'

export const keepPreference = (name: Preference, value: string) => {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // Without storage, the choice lasts until the browser is closed.
  }
}

/** The server generates documents in this language. */
export const sendLanguage = (language: Language) =>
  Cookies.set(languageCookie, language, { path: cookiePath(), sameSite: 'lax', expires: 365 })
