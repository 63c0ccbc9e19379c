import { describe, expect, test } from 'vitest'
import { deckNames, linesOf, loadDecks, slideCounts } from '#resources/company/slides/Slide.tsx'

describe.each(['en', 'es'] as const)('the slides in %s', async (language) => {
  const decks = await loadDecks[language]()

  test.each(deckNames)('of %s have the specified count, all distinct', (deck) => {
    expect(new Set(decks[deck]).size).toBe(slideCounts[deck])
  })

  test('are split into lines that fit next to the drawing, without losing a word', () => {
    for (const text of Object.values(decks).flat()) {
      expect(linesOf(text).join(' ')).toBe(text)
      expect(Math.max(...linesOf(text).map((line) => line.length))).toBeLessThanOrEqual(22)
      expect(linesOf(text).length).toBeLessThanOrEqual(3)
    }
  })
})
