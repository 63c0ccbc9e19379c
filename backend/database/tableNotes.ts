import { plant } from '../../schema/account.ts'
import { orderStatuses } from '../../schema/orderStatus.ts'
import { trailActions } from '../../schema/trail.ts'
import type { Tables } from './tables.ts'

type Table = keyof Tables
type Column = { [Name in Table]: `${Name}.${keyof Tables[Name] & string}` }[Table]

/** The values of columns that the database does not check; those of a `check (column in (…))` are read off it. */
export const choices: { readonly [Name in Column]?: readonly (string | number)[] } = {
  'audit.action': Object.keys(trailActions),
  'customer_terms.unit_type': [1, 2],
  'customer_terms.wip_source': [1, 2],
  'job_orders.status': orderStatuses,
  'one_time_codes.purpose': ['invitation', 'recovery', 'session'],
  'order_documents.kind': ['confirmation', 'schedule', 'certificate'],
  'parts.shape': ['ring', 'disc', 'bar', 'block'],
  'roles.relation_source': ['clients', 'carriers', 'none'],
  'users.plant': plant.words,
  'visit_days.plant': plant.words,
  'visits.plant': plant.words,
}

/** Columns that triggers write, and nobody else. */
export const keptByTriggers: readonly Column[] = ['quotes.items', 'quotes.ordered_items', 'quotes.amount']

/** Columns whose default was for the rows of before: each new row is given its own. */
export const defaultedOnce: readonly Column[] = [
  'audit.action',
  'users.customer_ids',
  'visits.day',
  'visits.plant',
  'visits.role_id',
]

/** What tables and columns mean, where their names do not say it. */
export const comments: { readonly [Name in Table | Column]?: string } = {
  'customers.type': '1 customer, any other value a carrier.',
  'customers.is_shown': 'Offered in the Relation list.',
  'customers.exclude_from_context': 'Never stored as the current customer (DECISIONS S23).',
  'customers.parent_id': 'The customer whose direct customer this one is.',
  'users.email_key': 'The address as it is compared: lower case, unique among users that are not deleted.',
  'users.customer_ids': 'The ids of the linked customers in their order, comma-separated: a copy of `user_customers`.',
  'users.relation': 'This and the next four: kept from the linked customers, so that lists sort by them over an index.',
  'users.name_key':
    'Keys and `search` are folded copies: text is sorted and searched without case and accents, alike on both databases.',
  user_pages: 'Differences from the role’s default, and what an administrator has withdrawn.',
  'tokens.hash': 'SHA-256 of the token; the token itself is nowhere.',
  'tokens.family':
    'The session that it was made of, by codes, as that one’s hash; null for one that began with a sign-in.',
  'one_time_codes.family': 'Of a session’s code: the family of the session that it was made of.',
  'one_time_codes.nonce': 'Of a recovery’s: what its link is derived from, with a secret of the portal’s.',
  attempts: 'Passwords tried, by account and by address.',
  repeats: 'Answers of calls that carried an `Idempotency-Key`: a repeat gets the same answer and has no effect.',
  'repeats.input_hash': 'SHA-256 of the input, so that one key is not used for two different requests.',
  audit: 'Rows are added, and never changed: the database does not let anybody.',
  'audit.subject_id': 'The user that the record is; null for records of another kind.',
  'visits.day': 'The business day.',
  'visits.role_id': 'Role and plant are those that the user had at that time.',
  recoveries: 'Requests for a link to a new password that have not been seen to.',
  contacts: 'People of the provider whom customers turn to.',
  customer_terms: 'What has been agreed with a customer.',
  'customer_terms.representative_id': 'Null is a direct customer, without a representative.',
  'customer_terms.it_id': 'Who helps with the portal itself.',
  'customer_terms.commercial_manager_id': 'Who leads the sales.',
  'customer_terms.credit_terms': 'The terms of payment in words, `Net 30 days`.',
  'customer_terms.wip_source': 'Which of the two lists of work in progress the customer has (DECISIONS X14).',
  'customer_terms.unit_type': 'Of the shipment documents: 1 also has bills of lading.',
  'customer_terms.material_notice': 'The raw-material banner of the home page; null hides it.',
  'customer_terms.hash': 'Stands for the customer in links of documents.',
  bank_details: 'One row: where payments go.',
  'parts.outer_diameter':
    'Inches; a disc and a bar have no inner diameter, a block has its thickness and its width in the place of both.',
  'parts.weight': 'Pounds a piece.',
  part_processes: 'The processes of a part in their order.',
  'purchase_orders.hash': 'Stands for the order in links of documents.',
  job_orders:
    'Lines of purchase orders, each made as one job order. Ordered pieces are shipped, held by a step, or not begun.',
  'job_orders.price': 'Cents a piece.',
  'job_orders.requested_on': 'The day the customer asked for.',
  'job_orders.partial_on': 'A first part of what is open, before the rest.',
  'job_orders.cutting': 'This and the next twelve: the pieces that each step of production holds.',
  'job_orders.in_process': 'What the steps hold together.',
  'invoices.balance': 'What is still open of it.',
  'invoices.has_document': 'Whether there is a document to link to.',
  deliveries: 'Loads of one job order: finished, then shipped, then delivered.',
  'quality_months.percentage': 'Null is a month without shipments.',
  'quality_months.ncr': 'Non-conformance reports.',
  'news.unit': 'The business unit that it is for; null is for all.',
  order_documents: 'Documents of a purchase order that customers download; drawn from its rows.',
  visit_days: 'How many visits each page had on a day, by the plant of the users: kept by the database itself.',
  quotes: 'What a user of a customer asked the price of, on one day.',
  'quotes.items': 'Lines with a price, as the next one kept from the lines.',
  'quotes.ordered_items': 'Lines with a price that were ordered.',
  'quote_lines.price': 'Cents a piece; null where no price was given: `No Quote`.',
  'quote_lines.job_order_id': 'What was ordered upon it.',
  contact_photos: 'How contacts look; whoever has no photo is drawn.',
  batches: 'Users made from one spreadsheet.',
  'batches.row_count': 'Of the whole sheet.',
  'batches.deleted': 'How many of its users the undo has deleted.',
  'batch_users.mail_id': 'The invitation in the outbox.',
  segments: 'Fields of the market; the one of the yearly goal is planned with one figure a year (DECISIONS Q13).',
  contracts: 'Long-term agreements with customers.',
  sellers: 'Which of the contacts sell.',
  budgets: 'What a seller plans for a year; its rows change only together with its version.',
  budget_rows: 'With a customer twelve months, or without one a goal for the whole year.',
  'budget_rows.total': 'The months, or the goal.',
  files: 'Files in the data folder, each under its id.',
  'files.name': 'As whoever sent it called it.',
  'files.media_type': 'Told by its content, never by its name.',
  concessions: 'Parts that deviate, which the customer is asked to accept.',
  'concessions.ncr': 'The non-conformance report.',
  'concessions.approval_file_id': 'The customer’s approval; null as long as it is to come.',
  concession_documents: 'The provider’s documents of a concession in their order.',
  heats: 'Melts of metal that customers own, and send as bars.',
  'heats.billet_size': 'Inches.',
  'bars.name': 'As the supplier calls it.',
  'bars.initial_weight': 'Grams, as all weights of material; the final weight and all that was cut of it make it up.',
  'bars.final_weight': 'What is left today; what is planned is still in it.',
  'bars.is_approved': 'The customer’s decision; null as long as there is none. A refused bar can be approved later.',
  lots: 'Production lots: so many pieces of one part, cut of one or more bars.',
  cuttings: 'What one bar gives to one lot.',
  'cuttings.cut_on': 'Null is planned.',
  'cuttings.scrap_weight': 'What the saw took.',
  'cuttings.end_weight': 'The end that was cut off and is no part of the bar any more.',
  'cuttings.rest_weight': 'What was left of the bar behind it.',
  'bar_pieces.weight': 'As it went into production.',
  scrap_items: 'What is left over of a customer’s metal, by what it is.',
  'scrap_items.status': 'Of scrap: why it is none of the goods; a non-conformance report says it better.',
}
