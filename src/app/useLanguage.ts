import { useI18nProvider, useStore } from 'react-admin'
import type { Language } from '../i18n/index.ts'
import { keepPreference } from './preferences.ts'

/** The language of the screen and its switch; kept for the user and, for the sign-in page, for the browser. */
export const useLanguage = () => {
  const language = useI18nProvider().getLocale() as Language
  const [, store] = useStore<Language>('language', language)
  const choose = (next: Language) => {
    keepPreference('language', next)
    store(next)
  }
  return [language, choose] as const
}
