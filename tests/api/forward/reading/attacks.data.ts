import { customers } from '#tests/support/client/users.ts'

const own = customers.healthy
const foreign = customers.brandNew

/** A call that gateway and service could attribute to different customers. */
export type Attack = {
  name: string
  method: 'GET' | 'POST'
  path: string
  type?: string
  body?: string | Buffer
}

const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const tracking = '/write/Tracking/'
const search = '/read/WIP/getwipdetallefiltrado/'

const track = (name: string, body: string | Buffer, type = json): Attack => ({
  name,
  method: 'POST',
  path: tracking,
  type,
  body,
})

const get = (name: string, path: string, body?: string, type = json): Attack => ({
  name,
  method: 'GET',
  path,
  ...(body === undefined ? {} : { body, type }),
})

const searched = { id: own, op: null, jo: null, partnumber: null, status: null }
const wip = (name: string, more: object): Attack => ({
  name,
  method: 'POST',
  path: search,
  type: json,
  body: JSON.stringify({ ...searched, ...more }),
})

/** As UTF-8, one customer with an odd title; as UTF-7, two customers, of which the last one counts. */
const sevenBits = `{"idcliente":${own},"titulo":"a+ACI-,+ACI-idcliente+ACI-:${foreign},+ACI-de+ACI-:+ACI-b"}`
/** As JSON, one customer with an odd title; as a form, another customer. */
const formInJson = `{"idcliente":${own},"titulo":"&idcliente=${foreign}&"}`

const charsets: Attack[] = [
  'utf-7',
  'UTF-7',
  '"utf-7"',
  'utf-8; charset=utf-7',
  'utf-7; charset=utf-8',
  'utf-8;charset*=utf-7',
  'unicode-1-1-utf-7',
].map((charset) => track(`the charset ${charset}`, sevenBits, `${json}; charset=${charset}`))

const types: Attack[] = [
  'Application/x-www-form-urlencoded',
  'APPLICATION/X-WWW-FORM-URLENCODED',
  `${form};charset=utf-8`,
  `${form} ; x=${json}`,
  `${form}-json`,
  `${json}, ${form}`,
  `${form}, ${json}`,
  `${json}\t`,
  'text/plain',
  'application/vnd.company+json',
  '*/*',
].map((type) => track(`the type ${type} and a form in JSON`, formInJson, type))

const bodies: Attack[] = [
  track('a customer twice, the foreign one last', `{"idcliente":${own},"idcliente":${foreign}}`),
  track('a customer twice, the foreign one first', `{"idcliente":${foreign},"idcliente":${own}}`),
  track('a customer twice, once with an escape', `{"idcliente":${own},"idclien\\u0074e":${foreign}}`),
  track('a customer twice in a form', `idcliente=${own}&idcliente=${foreign}`, form),
  track('a customer in a form within brackets', `titulo=a&idcliente[]=${foreign}`, form),
  track('a customer in a form behind a semicolon', `titulo=a;idcliente=${foreign}`, form),
  track('a customer in a form with an encoded name', `titulo=a&idclient%65=${foreign}`, form),
  track('a customer under another name', `{"idcliente":${own},"client_id":${foreign}}`),
  track('a customer by another key', `{"idcliente":${own},"idguidcliente":"${foreign}"}`),
  track('a customer inside an object', `{"idcliente":{"id":${foreign}}}`),
  track('a customer in a list', `{"idcliente":[${foreign}]}`),
  track('a customer in a prototype', `{"idcliente":${own},"__proto__":{"idcliente":${foreign}}}`),
  track('a customer behind the end', `{"idcliente":${own}}{"idcliente":${foreign}}`),
  track('a customer in 16 bits', Buffer.from(`{"idcliente":${foreign}}`, 'utf16le'), `${json}; charset=utf-16le`),
  track('a customer behind a byte order mark', `\ufeff{"idcliente":${own}}`),
  track('a customer with an exponent', `{"idcliente":${own}0e-1}`),
  track('a customer with more digits than a number has', `{"idcliente":${own}.00000000000000000000001}`),
  track('a customer as a text', `{"idcliente":"${foreign}"}`),
  wip('a search with a second customer', { client_id: foreign }),
  wip('a search with a second customer of nothing', { client_id: null }),
  wip('a search with the same customer twice', { client_id: own }),
]

const addresses: Attack[] = [
  ...[`00${own}`, `${own}.000`, `${own}.0`, `%31%30%31`, `${own}%20`, `+${own}`, `${own};id=${foreign}`].map((id) =>
    get(`the path's customer as ${id}`, `/read/api/Customers/${id}/wipreport`),
  ),
  ...['١٠١', '１０１', '𝟏𝟎𝟏'].map((id) =>
    get(`the path's customer as ${id}`, `/read/api/Customers/${encodeURIComponent(id)}/wipreport`),
  ),
  get('a second customer in the query', `/read/api/Customers/${own}/wipreport?customer=${foreign}`),
  get('a second customer behind a semicolon', `/read/api/Customers/${own}/wipreport?pn=x;client_id=${foreign}`),
  get('a second customer behind an ampersand in a value', `/read/WIP/getwipdetalle/${own}?client_id=${foreign}`),
  get('a second customer in a body', `/read/api/Customers/${own}/wipreport`, `{"client_id":${foreign}}`),
  get('a second customer in a form', `/read/api/Customers/${own}/wipreport`, `client_id=${foreign}`, form),
  get('a customer where none is asked for', `/read/ObtenerClientesUnidadNegocio/?customer=${foreign}`),
  get(
    'a filter with a customer twice',
    `/read/Users/ObtenerUsuariosForge/?filter=${encodeURIComponent(`{"q":"a","customer":${foreign}}`)}`,
  ),
  get(
    'a statement with the customer in place of the session',
    `/content/api/Documents/ObtenerStatetement/${own}/${foreign}`,
  ),
  get('a status report of two customers', `/content/OpenOrders/Getstatusreport/${foreign}/${own}`),
  get('a status report of a customer written twice', `/content/OpenOrders/Getstatusreport/0${own}/${own}.00`),
]

export const attacks: readonly Attack[] = [...charsets, ...types, ...bodies, ...addresses]

export const inOrder: readonly Attack[] = [
  track('JSON', `{"idcliente":${own},"titulo":"Home"}`),
  track('JSON in capitals', `{"idcliente":${own},"titulo":"Home"}`, 'APPLICATION/JSON; Charset="UTF-8"'),
  track('a form', 'titulo=Home', form),
  track('a form in capitals', 'titulo=Home', 'Application/X-WWW-Form-URLencoded; charset=UTF-8'),
  wip('a search', {}),
  get('an address', `/read/api/Customers/${own}/wipreport?pn=x`),
]
