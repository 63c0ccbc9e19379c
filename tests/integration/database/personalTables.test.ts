import { expect, test } from 'vitest'
import { personalTableList, withoutPeople } from '#backend/people/personalData.ts'
import { migratedColumns } from '#scripts/data/tableTypes.ts'

/** Texts of tables about people that cannot name anybody: words, days, numbers, ids. */
const plain =
  /_(at|on|for|id|hash)$|^(at|day|kind|state|event|source|language|frequency|choice|purpose|entity|result|number)$/

const columns = await migratedColumns()
const isText = ({ sqlType }: { readonly sqlType: string }) => /text/i.test(sqlType)
const named = [...personalTableList.map(([table]) => table), ...Object.values(withoutPeople).flat()]

test('each table with texts is one with people, of the plant or of the portal', () => {
  const withTexts = new Set(columns.filter(isText).map(({ table }) => table))
  expect([...withTexts].filter((table) => !named.some((one) => one === table))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

/** A new one needs a decision: may somebody be named in it? */
test('the texts of tables with people that an erasure leaves alone are known', () => {
  const left = personalTableList.flatMap(
    ([table, { key = [], names = [], emails = [], texts = [], secret = [], isDeleted }]) => {
      const declared: readonly string[] = [...key, ...names, ...emails, ...texts, ...secret]
      return columns
        .filter((column) => column.table === table && isText(column) && !isDeleted)
        .filter(({ name }) => !declared.includes(name) && !plain.test(name))
        .map(({ name }) => `${table}.${name}`)
    },
  )
  expect(left).toMatchInlineSnapshot(`
    [
      "answer_faults.call",
      "answer_faults.field",
      "answer_faults.harm",
      "audit.call",
      "audit.action",
      "bars.name",
      "bars.serial_number",
      "bars.purchase_order",
      "concessions.ncr",
      "concessions.type",
      "contacts.guid",
      "contacts.name",
      "contacts.email",
      "contacts.phone",
      "files.id",
      "files.media_type",
      "files.sha256",
      "import_changes.name",
      "job_orders.release",
      "job_orders.horizon",
      "job_orders.status",
      "job_orders.approval_since",
      "line_notes.mode",
      "line_notes.seller_date",
      "news.link",
      "news.unit",
      "numbers.record",
      "numbers.normal",
      "numbers.reversed",
      "page_texts.page",
      "page_texts.edition",
      "promises.job_order",
      "quote_lines.shape",
      "quote_lines.spec",
      "quote_lines.treatment",
      "quote_lines.machining",
      "quote_lines.ultrasonic",
      "quotes.unit",
      "requests.subject",
      "requests.purchase_order",
      "requests.reason",
      "requests.answer",
      "requests.closed_by",
      "requests.identities",
      "requests.defect",
      "requests.wish",
      "team_members.name",
      "team_members.role",
      "team_members.role_es",
      "travel_visits.city",
      "travel_visits.country",
      "users.name",
      "users.email",
      "users.email_key",
      "users.phone",
      "users.company",
      "users.position",
      "users.country",
      "users.city",
      "users.sales_contact",
      "users.sales_email",
      "users.plant",
      "users.relation",
      "users.unit",
      "users.segment",
      "users.subsegment",
      "users.name_key",
      "users.relation_key",
      "users.sales_contact_key",
      "users.search",
      "users.last_login",
      "users.customer_ids",
      "visits.page_name",
      "visits.browser",
      "visits.time_zone",
      "visits.navigation",
      "visits.plant",
    ]
  `)
})
