import type { Route } from '#schema/pages.ts'
import { fold } from '#values/texts.ts'

/** What people look for on a page besides its name, in both languages. */
const words: Readonly<Partial<Record<Route, readonly string[]>>> = {
  'shipment-documents': [
    'Certificate of conformance',
    'Certificates of conformance',
    'Certificado de conformidad',
    'Certificados de conformidad',
    'CoC',
    'Mill test reports',
    'MTR',
    'Reporte de prueba de material',
    'Reportes de prueba de material',
    'Invoices',
    'Facturas',
    'Packing lists',
    'Lista de empaque',
    'Listas de empaque',
    'Bill of lading',
    'Bills of lading',
    'BOL',
    'Conocimiento de embarque',
    'Conocimientos de embarque',
  ],
  statement: ['Invoices', 'Facturas'],
}

/** Shorter texts are mostly the begin of a number. */
const minWordLetters = 3

/** Words of the page of which one begins with the text, such as `Mill test reports` for `test`; undefined if none does. */
export const wordOfPage = (route: string, text: string) =>
  text.length < minWordLetters
    ? undefined
    : words[route as Route]?.find((word) => ` ${fold(word)}`.includes(` ${fold(text)}`))
