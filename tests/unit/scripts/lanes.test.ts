import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inLanes } from '#scripts/testing/lanes.js'

interface Stage {
  readonly name: string
  readonly after?: string[]
}

/**
 * Each stage takes one turn of the event loop; returns the results and, for each start, the stages that were running.
 */
async function workOn(stages: Stage[], lanes: number, work = async ({ name }: Stage) => name) {
  const running = new Set<string>()
  const started: string[] = []
  const results = await inLanes(stages, lanes, async (stage: Stage) => {
    started.push([...running, stage.name].join(' beside '))
    running.add(stage.name)
    await turn()
    running.delete(stage.name)
    return work(stage)
  })
  return { results, started }
}

test('stages run in parallel, with results in order', async () => {
  const { results, started } = await workOn([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2)
  expect(results).toEqual(['a', 'b', 'c'])
  expect(started.slice(0, 2)).toEqual(['a', 'a beside b'])
  expect(started).toHaveLength(3)
})

test('a stage waits for its dependencies, while others run before it', async () => {
  const { started } = await workOn([{ name: 'build' }, { name: 'pages', after: ['build'] }, { name: 'types' }], 2)
  expect(started).toEqual(['build', 'build beside types', expect.stringMatching(/pages$/)])
})

test('a stage does not wait for a dependency that was not requested', async () => {
  expect((await workOn([{ name: 'pages', after: ['build'] }], 2)).results).toEqual(['pages'])
})

test('an error in a stage is thrown after running stages have ended', async () => {
  const ended: string[] = []
  const fail = async ({ name }: Stage) => {
    if (name === 'a') throw new Error('interrupted')
    await turn()
    ended.push(name)
    return name
  }
  await expect(workOn([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 2, fail)).rejects.toThrow('interrupted')
  expect(ended).toEqual(['b'])
})
