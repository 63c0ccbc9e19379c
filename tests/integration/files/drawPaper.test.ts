import { getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { drawPaper } from '#backend/documents/drawing/drawPaper.ts'
import { noteOf, type Paper, tableOf } from '#backend/documents/paper.ts'
import { pagesOf } from '#tests/support/files/readPdf.ts'

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

describe('text in a PDF', () => {
  test.each([
    ['markup', '<script>alert(1)</script> & <b>'],
    ['a formula', '=1+1'],
    ['PDF syntax', '(a) \\(b\\) <41> %PDF endstream'],
    ['a number with leading zeros', '00123'],
    ['accents', 'Zażółć gęślą jaźń, Řeřicha, Ñandú, Çığ, Ångström, Đặng'],
    ['Greek and Cyrillic', 'Ελλάδα Привет Ґалаґан'],
    ['Japanese', '桂木軸受株式会社'],
    ['emoji', 'Rings 🔥📦 ready'],
    ['signs', '½ € £ “quoted” – dash … ™'],
  ])('is drawn unchanged: %s', async (_what, text) => {
    const [page = ''] = await read({ facts: [['Name', text]], blocks: [noteOf(text)] })
    expect(plain(page).split(text)).toHaveLength(3)
  })

  test('has combined accents drawn as one letter', async () => {
    expect((await read({ facts: [['Name', 'Pen\u0303a']] }))[0]).toContain('Peña')
  })

  test('contains no invisible characters', async () => {
    expect((await read({ facts: [['Name', 'a\u202eb\u200bc\ufeffd']] }))[0]).toContain('abcd')
  })

  test('contains more letters without a font than one placeholder font holds', async () => {
    const letters = Array.from({ length: 600 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    const [page = ''] = await read({ blocks: [noteOf(letters)] })
    expect(page.replace(/\s/g, '')).toContain(letters)
  })

  test('wraps a word longer than its line without losing letters', async () => {
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

describe('table in a PDF', () => {
  test('of 300 lines repeats its headers on each page, with page numbers', async () => {
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

  test('without lines shows that there are no results', async () => {
    expect(plain((await read({ blocks: [table([])] }))[0] ?? '')).toContain('No results found. Total 0.00')
  })

  test('with a line of maximum comment length stays on its page', async () => {
    const comment = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
    const pages = await read({ blocks: [table([...rows(10), comment])] })
    expect(plain(pages.join(' '))).toContain('word39')
  })
})

test.each([
  [false, 612],
  [true, 792],
])('a PDF with landscape (%s) is Letter, %i points wide', async (isLandscape, width) => {
  const bytes = Buffer.from(await drawPaper(paper({ isLandscape })))
  expect(bytes.toString('latin1')).toContain(`/MediaBox [0 0 ${width} ${1404 - width}]`)
})

test('a too long title and footer leave room for the other texts', async () => {
  const long = 'x'.repeat(300)
  const [page = ''] = await read({ title: long, foot: long, facts: [['Name', long]] })
  expect(page).toContain('Yunque & Co.')
  expect(page).toContain('Page 1 of 1')
  expect(page.match(/x{300}/)).toBeNull()
  expect(page.replace(/\s/g, '')).toContain(long)
})

test('a PDF has its title and language in the metadata', async () => {
  const { info } = await getMeta(await getDocumentProxy(await drawPaper(paper())))
  expect(info).toMatchObject({ Title: 'Yunque & Co. Test paper', Language: 'en', Creator: 'Yunque & Co.' })
})

test('a PDF is byte-identical for the same content and time', async () => {
  const at = new Date('2026-11-05T12:00:00.000Z')
  const [first, second] = [await drawPaper(paper(), at), await drawPaper(paper(), at)]
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true)
})
