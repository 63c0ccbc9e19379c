import { daysAfter } from '#values/days.ts'
import type { Cents, Day, Instant } from '#values/types.ts'
import { customerIds } from '../customers.ts'
import type { Ground } from '../ground.ts'
import { enterFiles, paperWithText } from '../quality/enterFiles.ts'

const { healthy } = customerIds

const machining = ['Rough turned', 'As forged', 'Finish machined']

/** One in five quotes has no expiry, one in seven is in millimeters, one in six has feedback. */
export const describeQuote = (quotedOn: Day, at: number) => ({
  revision: at % 3,
  unit: at % 7 === 3 ? ('mm' as const) : ('in' as const),
  requested_on: daysAfter(quotedOn, 60),
  expires_on: at % 5 === 4 ? null : daysAfter(quotedOn, 30),
  feedback: at % 6 === 5 ? 'Price not competitive' : null,
  feedback_at: at % 6 === 5 ? (`${daysAfter(quotedOn, 2)}T15:00:00.000Z` as Instant) : null,
})

export const describeLine = (at: number) => ({
  weeks: 4 + (at % 9),
  machining: machining[at % 3] ?? null,
  drawing_revision: at % 4 === 3 ? null : 'ABC'.charAt(at % 3),
  comments: at % 5 === 2 ? 'First article inspection with the first lot.' : null,
})

/** Recent quotes that cover every state of a row. */
const recent = [
  { daysAgo: 1, price: 412_500, validDays: 30, feedback: null },
  { daysAgo: 3, price: 98_750, validDays: null, feedback: null },
  { daysAgo: 6, price: null, validDays: null, feedback: null },
  { daysAgo: 12, price: 265_000, validDays: 30, feedback: 'LT not competitive' },
  { daysAgo: 27, price: 187_300, validDays: 14, feedback: null },
]

const sent = ['Drawing', 'Test plan', 'Packing instruction', 'Marking instruction']

export const plantRecentQuotes = async (ground: Ground) => {
  const { db, today } = ground
  const asker = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', 'customer@anvil.example')
    .executeTakeFirstOrThrow()
  const parts = await db.selectFrom('parts').select('id').where('customer_id', '=', healthy).orderBy('id').execute()
  const about = { product: 'Brennholt Turbine Works', isLandscape: true, facts: [['Revision', 'B']] as const }
  const files = sent.map((title) => {
    const paper = paperWithText('A drawing of the demo.', { ...about, title, foot: title })
    return { label: `quote ${title}`, name: `${title}.pdf`, paper, by: asker.id }
  })
  const ids = [...(await enterFiles(ground, files)).values()]
  for (const [at, { daysAgo, price, validDays, feedback }] of recent.entries()) {
    const quotedOn = daysAfter(today, -daysAgo)
    const { id } = await db
      .insertInto('quotes')
      .values({
        customer_id: healthy,
        user_id: asker.id,
        number: `Q${quotedOn.slice(2, 4)}-2000${at + 1}`,
        quoted_on: quotedOn,
        requested_on: daysAfter(quotedOn, 60),
        unit: at === 1 ? 'mm' : 'in',
        revision: 1,
        expires_on: validDays === null ? null : daysAfter(quotedOn, validDays),
        feedback,
        feedback_at: feedback === null ? null : (`${quotedOn}T15:00:00.000Z` as Instant),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const line = { quote_id: id, quantity: 4 + at, price: price as Cents | null, weeks: price === null ? null : 6 + at }
    await db
      .insertInto('quote_lines')
      .values({
        ...line,
        position: 1,
        part_id: parts[at]?.id ?? null,
        machining: 'Rough turned',
        drawing_id: at === 0 ? (ids[0] ?? null) : null,
      })
      .execute()
    if (at > 0) continue
    const moreFiles = ids.slice(1).map((file_id, place) => ({ quote_id: id, line: 1, position: place + 1, file_id }))
    await db.insertInto('quote_line_files').values(moreFiles).execute()
  }
}
