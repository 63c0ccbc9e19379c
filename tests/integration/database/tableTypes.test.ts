import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeTables, tablesFile } from '../../../scripts/data/tableTypes.ts'

test('the types of the tables are those that npm run tables writes', async () => {
  expect(readFileSync(tablesFile, 'utf8')).toBe(await describeTables())
})
