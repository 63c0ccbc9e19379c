import { vi } from 'vitest'

export const isPhone = (query: string) => query.includes('max-width: 599')

/** Decides which media queries match; undone by `vi.unstubAllGlobals`. */
export const stubMedia = (matches: (query: string) => boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
