import { describe, expect, test } from 'vitest'
import { plainForm } from '#proxy/input/plainForm.ts'

const disposition = 'Content-Disposition: form-data; name="file"; filename="a.pdf"'
const file = (head = `${disposition}\r\nContent-Type: application/pdf`, content = '%PDF-1.7') =>
  `--b\r\n${head}\r\n\r\n${content}\r\n`
const field = '--b\r\nContent-Disposition: form-data; name="idCustomer"\r\n\r\n103\r\n'

const read = (form: string, bytes: number) => {
  const { write, end } = plainForm('b', 'file')
  const all = Buffer.from(form, 'latin1')
  for (let at = 0; at < all.length; at += bytes) write(all.subarray(at, at + bytes))
  end()
}

const sizes = [1, 2, 3, 5, 64, 100_000]

const plain: Record<string, string> = {
  'of one file': `${file()}--b--\r\n`,
  'of two files': `${file()}${file()}--b--\r\n`,
  'of an empty file': `${file(disposition, '')}--b--\r\n`,
  'without a last line break': `${file()}--b--`,
  'with something before and after': `preamble\r\n${file()}--b--\r\nepilogue`,
  'with an incomplete boundary in the file': `${file(disposition, '\r\n--\r\n-b\r\n- -b')}--b--`,
  'in other letter case': `${file(disposition.toLowerCase())}--b--`,
  'without spaces': `${file(disposition.replaceAll('; ', ';').replace(': ', ':'))}--b--`,
  'as .NET writes it': `${file("Content-Type: application/pdf\r\nContent-Disposition: form-data; name=file; filename=a.pdf; filename*=utf-8''a%20b.pdf")}--b--`,
  'as Java writes it': `${file(`${disposition}\r\nContent-Type: application/pdf\r\nContent-Transfer-Encoding: binary`)}--b--`,
  'of a file with a length': `${file(`${disposition}\r\nContent-Length: 8`)}--b--`,
  'of a name with semicolons': `${file(disposition.replace('a.pdf', 'a; name=idCustomer; x=.pdf'))}--b--`,
  'of a name with a folder': `${file(disposition.replace('a.pdf', 'C:\\\\a.pdf'))}--b--`,
  'of a name with an escaped quote': `${file(disposition.replace('a.pdf', 'a\\"b.pdf'))}--b--`,
  'of a name that ends with a folder': `${file(disposition.replace('a.pdf', 'C:\\\\'))}--b--`,
  'of a name with a folder and semicolons': `${file(disposition.replace('a.pdf', 'C:\\a; name=idCustomer'))}--b--`,
  'with an unrelated parameter': `${file(`${disposition}; size=8; x=""`)}--b--`,
  'of a name in UTF-8': `${file(disposition.replace('a.pdf', '\xc3\xb1.pdf'))}--b--`,
  'with an empty file name': `${file(disposition.replace('a.pdf', ''))}--b--`,
}

const ambiguous: Record<string, string> = {
  'a boundary after a line feed only': `${file(disposition, `x\n${field.replaceAll('\r', '')}`)}--b--`,
  'a boundary after a carriage return only': `${file(disposition, `x\r${field}`)}--b--`,
  'a boundary without a line break before it': `${file(disposition, `x${field}`)}--b--`,
  'a boundary directly after the headers': `--b\r\n${disposition}\r\n\r\n--b--`,
  'a boundary before a line feed': `--b\n${disposition}\n\nx\n--b--\n`,
  'a boundary before a space': `--b \r\n${disposition}\r\n\r\nx\r\n--b--\r\n`,
  'a longer boundary': `${file(disposition, `x\r\n--b2\r\n`)}--b--`,
  'a part after the end': `${file()}--b--\r\n${field}--b--`,
  'a part of a line feed after the end': `${file()}--b--\n${field}--b--`,
  'a part after a line feed before the first': `\n${field.replaceAll('\r', '')}${file()}--b--`,
  'a field': `${file()}${field}--b--`,
  'another name': `${file(disposition.replace('"file"', '"idCustomer"'))}--b--`,
  'no name': `${file(disposition.replace(' name="file";', ''))}--b--`,
  'no file name': `${file(disposition.replace(/; filename.*/, ''))}--b--`,
  'two names': `${file(`${disposition}; name="idCustomer"`)}--b--`,
  'two names, the other first': `${file(disposition.replace('name=', 'name="idCustomer"; name='))}--b--`,
  'an extended name': `${file(`${disposition}; name*=utf-8''idCustomer`)}--b--`,
  'a continued name': `${file(`${disposition}; name*0="idCustomer"`)}--b--`,
  'a name after an escaped quote': `${file(disposition.replace('a.pdf', 'a\\"; name=\\"idCustomer'))}--b--`,
  'a name after a quote': `${file(disposition.replace('a.pdf', 'a"; name="idCustomer'))}--b--`,
  'a name after two escapes and a quote': `${file(disposition.replace('a.pdf', 'a\\\\"; name="idCustomer'))}--b--`,
  'a parameter after an escaped quote': `${file(`${disposition.replace('a.pdf', 'a\\\\')}; x="y"`)}--b--`,
  'an escape before the quote': `${file(disposition.replace('a.pdf', 'a\\'))}--b--`,
  'two dispositions': `${file(`${disposition}\r\n${disposition.replace('"file"', '"idCustomer"')}`)}--b--`,
  'a folded disposition': `${file(disposition.replace('; filename', ';\r\n filename'))}--b--`,
  'a line feed within the headers': `${file(`${disposition}\nContent-Disposition: form-data; name="idCustomer"`)}--b--`,
  'a carriage return within the headers': `${file(`${disposition}\rContent-Disposition: form-data; name="idCustomer"`)}--b--`,
  'a space before the colon': `${file(disposition.replace(':', ' :'))}--b--`,
  'an undeclared header': `${file(`${disposition}\r\nX-Name: idCustomer`)}--b--`,
  'a header without a name': `${file(`${disposition}\r\n: x`)}--b--`,
  'another disposition': `${file(disposition.replace('form-data', 'attachment'))}--b--`,
  'no headers': '--b\r\n\r\nx\r\n--b--',
  'a form in a form': `${file(`${disposition}\r\nContent-Type:  multipart/mixed; boundary=c`)}--b--`,
  'an encoding': `${file(`${disposition}\r\nContent-Transfer-Encoding: base64`)}--b--`,
  'unterminated headers': `--b\r\n${disposition}\r\nX: ${'x'.repeat(20_000)}`,
}

describe('a multipart form', () => {
  test.each(Object.entries(plain))('%s is accepted in chunks of any size', (_what, form) => {
    for (const bytes of sizes) expect(() => read(form, bytes)).not.toThrow()
  })

  test.each(Object.entries(ambiguous))('with %s is rejected as ambiguous in chunks of any size', (_what, form) => {
    for (const bytes of sizes) expect(() => read(form, bytes)).toThrow('more than one way')
  })
})

describe('a multipart form with texts', () => {
  const text = (head: string) => `--b\r\n${head}\r\n\r\n103\r\n${file()}--b--`
  const named = 'Content-Disposition: form-data; name="idHeat"'
  const readWith = (form: string, bytes: number) => {
    const { write, end } = plainForm('b', 'file', ['idHeat', 'comment'])
    const all = Buffer.from(form, 'latin1')
    for (let at = 0; at < all.length; at += bytes) write(all.subarray(at, at + bytes))
    end()
  }

  test.each([
    ['as browsers write it', named],
    ['without quotes', named.replaceAll('"', '')],
    ['with its type', `${named}\r\nContent-Type: text/plain; charset=utf-8`],
    ['as Java writes it', `${named}\r\nContent-Type: text/plain\r\nContent-Transfer-Encoding: 8bit`],
  ])('is accepted %s, in chunks of any size', (_what, head) => {
    for (const bytes of sizes) expect(() => readWith(text(head), bytes)).not.toThrow()
  })

  test.each([
    ['an undeclared text', named.replace('idHeat', 'idCustomer')],
    ['two names', `${named}; name="comment"`],
    ['a text that some parsers take for a file', `${named}\r\nContent-Type: application/octet-stream`],
    ['another charset', `${named}\r\nContent-Type: text/plain; charset=utf-16`],
    ['an extended name', `${named}; name*=utf-8''comment`],
    ['a text with the name of a file', `${named}; filename="a.pdf"`],
    ['an encoding', `${named}\r\nContent-Transfer-Encoding: quoted-printable`],
    ['a continued name', named.replace('idHeat', 'idHeat2')],
  ])('with %s is rejected as ambiguous', (_what, head) => {
    for (const bytes of sizes) expect(() => readWith(text(head), bytes)).toThrow('more than one way')
  })
})
