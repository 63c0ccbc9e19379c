import { describe, expect, it, vi } from 'vitest'
import { keyedEntity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { day, instant, integer, kilograms, money, nullable, text, thousands } from '#schema/kinds.ts'
import { FaultLog } from '#schema/tolerance/faults.ts'
import { otherForms } from '#schema/tolerance/otherForms.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { listOf } from '#schema/wire/envelope.ts'

const timeZone = 'America/Monterrey'

const readAll = (field: Schema, values: readonly unknown[]) => {
  const log = new FaultLog()
  const codec = listOf(keyedEntity('row', 'id', { id: integer('id'), value: nullable(field) }))
  const wire = values.map((value, id) => ({ id, [infoOf(field).wire]: value }))
  const read = readTolerantly(codec, wire, 'call', { log, timeZone }) as unknown as { value: unknown }[]
  return { values: read.map(({ value }) => value), faults: log.faults, unreadable: log.counts.unreadable }
}

const readOne = (field: Schema, value: unknown) => {
  const { values, faults } = readAll(field, [value])
  return faults.length > 0 || values.length === 0 ? 'unreadable' : values[0]
}

describe('instants in other forms', () => {
  it.each([
    ['26/11/2026 9:05', '2026-11-26T15:05:00.000Z'],
    ['26/11/2026 09:05:07.250', '2026-11-26T15:05:07.250Z'],
    ['26/11/2026 02:15:00 p. m.', '2026-11-26T20:15:00.000Z'],
    ['26/11/2026 02:15:00\u00a0p.\u00a0m.', '2026-11-26T20:15:00.000Z'],
    ['26/11/2026 12:15 a. m.', '2026-11-26T06:15:00.000Z'],
    ['26/11/2026 12:15 p.m.', '2026-11-26T18:15:00.000Z'],
    ['26/11/2026 2:15 PM', '2026-11-26T20:15:00.000Z'],
    ['2026-11-26 2:15:30 AM', '2026-11-26T08:15:30.000Z'],
    ['2026-11-26 10:00:00+0200', '2026-11-26T08:00:00.000Z'],
    ['26/11/2026', '2026-11-26T06:00:00.000Z'],
  ])('reads %s with its time of day', (wire, expected) => {
    expect(readOne(instant('value'), wire)).toBe(expected)
  })

  it.each([
    '26/11/2026 at noon',
    '26/11/2026 25:00',
    '26/11/2026 10:60',
    '26/11/2026 13:00 PM',
    '26/11/2026 10:00 hrs',
    '2026-02-30 10:00:00',
    '2026-02-30',
    '31/11/2026 10:00',
  ])('rejects %s rather than reading another moment', (wire) => {
    expect(readOne(instant('value'), wire)).toBe('unreadable')
  })

  it('makes one formatter per zone, not one per value', () => {
    const Format = Intl.DateTimeFormat
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(...of) {
      return new Format(...of)
    } as typeof Format)
    for (let minute = 10; minute < 60; minute += 1)
      otherForms('instant', `2026-11-26 10:${minute}:00`, 'Asia/Kathmandu')
    expect(made.mock.calls.length).toBe(1)
    made.mockRestore()
  })
})

describe('days in other forms', () => {
  it('reads the day of a UTC time in the plant, and midnight in UTC as the written day', () => {
    expect(readOne(day('value'), '2026-11-27T03:00:00Z')).toBe('2026-11-26')
    expect(readOne(day('value'), '2026-11-26T06:00:00.000Z')).toBe('2026-11-26')
    expect(readOne(day('value'), '2026-11-26T00:00:00Z')).toBe('2026-11-26')
    expect(readOne(day('value'), '2026-11-26T23:30:00')).toBe('2026-11-26')
  })

  it('reads slashed dates with the day first', () => {
    expect(readOne(day('value'), '03/04/2026')).toBe('2026-04-03')
  })

  it('rejects a day followed by anything but a time', () => {
    expect(readOne(day('value'), '2026-11-26 or later')).toBe('unreadable')
    expect(readOne(day('value'), '26/11/2026 or later')).toBe('unreadable')
  })

  it('reads the first day of .NET as none', () => {
    for (const field of [day('value'), instant('value')]) {
      expect(readOne(field, '0001-01-01T00:00:00')).toBeNull()
      expect(readOne(field, '0001-01-01T00:00:00Z')).toBeNull()
    }
  })
})

describe('numbers as text', () => {
  it('rejects an amount whose point may separate thousands', () => {
    for (const field of [money('value'), thousands('value')]) {
      expect(readOne(field, '1.250')).toBe('unreadable')
      expect(readOne(field, '-12.500')).toBe('unreadable')
      expect(readOne(field, '1250.5')).not.toBe('unreadable')
      expect(readOne(field, '1250.500')).not.toBe('unreadable')
    }
    expect(readOne(kilograms('value'), '1.250')).toBe(1250)
  })

  it('rejects a whole number with a point, or beyond the safe integers', () => {
    expect(readOne(integer('value'), '12')).toBe(12)
    for (const wire of ['1.250', '12.0', '9007199254740993']) expect(readOne(integer('value'), wire)).toBe('unreadable')
    expect(readOne(money('value'), '9007199254740993')).toBe('unreadable')
  })
})

describe('keys', () => {
  it('leaves out rows whose key is an empty text', () => {
    const log = new FaultLog()
    const codec = listOf(keyedEntity('bar', 'name', { name: text('name', { mayBeEmpty: true }) }))
    const read = readTolerantly(codec, [{ name: '' }, { name: '  ' }, { name: 'A' }], 'call', { log, timeZone })
    expect(read).toEqual([{ name: 'A' }])
    expect(log.counts).toEqual({ rows: 3, unreadable: 2 })
  })
})

it('reads a flag in a column of texts as a name that pages translate', () => {
  expect(readAll(text('value'), [true, false])).toEqual({ values: ['Yes', 'No'], faults: [], unreadable: 0 })
})
