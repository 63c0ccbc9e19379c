import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeTables, tablesFile } from '#scripts/data/tableTypes.ts'

test('table types equal the output of npm run tables', async () => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(await describeTables())
})
