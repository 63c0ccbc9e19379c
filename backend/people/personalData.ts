import type { Tables } from '../database/tables.ts'

type Column<Table extends keyof Tables> = keyof Tables[Table] & string

/** Columns of a table that tell something about people. */
interface PersonalTable<Table extends keyof Tables> {
  /** Columns that identify a row; `id` by default. */
  readonly key?: readonly Column<Table>[]
  /** Users whose rows they are: the export of a person has the rows of these columns. */
  readonly owner?: readonly Column<Table>[]
  /** Name and address of the owner at the time, or of somebody who is kept by name only. */
  readonly names?: readonly Column<Table>[]
  /** The same for addresses. */
  readonly emails?: readonly Column<Table>[]
  /** Texts in which somebody may be named; JSON is read as such. */
  readonly texts?: readonly Column<Table>[]
  /** An erasure deletes the owner's rows. */
  readonly isDeleted?: true
  /** Hashes, which an export leaves out. */
  readonly secret?: readonly Column<Table>[]
}

/**
 * Every table with texts about people. Users, contacts, team members and visits have more than this; see
 * `erasePerson.ts`. A test names each text column that is neither here nor in `withoutPeople`
 * `docs/product/administration.md#erasing-a-person`.
 */
const personalTables: { readonly [Table in keyof Tables]?: PersonalTable<Table> } = {
  answer_faults: { texts: ['note'] },
  api_keys: { texts: ['name', 'mapping'], secret: ['hash'] },
  approval_child_folders: { texts: ['name', 'name_key'] },
  approval_comments: { owner: ['created_by'], names: ['name'], texts: ['comment'] },
  audit: { owner: ['user_id', 'subject_id'], texts: ['record', 'before', 'after'] },
  bank_references: { names: ['cancelled_by'], texts: ['cancel_reason'] },
  bars: { texts: ['refusal'] },
  batches: { owner: ['user_id'], texts: ['file_name'] },
  bulk_changes: { owner: ['user_id'] },
  concession_reopenings: { owner: ['reopened_by'], texts: ['reason'] },
  concessions: { texts: ['provider_comment', 'customer_comment'] },
  contacts: {},
  digests: { key: ['user_id'], owner: ['user_id'], isDeleted: true },
  document_bundles: { key: ['token_hash'], owner: ['user_id'], isDeleted: true, secret: ['token_hash'] },
  files: { owner: ['created_by'], texts: ['name'] },
  import_changes: { key: ['import_id', 'position'], texts: ['number', 'before', 'after'] },
  import_mappings: { texts: ['name', 'file_name', 'mapping'] },
  import_uploads: { texts: ['name', 'mapping', 'problems'] },
  imports: { names: ['made_by', 'undone_by'], texts: ['file_name', 'mapping', 'problems', 'rejected_rows'] },
  job_orders: { texts: ['modified_comment'] },
  last_visits: { key: ['user_id', 'customer_id'], owner: ['user_id'], isDeleted: true },
  line_notes: { key: ['job_order_id'], texts: ['customer_comment', 'seller_comment'] },
  load_mails: { key: ['user_id'], owner: ['user_id'], isDeleted: true },
  mailed_loads: { key: ['user_id', 'delivery_id'], owner: ['user_id'], isDeleted: true },
  mailed_tasks: { key: ['user_id', 'kind', 'record'], owner: ['user_id'], isDeleted: true },
  news: { texts: ['title', 'body', 'title_es', 'body_es'] },
  numbers: { texts: ['number'] },
  one_time_codes: { key: ['hash'], owner: ['user_id'], isDeleted: true, secret: ['hash', 'family', 'nonce'] },
  order_requests: { owner: ['user_id'], texts: ['name', 'name_key'] },
  outbox: {
    emails: ['recipient'],
    texts: ['subject', 'body', 'html', 'unsubscribe', 'attachment', 'last_error'],
  },
  page_texts: { texts: ['wording', 'wording_es'] },
  payment_promises: { key: ['customer_id', 'invoice'], names: ['made_by'] },
  promises: { owner: ['user_id'], names: ['name'], texts: ['reason'] },
  quote_addresses: { texts: ['address'] },
  quote_lines: { key: ['quote_id', 'position'], texts: ['holes', 'address', 'drawing_revision', 'comments'] },
  quotes: { owner: ['user_id'], names: ['requested_by'], texts: ['feedback'] },
  recoveries: { emails: ['email_key'] },
  repeats: { key: ['key'], texts: ['answer'], secret: ['input_hash'] },
  request_messages: { owner: ['user_id'], names: ['name'], texts: ['message'] },
  requests: { owner: ['user_id'], names: ['name'], emails: ['email'] },
  requotes: { owner: ['asked_by'], texts: ['reason'] },
  task_mails: { key: ['user_id', 'kind'], owner: ['user_id'], isDeleted: true },
  team_members: {},
  tokens: { key: ['hash'], owner: ['user_id'], isDeleted: true, secret: ['hash', 'family'] },
  tracked: { owner: ['user_id'], isDeleted: true },
  travel_visits: { names: ['visitor'], texts: ['note'] },
  user_customers: { key: ['user_id', 'customer_id'], owner: ['user_id'] },
  user_pages: { key: ['user_id', 'page_id'], owner: ['user_id'] },
  users: { owner: ['id'], texts: ['comments'], secret: ['password_hash'] },
  visits: { owner: ['user_id'] },
  waiting_done: { key: ['kind', 'record'], owner: ['done_by'] },
}

type Plain = { readonly [Name in keyof PersonalTable<'users'>]: Name extends 'isDeleted' ? true : readonly string[] }

export const personalTableList = Object.entries(personalTables) as unknown as readonly (readonly [
  keyof Tables,
  Plain,
])[]

/** Rows of the plant, and of the portal itself: an import would enter them again, or a paper must not change. */
export const withoutPeople = {
  'of the plant': [
    'bank_details',
    'bar_pieces',
    'certificate_heats',
    'certificates',
    'company_customers',
    'contract_lines',
    'contract_materials',
    'contracts',
    'credit_notes',
    'credit_holds',
    'customer_terms',
    'customers',
    'cuttings',
    'deliveries',
    'delivery_documents',
    'heats',
    'holidays',
    'incoterms',
    'invoices',
    'lead_times',
    'load_documents',
    'lots',
    'ltas',
    'mill_test_elements',
    'mill_tests',
    'offer_items',
    'offers',
    'order_documents',
    'part_processes',
    'parts',
    'plant_documents',
    'plant_keys',
    'price_revisions',
    'purchase_orders',
    'required_documents',
    'scorecard_years',
    'scrap_items',
    'segments',
    'sellers',
    'tracking_etas',
    'tracking_pages',
  ],
  'of the portal': [
    'approval_files',
    'approval_folders',
    'approval_types',
    'attempts',
    'contact_photos',
    'content_access',
    'import_rhythms',
    'migrations',
    'order_request_lines',
    'pages',
    'permitted_changes',
    'promise_givers',
    'quote_line_files',
    'quote_shapes',
    'quote_specs',
    'quote_treatments',
    'quote_works',
    'request_files',
    'role_pages',
    'roles',
    'settings',
    'team_photos',
    'visit_days',
  ],
} as const satisfies Readonly<Record<string, readonly (keyof Tables)[]>>
