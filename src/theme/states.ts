/**
 * State of a row, chip, message or chart series. Never shown by color alone: an icon or a word goes with it. `caution`
 * is the yellow between good and bad, for example due soon.
 */
export type State = 'critical' | 'delayed' | 'caution' | 'onTime' | 'information' | 'unknown'

/**
 * `main`: text and graphics on any surface. `contrastText`: text on `main`. `soft`: background of text in `main`.
 * `fill`: areas and lines of charts, without text.
 */
export interface StateColors {
  readonly main: string
  readonly contrastText: string
  readonly soft: string
  readonly fill: string
}

const light: Record<State, StateColors> = {
  critical: { main: '#B42318', contrastText: '#FFFFFF', soft: '#FEF1F0', fill: '#CC3326' },
  delayed: { main: '#A3480A', contrastText: '#FFFFFF', soft: '#FFF3E8', fill: '#D9650C' },
  caution: { main: '#7A5B00', contrastText: '#FFFFFF', soft: '#FFF8E0', fill: '#B08500' },
  onTime: { main: '#17693B', contrastText: '#FFFFFF', soft: '#EAF6EF', fill: '#2E8B57' },
  information: { main: '#1D5FA8', contrastText: '#FFFFFF', soft: '#EBF3FC', fill: '#2F74BF' },
  unknown: { main: '#55616F', contrastText: '#FFFFFF', soft: '#EEF1F4', fill: '#7D8A98' },
}

const dark: Record<State, StateColors> = {
  critical: { main: '#FF8F85', contrastText: '#2B0906', soft: '#3A1A1B', fill: '#FF8F85' },
  delayed: { main: '#FDB06B', contrastText: '#2B1503', soft: '#382413', fill: '#F79A4B' },
  caution: { main: '#F2D05E', contrastText: '#2B2205', soft: '#322A10', fill: '#F2D05E' },
  onTime: { main: '#6FCF97', contrastText: '#06210F', soft: '#13301F', fill: '#6FCF97' },
  information: { main: '#82B9F2', contrastText: '#071C33', soft: '#14283F', fill: '#82B9F2' },
  unknown: { main: '#A9B5C3', contrastText: '#121A23', soft: '#232D39', fill: '#8593A2' },
}

export const states = { light, dark }
