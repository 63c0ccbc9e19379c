import type { PaletteOptions } from '@mui/material/styles'
import { type State, type StateColors, states } from './states.ts'

export type Mode = 'light' | 'dark'

declare module '@mui/material/styles' {
  interface Palette {
    states: Record<State, StateColors>
    accent: { main: string; contrastText: string }
    /** Marks an input area, so it must meet the contrast for graphics. */
    inputBorder: string
    bar: { main: string; text: string; line: string; hover: string; accent: string }
    /** Chart series that are not states, in order of use. */
    series: readonly string[]
  }
  interface PaletteOptions {
    states?: Palette['states']
    accent?: Palette['accent']
    inputBorder?: string
    bar?: Palette['bar']
    series?: Palette['series']
  }
}

const ofStates = (mode: Mode): PaletteOptions => ({
  error: { ...states[mode].critical },
  warning: { ...states[mode].delayed },
  success: { ...states[mode].onTime },
  info: { ...states[mode].information },
  states: states[mode],
})

const light: PaletteOptions = {
  mode: 'light',
  primary: { main: '#2F5575', dark: '#234059', light: '#4A7297', contrastText: '#FFFFFF' },
  secondary: { main: '#55616F', contrastText: '#FFFFFF' },
  accent: { main: '#C2410C', contrastText: '#FFFFFF' },
  bar: { main: '#16202C', text: '#F2F5F8', line: '#7D8FA3', hover: '#25313F', accent: '#FB923C' },
  background: { default: '#F6F8FA', paper: '#FFFFFF' },
  text: { primary: '#16202C', secondary: '#52606E', disabled: '#64707D' },
  action: { disabled: '#5A6673', disabledBackground: '#E6EBF0' },
  divider: '#DDE3EA',
  inputBorder: '#7D8A98',
  series: ['#2F5575', '#1B8A8F', '#8A5A9E', '#B0722A', '#5D7F2B', '#B4527B'],
  ...ofStates('light'),
}

const dark: PaletteOptions = {
  mode: 'dark',
  primary: { main: '#8FB8DE', dark: '#6F9CC6', light: '#B3D0EA', contrastText: '#0E141B' },
  secondary: { main: '#A9B5C3', contrastText: '#0E141B' },
  accent: { main: '#FB923C', contrastText: '#1A0F05' },
  bar: { main: '#161E28', text: '#E6EDF3', line: '#7D8FA3', hover: '#222D3A', accent: '#FB923C' },
  background: { default: '#0E141B', paper: '#161E28' },
  text: { primary: '#E6EDF3', secondary: '#A9B5C3', disabled: '#8593A2' },
  action: { disabled: '#94A2B1', disabledBackground: '#2A3541' },
  divider: '#2A3541',
  inputBorder: '#6B7A8A',
  series: ['#8FB8DE', '#5FC7C9', '#C6A0DB', '#E0B07A', '#A9CC75', '#EBA0C0'],
  ...ofStates('dark'),
}

export const palettes: Record<Mode, PaletteOptions> = { light, dark }
