import { describe, expect, test } from 'vitest'
import { formatMonth, monthPoints } from '../../../../resources/home/cards/chartMonths.ts'
import { newsPlace } from '../../../../resources/home/news/NewsLink.tsx'

describe('a month', () => {
  test.each([
    [2026, 1, '1/26'],
    [2025, 12, '12/25'],
    [2009, 2, '2/09'],
    [2100, 10, '10/00'],
  ])('%i-%i reads %s', (year, month, text) => {
    expect(formatMonth({ year, month })).toBe(text)
  })

  test.each([
    [-1, -1],
    [0, 0],
    [0.4, 0],
    [84.5, 85],
    [99.49, 99],
    [100, 100],
  ])('of %f is drawn at %i', (percentage, drawn) => {
    expect(monthPoints([{ year: 2026, month: 1, percentage }])[0]?.values).toEqual({ percentage: drawn })
  })
})

describe('a link in the news', () => {
  test.each([
    ['/forge/lead-time', 'lead-time', '/lead-time'],
    ['/statement', 'statement', '/statement'],
    ['/forge/STATEMENT/', 'statement', '/statement'],
    ['/open-orders-report?Id=6', 'open-orders-report', '/open-orders-report?Id=6'],
  ])('%s leads to a page of the portal', (link, route, to) => {
    expect(newsPlace(link)).toEqual({ route, to })
  })

  test('leads to the web by https', () => {
    expect(newsPlace('https://anvil.example/news?a=b')).toEqual({ href: 'https://anvil.example/news?a=b' })
  })

  test.each([
    ...['javascript:alert(1)', 'data:text/html,x', 'http://anvil.example', '//evil.example', '/\\evil.example'],
    ...['/no-such-page', 'statement', '', '/', 'https://', '/statement/../users', 'mailto:a@b.example'],
  ])('%s leads nowhere', (link) => {
    expect(newsPlace(link)).toBeNull()
  })
})
