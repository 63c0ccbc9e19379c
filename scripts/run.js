import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** An error whose message already tells the reader what to do; it is shown without a stack. */
export class Failure extends Error {}

/** We were asked to end by a signal while a program ran. */
export class Interrupted extends Error {
  constructor(signal) {
    super(`Interrupted by ${signal}.`)
    this.code = 128 + constants.signals[signal]
  }
}

export const print = (text) => process.stdout.write(`${text}\n`)

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program at the project's root on this terminal. Signals sent to us reach it, and we end after it.
 * With `group` it is the head of a process group, and they reach all that it has started. With `output`, a file
 * descriptor, it reads nothing and writes there.
 * `errors` holds the end of what it wrote to stderr when `listen` is set; `interrupted` is the signal we were sent, if
 * any.
 */
export function run(program, args, { listen = false, group = false, output, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = output ? ['ignore', output, output] : ['inherit', 'inherit', listen ? 'pipe' : 'inherit']
    const child = spawn(program, args, { cwd: root, env, stdio, detached: group })
    let interrupted
    let errors = ''
    const forward = (signal) => {
      interrupted = signal
      if (group) process.kill(-child.pid, signal)
      else child.kill(signal)
    }
    for (const signal of forwarded) process.on(signal, forward)
    child.stderr?.on('data', (chunk) => {
      process.stderr.write(chunk)
      errors = (errors + chunk).slice(-20_000)
    })
    const finish = () => {
      for (const signal of forwarded) process.off(signal, forward)
    }
    child.once('error', (error) => {
      finish()
      reject(error)
    })
    child.once('close', (code, signal) => {
      finish()
      resolve({ code: code ?? 128 + constants.signals[signal], errors, interrupted })
    })
  })
}

/** Runs a step that must succeed; `explain` turns what it wrote to stderr into advice. */
export async function runStep(program, args, { explain, ...options }) {
  const { code, errors, interrupted } = await run(program, args, { ...options, listen: true })
  if (interrupted) throw new Interrupted(interrupted)
  if (code !== 0) throw new Failure(explain(errors))
}

/** Runs a command's main function, which answers the exit code; a Failure becomes its message and exit code 1. */
export async function main(action) {
  try {
    process.exitCode = await action()
  } catch (error) {
    process.exitCode = error instanceof Interrupted ? error.code : 1
    process.stderr.write(
      `\n${error instanceof Failure || error instanceof Interrupted ? error.message : error.stack}\n`,
    )
  }
}
