import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const lineCount = 1_000_000
export const customerCount = 100
const firstId = 500_000
const segments = 4
const linesOfInvoice = 20
/** Each customer has one order per segment. */
const orderCount = customerCount * segments

const numbers = (count: number) =>
  `with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n < ${count - 1})`

const termColumns = `customer_id, seller_id, receivable_id, incoterm_id, delivery_point, delivery_address, credit_terms,
  credit_days, wip_source, unit_type, is_lot_type, hash`

const months = Array.from({ length: 12 }, (_, month) => `month_${month + 1}`).join(', ')
const amounts = Array.from({ length: 12 }, () => '100000000').join(', ')

/**
 * Adds a year of invoice lines for new customers to a data folder: the customers rotate among the sellers, buy in each
 * segment in each month, and have a budget. The usual triggers sum up the lines.
 */
export const addInvoices = async (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'database/portal.db'))
  database.exec('pragma busy_timeout = 60000; pragma cache_size = -200000; pragma synchronous = off')
  const year = new Date().getFullYear()
  const invoiceCount = lineCount / linesOfInvoice
  database.exec(`begin;
    ${numbers(customerCount)}
    insert into customers (id, name, legal_name, type, unit, segment, subsegment, has_equote, is_shown,
      exclude_from_context, search)
    select ${firstId} + n, 'B-' || n, 'B-' || n, 1, '', '', '', 0, 0, 0, 'b-' || n from numbers;
    ${numbers(customerCount)}
    insert into customer_terms (${termColumns})
    select ${firstId} + n, n % 6 + 1, 1, (select min(id) from incoterms), '', '', '', 30, 1, 1, 0, 'bench' || n from numbers;
    ${numbers(orderCount)}
    insert into parts (id, customer_id, customer_number, provider_number, description, alloy, shape, outer_diameter,
      inner_diameter, length, weight, is_new_introduction, is_aerofab, segment_id)
    select ${firstId} + n, ${firstId} + n / ${segments}, 'B-' || n, 'B-' || n, '', '', 'ring', 10, 5, 2, 4, 0, 0, n % ${segments} + 1
    from numbers;
    ${numbers(customerCount)}
    insert into purchase_orders (id, customer_id, number, ordered_on, hash)
    select ${firstId} + n, ${firstId} + n, 'B-' || n, '${year}-01-01', 'sold' || n from numbers;
    ${numbers(orderCount)}
    insert into job_orders (id, customer_id, purchase_order_id, part_id, number, line_item, release, horizon, quantity,
      shipped, price, status, requested_on)
    select ${firstId} + n, ${firstId} + n / ${segments}, ${firstId} + n / ${segments}, ${firstId} + n, 'S-' || n, n % ${segments} + 1,
      'R1', '', 9, 9, 125000, 'delivered', '${year}-12-01' from numbers;
    ${numbers(invoiceCount)}
    insert into invoices (id, customer_id, purchase_order_id, number, hash, issued_on, due_on, amount, balance, has_document)
    select ${firstId} + n, ${firstId} + n % ${customerCount}, null, 'S-' || n, 'sold' || n,
      '${year}-' || substr('0' || (n / ${customerCount} % 12 + 1), -2) || '-15', '${year}-12-31', 1000000, 0, 0 from numbers;
    ${numbers(lineCount)}
    insert into invoice_lines (invoice_id, position, job_order_id, quantity, price)
    select ${firstId} + n / ${linesOfInvoice}, n % ${linesOfInvoice} + 1,
      ${firstId} + n / ${linesOfInvoice} % ${customerCount} * ${segments} + n % ${segments}, 1, 100 + n % 1000 from numbers;
    insert into budgets (seller_id, year, version) select contact_id, ${year}, 1 from sellers
      where contact_id not in (select seller_id from budgets where year = ${year});
    ${numbers(orderCount)}
    insert into budget_rows (budget_id, segment_id, customer_id, ${months})
    select (select id from budgets where year = ${year} and seller_id = n / ${segments} % 6 + 1), n % ${segments} + 1,
      ${firstId} + n / ${segments}, ${amounts} from numbers;
    commit`)
  database.close()
}
