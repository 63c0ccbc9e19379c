import { describe, expect, test } from 'vitest'
import { describeIssue, issueCodes } from '#schema/checks/issues.ts'
import { describeIn } from '#schema/imports/describeIn.ts'
import { problemCodes, reasonOf, reasonOfIssue } from '#schema/imports/problems.ts'
import { problemTexts as english } from '#schema/imports/problemTexts.en.ts'
import { problemTexts as spanish } from '#schema/imports/problemTexts.es.ts'

const placeholders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name).sort()

describe('a problem of an import', () => {
  test.each(problemCodes)('%s has a sentence in both languages, with the same values', (code) => {
    const values = Object.fromEntries(placeholders(english[code]).map((name) => [name, `<${name}>`]))
    expect(placeholders(spanish[code])).toEqual(placeholders(english[code]))
    expect(spanish[code]).not.toBe(english[code])
    const reason = reasonOf(code, values)
    expect(describeIn('en', reason)).toBe(reason.reason)
    for (const sentence of [reason.reason, describeIn('es', reason)]) {
      expect(sentence).toMatch(/^[^%]+[.?]$/)
      for (const value of Object.values(values)) expect(sentence).toContain(value)
    }
  })

  test('has the sentence of the validation issue with the same code', () => {
    const shared = issueCodes.filter((code) => Object.hasOwn(english, code) && code !== 'choice')
    expect(shared.length).toBeGreaterThan(10)
    for (const code of shared)
      expect(reasonOfIssue({ code, limit: 1_234 }).reason).toBe(describeIssue({ code, limit: 1_234 }))
  })

  test('has the code `type` for an issue that files do not have', () => {
    expect(reasonOfIssue({ code: 'passwordCommon' })).toEqual(reasonOf('type'))
  })

  test('of an earlier version stays English', () => {
    expect(describeIn('es', { code: null, params: [], reason: 'Is wrong.' })).toBe('Is wrong.')
  })

  test('keeps values that look like placeholders', () => {
    expect(reasonOf('unknownSheet', { sheet: '%{sheets}', sheets: 'A' }).reason).toBe(
      'Has no sheet %{sheets}; it has A.',
    )
  })
})
