import { quantity } from '../kinds.ts'

/** Production steps in order, each with its wire name. */
export const counts = {
  cutting: quantity('Cutting'),
  forging: quantity('Forging'),
  heatTreatment: quantity('HeatTreatment'),
  preMachining: quantity('PreMachining'),
  splitting: quantity('Splitting'),
  machining: quantity('Machining'),
  pdp: quantity('PDP'),
  finalInspection: quantity('FinalInspection'),
  ndt: quantity('NDT'),
  laboratory: quantity('Laboratory'),
  approval: quantity('Approval'),
  finishedGoods: quantity('FinishedGoods'),
  other: quantity('Other'),
}

export type Step = keyof typeof counts
export type StepCounts = Readonly<Record<Step, number>>

/** In production order; `other` counts pieces that the provider assigns to none of the twelve steps. */
export const steps = Object.keys(counts) as Step[]

/** Step names as sent by the first source and as shown; PDP appears as Spot Micros. */
export const stepNames: Readonly<Record<Step, string>> = {
  cutting: 'Cutting',
  forging: 'Forging',
  heatTreatment: 'Heat Treatment',
  preMachining: 'Pre Machining',
  splitting: 'Splitting',
  machining: 'Machining',
  pdp: 'Spot Micros',
  finalInspection: 'Final Inspection',
  ndt: 'NDT',
  laboratory: 'Laboratory',
  approval: 'Approval',
  finishedGoods: 'Finished Goods',
  other: 'Other',
}

export const stepNamesInSpanish: Readonly<Record<Step, string>> = {
  cutting: 'Corte',
  forging: 'Forja',
  heatTreatment: 'Tratamiento térmico',
  preMachining: 'Premaquinado',
  splitting: 'Separación',
  machining: 'Maquinado',
  pdp: 'Micros puntuales',
  finalInspection: 'Inspección final',
  ndt: 'Ensayos no destructivos',
  laboratory: 'Laboratorio',
  approval: 'Aprobación',
  finishedGoods: 'Producto terminado',
  other: 'Otro',
}

/** Place of open pieces that are in no step. */
export const notStartedName = 'Not started'
export const notStartedNameInSpanish = 'Sin iniciar'

/** Step groups of the overview; `other` belongs to none `docs/product/wip.md#step-groups`. */
const stepGroups = {
  cutting: ['cutting'],
  forging: ['forging', 'heatTreatment'],
  machining: ['preMachining', 'machining', 'splitting', 'pdp', 'ndt', 'laboratory', 'finalInspection'],
  finished: ['finishedGoods', 'approval'],
} as const satisfies Readonly<Record<string, readonly Step[]>>

/**
 * Pieces of an open quantity that are in no step; with the steps, they add up to it. 0 if a service counts more pieces
 * than are open.
 */
export const notStarted = (open: number, held: StepCounts) =>
  Math.max(
    0,
    steps.reduce((left, step) => left - held[step], open),
  )

/** Earliest step that still holds pieces of the line; null before cutting. */
export const currentStep = (held: StepCounts): Step | null => steps.find((step) => held[step] > 0) ?? null

/** Current step of an open line; empty for a line without open pieces. */
export const currentStepName = (open: number, held: StepCounts) => {
  const step = currentStep(held)
  if (step) return stepNames[step]
  return open > 0 ? notStartedName : ''
}

export const groupsOf = (counts: StepCounts) => {
  const sum = (group: readonly Step[]) => group.reduce((pieces, step) => pieces + counts[step], 0)
  return {
    cutting: sum(stepGroups.cutting),
    forging: sum(stepGroups.forging),
    machining: sum(stepGroups.machining),
    finished: sum(stepGroups.finished),
  }
}

const letters = (name: string) => name.replace(/[^a-z]/gi, '').toLowerCase()
const known = new Map(
  steps.flatMap((step) => [
    [letters(stepNames[step]), step],
    [letters(step), step],
  ]),
)

/** Step for a service's name, in the displayed spelling or the second source's; unknown names become `other`. */
export const stepOf = (name: string): Step => known.get(letters(name)) ?? 'other'

/** Localized step name; names known only to the service stay unchanged. */
export const stepNameIn = (language: string, name: string) => {
  if (language === 'es' && name === notStartedName) return notStartedNameInSpanish
  const step = stepOf(name)
  return language === 'es' && stepNames[step] === name ? stepNamesInSpanish[step] : name
}
