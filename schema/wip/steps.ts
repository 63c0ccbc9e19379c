import { quantity } from '../kinds.ts'

/** The steps of production in their order, each with its count on the wire (spec 2 §2 'Work in progress', §3). */
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

/** All steps in their order; `other` is what the provider counts under none of the twelve. */
export const steps = Object.keys(counts) as Step[]

/** The names of the steps as the first source sends them, and as people read them: PDP is shown as Spot Micros. */
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

/** The same in Spanish. */
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

/** The groups of the overview; other is left out (DECISIONS X14). */
export const stepGroups = {
  cutting: ['cutting'],
  forging: ['forging', 'heatTreatment'],
  machining: ['preMachining', 'machining', 'splitting', 'pdp', 'ndt', 'laboratory', 'finalInspection'],
  finished: ['finishedGoods', 'approval'],
} as const satisfies Readonly<Record<string, readonly Step[]>>

/** Where a line stands: the earliest step that still holds pieces of it; null before cutting. */
export const currentStep = (held: StepCounts): Step | null => steps.find((step) => held[step] > 0) ?? null

/** The name of the step where a line stands; nothing before cutting. */
export const currentStepName = (held: StepCounts) => {
  const step = currentStep(held)
  return step ? stepNames[step] : ''
}

/** Pieces by the groups of the overview. */
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

/** The step that a service names, as people read it or as the second source spells it; all else is `other`. */
export const stepOf = (name: string): Step => known.get(letters(name)) ?? 'other'

/** A step's name in a language; a name that only the service knows stays as it came. */
export const stepNameIn = (language: string, name: string) => {
  const step = stepOf(name)
  return language === 'es' && stepNames[step] === name ? stepNamesInSpanish[step] : name
}
