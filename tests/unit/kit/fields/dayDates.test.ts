import { afterEach, expect, test } from 'vitest'
import { toDate, toDay } from '#kit/fields/DayField.tsx'
import type { Day } from '#schema/kinds.ts'

const home = process.env.TZ

afterEach(() => {
  if (home === undefined) delete process.env.TZ
  else process.env.TZ = home
})

const millisecondsOfDay = 86_400_000
const firstOf2026 = Date.UTC(2026, 0, 1)
const days = Array.from({ length: 731 }, (_, index) =>
  new Date(firstOf2026 + index * millisecondsOfDay).toISOString().slice(0, 10),
)

// The last two change their clocks at midnight, so one day per year begins at 01:00.
test.each(['America/Monterrey', 'UTC', 'Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Beirut', 'America/Santiago'])(
  'toDate and back keeps each day in %s',
  (zone) => {
    process.env.TZ = zone
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    for (const day of [...days, '2028-02-29', '1999-12-31']) {
      const date = toDate(day as Day)
      expect([date.getFullYear(), date.getMonth() + 1, date.getDate()]).toEqual(day.split('-').map(Number))
      expect(toDay(date)).toBe(day)
      // Calendars return the beginning of a day.
      expect(toDay(new Date(date.getFullYear(), date.getMonth(), date.getDate()))).toBe(day)
    }
  },
)
