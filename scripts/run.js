import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Error whose message tells the reader what to do; shown without a stack. */
export class CommandError extends Error {}

/** Thrown if this process received a signal while a program ran. */
export class InterruptedError extends Error {
  constructor(signal) {
    super(`InterruptedError by ${signal}.`)
    this.code = 128 + constants.signals[signal]
  }
}

export const print = (text) => process.stdout.write(`${text}\n`)

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in the project root on this terminal. Signals to this process are forwarded; it ends after the
 * program.
 * - `group`: starts a process group, so that signals reach all of the program's children.
 * - `output`: file descriptor for all output; the program gets no input.
 * Returns `errors`, the end of stderr if `listen` is set, and `interrupted`, the received signal if any.
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

/** Runs a step that must succeed; `explain` turns its stderr output into advice. */
export async function runStep(program, args, { explain, ...options }) {
  const { code, errors, interrupted } = await run(program, args, { ...options, listen: true })
  if (interrupted) throw new InterruptedError(interrupted)
  if (code !== 0) throw new CommandError(explain(errors))
}

/**
 * Runs the main function of a command, which returns the exit code. A CommandError is printed as its message, with exit code
 * 1.
 */
export async function main(action) {
  try {
    process.exitCode = await action()
  } catch (error) {
    process.exitCode = error instanceof InterruptedError ? error.code : 1
    process.stderr.write(
      `\n${error instanceof CommandError || error instanceof InterruptedError ? error.message : error.stack}\n`,
    )
  }
}
