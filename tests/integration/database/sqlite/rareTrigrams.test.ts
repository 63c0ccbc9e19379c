import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRareTrigrams } from '#backend/database/sqlite/rareTrigrams.ts'

const words = ['ana', 'jamal', 'hector', 'beatriz', 'o"neil', 'and not', '𝛂𝛃𝛄 near']
const family = ['ibarra', 'garcia lopez', 'sepulveda', 'andrade', '*star', 'ña-ñu']
const named = words.flatMap((first, at) =>
  family.map((last) => `${first} ${last}\n${first[0]}.${at}@crowd.example\noscar villarreal`),
)
const texts = [...named, 'rosa.123456@crowd.example', 'luis.456123@crowd.example']

const database = new DatabaseSync(':memory:')

beforeAll(() => {
  database.exec(`create table users (id integer primary key, search text not null);
    create virtual table users_search using fts5(search, content='users', content_rowid='id', tokenize='trigram case_sensitive 1')`)
  const insert = database.prepare('insert into users (search) values (?)')
  for (const text of texts) insert.run(text)
  database.exec("insert into users_search(users_search) values ('rebuild')")
  addRareTrigrams(database)
})

afterAll(() => database.close())

const trigramsOf = (text: string) => String(database.prepare('select rare_trigrams(?) as found').get(text)?.found)

const found = (text: string) =>
  database
    .prepare('select rowid from users_search where users_search match rare_trigrams(?)')
    .all(text)
    .map(({ rowid }) => texts[Number(rowid) - 1])

const pieces = (text: string) => {
  const letters = [...text]
  return letters.flatMap((_, at) => [3, 4, 7, 12].map((length) => letters.slice(at, at + length).join('')))
}

test('trigram search finds every user by rare letters', () => {
  const trigrams = new Set(texts.flatMap(pieces).filter((text) => [...text].length >= 3))
  expect(trigrams.size).toBeGreaterThan(1_000)
  for (const text of trigrams)
    expect(found(text)).toEqual(expect.arrayContaining(texts.filter((all) => all.includes(text))))
})

test('trigram search skips frequent letters if there are rarer ones', () => {
  expect(trigramsOf('beatriz sepulveda')).not.toContain('lla')
  expect(trigramsOf('hector.2@crowd.example')).not.toContain('exa')
  expect(found('hector.2@crowd.example').length).toBeLessThan(texts.length / 2)
})

test('trigram search looks up a number as a whole', () => {
  expect(found('123456')).toEqual(['rosa.123456@crowd.example'])
  expect(found('456')).toHaveLength(2)
})

test('trigram search finds nothing for unknown letters', () => {
  expect(found('xyz')).toEqual([])
})
