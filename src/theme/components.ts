import type { Theme, ThemeOptions } from '@mui/material/styles'
import { touchLink } from '#kit/touchLink.ts'

const menuShadow = '0 4px 16px rgb(0 0 0 / 16%)'
const hairline = (theme: Theme) => `1px solid ${theme.palette.divider}`
/**
 * MUI component overrides: hairlines instead of shadows, no decorative motion. Typed exactly as the theme option: with
 * any other type, type checking takes minutes.
 */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Keeps focused and scrolled-to elements clear of the sticky header, which is 56 px high.
      html: { scrollPaddingTop: 72 },
      body: {
        fontVariantNumeric: 'lining-nums',
        WebkitFontSmoothing: 'antialiased',
        '--mark-glow': theme.palette.accent.main,
      },
      a: { color: theme.palette.primary.main },
      ':focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: 2 },
      'h1:focus, main:focus': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0s !important', transitionDuration: '0s !important' },
      },
      '@media print': {
        'header, footer, nav, .no-print': { display: 'none !important' },
      },
      '@media not print': { '.print-only': { display: 'none' } },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible, &:focus-visible': { outline: `2px solid ${theme.palette.accent.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiMenu: { styleOverrides: { paper: ({ theme }) => ({ border: hairline(theme), boxShadow: menuShadow }) } },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => ({ border: hairline(theme), boxShadow: menuShadow }) } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 36,
        '&.Mui-focusVisible, &:focus-visible': { outlineOffset: -2, outline: `2px solid ${theme.palette.accent.main}` },
        // MUI fades disabled items until they are illegible.
        '&.Mui-disabled': { opacity: 1, color: theme.palette.action.disabled },
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ border: hairline(theme), boxShadow: menuShadow }) } },
  MuiTextField: { defaultProps: { size: 'small' } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiSelect: { defaultProps: { size: 'small' } },
  MuiAutocomplete: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      listbox: ({ theme }) => ({
        '& .MuiAutocomplete-option[aria-disabled="true"]': { opacity: 1, color: theme.palette.action.disabled },
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: touchLink } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ fontSize: 13, borderBottom: hairline(theme), fontVariantNumeric: 'tabular-nums' }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      notchedOutline: ({ theme }) => ({ borderColor: theme.palette.inputBorder }),
    },
  },
}
