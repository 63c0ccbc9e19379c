import { fold } from './texts.ts'

const bare = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

/** In English, Spanish and German, and field names of SAP. Amounts "in local currency" are no currency. */
const names = new Set(
  [
    ['currency', 'currency code', 'currency key', 'currency ISO', 'curr', 'cur', 'ccy', 'crcy', 'ISO 4217'],
    ['document currency', 'doc currency', 'doc curr', 'invoice currency', 'billing currency', 'order currency'],
    ['transaction currency', 'local currency', 'company currency', 'price currency'],
    ['moneda', 'divisa', 'tipo de moneda', 'clave de moneda', 'clave moneda', 'código de moneda', 'código moneda'],
    ['moneda del documento', 'moneda documento', 'moneda de la factura', 'moneda factura', 'código de divisa'],
    ['Währung', 'Waehrung', 'Währg', 'Whrg', 'Währungsschlüssel', 'Währungscode', 'Währungskennzeichen'],
    ['Belegwährung', 'Hauswährung', 'Rechnungswährung', 'Auftragswährung', 'Transaktionswährung'],
    ['WAERS', 'WAERK', 'HWAER', 'KONWA'],
  ].flatMap((some) => some.map(bare)),
)

const known = new Map<string, boolean>()
const maxKnown = 10_000

/** True for the usual names of a column with a currency. Remembered, because rows of answers repeat their names. */
export const isCurrencyName = (name: string) => {
  let is = known.get(name)
  if (is === undefined) {
    is = names.has(bare(name))
    if (known.size < maxKnown) known.set(name, is)
  }
  return is
}

const dollars = /^(usd|us ?dollars?|dollars|u\.? ?s\.? ?d|us\$|usd\$|us-dollar|dlls?|dls|dolar(es)?( americanos?)?)$/

/** True for US dollars, and for no value. The sign alone is not enough, because pesos have the same one. */
export const isDollars = (currency: unknown) =>
  currency === null ||
  currency === undefined ||
  String(currency).trim() === '' ||
  dollars.test(fold(String(currency).trim()))
