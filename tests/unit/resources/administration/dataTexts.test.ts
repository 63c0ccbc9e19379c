import { expect, test } from 'vitest'
import { texts as english } from '#resources/administration/data/texts.en.ts'
import { texts as spanish } from '#resources/administration/data/texts.es.ts'
import { infoOf } from '#schema/fields.ts'
import { recordTypes, resourceOf } from '#schema/records/index.ts'
import type { RecordType } from '#schema/records/record.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>
type Texts = Readonly<Record<string, { title: string; fields: Readonly<Record<string, string>>; words: Words }>>

test.each([
  ['English', english.resources as Texts],
  ['Spanish', spanish.resources as Texts],
])('%s has a label for every field and word of every record type', (_, texts) => {
  for (const { name, entity } of recordTypes as readonly RecordType[]) {
    const own = texts[resourceOf(name)]
    const sources = Object.keys(entity.fields).filter((source) => source !== 'version')
    expect(sources.filter((source) => !own?.fields[source])).toEqual([])
    const words = Object.entries(entity.fields).flatMap(([source, field]) =>
      infoOf(field).words.map((word) => [source, word]),
    )
    expect(words.filter(([source = '', word = '']) => !own?.words[source]?.[word])).toEqual([])
  }
})
