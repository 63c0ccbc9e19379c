import { existsSync, mkdirSync, rmdirSync, statSync, utimesSync } from 'node:fs'

const beatMilliseconds = 1_000
/** A lock that was not touched for so long belongs to a process that was killed. */
const staleMilliseconds = 15_000
const lookMilliseconds = 200

/** Takes the lock, or returns false if another process has it. Who may not write here disturbs nobody. */
function take(folder) {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') return true
    release(folder, Date.now() - staleMilliseconds)
    return false
  }
}

function release(folder, untouchedSince = Number.POSITIVE_INFINITY) {
  try {
    if (statSync(folder).mtimeMs <= untouchedSince) rmdirSync(folder)
  } catch (error) {
    // Another process was faster.
    if (error.code !== 'ENOENT') throw error
  }
}

function touch(folder) {
  const now = new Date()
  if (existsSync(folder)) utimesSync(folder, now, now)
}

/** Runs work that only one process at a time may do; the others wait. The lock is a folder, which its holder touches. */
export async function alone(folder, work) {
  while (!take(folder)) await new Promise((resolve) => setTimeout(resolve, lookMilliseconds))
  const beat = setInterval(touch, beatMilliseconds, folder)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    release(folder)
  }
}
