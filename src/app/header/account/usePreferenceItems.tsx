import { useI18nProvider, useStore, useTranslate } from 'react-admin'
import { type Language, languages } from '../../../i18n/index.ts'
import { useThemeChoice } from '../../Appearance.tsx'
import { keepPreference, themeChoices } from '../../preferences.ts'
import { ChoiceItems } from './ChoiceItems.tsx'

/** Current language and its setter; stored per user and, for the sign-in page, per browser. */
const useLanguage = () => {
  const language = useI18nProvider().getLocale() as Language
  const [, store] = useStore<Language>('language', language)
  const choose = (next: Language) => {
    keepPreference('language', next)
    store(next)
  }
  return [language, choose] as const
}

export const usePreferenceItems = () => {
  const translate = useTranslate()
  const [language, setLanguage] = useLanguage()
  const [theme, setTheme] = useThemeChoice()
  const languageChoices = languages.map(({ locale, name }) => ({ value: locale, text: name, lang: locale }))
  const appearances = themeChoices.map((value) => ({ value, text: translate(`shell.appearances.${value}`) }))
  return [
    <ChoiceItems
      key="language"
      label={translate('shell.language')}
      value={language}
      choices={languageChoices}
      onChoose={setLanguage}
    />,
    <ChoiceItems
      key="theme"
      label={translate('shell.theme')}
      value={theme}
      choices={appearances}
      onChoose={setTheme}
    />,
  ]
}
