import { setPriority } from 'node:os'

const someNiceness = 2

/**
 * Lets a thread of its own give way to those that somebody waits at. On Linux it is the calling thread alone that this
 * means; elsewhere it would be the whole process.
 */
export const lowerPriority = () => {
  if (process.platform !== 'linux') return
  try {
    setPriority(someNiceness)
  } catch {
    // Where a sandbox does not allow it, it is as urgent as the others.
  }
}
