import { describe, expect, test } from 'vitest'
import { dispositionOf } from '../../../../proxy/answers/sendFile.ts'

describe('a content disposition', () => {
  test.each([
    ['Invoice FE-00123.pdf', 'inline; filename="Invoice FE-00123.pdf"'],
    ['Señal.pdf', `inline; filename="Senal.pdf"; filename*=UTF-8''Se%C3%B1al.pdf`],
    ['桂.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%E6%A1%82.pdf`],
    ['a"b\\c/d.pdf', `inline; filename="a_b_c_d.pdf"; filename*=UTF-8''a%22b%5Cc%2Fd.pdf`],
    ["it's (1)*.pdf", `inline; filename="it_s (1)_.pdf"; filename*=UTF-8''it%27s%20%281%29%2a.pdf`],
    [
      'a\r\nSet-Cookie: x=1.pdf',
      `inline; filename="a__Set-Cookie_ x_1.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%3D1.pdf`,
    ],
    ['\ud800.pdf', `inline; filename="_.pdf"; filename*=UTF-8''%EF%BF%BD.pdf`],
  ])('for the file name %j is safe in a header', (name, disposition) => {
    expect(dispositionOf(name, 'application/pdf')).toBe(disposition)
  })

  test('is an attachment for types that a browser cannot show', () => {
    expect(dispositionOf('page.html', 'text/html')).toBe('attachment; filename="page.html"')
  })
})
