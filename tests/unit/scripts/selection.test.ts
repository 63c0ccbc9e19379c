import { describe, expect, test } from 'vitest'
import { complete, everyDay } from '#scripts/testing/everyDay.js'
import { select } from '#scripts/testing/selection.js'
import { stages, testFiles } from '#scripts/testing/stages.js'

interface Narrowed {
  readonly only?: readonly string[]
  readonly without?: readonly string[]
}

const daily: Readonly<Record<string, Narrowed>> = everyDay
const onDemand: Readonly<Record<string, Narrowed>> = complete
const commandOf = (name: string, words: string[]) => select(words).find((stage) => stage.name === name)?.command
const filesOf = (name: string) => testFiles().filter((file) => stages.find((stage) => stage.name === name)?.has(file))
/** Returns the words that run each selected stage alone. */
const wordsOf = (...words: string[]) => select(words).map((stage) => stage.words.join(' '))

test.each([['no/such.test.ts'], ['scripts/testing'], ['tests/support/portal/portal.ts'], ['--fast']])(
  '%s is rejected: neither a stage nor a test file',
  (word) => {
    expect(() => select([word])).toThrow(`There is no stage and no test file ${word}.`)
  },
)

test('--all with a name is rejected', () => {
  expect(() => select(['--all', 'unit'])).toThrow('npm run test:all takes no names')
})

describe('npm test', () => {
  test('runs the everyday stages', () => {
    expect(select([]).map(({ name }) => name)).toEqual(stages.map(({ name }) => name).filter((name) => name in daily))
  })

  test.each(Object.entries(daily))('runs only the everyday files of %s', (name, { only, without }) => {
    const command = commandOf(name, []) ?? []
    if (only) {
      expect(wordsOf(name, ...only)).toEqual([[name, ...only].join(' ')])
      expect(command).toEqual(expect.arrayContaining([...only]))
    }
    if (without) {
      expect(filesOf(name).filter((file) => !command.includes(file))).toEqual([...without].sort())
    }
  })
})

describe('npm run test:all', () => {
  test('runs every stage, completely unless it leaves files to demand', () => {
    expect(wordsOf('--all')).toEqual(stages.map(({ name }) => name))
    for (const { name } of stages)
      if (!(name in onDemand)) expect(commandOf(name, ['--all'])).toEqual(commandOf(name, [name]))
  })

  test.each(Object.entries(onDemand))(
    'leaves only the listed files of %s, which another stage runs',
    (name, { without = [] }) => {
      const command = commandOf(name, ['--all']) ?? []
      expect(filesOf(name).filter((file) => !command.includes(file))).toEqual([...without].sort())
      for (const file of without) expect(wordsOf(file)).toEqual([`api-sqlite ${file}`])
      expect(commandOf(name, [name])).toEqual(expect.arrayContaining(['tests/api/calls/', 'tests/api/data/']))
    },
  )
})

describe('npm test -- with names and paths', () => {
  test.each([
    [
      ['lint', 'unit'],
      ['lint', 'unit'],
    ],
    [['api'], ['api-wire', 'api-sqlite', 'api-postgres', 'api-s3', 'api-connected', 'api-volume']],
    [['tests/unit/values/days.test.ts'], ['unit tests/unit/values/days.test.ts']],
    [['./tests/unit/values/'], ['unit tests/unit/values/']],
    [['tests/unit/kit/table/TimelineLink.test.tsx'], ['screens tests/unit/kit/table/TimelineLink.test.tsx']],
    [['tests/unit/kit'], ['unit tests/unit/kit/', 'screens tests/unit/kit/']],
    [['tests/unit/authProvider/authProvider.test.ts'], ['screens tests/unit/authProvider/authProvider.test.ts']],
    [['tests/demo'], ['planted tests/demo/']],
    [['tests/e2e/tour/staff.spec.ts'], ['e2e tests/e2e/tour/staff.spec.ts']],
    [['tests/api/data/users'], ['api-sqlite tests/api/data/users/']],
    [['tests/api/calls'], ['api-sqlite tests/api/calls/']],
    [['api-postgres', 'tests/api/data/users'], ['api-postgres tests/api/data/users/']],
    [
      ['types', 'tests/demo'],
      ['types', 'planted tests/demo/'],
    ],
    [
      ['tests/api/wire', 'tests/api/data/users', 'tests/api/data/place'],
      ['api-wire tests/api/wire/', 'api-sqlite tests/api/data/users/ tests/api/data/place/'],
    ],
  ])('%j runs %j', (words, expected) => {
    expect(wordsOf(...words)).toEqual(expected)
  })
})
