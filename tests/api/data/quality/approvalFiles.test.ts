import { existsSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  commentsIn,
  type Folder,
  fileLink,
  filesForm,
  filesOf,
  foldersOf,
  intoFolder,
  paper,
  plantDocument,
  plantFolder,
  writeTo,
} from '#tests/support/rows/approvalFiles.ts'
import { fileAt, plantConcession } from '#tests/support/rows/concessions.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const { healthy, brandNew } = customers
type Row = Readonly<Record<string, unknown>>

let api: Api
let staff: Client
let customer: Client
let folder: Folder

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  ;[staff, customer] = await Promise.all([api.as('staff'), api.as('customer')])
})
beforeEach(async () => {
  folder = await plantFolder(api, healthy)
})

const post = (by: Client, what: string, body: object, of: number = healthy) => by.post(writeTo(what, of), body)
const add = (by: Client, isByProvider: boolean, ...files: readonly File[]) =>
  post(by, 'approvalFile', filesForm(intoFolder(folder, isByProvider), ...files))
const addTo = (child: number, isByProvider: boolean, file: File) =>
  post(isByProvider ? staff : customer, 'approvalFile', filesForm(intoFolder(folder, isByProvider, `${child}`), file))
const approve = (file = paper('signed.pdf')) => add(customer, false, file)
const childNamed = (name: string, more: object = {}) => {
  const { id, part, type } = folder
  const place = { idQualityApproval: id, idApprovalDocumentType: type, name: part, subFolderId: '' }
  return post(staff, 'approvalSubFolder', { ...place, subFolderName: name, ...more })
}
const move = (id: number, child: number | '') =>
  post(staff, 'approvalFileMove', { subFolderId: `${child}`, idApprovalFile: id })
const remove = (id: number, by = staff) => post(by, 'approvalFileDelete', { idApprovalFile: id })
const files = async (filter: object = {}): Promise<Row[]> =>
  (await staff.get(filesOf(healthy, { folderId: folder.id, ...filter }))).body
const folderRow = async () =>
  ((await staff.get(foldersOf(healthy))).body as Row[]).find((row) => row.idQualityApproval === folder.id)
const answered = ({ status, body }: { status: number; body: Row }) => [status, body.message ?? body.error]

describe('approval folder', () => {
  const create = (by: Client, texts: object, ...sent: readonly File[]) =>
    post(by, 'approvalFolder', filesForm({ Name: 'none', IdApprovalDocumentType: 2, ByAnvil: true, ...texts }, ...sent))
  const partOf = async (id: number) => {
    await plantConcession(api, id, { part: `NEW-${folder.id}` })
    return { Name: `NEW-${folder.id}` }
  }

  test('is created by staff only, with an existing part and type and a file', async () => {
    const part = await partOf(healthy)
    expect((await create(customer, part, paper())).status).toBe(403)
    expect((await create(customer, { ...part, ByAnvil: false }, paper())).status).toBe(403)
    expect((await create(staff, { ...part, ByAnvil: false }, paper())).status).toBe(403)
    expect((await create(staff, {}, paper())).body.fields).toHaveProperty('Name')
    expect((await create(staff, { ...part, IdApprovalDocumentType: 99 }, paper())).status).toBe(400)
    expect((await create(staff, part)).status).toBe(400)
    expect((await create(staff, part, new File(['MZ'], 'report.exe'))).body.fields).toHaveProperty('Document')
    expect((await create(staff, await partOf(brandNew), paper())).status).toBe(200)
  })

  test('is created once, lists its files, and can be created again after all its files are deleted', async () => {
    const part = await partOf(healthy)
    const made = await create(staff, part, paper('a.pdf'), paper('b.pdf'))
    expect(answered(made)).toEqual([200, 'Folder created successfully!'])
    expect((await create(staff, part, paper())).status).toBe(409)
    folder = { ...folder, id: made.body.idQualityApproval }
    const parts: Row[] = (await staff.get(`/read/api/Main/${healthy}/approvalPartNumbers`)).body
    expect(parts.find(({ partNumber }) => partNumber === part.Name)).toEqual({ partNumber: part.Name, used: true })
    for (const { idApprovalFile } of await files()) await remove(idApprovalFile as number)
    expect(await folderRow()).toBeUndefined()
    expect((await create(staff, part, paper())).body).toMatchObject({ idQualityApproval: folder.id })
  })
})

describe('approval files', () => {
  test('from staff have unique names; a customer adds one approval, and only to existing files', async () => {
    expect((await approve()).status).toBe(409)
    expect(answered(await add(staff, true, paper('a.pdf'), paper('b.pdf')))).toEqual([
      200,
      'File uploaded successfully!',
    ])
    expect((await add(staff, true, paper('a.pdf'))).status).toBe(409)
    expect((await add(staff, true, paper('c.pdf'), paper('c.pdf'))).status).toBe(409)
    expect((await add(customer, true, paper('c.pdf'))).status).toBe(403)
    expect((await add(staff, false, paper('c.pdf'))).status).toBe(403)
    expect((await add(customer, false, paper('c.pdf'), paper('d.pdf'))).status).toBe(400)
    const eleven = Array.from({ length: 11 }, (_one, at) => paper(`${at}.pdf`))
    expect((await add(staff, true, ...eleven)).status).toBe(400)
    expect((await files()).map(({ fileName, history }) => [fileName, history])).toEqual(
      expect.arrayContaining([
        ['a.pdf', false],
        ['b.pdf', false],
      ]),
    )
    expect(await files()).toHaveLength(2)
  })

  test('are accepted with 15,000,000 bytes and rejected with one more', async () => {
    const sized = (size: number) => paper('large.pdf', `%PDF-1.7${' '.repeat(size - 8)}`)
    expect((await add(staff, true, sized(15_000_001))).status).toBe(413)
    expect((await add(staff, true, sized(15_000_000))).status).toBe(200)
    expect(await files()).toHaveLength(1)
  })

  test('are approved together and move to the history, where they cannot be moved or deleted', async () => {
    const { id, file } = await plantDocument(api, folder, 'a.pdf')
    expect(await folderRow()).toMatchObject({ files: 1, approved: false })
    expect((await approve()).status).toBe(200)
    expect(await folderRow()).toMatchObject({ files: 0, approved: true })
    const history = await files({ isHistory: true })
    const approval = history.find(({ isAprobation }) => isAprobation) as Row
    expect(history.find(({ fileId }) => fileId === file)).toMatchObject({
      idDocumentFather: approval.idApprovalFile,
      history: true,
      isAprobation: false,
    })
    expect(await files({ isHistory: false })).toEqual([])
    const { body } = await childNamed('Other')
    for (const each of [id, approval.idApprovalFile as number]) {
      expect((await remove(each)).status).toBe(409)
      expect((await move(each, body.subFolderId)).status).toBe(409)
    }
    await add(staff, true, paper('b.pdf'))
    expect(await folderRow()).toMatchObject({ files: 1, approved: false })
  })

  test('in a subfolder are approved separately', async () => {
    const { subFolderId: child } = (await childNamed('Revision A')).body
    await add(staff, true, paper('a.pdf'))
    await addTo(child, true, paper('a.pdf'))
    expect((await addTo(child, false, paper('signed.pdf'))).status).toBe(200)
    expect((await files({ isHistory: false })).map(({ fileName, subFolderId }) => [fileName, subFolderId])).toEqual([
      ['a.pdf', null],
    ])
    expect(await folderRow()).toMatchObject({ files: 1, approved: false })
    expect((await files({ childId: child })).map(({ subFolderName }) => subFolderName)).toEqual([
      'Revision A',
      'Revision A',
    ])
  })

  test('in a subfolder keep the folder new until they are approved there', async () => {
    const { subFolderId: child } = (await childNamed('Revision B')).body
    await add(staff, true, paper('a.pdf'))
    await addTo(child, true, paper('b.pdf'))
    expect((await approve()).status).toBe(200)
    expect(await folderRow()).toMatchObject({ files: 1, approved: false })
    expect((await addTo(child, false, paper('signed.pdf'))).status).toBe(200)
    expect(await folderRow()).toMatchObject({ files: 0, approved: true })
  })

  test('are moved to free names and deleted with their bytes, by staff only', async () => {
    const { subFolderId: child } = (await childNamed('Revision A')).body
    const { id, file } = await plantDocument(api, folder, 'a.pdf')
    expect((await post(customer, 'approvalFileMove', { subFolderId: `${child}`, idApprovalFile: id })).status).toBe(403)
    expect((await remove(id, customer)).status).toBe(403)
    expect((await move(id, 987_654)).status).toBe(404)
    expect(answered(await move(id, child))).toEqual([200, 'File moved successfully!'])
    await plantDocument(api, folder, 'a.pdf')
    expect((await move(id, '')).status).toBe(409)
    expect(existsSync(fileAt(api, file))).toBe(true)
    expect(answered(await remove(id))).toEqual([200, 'File deleted successfully!'])
    expect(existsSync(fileAt(api, file))).toBe(false)
    expect((await remove(id)).status).toBe(404)
    expect((await staff.get(fileLink(file))).status).toBe(404)
  })
})

describe('an approval folder of 2,000 files of a customer with 500 part numbers', () => {
  const series = (count: number) => `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const plant = async () => {
    const word = folder.part
    await api.rows.ask(`insert into approval_folders (customer_id, part_number, type_id)
      ${series(500)} select ${brandNew}, '${word}-' || i, 1 from n`)
    await api.rows.ask(`insert into files (id, name, media_type, size, sha256, created_at, created_by)
      ${series(2499)} select '${word}-' || i, 'file ' || i, 'application/pdf', 1, '', '2026-11-0' || (1 + i % 4) || 'T12:00:00.000Z', 1 from n`)
    const first = `(select min(id) from approval_folders where part_number like '${word}-%')`
    await api.rows.ask(`insert into approval_files (folder_id, file_id, is_approval)
      ${series(2499)} select ${first} + case when i > 2000 then i - 2000 else 0 end, '${word}-' || i, 0 from n`)
    const [row] = await api.rows.ask(`select ${first} as id`)
    return Number(row?.id)
  }
  /** Fastest of five rounds, to measure the portal instead of the load of the machine. */
  const fastest = async (ask: () => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now()
      await ask()
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }

  test('returns a page of files, and all part numbers, in a quarter of a second each', async () => {
    const id = await plant()
    const page = (from: number) =>
      staff.get(`${filesOf(brandNew, { folderId: id, childId: 0, isHistory: false })}&range=[${from},${from + 24}]`)
    const last = await page(1975)
    const place = last.headers.get('content-range')
    expect([last.body.length, place?.slice(place.indexOf(' ') + 1)]).toEqual([25, '1975-1999/2000'])
    const folders = await staff.get(foldersOf(brandNew))
    const own = (folders.body as Row[]).filter(({ folderName }) => String(folderName).startsWith(`${folder.part}-`))
    expect([own.length, own.find(({ idQualityApproval }) => idQualityApproval === id)?.files]).toEqual([500, 2000])
    for (const ask of [() => page(0), () => page(1975), () => staff.get(foldersOf(brandNew))])
      expect(await fastest(ask)).toBeLessThan(250)
  })
})

describe('approval subfolders', () => {
  test('have unique names ignoring case and accents, are renamed by staff, and are listed while empty', async () => {
    const made = await childNamed('Revisión A')
    expect(answered(made)).toEqual([200, 'Folder created successfully!'])
    expect((await childNamed('REVISION A')).status).toBe(409)
    const other = (await childNamed('Gauges')).body.subFolderId
    expect((await childNamed('revision a', { subFolderId: `${other}` })).status).toBe(409)
    expect((await childNamed(' ')).status).toBe(400)
    expect(answered(await childNamed('Tools', { subFolderId: `${other}` }))).toEqual([
      200,
      'Folder name changed successfully!',
    ])
    const listed = async (query: string) =>
      (
        (await customer.get(`/read/api/Main/${healthy}/emptyApprovalFolders?idQualityApproval=${folder.id}${query}`))
          .body as Row[]
      ).map(({ subFolderName }) => subFolderName)
    expect(await listed('')).toEqual(['Revisión A', 'Tools'])
    await addTo(made.body.subFolderId, true, paper())
    expect(await listed('')).toEqual(['Tools'])
    expect(await listed('&all=true')).toEqual(['Revisión A', 'Tools'])
    const place = { idQualityApproval: folder.id, idApprovalDocumentType: 1, name: folder.part, subFolderId: '' }
    expect((await post(customer, 'approvalSubFolder', { ...place, subFolderName: 'Mine' })).status).toBe(403)
  })
})

describe('approval folder chat', () => {
  const say = (by: Client, comment: string, isByProvider: boolean) =>
    post(by, 'approvalComments', { idQualityApproval: folder.id, comment, byAnvil: isByProvider })
  const mails = () => api.rows.ask(`select recipient from outbox where subject like '%${folder.part} /%'`)

  test('returns the comments of both sides with their authors', async () => {
    expect((await say(customer, 'x', true)).status).toBe(403)
    expect((await say(staff, 'x', false)).status).toBe(403)
    expect((await say(staff, '  ', true)).status).toBe(400)
    expect((await say(staff, 'Please approve.', true)).status).toBe(200)
    expect((await say(customer, 'We look at it.', false)).status).toBe(200)
    const heard: Row[] = (await customer.get(commentsIn(healthy, folder.id))).body
    expect(heard.map(({ comment, origen }) => [comment, origen])).toEqual([
      ['Please approve.', 2],
      ['We look at it.', 1],
    ])
    expect(heard.every(({ customerName, creationDate }) => customerName !== '' && creationDate !== '')).toBe(true)
  })

  test('notifies the other side by mail, at most once an hour', async () => {
    await say(staff, 'One.', true)
    const sentMails = await mails()
    expect(sentMails.length).toBeGreaterThan(0)
    await say(staff, 'Two.', true)
    expect(await mails()).toHaveLength(sentMails.length)
    await api.rows.ask(
      "update approval_folders set customer_told_at = '2020-01-01T00:00:00.000Z' where id = ?",
      folder.id,
    )
    await say(staff, 'Three.', true)
    expect(await mails()).toHaveLength(2 * sentMails.length)
  })

  test('notifies the quality representative of customer comments at most once an hour, without quoting them', async () => {
    const [representative] = await api.rows.ask(
      'select email from contacts join customer_terms on quality_id = contacts.id where customer_id = ?',
      healthy,
    )
    await say(customer, 'Which gauge?', false)
    await say(customer, 'Hello?', false)
    expect(await mails()).toEqual([{ recipient: representative?.email }])
    const sent = () =>
      mailsWrittenTo(api.dataDir, String(representative?.email)).filter(({ body }) => body.includes(folder.part))
    await expect.poll(sent).toHaveLength(1)
    expect(sent()[0]?.body).not.toMatch(/gauge|Hello\?/)
    const link = `/forge/approval-files?folder=${folder.id}&fcid=${healthy}`
    expect(sent()[0]?.links).toEqual([expect.stringContaining(link)])
    const almost = 'update approval_folders set provider_told_at = ? where id = ?'
    const hourAgo = (seconds: number) => new Date(Date.now() - 3_600_000 + seconds * 1000).toISOString()
    await api.rows.ask(almost, hourAgo(60), folder.id)
    await say(customer, 'Anybody?', false)
    expect(await mails()).toHaveLength(1)
    await api.rows.ask(almost, hourAgo(-60), folder.id)
    await say(customer, 'Still there?', false)
    expect(await mails()).toHaveLength(2)
  })
})
