import { useStore } from 'react-admin'
import { keepPreference, readPreference, type ThemeChoice, themeChoices } from './preferences.ts'

/** Light, dark or as the system; kept for the user and, for the sign-in page, for the browser. */
export const useThemeChoice = () => {
  const remembered = themeChoices.find((choice) => choice === readPreference('theme')) ?? 'system'
  const [choice, store] = useStore<ThemeChoice>('theme', remembered)
  const choose = (next: ThemeChoice) => {
    keepPreference('theme', next)
    store(next)
  }
  return [choice, choose] as const
}
