import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const steps = [
  'cutting',
  'forging',
  'heat_treatment',
  'pre_machining',
  'splitting',
  'machining',
  'pdp',
  'final_inspection',
  'ndt',
  'laboratory',
  'approval',
  'finished_goods',
  'other',
]
const stepColumns = sql.raw(steps.map((step) => `${step} integer not null default 0`).join(', '))
const held = sql.raw(steps.join(' + '))

export const trade = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const real = dialect.name === 'postgres' ? sql`double precision` : sql`real`
  const customer = sql`customer_id integer not null references customers(id)`
  const statements = [
    sql`create table contacts (
      id integer primary key, guid ${words} not null, name ${words} not null, email ${words} not null,
      phone ${words} not null)`,
    sql`create table incoterms (id integer primary key, name ${words} not null)`,
    sql`create table customer_terms (
      customer_id integer primary key references customers(id), seller_id integer not null references contacts(id),
      backup_id integer references contacts(id), representative_id integer references contacts(id),
      receivable_id integer not null references contacts(id), incoterm_id integer not null references incoterms(id),
      delivery_point ${words} not null, delivery_address ${words} not null, credit_terms ${words} not null,
      credit_days integer not null, phone ${words}, fax ${words}, wip_source integer not null,
      unit_type integer not null, is_lot_type integer not null, material_notice ${words},
      hash ${words} not null unique)`,
    sql`create table bank_details (
      id integer primary key, beneficiary ${words} not null, bank ${words} not null, city ${words} not null,
      account_number ${words} not null, routing_number ${words} not null, swift ${words} not null)`,
    sql`create table parts (
      id integer primary key, ${customer}, customer_number ${words} not null, provider_number ${words} not null,
      description ${words} not null, alloy ${words} not null, shape ${words} not null,
      outer_diameter ${real} not null, inner_diameter ${real} not null, length ${real} not null,
      weight ${real} not null, is_new_introduction integer not null, is_aerofab integer not null)`,
    sql`create index parts_customer_number on parts (customer_id, customer_number)`,
    sql`create index parts_provider_number on parts (customer_id, provider_number)`,
    sql`create table part_processes (
      part_id integer not null references parts(id), position integer not null, process ${words} not null,
      primary key (part_id, position))`,
    sql`create table purchase_orders (
      id integer primary key, ${customer}, number ${words} not null, ordered_on ${words} not null,
      hash ${words} not null unique)`,
    sql`create unique index purchase_orders_number on purchase_orders (customer_id, number)`,
    sql`create index purchase_orders_ordered_on on purchase_orders (customer_id, ordered_on, id)`,
    sql`create table job_orders (
      id integer primary key, ${customer}, purchase_order_id integer not null references purchase_orders(id),
      part_id integer not null references parts(id), number ${words} not null, line_item integer not null,
      release ${words} not null, horizon ${words} not null, quantity integer not null, shipped integer not null,
      open_quantity integer generated always as (quantity - shipped) stored, price bigint not null,
      status ${words} not null, requested_on ${words} not null, committed_on ${words}, new_committed_on ${words},
      modified_on ${words}, modified_comment ${words}, released_on ${words}, acknowledged_on ${words},
      partial_on ${words}, partial_quantity integer, balance_on ${words}, ${stepColumns},
      in_process integer generated always as (${held}) stored)`,
    sql`create unique index job_orders_number on job_orders (customer_id, number)`,
    sql`create index job_orders_purchase_order on job_orders (purchase_order_id, line_item)`,
    sql`create index job_orders_part on job_orders (part_id, requested_on, id, customer_id, quantity, shipped)`,
    sql`create index job_orders_status on job_orders (customer_id, status)`,
    // Open lines in their default order, with the columns that their totals need.
    sql`create index job_orders_open on job_orders (customer_id, requested_on, id) where quantity > shipped`,
    sql`create index job_orders_in_process on job_orders (customer_id, in_process, price, finished_goods, approval)
      where quantity > shipped`,
    sql`create table invoices (
      id integer primary key, ${customer}, purchase_order_id integer references purchase_orders(id),
      number ${words} not null, hash ${words} not null unique, issued_on ${words} not null, due_on ${words} not null,
      amount bigint not null, balance bigint not null, paid_on ${words}, has_document integer not null)`,
    sql`create unique index invoices_number on invoices (customer_id, number)`,
    sql`create index invoices_due on invoices (customer_id, due_on, id) where balance <> 0`,
    sql`create index invoices_paid on invoices (customer_id, paid_on, due_on) where paid_on is not null`,
    sql`create table invoice_lines (
      invoice_id integer not null references invoices(id), position integer not null,
      job_order_id integer not null references job_orders(id), quantity integer not null, price bigint not null,
      primary key (invoice_id, position))`,
    sql`create table credit_notes (
      id integer primary key, ${customer}, invoice_id integer references invoices(id), number ${words} not null,
      amount bigint not null, balance bigint not null, created_on ${words} not null)`,
    sql`create index credit_notes_customer on credit_notes (customer_id, created_on)`,
    sql`create table deliveries (
      id integer primary key, ${customer}, job_order_id integer not null references job_orders(id),
      invoice_id integer references invoices(id), quantity integer not null,
      incoterm_id integer not null references incoterms(id), promised_on ${words} not null,
      ready_on ${words} not null, notified_on ${words}, shipped_on ${words}, delivered_on ${words},
      carrier ${words}, tracking ${words})`,
    sql`create index deliveries_job_order on deliveries (job_order_id)`,
    sql`create index deliveries_shipped on deliveries (customer_id, shipped_on, promised_on)
      where shipped_on is not null`,
    sql`create index deliveries_ready on deliveries (customer_id, ready_on, quantity) where shipped_on is null`,
    sql`create table quality_months (
      customer_id integer not null references customers(id), year integer not null, month integer not null,
      percentage ${real}, complaints integer not null, ncr integer not null,
      primary key (customer_id, year, month))`,
    sql`create table news (
      id ${dialect.generatedKey}, published_on ${words} not null, title ${words} not null, body ${words} not null,
      title_es ${words}, body_es ${words}, link ${words}, unit ${words})`,
    sql`create table order_documents (
      hash ${words} primary key, customer_id integer not null references customers(id),
      purchase_order_id integer not null references purchase_orders(id), position integer not null,
      kind ${words} not null)`,
    sql`create index order_documents_order on order_documents (purchase_order_id, position)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
