export const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Loops over many cases run completely on SQLite only; on PostgreSQL a part suffices to find differences. */
export const isWhole = process.env.TEST_DATABASE !== 'postgres'

/** Number of rounds to run: all, or a tenth. */
export const volume = (whole: number) => (isWhole ? whole : Math.ceil(whole / 10))

export const someOf = <T>(all: readonly T[]) => all.slice(0, volume(all.length))
