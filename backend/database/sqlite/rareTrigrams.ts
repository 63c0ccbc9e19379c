import type { DatabaseSync } from 'node:sqlite'

const sampled = 300
const mostUsed = 3
const freshMilliseconds = 600_000

/** Each three letters of a text, by where they begin. */
const trigramsOf = (text: string) => {
  const letters = [...text]
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

/** How many of some users, drawn at random, have each three letters in what is searched. */
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

/** The rarest three letters of a text, and others that share none with them: those go together by themselves. */
const rarest = (text: string, counts: ReadonlyMap<string, number>) => {
  const places = trigramsOf(text).map((trigram, at) => ({ trigram, at, count: counts.get(trigram) ?? 0 }))
  const chosen: typeof places = []
  for (const place of places.toSorted((a, b) => a.count - b.count))
    if (chosen.length < mostUsed && chosen.every(({ at }) => Math.abs(at - place.at) >= 3)) chosen.push(place)
  return chosen.map(({ trigram }) => trigram)
}

/**
 * Adds `rare_trigrams(text)`: the search for a few three letters of a text that few users have, by a sample of them.
 * Whoever is found may have the whole text. The index would say who does, and takes longer to: it reads the list of
 * each three letters of the text to its end, and some stand in every user's address.
 */
export const addRareTrigrams = (database: DatabaseSync) => {
  let counts: ReadonlyMap<string, number> = new Map()
  let countedAt = Number.NEGATIVE_INFINITY
  const search = (text: string) => {
    if (performance.now() - countedAt > freshMilliseconds) {
      counts = countTrigrams(database)
      countedAt = performance.now()
    }
    // Any three digits are rare, and too many users have some of them apart from one another.
    return isDigits(text) ? quoted(text) : rarest(text, counts).map(quoted).join(' ')
  }
  database.function('rare_trigrams', { deterministic: true }, (text) => search(String(text)))
}
