import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type PropsWithChildren, useMemo } from 'react'
import { useI18nProvider, useStore } from 'react-admin'
import { useIsPrinting } from '#kit/page/useIsPrinting.ts'
import { languageFor } from '#values/language.ts'
import { muiTexts } from '../theme/muiTexts.ts'
import { buildTheme } from '../theme/theme.ts'
import { keepPreference, readThemeChoice, type ThemeChoice } from './preferences.ts'

/** Light, dark or system theme; stored per user and, for the sign-in page, per browser. */
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
  // Print on white paper.
  if (isPrinting) return 'light'
  return choice === 'system' ? (prefersDark ? 'dark' : 'light') : choice
}

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
