import { type AnyCall, bodyFields } from '#schema/call.ts'
import { type Fields, isEntity } from '#schema/entity.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { calls } from '#schema/index.ts'
import { pages } from '#schema/pages.ts'
import { fileIn, formOf } from '#schema/wire/envelope.ts'
import { callsOf } from '../company/company.ts'
import { makePlant } from '../company/plant.ts'
import { type CompanyCall, match } from '../company/service.ts'

/** Relation of a portal call to a company's services. */
type Origin = 'specified' | 'described' | 'added' | 'own'

/** Without those of earlier tabs. */
const todaysCalls = calls.filter(([name]) => !name.startsWith('earlierCalls.'))
const offered = callsOf(makePlant({ product: '{product}' }))
const plain = (path: string) => path.replace(/:\w+/g, 'x')

/** The reference company is written from the specifications, and marks the calls without a specified address. */
const originOf = (call: AnyCall): Origin => {
  if (call.isOwn) return 'own'
  if (call.isAddition || call.forwardedAs) return 'added'
  const path = plain(call.path)
  const isSame = (one: CompanyCall) =>
    one.service === call.service && one.method === call.method && match(one.path, path) !== null
  const same = offered.find(isSame)
  return same && !same.hasNoAddress ? 'specified' : 'described'
}

const addressOf = ({ method, service, path }: AnyCall) => `${method} /${service}${path}`

const namesIn = (fields: Fields) =>
  Object.values(fields).map((field): string => {
    const { wire, isOptional, inner } = infoOf(field)
    const name = inner ? `${wire} [${namesIn(inner.fields).join(', ')}]` : wire
    return isOptional ? `(${name})` : name
  })

/** Formats an answer with its envelope: `{value: "[…]"}` is a list as JSON text, `(name)` is optional. */
const formatOf = (schema: Schema): string => {
  const file = fileIn(schema)
  if (file) return file.fileType
  if (isEntity(schema)) return `{${namesIn(schema.fields).join(', ')}}`
  const form = formOf(schema)
  switch (form?.is) {
    case 'list':
      return `[${formatOf(form.of)}]`
    case 'first':
      return `[${formatOf(form.of)}]`
    case 'text':
      return `{value: "${formatOf(form.of)}"}`
    case 'key':
      return `{${form.key}: ${formatOf(form.of)}}`
    case 'pair':
      return `[${form.of.map(formatOf).join(', ')}]`
    case 'either':
      return form.keys.map(({ of }) => formatOf(of)).join(' or ')
    case 'value':
      return infoOf(form.field).kind
    case 'values':
      return `[${infoOf(form.field).kind}]`
    default:
      return ''
  }
}

const usersOf = (call: AnyCall) => [
  ...namesIn(call.query),
  ...namesIn(bodyFields(call)),
  ...(call.uploads ? [`file ${call.uploads.name}`] : []),
]

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``
const marks: Readonly<Record<Origin, string>> = { specified: '', described: ' °', added: ' +', own: ' own' }

/** Calls that a company answers, sorted by address. */
const needed = [...todaysCalls]
  .map(([, call]) => call)
  .filter((call) => ['specified', 'described'].includes(originOf(call)))
  .sort((one, other) => (addressOf(one) < addressOf(other) ? -1 : 1))

const pagesOf = ({ access }: AnyCall): readonly string[] => ('pages' in access ? access.pages : [])

const markedAddress = (call: AnyCall) => `${code(addressOf(call))}${marks[originOf(call)]}`

/** Per page: the calls that a company answers, and the number of calls that the portal has added. */
const pageRows = pages.flatMap(({ route, name }) => {
  const own = [...todaysCalls].map(([, call]) => call).filter((call) => pagesOf(call).includes(route))
  const used = needed.filter((call) => own.includes(call))
  const added = own.filter((call) => originOf(call) === 'added').length
  if (own.length === 0) return []
  return [`| ${name} (${code(route)}) | ${used.map(markedAddress).join('<br>') || '-'} | ${added || ''} |`]
})

const everywhere = needed.filter((call) => pagesOf(call).length === 0)

const callRows = needed.map((call) => {
  const users = usersOf(call).join(', ')
  return `| ${markedAddress(call)} | ${users && code(users)} | ${code(formatOf(call.answer))} |`
})

/** Content of `docs/calls-of-pages.md`. */
export const callTable = () => `# Calls of the pages

This file is made by \`npx vitest run --project unit tests/unit/docs -u\` from the declared calls; see
[connecting-services.md](connecting-services.md) for what they mean. Below each address stands the base that \`AUTH_URL\`, \`READ_URL\`,
\`WRITE_URL\` or \`CONTENT_URL\` names. \`{product}\` is the word of \`PRODUCT_WIRE\`. A call with ° is described in the
specifications without an address; the address is the portal's choice.

## By page

"Added" counts calls that no specification has. A page works without them; see \`COMPANY_CALLS\`.

| page | calls that the company answers | added |
| --- | --- | --- |
${pageRows.join('\n')}

Asked from any page, or from several by a content key:

${everywhere.map((call) => `- ${markedAddress(call)}`).join('\n')}

## By call

Fields in parentheses may be left out; an answer of such fields only may also be anything else, or empty. \`{value: "[…]"}\` is JSON in a text.

| call | takes | answers |
| --- | --- | --- |
${callRows.join('\n')}
`
