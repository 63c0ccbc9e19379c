import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type PropsWithChildren, useMemo } from 'react'
import { useI18nProvider, useStore } from 'react-admin'
import { languageFor } from '../../values/language.ts'
import { useIsPrinting } from '../kit/page/useIsPrinting.ts'
import { muiTexts } from '../theme/muiTexts.ts'
import { buildTheme } from '../theme/theme.ts'
import { keepPreference, readThemeChoice, type ThemeChoice } from './preferences.ts'

/** Light, dark or as the system; kept for the user and, for the sign-in page, for the browser. */
export const useThemeChoice = () => {
  const [choice, store] = useStore<ThemeChoice>('theme', readThemeChoice())
  const choose = (next: ThemeChoice) => {
    keepPreference('theme', next)
    store(next)
  }
  return [choice, choose] as const
}

const useMode = () => {
  const [choice] = useThemeChoice()
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true })
  const isPrinting = useIsPrinting()
  // Paper is white.
  if (isPrinting) return 'light'
  return choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice
}

/** The theme that was chosen, with MUI's own texts in the language of the screen. */
export const Appearance = ({ children }: PropsWithChildren) => {
  const mode = useMode()
  const language = useI18nProvider().getLocale()
  const theme = useMemo(() => buildTheme(mode, muiTexts(languageFor([language]))), [mode, language])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  )
}
