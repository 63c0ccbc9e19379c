import type { Generated, GeneratedAlways } from 'kysely'

/** Days are `YYYY-MM-DD`, money is integer cents, flags are 0 or 1. */
type Day = string
type Cents = number
type Flag = 0 | 1

/** People of the provider whom customers turn to. */
export interface ContactsTable {
  id: number
  guid: string
  name: string
  email: string
  phone: string
}

/** How a contact looks; whoever has no photo is drawn. */
export interface ContactPhotosTable {
  contact_id: number
  media_type: 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp'
  bytes: Uint8Array
}

export interface IncotermsTable {
  id: number
  name: string
}

/** What has been agreed with a customer. */
export interface CustomerTermsTable {
  customer_id: number
  seller_id: number
  backup_id: number | null
  /** Null is a direct customer, without a representative. */
  representative_id: number | null
  receivable_id: number
  /** Who helps with the portal itself, and who leads the sales. */
  it_id: number | null
  commercial_manager_id: number | null
  incoterm_id: number
  delivery_point: string
  delivery_address: string
  /** The terms of payment in words, `Net 30 days`, and their days. */
  credit_terms: string
  credit_days: number
  phone: string | null
  fax: string | null
  /** Which of the two lists of work in progress the customer has (DECISIONS X14). */
  wip_source: 1 | 2
  /** Of the shipment documents: 1 also has bills of lading. */
  unit_type: 1 | 2
  is_lot_type: Flag
  /** The raw-material banner of the home page; null hides it. */
  material_notice: string | null
  /** Stands for the customer in links of documents. */
  hash: string
}

/** One row: where payments go. */
export interface BankDetailsTable {
  id: number
  beneficiary: string
  bank: string
  city: string
  account_number: string
  routing_number: string
  swift: string
}

export interface PartsTable {
  id: number
  customer_id: number
  customer_number: string
  provider_number: string
  description: string
  alloy: string
  shape: 'ring' | 'disc' | 'bar' | 'block'
  /** Inches; a disc and a bar have no inner diameter, a block has its thickness and its width in the place of both. */
  outer_diameter: number
  inner_diameter: number
  length: number
  /** Pounds a piece. */
  weight: number
  is_new_introduction: Flag
  is_aerofab: Flag
  segment_id: number | null
}

/** The processes of a part in their order. */
export interface PartProcessesTable {
  part_id: number
  position: number
  process: string
}

export interface PurchaseOrdersTable {
  id: number
  customer_id: number
  number: string
  ordered_on: Day
  /** Stands for the order in links of documents. */
  hash: string
}

export type OrderStatus = 'late' | 'delayed' | 'onTime' | 'inTransit' | 'delivered' | 'deviationRequest'

/** Pieces that each step of production holds. */
interface StepColumns {
  cutting: number
  forging: number
  heat_treatment: number
  pre_machining: number
  splitting: number
  machining: number
  pdp: number
  final_inspection: number
  ndt: number
  laboratory: number
  approval: number
  finished_goods: number
  other: number
}

/** A line of a purchase order, made as one job order. Ordered pieces are shipped, held by a step, or not begun. */
export interface JobOrdersTable extends StepColumns {
  id: number
  customer_id: number
  purchase_order_id: number
  part_id: number
  number: string
  line_item: number
  release: string
  horizon: string
  quantity: number
  shipped: number
  open_quantity: GeneratedAlways<number>
  /** What the steps hold together. */
  in_process: GeneratedAlways<number>
  /** Cents a piece. */
  price: Cents
  status: OrderStatus
  /** The day the customer asked for. */
  requested_on: Day
  committed_on: Day | null
  new_committed_on: Day | null
  modified_on: Day | null
  modified_comment: string | null
  released_on: Day | null
  acknowledged_on: Day | null
  /** A first part of what is open, before the rest. */
  partial_on: Day | null
  partial_quantity: number | null
  balance_on: Day | null
}

/** A load of one job order: finished, then shipped, then delivered. */
export interface DeliveriesTable {
  id: number
  customer_id: number
  job_order_id: number
  invoice_id: number | null
  quantity: number
  incoterm_id: number
  promised_on: Day
  ready_on: Day
  notified_on: Day | null
  shipped_on: Day | null
  delivered_on: Day | null
  carrier: string | null
  tracking: string | null
}

export interface InvoicesTable {
  id: number
  customer_id: number
  purchase_order_id: number | null
  number: string
  hash: string
  issued_on: Day
  due_on: Day
  amount: Cents
  /** What is still open of it. */
  balance: Cents
  paid_on: Day | null
  /** Whether there is a document to link to. */
  has_document: Flag
}

export interface InvoiceLinesTable {
  invoice_id: number
  position: number
  job_order_id: number
  quantity: number
  price: Cents
}

export interface CreditNotesTable {
  id: number
  customer_id: number
  invoice_id: number | null
  number: string
  amount: Cents
  balance: Cents
  created_on: Day
}

/** Quality of a customer's month; null is a month without shipments. */
export interface QualityMonthsTable {
  customer_id: number
  year: number
  month: number
  percentage: number | null
  complaints: number
  /** Non-conformance reports. */
  ncr: number
}

export interface NewsTable {
  id: Generated<number>
  published_on: Day
  title: string
  body: string
  title_es: string | null
  body_es: string | null
  link: string | null
  /** The business unit that it is for; null is for all. */
  unit: string | null
}

/** Documents of a purchase order that customers download; drawn from its rows. */
export interface OrderDocumentsTable {
  hash: string
  customer_id: number
  purchase_order_id: number
  position: number
  kind: 'confirmation' | 'schedule' | 'certificate'
}

export interface TradeTables {
  contacts: ContactsTable
  contact_photos: ContactPhotosTable
  incoterms: IncotermsTable
  customer_terms: CustomerTermsTable
  bank_details: BankDetailsTable
  parts: PartsTable
  part_processes: PartProcessesTable
  purchase_orders: PurchaseOrdersTable
  job_orders: JobOrdersTable
  deliveries: DeliveriesTable
  invoices: InvoicesTable
  invoice_lines: InvoiceLinesTable
  credit_notes: CreditNotesTable
  quality_months: QualityMonthsTable
  news: NewsTable
  order_documents: OrderDocumentsTable
}
