import { expect, test } from 'vitest'
import { drawnValue, formatPoint } from '#kit/charts/chart.ts'

const format = (value: number) => `${Math.round(value)}%`

test.each([
  [-1, 'NS', null],
  [0, '0%', 0],
  [96.5, '97%', 96.5],
  [null, '', null],
  [undefined, '', null],
  [Number.NaN, '', null],
])('the chart value %s is formatted as "%s" and drawn as %s', (value, label, drawn) => {
  expect(formatPoint(value, format)).toBe(label)
  expect(drawnValue(value)).toBe(drawn)
})
