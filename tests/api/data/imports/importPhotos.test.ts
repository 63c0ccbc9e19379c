import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { maxPhotoBytes } from '#schema/records/photos.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { photosOf, pixelOf, planted } from '#tests/support/files/photos.ts'
import { onePixel } from '#tests/support/files/uploads.ts'
import { csv, runImportOn } from '#tests/support/rows/imports.ts'

let api: Api
let admin: Client
let folder: string

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-photos-'))
  mkdirSync(join(folder, 'photos'))
  return () => rmSync(folder, { recursive: true })
})

const header = 'contactId,photo'
const photo = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, 'photos', name), bytes)

const take = (rows: readonly string[], ...options: string[]) => {
  writeFileSync(join(folder, 'contactPhotos.csv'), csv(header, ...rows))
  return runImportOn(api, ...options, folder)
}

const shown = async (id: number) => {
  const [row] = await api.rows.ask('select guid from contacts where id = ?', id)
  return admin.get(`/content/Contacts/${row?.guid}/photo`)
}
const stored = () => api.rows.ask('select contact_id, media_type, photo from contact_photos order by contact_id')

test('contact photos are added, changed and removed by an import folder', async () => {
  const drawn = (await stored()).map(({ contact_id: id }) => Number(id))
  photo('ada.png', onePixel)
  photo('most.png', pixelOf(maxPhotoBytes))
  const first = await take(['2,ada.png', '3,most.png'])
  expect(first).toMatchObject({ code: 0, errors: '', output: expect.stringContaining('2 rows: 2 added.') })
  const { status, headers } = await shown(2)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await take(['2,ada.png', '3,most.png'])).output).toContain('nothing changed.')
  photo('ada.png', pixelOf(100))
  expect((await take(['2,ada.png', '3,most.png'])).output).toContain('2 rows: 1 changed.')
  const [ada] = await api.rows.ask('select photo from contact_photos where contact_id = 2')
  expect(Buffer.from(ada?.photo).equals(pixelOf(100))).toBe(true)

  const { output } = await take(['2,ada.png'], '--replace', '--force')
  expect(output).toContain(`${drawn.length + 1} removed.`)
  expect((await stored()).map(({ contact_id: id }) => Number(id))).toEqual([2])
})

test('--replace of contacts reports and removes their photos', async () => {
  const contacts = 'id,name,email'
  const write = (name: string, header: string, ...rows: string[]) =>
    writeFileSync(join(folder, `${name}.csv`), csv(header, ...rows))
  write('contacts', contacts, '7001,Ada,ada@made.example', '7002,Bo,bo@made.example')
  photo('ada.png', onePixel)
  write('contactPhotos', header, '7001,ada.png')
  expect(await runImportOn(api, folder)).toMatchObject({ code: 0, errors: '' })

  const known = await api.rows.ask('select id, name, email from contacts where id <> 7001')
  const others = known.map(({ id, name, email }) => `${id},${name},${email}`)
  write('contacts', contacts, ...others)
  const contradicted = await runImportOn(api, '--replace', folder)
  expect([contradicted.code, contradicted.errors]).toEqual([1, expect.stringContaining('others refer to them')])

  rmSync(join(folder, 'contactPhotos.csv'))
  const { code, output } = await runImportOn(api, '--replace', folder)
  expect(code).toBe(0)
  expect(output.trim().split('\n').slice(-3)).toEqual([
    'contacts: removing, 1 rows that the file no longer has',
    'contactPhotos: removing, 1 rows that belong to removed rows',
    `contacts: ${others.length} rows: 1 removed.`,
  ])
  expect((await stored()).map(({ contact_id: id }) => Number(id))).not.toContain(7001)
})

test('invalid or misplaced photos are reported, and nothing is stored', async () => {
  const before = await stored()
  writeFileSync(join(folder, 'beside.png'), onePixel)
  photo('good.png', onePixel)
  photo('.hidden.png', onePixel)
  photo('words.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  photo('large.png', pixelOf(maxPhotoBytes + 1))
  photo('empty.png', Buffer.alloc(0))
  mkdirSync(join(folder, 'photos', 'folder.png'))
  symlinkSync(join(folder, 'beside.png'), join(folder, 'photos', 'link.png'))
  const names = [
    'good.png',
    '../beside.png',
    join(folder, 'beside.png'),
    '..\\beside.png',
    '.hidden.png',
    '..',
    'nobody.png',
    'folder.png',
    'link.png',
    'words.png',
    'empty.png',
    'large.png',
    '',
  ]
  const { code, errors } = await take(names.map((name, at) => `${at + 1},${name}`))
  expect(code).toBe(1)
  const reported = errors.split('\n').filter((line) => line.startsWith('  '))
  const reasons = [
    ...Array(5).fill('Must be the name of a file, without folders.'),
    ...Array(3).fill('This file is not in the folder.'),
    ...Array(2).fill('Must be a JPEG, PNG or WebP image.'),
    'Must have at most 2,000,000 bytes.',
  ]
  const expected = reasons.map(
    (reason, at) => `  contactPhotos.csv: ${at + 3}: photo: ${JSON.stringify(names[at + 1])}: ${reason}`,
  )
  expect(reported).toEqual([...expected, expect.stringContaining('contactPhotos.csv: 14: photo: ')])
  expect(await stored()).toEqual(before)
})

test('an import call for photos returns 400 with the call to use instead', async () => {
  const before = await stored()
  const { status, body } = await admin.send('PUT', '/write/import/contactPhotos', {
    body: csv(header, '2,../../database/portal.db'),
    headers: { 'content-type': 'text/csv' },
  })
  expect([status, body.problems]).toEqual([
    400,
    [
      expect.objectContaining({
        line: 2,
        column: 'photo',
        reason: expect.stringContaining('POST /write/data/contacts/ID/photo'),
      }),
    ],
  ])
  expect(await stored()).toEqual(before)
})

test.each([
  [
    'IMG_0001.HEIC',
    '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
    'Is a HEIC photo, as phones make them. Save it as JPEG, PNG or WebP.',
  ],
  ['scan.pdf', '%PDF-1.7\n', 'Must be a JPEG, PNG or WebP image.'],
  ['loop.gif', 'GIF89a\x01\0\x01\0\0\0\0;', 'Must be a JPEG, PNG or WebP image.'],
])('%s as a photo returns 400 with the types that are taken', async (name, content, reason) => {
  const form = new FormData()
  form.set('photo', new Blob([Buffer.from(content, 'latin1')]), name)
  const { status, body } = await admin.post('/write/data/contacts/2/photo', form)
  expect([status, body.fields]).toEqual([400, { photo: reason }])
})

test('a photo is stored without the place, the camera and the film that a phone adds, in both ways', async () => {
  for (const [type, bytes] of Object.entries(photosOf(6))) {
    const form = new FormData()
    form.set('photo', new Blob([Uint8Array.from(bytes)]), 'phone')
    expect((await admin.post('/write/data/contacts/2/photo', form)).body).toEqual({ mediaType: type })
    photo('phone', bytes)
    await take(['2,phone', '3,phone'])
    const rows = await stored()
    expect(rows.length).toBeGreaterThan(0)
    for (const word of planted)
      expect(rows.map((row) => Buffer.from(row.photo).toString('latin1')).join()).not.toContain(word)
    expect((await take(['2,phone', '3,phone'])).output).toContain('nothing changed.')
  }
})
