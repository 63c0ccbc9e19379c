import { expect, test } from 'vitest'
import { asColumns, asLine, asPage } from '#bench/readings/results.ts'

const readings = [
  {
    figure: 'users list',
    reach: 'at least 50 % of the floor',
    portal: '1480 /s',
    floor: '2823 /s',
    ratio: '52 %',
    isReached: true,
  },
  { figure: 'memory | peak', reach: 'under 250 MB', portal: '267 MB', isReached: false },
]

test('bench readings are printed in aligned columns', () => {
  expect(asColumns(readings).split('\n')).toEqual([
    'figure         reach                       portal   floor    ratio  reached',
    'users list     at least 50 % of the floor  1480 /s  2823 /s  52 %   yes',
    'memory | peak  under 250 MB                267 MB                   no',
  ])
})

test('a bench reading is printed in one line', () => {
  expect(readings.map(asLine)).toEqual([
    '  reached  users list: 1480 /s, beside 2823 /s, 52 %',
    '  MISSED   memory | peak: 267 MB',
  ])
})

test('a bench run is saved as a page with machine and day', () => {
  const page = asPage(readings, {
    date: '2026-11-21',
    commit: 'abc1234',
    cores: 2,
    processor: 'Some CPU',
    node: 'v24.1.0',
  })
  expect(page).toContain(
    'Measured on 2026-11-21 by `npm run bench` at commit abc1234 on 2 cores (Some CPU) with Node v24.1.0.',
  )
  expect(page.split('\n').filter((line) => line.startsWith('|'))).toEqual([
    '| figure | reach | portal | floor | ratio | reached |',
    '| --- | --- | --- | --- | --- | --- |',
    '| users list | at least 50 % of the floor | 1480 /s | 2823 /s | 52 % | yes |',
    '| memory \\| peak | under 250 MB | 267 MB |  |  | no |',
  ])
})
