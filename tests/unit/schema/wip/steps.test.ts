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
} from '../../../../schema/wip/steps.ts'

const holding = (held: Partial<StepCounts>): StepCounts => ({
  ...(Object.fromEntries(steps.map((step) => [step, 0])) as Record<Step, number>),
  ...held,
})

describe('the steps', () => {
  test('are the twelve of the specification in their order, and other', () => {
    expect(steps.map((step) => stepNames[step])).toEqual([
      ...['Cutting', 'Forging', 'Heat Treatment', 'Pre Machining', 'Splitting', 'Machining', 'Spot Micros'],
      ...['Final Inspection', 'NDT', 'Laboratory', 'Approval', 'Finished Goods', 'Other'],
    ])
  })

  test.each(steps)('%s is known by the name that people read, and by its key', (step) => {
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
  ])('a service’s "%s" is %s', (name, step) => expect(stepOf(name)).toBe(step))
})

describe('where a line stands', () => {
  test.each(steps)('is %s when only that holds pieces', (step) => {
    expect(currentStep(holding({ [step]: 3 }))).toBe(step)
  })

  test('is the earliest step that holds any, and none before cutting', () => {
    expect(currentStep(holding({ machining: 1, approval: 4 }))).toBe('machining')
    expect(currentStep(holding({}))).toBeNull()
  })

  test('is said by the name that people read, and by nothing before cutting', () => {
    expect(currentStepName(holding({ pdp: 1, approval: 4 }))).toBe('Spot Micros')
    expect(currentStepName(holding({}))).toBe('')
  })
})

describe('the groups of the overview', () => {
  const groupOf: Record<Step, keyof ReturnType<typeof groupsOf> | null> = {
    ...{ cutting: 'cutting', forging: 'forging', heatTreatment: 'forging', preMachining: 'machining' },
    ...{ splitting: 'machining', machining: 'machining', pdp: 'machining', finalInspection: 'machining' },
    ...{ ndt: 'machining', laboratory: 'machining', approval: 'finished', finishedGoods: 'finished', other: null },
  }

  test.each(Object.entries(groupOf))('count %s in %s', (step, group) => {
    const nothing = { cutting: 0, forging: 0, machining: 0, finished: 0 }
    expect(groupsOf(holding({ [step]: 7 }))).toEqual(group ? { ...nothing, [group]: 7 } : nothing)
  })

  test('add up', () => {
    const one = holding(Object.fromEntries(steps.map((step) => [step, 1])))
    expect(groupsOf(one)).toEqual({ cutting: 1, forging: 2, machining: 7, finished: 2 })
  })
})
