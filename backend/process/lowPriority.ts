import { setPriority } from 'node:os'

const someNiceness = 2

/**
 * Lowers the priority of a background thread. Linux only, where this affects the calling thread alone; elsewhere it
 * would affect the whole process.
 */
export const lowerPriority = () => {
  if (process.platform !== 'linux') return
  try {
    setPriority(someNiceness)
  } catch {
    // If a sandbox forbids it, the thread keeps the normal priority.
  }
}
