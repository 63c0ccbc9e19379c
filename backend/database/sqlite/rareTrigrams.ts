import type { DatabaseSync } from 'node:sqlite'

const sampled = 300
const maxTrigrams = 3
const freshMilliseconds = 600_000

const trigramsOf = (text: string) => {
  const letters = [...text]
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** Counts in how many of a random sample of users each trigram occurs. */
const countTrigrams = (database: DatabaseSync) => {
  const counts = new Map<string, number>()
  const last = database.prepare('select max(id) as id from users').get()?.id
  const user = database.prepare('select search from users where id = ?')
  for (let draw = 0; draw < sampled; draw += 1) {
    const search = user.get(1 + Math.floor(Math.random() * Number(last)))?.search
    for (const trigram of new Set(trigramsOf(String(search ?? '')))) counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  }
  return counts
}

const isDigits = (text: string) => /^\d+$/.test(text)

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The rarest trigrams of a text that do not overlap; overlapping ones occur together anyway. */
const rarest = (text: string, counts: ReadonlyMap<string, number>) => {
  const places = trigramsOf(text).map((trigram, at) => ({ trigram, at, count: counts.get(trigram) ?? 0 }))
  const chosen: typeof places = []
  for (const place of places.toSorted((a, b) => a.count - b.count))
    if (chosen.length < maxTrigrams && chosen.every(({ at }) => Math.abs(at - place.at) >= 3)) chosen.push(place)
  return chosen.map(({ trigram }) => trigram)
}

/**
 * Defines `rare_trigrams(text)`: an FTS query for a few rare trigrams of a text, based on a sample of users. Matches
 * are only candidates that may contain the whole text. Querying the whole text is slower, because the index reads the
 * full list of each trigram, and some occur in every user's address.
 */
export const addRareTrigrams = (database: DatabaseSync) => {
  let counts: ReadonlyMap<string, number> = new Map()
  let countedAt = Number.NEGATIVE_INFINITY
  const search = (text: string) => {
    if (performance.now() - countedAt > freshMilliseconds) {
      counts = countTrigrams(database)
      countedAt = performance.now()
    }
    // For digits the whole text is searched: any three digits are rare, but too many users contain several of them
    // separately.
    return isDigits(text) ? quoted(text) : rarest(text, counts).map(quoted).join(' ')
  }
  database.function('rare_trigrams', { deterministic: true }, (text) => search(String(text)))
}
