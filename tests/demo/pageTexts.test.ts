import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { partsOf } from '#values/clauses.ts'

const file = new URL('../../backend/demo/files/pageTexts.csv', import.meta.url)
const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true })
const rowOf = (page: string) => rows.find((row) => row.page === page) ?? {}

describe('the demo’s text of', () => {
  test.each([
    ['privacy-policy', ['Mexico', '18 years', '72 hours', '30 days']],
    ['terms-and-conditions', ['Mexico', '18 years', '5000 pounds', 'prior six months', 'by post', '30 days']],
  ])('%s contains the specified facts, and is of January 2020', (page, facts) => {
    for (const fact of facts) expect(rowOf(page).wording).toContain(fact)
    expect(rowOf(page)).toMatchObject({ inForceOn: '2020-01-01', isSample: '1' })
  })

  test('terms and conditions has the clause on third-party rights at 10.10', () => {
    const clause = partsOf(rowOf('terms-and-conditions').wording ?? '').find(({ number }) => number === '10.10')
    expect(clause?.text).toContain('(Rights of Third Parties) Act 1999')
  })

  test.each(rows.map(({ page }) => page ?? ''))('%s has the same parts in both languages', (page) => {
    const shape = (text = '') => partsOf(text).map(({ kind, number }) => [kind, number])
    const { wording, wordingEs } = rowOf(page)
    expect(shape(wording)).not.toEqual([])
    expect(shape(wordingEs)).toEqual(shape(wording))
  })
})
