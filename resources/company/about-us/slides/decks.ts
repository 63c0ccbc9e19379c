/** The three presentations, each slide by the one line that it says. */
export type Decks = Readonly<Record<'company' | 'safety' | 'mexico', readonly string[]>>

/** The slides in a language; they come with the first presentation that is opened. */
export const loadDecks = {
  en: async (): Promise<Decks> => (await import('./en.ts')).slides,
  es: async (): Promise<Decks> => (await import('./es.ts')).slides,
}

/** How many slides each has (spec 3 §2 'About Us'). */
export const slideCounts = { company: 38, safety: 11, mexico: 32 } as const

export type DeckName = keyof typeof slideCounts
export const deckNames = Object.keys(slideCounts) as DeckName[]
