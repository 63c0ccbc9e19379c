import { describe, expect, test } from 'vitest'
import {
  currentStep,
  currentStepName,
  groupsOf,
  type Step,
  type StepCounts,
  stepNames,
  stepOf,
  steps,
} from '#schema/wip/steps.ts'

const holding = (held: Partial<StepCounts>): StepCounts => ({
  ...(Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>),
  ...held,
})

describe('the process steps', () => {
  test('are the twelve specified ones in order, and other', () => {
    expect(steps.map((step) => stepNames[step])).toEqual([
      'Cutting',
      'Forging',
      'Heat Treatment',
      'Pre Machining',
      'Splitting',
      'Machining',
      'Spot Micros',
      'Final Inspection',
      'NDT',
      'Laboratory',
      'Approval',
      'Finished Goods',
      'Other',
    ])
  })

  test.each(steps)('include %s by its display name and by its key', (step) => {
    expect([stepOf(stepNames[step]), stepOf(step)]).toEqual([step, step])
  })

  test.each([
    ['PDP', 'pdp'],
    ['HeatTreatment', 'heatTreatment'],
    ['HEAT TREATMENT', 'heatTreatment'],
    ['Pre-Machining', 'preMachining'],
    ['Painting', 'other'],
    ['', 'other'],
    ['constructor', 'other'],
  ])('map the service name "%s" to %s', (name, step) => expect(stepOf(name)).toBe(step))
})

describe('the current step of a line', () => {
  test.each(steps)('is %s if only that step holds pieces', (step) => {
    expect(currentStep(holding({ [step]: 3 }))).toBe(step)
  })

  test('is the earliest step with pieces, and null before cutting', () => {
    expect(currentStep(holding({ machining: 1, approval: 4 }))).toBe('machining')
    expect(currentStep(holding({}))).toBeNull()
  })

  test('has its display name; before cutting, the line is not started', () => {
    expect(currentStepName(5, holding({ pdp: 1, approval: 4 }))).toBe('Spot Micros')
    expect(currentStepName(1, holding({}))).toBe('Not started')
    expect(currentStepName(0, holding({}))).toBe('')
  })
})

describe('the groups of the overview', () => {
  const groupOf: Record<Step, keyof ReturnType<typeof groupsOf> | null> = {
    cutting: 'cutting',
    forging: 'forging',
    heatTreatment: 'forging',
    preMachining: 'machining',
    splitting: 'machining',
    machining: 'machining',
    pdp: 'machining',
    finalInspection: 'machining',
    ndt: 'machining',
    laboratory: 'machining',
    approval: 'finished',
    finishedGoods: 'finished',
    other: null,
  }

  test.each(Object.entries(groupOf))('count %s in %s', (step, group) => {
    const nothing = { cutting: 0, forging: 0, machining: 0, finished: 0 }
    expect(groupsOf(holding({ [step]: 7 }))).toEqual(group ? { ...nothing, [group]: 7 } : nothing)
  })

  test('sum their steps', () => {
    const one = holding(Object.fromEntries(steps.map((step) => [step, 1])))
    expect(groupsOf(one)).toEqual({ cutting: 1, forging: 2, machining: 7, finished: 2 })
  })
})
