import { useTranslate } from 'react-admin'
import { languages } from '../../i18n/index.ts'
import { themeChoices } from '../preferences.ts'
import { useLanguage } from '../useLanguage.ts'
import { useThemeChoice } from '../useThemeChoice.ts'
import { ChoiceItems } from './ChoiceItems.tsx'

/** Language and appearance, as items of a menu. */
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
