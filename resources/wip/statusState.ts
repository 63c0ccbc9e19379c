import type { WipCard } from './wipCard.ts'

/** The colour of a status: red for Late and Deviation Request, orange for Delay, green otherwise (spec 2 §4). */
export const stateOf = (status: WipCard['status']) => {
  if (status === 'late' || status === 'deviationRequest') return 'critical'
  return status === 'delayed' ? 'delayed' : 'onTime'
}
