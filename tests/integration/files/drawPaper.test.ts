import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { drawPaper } from '../../../backend/documents/drawing/drawPaper.ts'
import { noteOf, type Paper, tableOf } from '../../../backend/documents/paper.ts'
import { pagesOf } from '../../support/files/readPdf.ts'

const paper = (more: Partial<Paper> = {}): Paper => ({
  product: 'Yunque & Co.',
  title: 'Test paper',
  isLandscape: false,
  facts: [],
  blocks: [],
  foot: 'The foot of it',
  ...more,
})

const read = async (more: Partial<Paper>) => pagesOf(await drawPaper(paper(more)))

const plain = (text: string) => text.replace(/\s+/g, ' ')

describe('texts are drawn as they are', () => {
  test.each([
    ['markup', '<script>alert(1)</script> & <b>'],
    ['a formula', '=1+1'],
    ['what a document’s own language is written in', '(a) \\(b\\) <41> %PDF endstream'],
    ['a number with leading zeros', '00123'],
    ['accents', 'Zażółć gęślą jaźń, Řeřicha, Ñandú, Çığ, Ångström, Đặng'],
    ['Greek and Cyrillic', 'Ελλάδα Привет Ґалаґан'],
    ['Japanese', '桂木軸受株式会社'],
    ['emoji', 'Rings 🔥📦 ready'],
    ['signs', '½ € £ “quoted” – dash … ™'],
  ])('%s', async (_what, text) => {
    const [page = ''] = await read({ facts: [['Name', text]], blocks: [noteOf(text)] })
    expect(plain(page).split(text)).toHaveLength(3)
  })

  test('accents that are typed apart are drawn in one', async () => {
    expect((await read({ facts: [['Name', 'Pen\u0303a']] }))[0]).toContain('Peña')
  })

  test('what cannot be seen is left out', async () => {
    expect((await read({ facts: [['Name', 'a\u202eb\u200bc\ufeffd']] }))[0]).toContain('abcd')
  })

  test('more different letters without a face than one font of boxes takes', async () => {
    const letters = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    const [page = ''] = await read({ blocks: [noteOf(letters)] })
    expect(page.replace(/\s/g, '')).toContain(letters)
  })

  test('a word that is longer than its place goes on in the next line, and is lost nowhere', async () => {
    const word = `start${'W'.repeat(400)}end`
    const [page = ''] = await read({ facts: [['Name', word]] })
    expect(page.replace(/\s/g, '')).toContain(word)
  })
})

const rows = (count: number) => Array.from({ length: count }, (_, index) => `F-${index + 1}`)
const table = (numbers: readonly string[]) =>
  tableOf(
    'Invoices',
    [
      { title: 'Invoice', share: 2, of: (number: string) => number, total: 'Total' },
      { title: 'Amount', share: 1, isNumber: true, of: () => '1.00', total: `${numbers.length}.00` },
    ],
    numbers,
  )

describe('a table', () => {
  test('of 300 lines goes on over pages that each repeat its heads and say their number', async () => {
    const pages = await read({ blocks: [table(rows(300))] })
    expect(pages.length).toBeGreaterThan(5)
    for (const [index, page] of pages.entries()) {
      expect(plain(page), `page ${index + 1}`).toContain('Invoice Amount')
      expect(plain(page)).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('The foot of it')
      expect(page).toContain('Yunque & Co.')
    }
    expect(pages.slice(1).every((page) => page.includes('Invoices (continued)'))).toBe(true)
    expect(pages.join('\n').match(/F-\d+/g)).toEqual(rows(300))
    expect(plain(pages.at(-1) ?? '')).toContain('Total 300.00')
  })

  test('without lines says so', async () => {
    expect(plain((await read({ blocks: [table([])] }))[0] ?? '')).toContain('No results found. Total 0.00')
  })

  test('with a line that is as long as a comment may be stays on its page', async () => {
    const comment = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
    const pages = await read({ blocks: [table([...rows(10), comment])] })
    expect(plain(pages.join(' '))).toContain('word39')
  })
})

test.each([
  [false, 612],
  [true, 792],
])('a sheet that is landscape (%s) is Letter, %i points wide', async (isLandscape, width) => {
  const bytes = Buffer.from(await drawPaper(paper({ isLandscape })))
  expect(bytes.toString('latin1')).toContain(`/MediaBox [0 0 ${width} ${1404 - width}]`)
})

test('a title and a foot that are too long leave room for what stands opposite', async () => {
  const long = 'x'.repeat(300)
  const [page = ''] = await read({ title: long, foot: long, facts: [['Name', long]] })
  expect(page).toContain('Yunque & Co.')
  expect(page).toContain('Page 1 of 1')
  expect(page.match(/x{300}/)).toBeNull()
  expect(page.replace(/\s/g, '')).toContain(long)
})

test('says its title and its language to who reads it aloud', async () => {
  const { info } = await getMeta(await getDocumentProxy(await drawPaper(paper())))
  expect(info).toMatchObject({ Title: 'Yunque & Co. Test paper', Language: 'en', Creator: 'Yunque & Co.' })
})

test('is the same bytes for the same paper at the same time', async () => {
  const at = new Date('2026-11-05T12:00:00.000Z')
  const [first, second] = [await drawPaper(paper(), at), await drawPaper(paper(), at)]
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
})
