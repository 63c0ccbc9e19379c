import type { Generated } from 'kysely'
import type { TrailAction } from '../../schema/trail.ts'
import type { BudgetTables } from './budgetTables.ts'
import type { FileTables } from './fileTables.ts'
import type { QuoteTables } from './quoteTables.ts'
import type { TradeTables } from './tradeTables.ts'

/** Instants are UTC text, days `YYYY-MM-DD`, flags 0 or 1, so that both databases hold the very same values. */
type Instant = string
type Flag = 0 | 1

export interface RolesTable {
  id: number
  name: string
  relation_source: 'clients' | 'carriers' | 'none'
}

export interface CustomersTable {
  id: number
  name: string
  legal_name: string
  /** 1 customer, any other value a carrier. */
  type: number
  unit: string
  segment: string
  subsegment: string
  has_equote: Flag
  /** Offered in the Relation list. */
  is_shown: Flag
  /** Never stored as the current customer (DECISIONS S23). */
  exclude_from_context: Flag
  /** The customer whose direct customer this one is. */
  parent_id: number | null
  search: string
}

export interface UsersTable {
  id: Generated<number>
  name: string
  email: string
  /** The address as it is compared: lower case, unique among users that are not deleted. */
  email_key: string
  password_hash: string | null
  role_id: number
  phone: string
  company: string
  position: string
  country: string
  state: string
  city: string
  sales_contact: string
  sales_email: string
  comments: string
  plant: 'forge' | 'aerospace'
  /** The ids of the linked customers in their order, comma-separated: a copy of `user_customers`. */
  customer_ids: string
  /** Kept from the linked customers, so that lists sort by them over an index. */
  relation: string
  unit: string
  segment: string
  subsegment: string
  has_equote: Flag
  /** Folded copies: text is sorted and searched without case and accents, alike on both databases. */
  name_key: string
  relation_key: string
  sales_contact_key: string
  search: string
  created_at: Instant
  updated_at: Instant
  last_login: Instant | null
  deleted_at: Instant | null
  version: number
}

export interface UserCustomersTable {
  user_id: number
  customer_id: number
  position: number
}

export interface PagesTable {
  id: number
  name: string
  can_be_overwritten: Flag
}

export interface RolePagesTable {
  role_id: number
  page_id: number
}

/** Differences from the role's default, and what an administrator has withdrawn. */
export interface UserPagesTable {
  user_id: number
  page_id: number
  has_access: Flag
  by_admin: Generated<Flag>
}

export interface ContentAccessTable {
  key: string
  role_id: number
}

export interface TokensTable {
  /** SHA-256 of the token; the token itself is nowhere. */
  hash: string
  user_id: number
  created_at: Instant
  expires_at: Instant
  /** The session that it was made of, by codes, as that one's hash; null for one that began with a sign-in. */
  family: string | null
}

export interface OneTimeCodesTable {
  hash: string
  user_id: number
  purpose: 'invitation' | 'recovery' | 'session'
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
  /** Of a session's code: the family of the session that it was made of. */
  family: string | null
  /** Of a recovery's: what its link is derived from, with a secret of the portal's. */
  nonce: string | null
  mailed_at: Instant | null
  mails: Generated<number>
}

/** Passwords tried, by account and by address. */
export interface AttemptsTable {
  key: string
  tries: number
  ends_at: Instant
}

/** Answers of calls that carried an `Idempotency-Key`: a repeat gets the same answer and has no effect. */
export interface RepeatsTable {
  key: string
  /** SHA-256 of the input, so that one key is not used for two different requests. */
  input_hash: string
  answer: string
  created_at: Instant
}

/** Requests for a link to a new password that have not been seen to. */
export interface RecoveriesTable {
  id: Generated<number>
  email_key: string
  asked_at: Instant
}

export interface OutboxTable {
  id: Generated<number>
  recipient: string
  subject: string
  body: string
  created_at: Instant
  sent_at: Instant | null
  attempts: number
  next_attempt_at: Instant
  last_error: string | null
}

/** Rows are added, and never changed: the database refuses it. */
export interface AuditTable {
  id: Generated<number>
  at: Instant
  user_id: number | null
  call: string
  record: string | null
  before: string | null
  after: string | null
  action: TrailAction
  /** The user that the record is; null for records of another kind. */
  subject_id: number | null
}

export interface VisitsTable {
  id: Generated<number>
  at: Instant
  /** The business day. */
  day: string
  user_id: number
  /** Role and plant are those that the user had at that time. */
  role_id: number
  plant: UsersTable['plant']
  page_id: number | null
  page_name: string
  customer_id: number | null
  is_mobile: Flag
  browser: string
  time_zone: string
  language: string
  navigation: string
}

/** How many visits each page had on a day, by the plant of the users: kept by the database itself. */
export interface VisitDaysTable {
  day: string
  plant: UsersTable['plant']
  page_name: string
  visits: number
}

export interface TrackedTable {
  id: Generated<number>
  at: Instant
  user_id: number
  customer_id: number | null
  details: string
}

/** Users made from one spreadsheet. */
export interface BatchesTable {
  id: Generated<number>
  at: Instant
  user_id: number
  file_name: string
  /** Of the whole sheet. */
  row_count: number
  created: number
  undone_at: Instant | null
  /** How many of its users the undo has deleted. */
  deleted: number | null
}

export interface BatchUsersTable {
  user_id: number
  batch_id: number
  /** The invitation in the outbox. */
  mail_id: number
}

export interface SettingsTable {
  key: string
  value: string
}

export interface Tables extends TradeTables, QuoteTables, BudgetTables, FileTables {
  roles: RolesTable
  customers: CustomersTable
  users: UsersTable
  user_customers: UserCustomersTable
  pages: PagesTable
  role_pages: RolePagesTable
  user_pages: UserPagesTable
  content_access: ContentAccessTable
  tokens: TokensTable
  one_time_codes: OneTimeCodesTable
  attempts: AttemptsTable
  repeats: RepeatsTable
  recoveries: RecoveriesTable
  outbox: OutboxTable
  audit: AuditTable
  visits: VisitsTable
  visit_days: VisitDaysTable
  tracked: TrackedTable
  settings: SettingsTable
  batches: BatchesTable
  batch_users: BatchUsersTable
}
