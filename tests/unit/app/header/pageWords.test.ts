import { expect, test } from 'vitest'
import { wordOfPage } from '#src/app/search/pageWords.ts'

test.each([
  ['certificate', 'Certificate of conformance'],
  ['certificates', 'Certificates of conformance'],
  ['CERTIFICADOS', 'Certificados de conformidad'],
  ['coc', 'CoC'],
  ['mill test', 'Mill test reports'],
  ['prueba de mat', 'Reporte de prueba de material'],
  ['invoice', 'Invoices'],
  ['factura', 'Facturas'],
  ['packing list', 'Packing lists'],
  ['lista de empaque', 'Lista de empaque'],
  ['ertificate', undefined],
  ['fa', undefined],
])('%s finds Shipment Documents by %s', (text, word) => {
  expect(wordOfPage('shipment-documents', text)).toBe(word)
})

test('other pages have no such words, but the statement has invoices', () => {
  expect(wordOfPage('statement', 'invoice')).toBe('Invoices')
  expect(wordOfPage('statement', 'certificate')).toBe(undefined)
  expect(wordOfPage('wip-reports', 'certificate')).toBe(undefined)
})
