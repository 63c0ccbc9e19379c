import { describe, expect, test } from 'vitest'
import { complaintCodes, complaintText, InvalidInput, readComplaint, sayComplaint } from '../../../schema/complaints.ts'

describe('a complaint', () => {
  test.each(complaintCodes)('%s is a sentence, or the specification’s own words', (code) => {
    const sentence = sayComplaint({ code, limit: 7 })
    // Spec 3 §5.
    if (code === 'alreadyAdded') expect(sentence).toBe('Combination already added')
    else expect(sentence).toMatch(/^[A-Z][^{}]*\.$/)
    expect(sentence).not.toContain('undefined')
  })

  test('names its limit', () => {
    expect(sayComplaint({ code: 'tooLong', limit: 255 })).toBe('Must have at most 255 characters.')
    expect(sayComplaint({ code: 'min', limit: 0 })).toBe('Must be at least 0.')
  })

  test.each(complaintCodes)('%s survives as text', (code) => {
    expect(readComplaint(complaintText(code))).toEqual({ code, limit: undefined })
    expect(readComplaint(complaintText(code, 12))).toEqual({ code, limit: 12 })
  })

  test.each(['Invalid input', '', 'constructor', 'toString:5'])('that nobody worded is about the type: %j', (message) =>
    expect(readComplaint(message)).toEqual({ code: 'type' }),
  )
})

test('an invalid input names its fields and not what stood in them', () => {
  const error = new InvalidInput({ name: { code: 'required' }, email: { code: 'email' } })
  expect(error.message).toBe('Invalid: name, email')
})
