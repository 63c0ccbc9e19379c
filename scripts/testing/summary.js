import { print } from '../run.js'

const shown = 20

export function sumUp(results) {
  print('\n== Summary ==')
  for (const result of results) print(describeStage(result))
  const files = results.flatMap((result) => result.files ?? [])
  const tests = files.flatMap((file) => file.tests)
  printSlowest('files', files, ({ file }) => file)
  printSlowest('tests', tests, ({ file, title }) => `${file}: ${title}`)
  const failed = results.filter((result) => result.failed > 0)
  if (failed.length > 0) print(`\nTo run what failed again:`)
  for (const result of failed) print(`  npm test -- ${wordsOfFailed(result).join(' ')}`)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  print(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0
}

/** A stage that failed outside its tests is repeated completely. */
function wordsOfFailed({ words, files = [] }) {
  const failed = files.filter(({ tests }) => tests.some(({ state }) => state === 'failed'))
  return failed.length > 0 ? [words[0], ...failed.map(({ file }) => file)] : words
}

function describeStage({ title, passed, failed, seconds, processor, note }) {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
  const times = `${seconds.toFixed(1).padStart(7)} s, ${processor.toFixed(1).padStart(6)} s of processor time`
  const line = `${title.padEnd(20)} ${counts} ${times}`
  return note ? `${line}\n  ${note}` : line
}

function printSlowest(what, entries, nameOf) {
  if (entries.length === 0) return
  const slowest = entries.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, shown)
  print(`\nThe slowest ${what}:`)
  for (const entry of slowest) print(`${(entry.milliseconds / 1000).toFixed(1).padStart(7)} s  ${nameOf(entry)}`)
}
