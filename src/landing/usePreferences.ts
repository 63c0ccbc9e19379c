import { useEffect, useState } from 'react'
import { keepPreference, readPreference } from '../app/preferences.ts'
import { type Language, languageOf } from './texts.ts'

const themes = ['light', 'dark', 'system']

const storedTheme = () => {
  const theme = readPreference('theme')
  return theme && themes.includes(theme) ? theme : 'system'
}

/** Language and theme of whoever used this browser last, and how to change them; the document follows. */
export const usePreferences = () => {
  const [language, setLanguage] = useState<Language>(() =>
    languageOf([readPreference('language'), ...navigator.languages]),
  )
  const [theme, setTheme] = useState(storedTheme)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])

  return {
    language,
    theme,
    chooseLanguage: (value: string) => {
      keepPreference('language', value)
      setLanguage(languageOf([value]))
    },
    chooseTheme: (value: string) => {
      keepPreference('theme', value)
      setTheme(value)
    },
  }
}
