import { describe, expect, test } from 'vitest'
import { describeIssue, InvalidInputError, issueCodes, issueText, readIssue } from '#schema/checks/issues.ts'

describe('a validation issue', () => {
  test.each(issueCodes)('%s is a sentence or the specified text', (code) => {
    const sentence = describeIssue({ code, limit: 7 })
    // This text is fixed. `docs/product/sales.md#budget-rows`
    if (code === 'alreadyAdded') expect(sentence).toBe('Combination already added')
    else expect(sentence).toMatch(/^[A-Z][^{}]*\.$/)
    expect(sentence).not.toContain('undefined')
  })

  test('names its limit', () => {
    expect(describeIssue({ code: 'tooLong', limit: 255 })).toBe('Must have at most 255 characters.')
    expect(describeIssue({ code: 'min', limit: 0 })).toBe('Must be at least 0.')
  })

  test.each(issueCodes)('%s round-trips as text', (code) => {
    expect(readIssue(issueText(code))).toEqual({ code, limit: undefined })
    expect(readIssue(issueText(code, 12))).toEqual({ code, limit: 12 })
  })

  test.each(['Invalid input', '', 'constructor', 'toString:5'])('without a known code is a type issue: %j', (message) =>
    expect(readIssue(message)).toEqual({ code: 'type' }),
  )
})

test('the InvalidInputError message names fields, but not their values', () => {
  const error = new InvalidInputError({ name: { code: 'required' }, email: { code: 'email' } })
  expect(error.message).toBe('Invalid: name, email')
})
