/** As many of something, each made from its number, 0 first. */
export const upTo = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** Whether loops over much are run whole: on SQLite. On PostgreSQL a part of each shows what is different there. */
export const isWhole = process.env.TEST_DATABASE !== 'postgres'

/** How many rounds of so many a loop is run: all, or a tenth. */
export const volume = (whole: number) => (isWhole ? whole : Math.ceil(whole / 10))

/** All of them, or a few from the beginning. */
export const someOf = <T>(all: readonly T[]) => all.slice(0, volume(all.length))
