import { describe, expect, test } from 'vitest'
import { buildTheme } from '#src/theme/theme.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (left: string, right: string) => {
  const [bright = 0, dim = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a)
  return (bright + 0.05) / (dim + 0.05)
}

const text = 4.5
const graphics = 3

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  const { palette } = buildTheme(mode)
  const surfaces = { default: palette.background.default, paper: palette.background.paper }
  const onSurfaces = {
    'text.primary': palette.text.primary,
    'text.secondary': palette.text.secondary,
    'text.disabled': palette.text.disabled,
    'a disabled button': palette.action.disabled,
    primary: palette.primary.main,
    secondary: palette.secondary.main,
    accent: palette.accent.main,
    ...Object.fromEntries(Object.entries(palette.states).map(([state, { main }]) => [state, main])),
  }
  const pairs: [string, string, string, number][] = [
    ...Object.entries(onSurfaces).flatMap(([name, color]) =>
      Object.entries(surfaces).map(
        ([surface, behind]) => [`${name} on ${surface}`, color, behind, text] as [string, string, string, number],
      ),
    ),
    ['text on the primary color', palette.primary.contrastText, palette.primary.main, text],
    ['text on the primary color on hover', palette.primary.contrastText, palette.primary.dark, text],
    ['text on the secondary color', palette.secondary.contrastText, palette.secondary.main, text],
    ['text on the accent color', palette.accent.contrastText, palette.accent.main, text],
    ['a filled disabled button', palette.action.disabled, palette.action.disabledBackground, text],
    ['text on the header', palette.bar.text, palette.bar.main, text],
    ['text on the header on hover', palette.bar.text, palette.bar.hover, text],
    ['the avatar', palette.bar.main, palette.bar.text, text],
    ['lines on the header', palette.bar.line, palette.bar.main, graphics],
    ['the current place on the header', palette.bar.accent, palette.bar.main, graphics],
    ...Object.entries(palette.states).flatMap(
      ([state, { main, contrastText, soft }]): [string, string, string, number][] => [
        [`text on ${state}`, contrastText, main, text],
        [`${state} on its soft field`, main, soft, text],
        [`text on the soft field of ${state}`, palette.text.primary, soft, text],
      ],
    ),
  ]
  test.each(pairs)('has sufficient contrast for %s', (_, front, behind, min) => {
    expect(contrast(front, behind)).toBeGreaterThanOrEqual(min)
  })

  test('has a visible border on inputs', () => {
    const border = palette.inputBorder
    for (const surface of Object.values(surfaces)) expect(contrast(border, surface)).toBeGreaterThanOrEqual(graphics)
  })

  const drawn = {
    ...Object.fromEntries(Object.entries(palette.states).map(([state, { fill }]) => [state, fill])),
    ...Object.fromEntries(palette.series.map((color, index) => [`series ${index + 1}`, color])),
  }
  test.each(Object.entries(drawn))('draws %s of a chart with sufficient contrast', (_, color) => {
    for (const surface of Object.values(surfaces)) expect(contrast(color, surface)).toBeGreaterThanOrEqual(graphics)
  })
})

test('contrast is computed as in WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})
