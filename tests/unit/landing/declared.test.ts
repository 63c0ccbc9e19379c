import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { account } from '#schema/account/account.ts'
import { paths } from '#src/landing/calls.ts'
import { fill, formatWait, textsByLanguage as texts } from '#src/landing/texts.ts'
import { palettes } from '#src/theme/palette.ts'

test.each(Object.keys(paths) as (keyof typeof paths)[])('the landing path of %s matches the schema', (name) => {
  const { service, path } = account[name]
  expect(`/${service}${path}`).toBe(paths[name])
})

describe('landing texts', () => {
  test('have the same keys in both languages', () => {
    expect(Object.keys(texts.es)).toEqual(Object.keys(texts.en))
    expect(Object.values({ ...texts.es, ...texts.en }).filter((text) => text.trim() === '')).toEqual([])
  })

  test('have the same placeholders in both languages', () => {
    const places = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? []
    for (const [name, text] of Object.entries(texts.en))
      expect(places(texts.es[name as keyof typeof texts.es])).toEqual(places(text))
  })

  test('keep a placeholder without a value', () => {
    expect(fill('in {time}, {who}', { time: '5 s' })).toBe('in 5 s, {who}')
  })
})

test.each([
  [1, '1 second', '1 segundo'],
  [89, '89 seconds', '89 segundos'],
  [90, '2 minutes', '2 minutos'],
  [900, '15 minutes', '15 minutos'],
])('a wait of %i seconds is formatted as %s', (seconds, english, spanish) => {
  expect([formatWait(seconds, 'en'), formatWait(seconds, 'es')]).toEqual([english, spanish])
})

test('landing.css has the colors of the theme', () => {
  const sheet = readFileSync('src/landing/landing.css', 'utf8')
  const pairOf = (name: string) => new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet)?.slice(1)
  const colours = (mode: 'light' | 'dark') => {
    const { primary, accent, background, text, divider, states } = palettes[mode]
    return {
      ink: text?.primary,
      quiet: text?.secondary,
      steel: (primary as { main: string }).main,
      ember: accent?.main,
      surface: background?.default,
      card: background?.paper,
      line: divider,
      critical: states?.critical.main,
      'critical-soft': states?.critical.soft,
      'on-time': states?.onTime.main,
      'on-time-soft': states?.onTime.soft,
    }
  }
  const [light, dark] = [colours('light'), colours('dark')]
  for (const name of Object.keys(light) as (keyof typeof light)[])
    expect([name, pairOf(name)]).toEqual([name, [light[name], dark[name]].map((colour) => colour?.toLowerCase())])
})
