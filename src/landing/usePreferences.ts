import { useEffect, useState } from 'react'
import { languageFor } from '../../values/language.ts'
import { keepPreference, readPreference, readThemeChoice } from '../app/preferences.ts'

export const usePreferences = () => {
  const [language, setLanguage] = useState(() => languageFor([readPreference('language'), ...navigator.languages]))
  const [theme, setTheme] = useState<string>(readThemeChoice)

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
      setLanguage(languageFor([value]))
    },
    chooseTheme: (value: string) => {
      keepPreference('theme', value)
      setTheme(value)
    },
  }
}
