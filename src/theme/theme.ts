import { createTheme, type Theme } from '@mui/material/styles'
import { components } from './components.ts'
import { type Mode, palettes } from './palette.ts'

const family = '"Inter Variable", system-ui, "Segoe UI", Roboto, Arial, sans-serif'

/**
 * `texts` are MUI's texts for a language other than English. Screens take colors and sizes only from the theme, with
 * `sx` or `theme.palette`.
 */
export const buildTheme = (mode: Mode, texts: object = {}): Theme =>
  createTheme(
    {
      palette: palettes[mode],
      spacing: 8,
      shape: { borderRadius: 8 },
      typography: {
        fontFamily: family,
        fontSize: 14,
        fontWeightMedium: 550,
        fontWeightBold: 650,
        h1: { fontSize: 20, fontWeight: 650, lineHeight: 1.4 },
        h2: { fontSize: 16, fontWeight: 650, lineHeight: 1.5 },
        h3: { fontSize: 14, fontWeight: 650, lineHeight: 1.5 },
        body1: { fontSize: 14, lineHeight: 1.5 },
        body2: { fontSize: 13, lineHeight: 1.5 },
        caption: { fontSize: 12, lineHeight: 1.4 },
        button: { fontSize: 14, fontWeight: 550, textTransform: 'none' },
      },
      transitions: {
        duration: {
          shortest: 100,
          shorter: 120,
          short: 150,
          standard: 150,
          complex: 150,
          enteringScreen: 150,
          leavingScreen: 100,
        },
      },
      components,
    },
    texts,
  )
