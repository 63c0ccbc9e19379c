import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { compoundOf, contentTypes, slidesOf, workbookOf, zipOf } from '#tests/support/files/officeFiles.ts'
import { expectNoFiles, leftovers } from '#tests/support/files/uploads.ts'
import { approvalOf, documentAt, formOf, plantConcession, sha256 } from '#tests/support/rows/concessions.ts'

const customer = customers.healthy
let api: Api
let by: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  by = await api.as('customer')
})

const approve = async (content: string | Uint8Array, name: string) =>
  by.post(approvalOf(await plantConcession(api, customer), customer), formOf(content, name))

const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'
const mail = [
  'Received: from a by b',
  'From: Ana <ana@customer.example>',
  'To: quality@anvil.example',
  'Subject: Approved,',
  ' as discussed',
  'Date: Mon, 2 Nov 2026 10:00:00 +0000',
  '',
  'We accept.',
].join('\r\n')
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const xml = (name: string) => [name, '<x/>'] as const
const docx = contentTypes(`${office}.wordprocessingml.document.main`)
const sheet = contentTypes(`${office}.spreadsheetml.sheet.main`)
const macros = '<Override PartName="/word/a.bin" ContentType="application/vnd.ms-office.vbaProject"/>'
const typesOf = (content: string) => ['[Content_Types].xml', content] as const
const utf16 = (text: string) => Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')])

type Sent = readonly [what: string, name: string, content: () => string | Uint8Array]

const documents: readonly Sent[] = [
  ['a PDF', 'a.pdf', () => '%PDF-1.7\n'],
  ['a PDF in capitals', 'A.B.PDF', () => '%PDF-1.4 scanned'],
  ['a PDF without an extension', 'approval', () => '%PDF-1.4 scanned'],
  ['a PNG', 'a.png', () => picture],
  ['a JPEG', 'a.jpg', () => Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex')],
  ['a TIFF', 'scan.tif', () => Buffer.from(`49492a0008000000${'00'.repeat(40)}`, 'hex')],
  ['a document of Word', 'a.docx', () => zipOf(docx, xml('word/document.xml'))],
  [
    'a Word document whose pictures come first',
    'a.docx',
    () => zipOf(['word/media/1.png', randomBytes(300_000)], docx),
  ],
  [
    'a sheet of Excel',
    'a.xlsx',
    () => zipOf(contentTypes(`${office}.spreadsheetml.sheet.main`), xml('xl/workbook.xml')),
  ],
  ['slides of PowerPoint', 'a.pptx', () => zipOf(contentTypes(`${office}.presentationml.presentation.main`))],
  ['an OpenDocument text', 'a.odt', () => zipOf(['mimetype', `${open}.text`], xml('content.xml'))],
  ['a rich text', 'a.rtf', () => '{\\rtf1 accepted}'],
  ['an older document of Word', 'a.doc', () => compoundOf(['1Table', 'x'], ['WordDocument', 'x'])],
  ['an older sheet of Excel', 'a.xls', () => compoundOf(['Workbook', 'x'])],
  ['a sheet with many parts', 'a.xls', () => compoundOf(...upTo(200), ['Workbook', 'x'])],
  ['a long sheet', 'a.xls', () => compoundOf(['x', randomBytes(9_000_000)], ['Workbook', 'x'])],
  ['older slides of PowerPoint', 'a.ppt', () => compoundOf(['PowerPoint Document', slidesOf(null)])],
  ['slides with an empty reference to macros', 'a.ppt', () => compoundOf(['PowerPoint Document', slidesOf(0)])],
  ['an older workbook', 'a.xls', () => compoundOf(['Workbook', workbookOf(['worksheet', 'worksheet'])])],
  ['a long workbook', 'a.xls', () => compoundOf(['Workbook', workbookOf(['worksheet'], { cells: 300_000 })])],
  ['a document with a password', 'a.docx', () => compoundOf(['EncryptedPackage', randomBytes(5_000)])],
  ['an e-mail of Outlook', 'a.msg', () => compoundOf(['__nameid_version1.0/x', 'x'], ['__properties_version1.0', 'x'])],
  ['an e-mail', 'a.eml', () => mail],
  ['an e-mail of a Unix machine', 'a.eml', () => `\ufeff${mail.replaceAll('\r\n', '\n')}`],
  [
    'an e-mail to thousands',
    'a.eml',
    () => mail.replace('To: ', `To: ${'a@b.example,\r\n '.repeat(6_000)}`).replace(/^(.*?)(Date: .*?\r\n)/s, '$2$1'),
  ],
]

describe('accepted approval files', () => {
  test.each(documents)('include %s', async (_what, name, content) => {
    const bytes = content()
    const { status, body, text } = await approve(bytes, name)
    expect([status, text]).toEqual([200, expect.any(String)])
    const file = await fetch(`${api.url}${documentAt(body.IdFile, customer)}`, {
      headers: { authorization: `Bearer ${by.token}` },
    })
    expect(sha256(new Uint8Array(await file.arrayBuffer()))).toBe(sha256(bytes))
    expect(file.headers.get('content-disposition')).toContain('attachment')
  })
})

const upTo = (count: number) => Array.from({ length: count }, (_, at) => [`part ${at}`, 'x'] as const)

describe('rejected approval files', () => {
  test.each<[string, string, () => string | Uint8Array]>([
    ['a program named as a PDF', 'a.pdf', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a program of Linux', 'a.pdf', () => Buffer.concat([Buffer.from('\u007fELF'), Buffer.alloc(500)])],
    ['a web page named as a PDF', 'a.pdf', () => '<!DOCTYPE html><html><script>alert(1)</script></html>'],
    ['a web page', 'a.html', () => '<html><body onload=alert(1)>'],
    ['a drawing with a script', 'a.png', () => '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    [
      'an SVG after an XML declaration',
      'a.svg',
      () => '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['XHTML', 'a.xhtml', () => '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['a script', 'a.js', () => 'fetch("//evil.example")'],
    ['a script of a shell', 'a.pdf', () => '#!/bin/sh\nrm -rf /'],
    ['a text', 'a.txt', () => 'Accepted.'],
    ['a text with colons', 'a.eml', () => 'Dear all:\r\nFrom: me\r\nDate: today\r\n\r\n'],
    ['a malformed mail header', 'a.eml', () => 'From: a@b.example\r\n\r\nDate: today'],
    ['random bytes', 'a.pdf', () => Buffer.from([0, 255, 254, 1])],
    ['an archive', 'a.docx', () => zipOf(['a.txt', 'x'])],
    ['an archive of programs', 'a.docx', () => zipOf(['META-INF/MANIFEST.MF', 'x'], ['a.class', 'x'])],
    ['a mail that is JScript', 'approval.js', () => 'From: 1\r\nDate: 2\r\n\r\nvar ran = true\r\n'],
    ['a mail that is a batch file', 'approval.bat', () => 'From: x\r\nDate: y\r\n\r\n@echo off\r\n'],
    ['a mail without an extension', 'approval', () => mail],
    ['a program extension after .pdf', 'approval.pdf.hta', () => '%PDF-1.4\n<html><hta:application/></html>'],
    [
      'a web page named after a picture',
      'approval.html',
      () => Buffer.concat([picture, Buffer.from('<script>1</script>')]),
    ],
    ['a name that Windows shortens', 'approval.hta.', () => '%PDF-1.4'],
    ['a name that is only an extension', '.hta', () => '%PDF-1.4'],
    ['a name with an NTFS stream', 'approval.pdf:a.hta', () => '%PDF-1.4'],
    ['a name with a space before the extension', 'approval.pdf hta', () => '%PDF-1.4'],
    ['a macro project', 'a.docx', () => zipOf(docx, ['word/vbaProject.bin', 'x'])],
    ['a macro project in other letter case', 'a.docx', () => zipOf(docx, ['word/VBAPROJECT.BIN', 'x'])],
    ['a macro project by its type only', 'a.docx', () => zipOf(typesOf(`${docx[1]}${macros}`), ['word/a.bin', 'x'])],
    ['a macro project in UTF-16', 'a.docx', () => zipOf(docx, ['[content_types].XML', utf16(`${docx[1]}${macros}`)])],
    ['a type with character references', 'a.docx', () => zipOf(typesOf(`${docx[1]}${macros.replace('P', '&#80;')}`))],
    ['an old macro sheet', 'a.xlsx', () => zipOf(sheet, ['xl/macrosheets/sheet1.xml', '<x/>'])],
    ['a text with Basic', 'a.odt', () => zipOf(['mimetype', `${open}.text`], ['Basic/Standard/Module1.xml', '<x/>'])],
    ['a text with Python', 'a.odt', () => zipOf(['mimetype', `${open}.text`], ['Scripts/python/a.py', 'x'])],
    ['a truncated archive', 'a.docx', () => zipOf(docx, xml('word/document.xml')).subarray(0, -30)],
    ['an older sheet with macros', 'a.xls', () => compoundOf(['Workbook', 'x'], ['_VBA_PROJECT_CUR/VBA/dir', 'x'])],
    ['an older document with macros', 'a.doc', () => compoundOf(['WordDocument', 'x'], ['Macros/VBA/dir', 'x'])],
    ['slides with macros', 'a.ppt', () => compoundOf(['PowerPoint Document', 'x'], ['VBA/_VBA_PROJECT', 'x'])],
    ['slides with a Basic project', 'a.ppt', () => compoundOf(['PowerPoint Document', slidesOf(7)])],
    ['few slides with a Basic project', 'a.ppt', () => compoundOf(['PowerPoint Document', slidesOf(7, 100)])],
    ['many slides with one', 'a.ppt', () => compoundOf(['POWERPOINT DOCUMENT', slidesOf(7, 6_000_000)])],
    ['an Excel 4 macro sheet', 'a.xls', () => compoundOf(['Workbook', workbookOf(['worksheet', 'macroSheet'])])],
    ['one behind a long sheet', 'a.xls', () => compoundOf(['Book', workbookOf(['worksheet', 'module'], longSheet)])],
    ['a macro sheet listed as another', 'a.xls', () => compoundOf(['Workbook', workbookOf(['macroSheet'], hidden)])],
    ['a sheet where none begins', 'a.xls', () => compoundOf(['Workbook', workbookOf(['worksheet'], { shift: 4 })])],
    ['one in an embedded workbook', 'a.doc', () => compoundOf(['WordDocument', 'x'], embeddedMacroSheet())],
    ['slides that are cut', 'a.ppt', () => cutOff(compoundOf(['PowerPoint Document', slidesOf(null, 50_000)]))],
    ['macros after many parts', 'a.xls', () => compoundOf(['Workbook', 'x'], ...upTo(400), ['zMacros/VBA/dir', 'x'])],
    [
      'a document with macros',
      'a.docx',
      () => zipOf(contentTypes('application/vnd.ms-word.document.macroEnabled.main')),
    ],
    ['an installer', 'a.doc', () => compoundOf(['\u4840\u3f3f\u4577', 'x'], ['\u0005SummaryInformation', 'x'])],
    [
      'an empty compound file',
      'a.doc',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    ],
    ['a compound file that is cut', 'a.doc', () => compoundOf(['WordDocument', 'x']).subarray(0, 600)],
    ['a compound file that goes round', 'a.doc', () => roundCompound()],
    ['a mailbox', 'a.pst', () => Buffer.concat([Buffer.from('!BDN'), Buffer.alloc(600)])],
  ])('include %s; the response gives the reason, and nothing is stored', async (_what, name, content) => {
    const before = await api.rows.count('files', 'audit')
    const { status, body } = await approve(content(), name)
    expect([status, body.error, body.codes]).toEqual([400, 'invalid_input', { file: { code: 'fileType' } }])
    expect(body.message).toContain('Must be a PDF, an image, an office document or an e-mail.')
    expect(await api.rows.count('files', 'audit')).toEqual(before)
    expect(await leftovers(api)).toEqual(expectNoFiles)
  })
})

/** In old Excel files. */
const longSheet = { cells: 200_000 }
const hidden = { isListWrong: true }
const embeddedMacroSheet = () => ['ObjectPool/_1/Workbook', workbookOf(['macroSheet'])] as const

/** A compound file whose one stream ends early; the directory comes before it. */
function cutOff(bytes: Buffer) {
  return bytes.subarray(0, bytes.length - 60_000)
}

const programExtensions = [
  'exe',
  'com',
  'scr',
  'pif',
  'msi',
  'jar',
  'bat',
  'cmd',
  'ps1',
  'vbs',
  'vbe',
  'js',
  'jse',
  'wsf',
  'hta',
  'lnk',
  'html',
  'xhtml',
  'svg',
  'xml',
  'docm',
  'dotm',
  'xlsm',
  'xlam',
  'xll',
  'pptm',
  'iso',
  'url',
  'reg',
  'sh',
  'zip',
]

test.each(documents)(
  '%s is rejected with the extension of a program, a web page or a macro file',
  async (_what, _name, content) => {
    const bytes = content()
    const path = approvalOf(await plantConcession(api, customer), customer)
    for (const extension of programExtensions) {
      const { status, body } = await by.post(path, formOf(bytes, `approval.pdf.${extension}`))
      expect([status, body.codes], extension).toEqual([400, { file: { code: 'fileType' } }])
    }
    expect(await leftovers(api)).toEqual(expectNoFiles)
  },
)

/** A compound file whose directory sector chain refers to itself. */
function roundCompound() {
  const bytes = compoundOf(['Nothing', 'x'])
  const [directory, table] = [bytes.readUInt32LE(48), bytes.readUInt32LE(76)]
  bytes.writeUInt32LE(directory, (table + 1) * 512 + 4 * directory)
  return bytes
}
