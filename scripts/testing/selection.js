import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { CommandError, root } from '../run.js'
import { complete, everyDay } from './everyDay.js'
import { stages, testFiles } from './stages.js'

/**
 * Returns the selected stages, each with its `command` and the `words` that run it alone. No words select the stages of
 * `npm test`, `--all` those of `npm run test:all`. Otherwise words are names of stages and paths of test files or
 * folders: a path narrows the named stages, or else runs in the first stage that has it.
 */
export function select(words) {
  if (words.length === 0)
    return stages.filter(({ name }) => name in everyDay).map((one) => ready(one, everyDay[one.name]))
  if (words.includes('--all')) {
    if (words.length > 1) throw new CommandError('npm run test:all takes no names: give them to npm test.')
    return stages.map((stage) => ready(stage, complete[stage.name]))
  }
  const named = stages.filter((stage) => words.some((word) => isName(word, stage)))
  const paths = words.filter((word) => !stages.some((stage) => isName(word, stage))).map(testsAt)
  const narrowing = new Map(named.map((stage) => [stage, []]))
  for (const path of paths) {
    const holding = stages.filter(({ has }) => path.files.some(has))
    const among = holding.filter((stage) => named.includes(stage))
    for (const stage of among.length > 0 ? among : withoutRepeats(holding, path.files))
      narrowing.set(stage, [...(narrowing.get(stage) ?? []), path.name])
  }
  return stages
    .filter((stage) => narrowing.has(stage))
    .map((stage) => ready(stage, narrowing.get(stage).length > 0 ? { only: narrowing.get(stage) } : {}))
}

/** `api` selects all API stages. */
const isName = (word, { name }) => name === word || name.startsWith(`${word}-`)

/** Drops stages whose files all belong to earlier stages: a folder may hold tests of several stages. */
function withoutRepeats(holding, files) {
  const left = new Set(files)
  return holding.filter(({ has }) => {
    const own = [...left].filter(has)
    for (const file of own) left.delete(file)
    return own.length > 0
  })
}

function testsAt(word) {
  const path = relative(root, resolve(root, word))
  const found = statSync(resolve(root, path), { throwIfNoEntry: false })
  const name = found?.isDirectory() ? `${path}/` : path
  const files = found?.isDirectory() ? testFiles(name) : [path]
  if (found && files.some((file) => stages.some(({ has }) => has(file)))) return { name, files }
  const names = stages.map((stage) => stage.name).join(', ')
  throw new CommandError(
    `There is no stage and no test file ${word}. Name some of: ${names}; or paths of tests; or nothing.`,
  )
}

const ready = (stage, narrowed = {}) => ({
  ...stage,
  command: stage.command(narrowed),
  words: [stage.name, ...(narrowed.only ?? [])],
})
