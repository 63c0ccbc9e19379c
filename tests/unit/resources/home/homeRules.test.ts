import { describe, expect, test } from 'vitest'
import { formatMonth, monthPoints } from '#resources/home/chartMonths.ts'
import { newsPlace } from '#resources/home/NewsLink.tsx'

describe('a month', () => {
  test.each([
    [2026, 1, '1/26'],
    [2025, 12, '12/25'],
    [2009, 2, '2/09'],
    [2100, 10, '10/00'],
  ])('%i-%i is formatted as %s', (year, month, text) => {
    expect(formatMonth({ year, month })).toBe(text)
  })

  test.each([
    [-1, -1],
    [0, 0],
    [0.4, 0],
    [84.5, 85],
    [99.49, 99],
    [100, 100],
  ])('with %f is drawn as %i', (percentage, drawn) => {
    expect(monthPoints([{ year: 2026, month: 1, percentage }])[0]?.values).toEqual({ percentage: drawn })
  })
})

describe('a news link', () => {
  test.each([
    ['/forge/lead-time', 'lead-time', '/lead-time'],
    ['/statement', 'statement', '/statement'],
    ['/forge/STATEMENT/', 'statement', '/statement'],
    ['/open-orders-report?Id=6', 'open-orders-report', '/open-orders-report?Id=6'],
  ])('%s opens a page of the portal', (link, route, to) => {
    expect(newsPlace(link)).toEqual({ route, to })
  })

  test('opens an external https address', () => {
    expect(newsPlace('https://anvil.example/news?a=b')).toEqual({ href: 'https://anvil.example/news?a=b' })
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://anvil.example',
    '//evil.example',
    '/\\evil.example',
    '/no-such-page',
    'statement',
    '',
    '/',
    'https://',
    '/statement/../users',
    'mailto:a@b.example',
  ])('%s is ignored', (link) => {
    expect(newsPlace(link)).toBeNull()
  })
})
