import { runAdmin } from '#backend/command/admin.ts'
import { readConfig } from '#proxy/config.ts'
import type { Portal } from '../portal/portal.ts'
import { collecting, type Run } from '../rows/imports.ts'

/** Runs the command `npm run admin` on the data of a portal. */
export const administer = async (
  { dataDir, databaseUrl }: Pick<Portal, 'dataDir' | 'databaseUrl'>,
  ...args: string[]
): Promise<Run> => {
  const [output, errors] = [collecting(), collecting()]
  const { keptDays } = readConfig({})
  const settings = { dataDir, databaseUrl, product: 'Anvil', timeZone: 'UTC', services: { auth: undefined }, keptDays }
  const terminal = { input: process.stdin, output: output.stream }
  const code = await runAdmin(args, settings, terminal, errors.stream)
  return { code, output: output.text(), errors: errors.text() }
}
