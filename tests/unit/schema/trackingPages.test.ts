import { expect, test } from 'vitest'
import { inputOf } from '#schema/fields.ts'
import { trackingAddress, trackingPageFields } from '#schema/logistics/trackingPages.ts'

const pages = [
  { carrier: 'Sierra Larga', template: 'https://sierra.example/track?number={number}' },
  { carrier: 'Café Línea', template: 'https://linea.example:8443/{number}/of/{number}' },
]

test.each([
  ['a tracking number', 'Sierra Larga', '1Z999', 'https://sierra.example/track?number=1Z999'],
  ['another case and accent', 'CAFE LINEA', '7', 'https://linea.example:8443/7/of/7'],
  [
    'characters with a meaning in addresses',
    'Sierra Larga',
    'a&b=/#?../%\'"<$&',
    "https://sierra.example/track?number=a%26b%3D%2F%23%3F..%2F%25'%22%3C%24%26",
  ],
  ['half a character', 'Sierra Larga', '\ud800', 'https://sierra.example/track?number=%EF%BF%BD'],
  ['no tracking number', 'Sierra Larga', '', null],
  ['an unknown carrier', 'Kestrel Bay', '7', null],
])('the page of a carrier about %s', (_case, carrier, number, address) => {
  expect(trackingAddress(pages, carrier, number)).toBe(address)
})

test.each([
  'http://sierra.example/{number}',
  'javascript:alert({number})//https://sierra.example/',
  'https://{number}.sierra.example/',
  'https://user:{number}@sierra.example/',
  'https://sierra.example\\@evil.example/{number}',
  'https://sierra.example/track',
  'https://sierra.example/{number}/{name}',
  'https://sierra.example/a b/{number}',
  'https:///{number}',
  ' {number}',
])('%s is no page of a carrier, and never a link', (template) => {
  const field = inputOf(trackingPageFields.template)
  expect(field.safeParse(template).success).toBe(false)
  expect(trackingAddress([{ carrier: 'Own', template }], 'Own', '7')).toBe(null)
})
