import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyCheckout } from '../setup/checkout.ts'

export const nextVersion = '99.0.0'
export const laterMigration = '999-later'

/** A checkout of the next version, whose last migration runs this statement. */
export const makeNextCheckout = (folder: string, statement: string) => {
  mkdirSync(folder)
  copyCheckout(folder)
  const edit = (path: string, found: string | RegExp, replacement: string) => {
    const file = join(folder, path)
    const before = readFileSync(file, 'utf8')
    const after = before.replace(found, replacement)
    if (after === before) throw new Error(`${path} was not changed: ${found} is missing.`)
    writeFileSync(file, after)
  }
  edit('package.json', /"version": "[^"]+"/, `"version": "${nextVersion}"`)
  const migrations = 'backend/database/migrations/index.ts'
  edit(migrations, "import type { Kysely } from 'kysely'", "import { type Kysely, sql } from 'kysely'")
  edit(migrations, /\}\s*$/, `'${laterMigration}': async (db) => void (await sql\`${statement}\`.execute(db)),\n}\n`)
  return edit
}
