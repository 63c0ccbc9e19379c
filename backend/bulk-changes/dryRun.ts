import type { Db } from '../database/open.ts'
import { inTransaction, type Tools } from '../implement.ts'

class DryRunEnd extends Error {}

/** Runs a change and rolls it back: a preview by the very rules of the change. */
export const dryRun = async <Result>(tools: Pick<Tools, 'db' | 'dialect'>, run: (db: Db) => Promise<Result>) => {
  let result: Result | undefined
  try {
    await inTransaction(tools, async (db) => {
      result = await run(db)
      throw new DryRunEnd()
    })
  } catch (error) {
    if (!(error instanceof DryRunEnd)) throw error
  }
  return result as Result
}
