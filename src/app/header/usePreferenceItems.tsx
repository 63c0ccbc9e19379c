import CheckIcon from '@mui/icons-material/Check'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useI18nProvider, useStore, useTranslate } from 'react-admin'
import { type Language, languages } from '../../i18n/index.ts'
import { useThemeChoice } from '../Appearance.tsx'
import { keepPreference, themeChoices } from '../preferences.ts'

interface ChoiceItemsProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly text: string; readonly lang?: string }[]
  readonly onChoose: (value: Value) => void
}

const ChoiceItems = <Value extends string>({ label, value, choices, onChoose }: ChoiceItemsProps<Value>) => (
  <>
    <ListSubheader role="presentation" disableSticky sx={{ lineHeight: 2.5 }}>
      {label}
    </ListSubheader>
    {choices.map((choice) => (
      <MenuItem
        key={choice.value}
        role="menuitemradio"
        aria-checked={choice.value === value}
        lang={choice.lang}
        onClick={() => onChoose(choice.value)}
      >
        <ListItemIcon>{choice.value === value && <CheckIcon fontSize="small" />}</ListItemIcon>
        {choice.text}
      </MenuItem>
    ))}
  </>
)

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
