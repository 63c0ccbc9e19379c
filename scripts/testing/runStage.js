import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { InterruptedError, print, run } from '../run.js'
import { countStep, countTests } from './report.js'

// The shell measures the processor time of the program and all of its children.
const timed = 'trap : INT TERM HUP; times=$1; shift; "$@"; code=$?; times >"$times"; exit $code'

/**
 * Runs a stage in the run's folder and returns its results; any error counts as a failure. If other stages run in
 * parallel, its output is printed at the end.
 */
export async function runStage(stage, folder, isBesideOthers) {
  const { name, title, words } = stage
  const log = join(folder, `${name}.log`)
  const output = isBesideOthers ? openSync(log, 'w') : undefined
  print(isBesideOthers ? `${title} begins.` : `\n== ${title} ==`)
  const started = Date.now()
  const counts = await attempt(stage, folder, output)
  const seconds = (Date.now() - started) / 1000
  if (output) {
    closeSync(output)
    print(`\n== ${title} ==\n${readFileSync(log, 'utf8').trimEnd()}\n`)
  }
  const [waited, others] = [join(folder, `${name}.times`), join(folder, `${name}.others`)]
  return { title, words, seconds, processor: processorTime(waited) + processorTimeOfOthers(others), ...counts }
}

async function attempt(stage, folder, output) {
  const at = (kind) => join(folder, `${stage.name}.${kind}`)
  try {
    await stage.prepare?.()
    const env = { ...process.env, ...stage.env, TMPDIR: folder, TEST_REPORT: at('json'), TEST_TIMES: at('others') }
    if (output && process.stdout.isTTY) env.FORCE_COLOR = '1'
    const options = { env, group: true, output }
    const { code, interrupted } = await run('sh', ['-c', timed, 'sh', at('times'), ...stage.command], options)
    if (interrupted) throw new InterruptedError(interrupted)
    return stage.isStep ? countStep(code) : countTests(at('json'), code)
  } catch (error) {
    if (error instanceof InterruptedError) throw error
    return { passed: 0, failed: 1, note: error.message }
  }
}

/** Processor time in seconds from the output of `times`; the second line covers the shell's children. */
export function processorTime(file) {
  if (!existsSync(file)) return 0
  const [, children = ''] = readFileSync(file, 'utf8').split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

/** Processor time in seconds of processes that were not awaited, from the lines that they have written. */
export function processorTimeOfOthers(file) {
  if (!existsSync(file)) return 0
  return readFileSync(file, 'utf8')
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0)
}
