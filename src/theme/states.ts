/** What a row, a chip or a message can be. Never told by colour alone: an icon or a word stands with it. */
export type State = 'critical' | 'delayed' | 'onTime' | 'information' | 'unknown'

/**
 * `main` for text and graphics on any surface, `contrastText` for text on `main`, `soft` for a field behind text in
 * `main`.
 */
export interface StateColors {
  readonly main: string
  readonly contrastText: string
  readonly soft: string
}

const light: Record<State, StateColors> = {
  critical: { main: '#B42318', contrastText: '#FFFFFF', soft: '#FEF1F0' },
  delayed: { main: '#A3480A', contrastText: '#FFFFFF', soft: '#FFF3E8' },
  onTime: { main: '#17693B', contrastText: '#FFFFFF', soft: '#EAF6EF' },
  information: { main: '#1D5FA8', contrastText: '#FFFFFF', soft: '#EBF3FC' },
  unknown: { main: '#55616F', contrastText: '#FFFFFF', soft: '#EEF1F4' },
}

const dark: Record<State, StateColors> = {
  critical: { main: '#FF8F85', contrastText: '#2B0906', soft: '#3A1A1B' },
  delayed: { main: '#FDB06B', contrastText: '#2B1503', soft: '#382413' },
  onTime: { main: '#6FCF97', contrastText: '#06210F', soft: '#13301F' },
  information: { main: '#82B9F2', contrastText: '#071C33', soft: '#14283F' },
  unknown: { main: '#A9B5C3', contrastText: '#121A23', soft: '#232D39' },
}

/** The five state colours in both themes. */
export const states = { light, dark }
