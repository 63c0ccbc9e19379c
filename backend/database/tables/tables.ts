import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, Day, Instant } from '../../../values/types.ts'

// Written by npm run tables from the migrations and tableNotes.ts; the comments are people's, and stay as they are.

type Flag = 0 | 1

/** Instants are UTC text, days `YYYY-MM-DD`, money is cents, flags are 0 or 1: both databases hold the very same values. */
export interface Tables {
  migrations: { name: string; at: Instant }
  settings: { key: string; value: string }
  roles: { id: number; name: string; relation_source: 'clients' | 'carriers' | 'none' }
  customers: {
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
  users: {
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
    /** This and the next four: kept from the linked customers, so that lists sort by them over an index. */
    relation: string
    unit: string
    segment: string
    subsegment: string
    has_equote: Flag
    /** Keys and `search` are folded copies: text is sorted and searched without case and accents, alike on both databases. */
    name_key: string
    relation_key: string
    sales_contact_key: string
    search: string
    created_at: Instant
    updated_at: Instant
    last_login: Instant | null
    deleted_at: Instant | null
    version: number
    /** The ids of the linked customers in their order, comma-separated: a copy of `user_customers`. */
    customer_ids: string
  }
  user_customers: { user_id: number; customer_id: number; position: number }
  pages: { id: number; name: string; can_be_overwritten: Flag }
  role_pages: { role_id: number; page_id: number }
  /** Differences from the role’s default, and what an administrator has withdrawn. */
  user_pages: { user_id: number; page_id: number; has_access: Flag; by_admin: Generated<number> }
  content_access: { key: string; role_id: number }
  tokens: {
    /** SHA-256 of the token; the token itself is nowhere. */
    hash: string
    user_id: number
    created_at: Instant
    expires_at: Instant
    /** The session that it was made of, by codes, as that one’s hash; null for one that began with a sign-in. */
    family: string | null
  }
  one_time_codes: {
    hash: string
    user_id: number
    purpose: 'invitation' | 'recovery' | 'session'
    created_at: Instant
    expires_at: Instant
    used_at: Instant | null
    /** Of a session’s code: the family of the session that it was made of. */
    family: string | null
    /** Of a recovery’s: what its link is derived from, with a secret of the portal’s. */
    nonce: string | null
    mailed_at: Instant | null
    mails: Generated<number>
  }
  /** Passwords tried, by account and by address. */
  attempts: { key: string; tries: number; ends_at: Instant }
  /** Answers of calls that carried an `Idempotency-Key`: a repeat gets the same answer and has no effect. */
  repeats: {
    key: string
    /** SHA-256 of the input, so that one key is not used for two different requests. */
    input_hash: string
    answer: string
    created_at: Instant
  }
  outbox: {
    id: Generated<number>
    recipient: string
    subject: string
    body: string
    created_at: Instant
    sent_at: Instant | null
    attempts: number
    next_attempt_at: Instant
    last_error: string | null
    html: string | null
    /** The address that ends mails of this kind, where there is one. */
    unsubscribe: string | null
  }
  /** Rows are added, and never changed: the database does not let anybody. */
  audit: {
    id: Generated<number>
    at: Instant
    user_id: number | null
    call: string
    record: string | null
    before: string | null
    after: string | null
    action: 'created' | 'edited' | 'deleted' | 'undone' | 'passwordSet' | 'linkRequested' | 'signedIn' | 'signedOut'
    /** The user that the record is; null for records of another kind. */
    subject_id: number | null
  }
  visits: {
    id: Generated<number>
    at: Instant
    user_id: number
    page_id: number | null
    page_name: string
    customer_id: number | null
    is_mobile: Flag
    browser: string
    time_zone: string
    language: string
    navigation: string
    /** The business day. */
    day: Day
    /** Role and plant are those that the user had at that time. */
    role_id: number
    plant: 'forge' | 'aerospace'
  }
  tracked: { id: Generated<number>; at: Instant; user_id: number; customer_id: number | null; details: string }
  /** Requests for a link to a new password that have not been seen to. */
  recoveries: { id: Generated<number>; email_key: string; asked_at: Instant }
  /** People of the provider whom customers turn to. */
  contacts: { id: number; guid: string; name: string; email: string; phone: string }
  incoterms: { id: number; name: string }
  /** What has been agreed with a customer. */
  customer_terms: {
    customer_id: number
    seller_id: number
    backup_id: number | null
    /** Null is a direct customer, without a representative. */
    representative_id: number | null
    receivable_id: number
    incoterm_id: number
    delivery_point: string
    delivery_address: string
    /** The terms of payment in words, `Net 30 days`. */
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
    /** Who helps with the portal itself. */
    it_id: number | null
    /** Who leads the sales. */
    commercial_manager_id: number | null
    delivery_street: Generated<string>
    delivery_postal_code: Generated<string>
    delivery_city: Generated<string>
    delivery_country: Generated<string>
    /** Whom to turn to about quality, as the next two. */
    quality_id: number | null
    quality_backup_id: number | null
    project_manager_id: number | null
  }
  /** One row: where payments go. */
  bank_details: {
    id: number
    beneficiary: string
    bank: string
    city: string
    account_number: string
    routing_number: string
    swift: string
  }
  parts: {
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
  part_processes: { part_id: number; position: number; process: string }
  purchase_orders: {
    id: number
    customer_id: number
    number: string
    ordered_on: Day
    /** Stands for the order in links of documents. */
    hash: string
  }
  /** Lines of purchase orders, each made as one job order. Ordered pieces are shipped, held by a step, or not begun. */
  job_orders: {
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
    /** Cents a piece. */
    price: Cents
    status: 'late' | 'delayed' | 'onTime' | 'inTransit' | 'delivered' | 'deviationRequest'
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
    /** This and the next twelve: the pieces that each step of production holds. */
    cutting: Generated<number>
    forging: Generated<number>
    heat_treatment: Generated<number>
    pre_machining: Generated<number>
    splitting: Generated<number>
    machining: Generated<number>
    pdp: Generated<number>
    final_inspection: Generated<number>
    ndt: Generated<number>
    laboratory: Generated<number>
    approval: Generated<number>
    finished_goods: Generated<number>
    other: Generated<number>
    /** What the steps hold together. */
    in_process: GeneratedAlways<number>
    /** Made ahead, and invoiced as it is taken. */
    is_consignment: Generated<0 | 1>
    /** Since when the pieces at the step Approval wait for the customer. */
    approval_since: string | null
  }
  invoices: {
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
  invoice_lines: { invoice_id: number; position: number; job_order_id: number; quantity: number; price: Cents }
  credit_notes: {
    id: number
    customer_id: number
    invoice_id: number | null
    number: string
    amount: Cents
    balance: Cents
    created_on: Day
  }
  /** Loads of one job order: finished, then shipped, then delivered. */
  deliveries: {
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
    /** Where the carrier saw it last. */
    last_location: string | null
  }
  quality_months: {
    customer_id: number
    year: number
    month: number
    /** Null is a month without shipments. */
    percentage: number | null
    complaints: number
    /** Non-conformance reports. */
    ncr: number
  }
  news: {
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
  order_documents: {
    hash: string
    customer_id: number
    purchase_order_id: number
    position: number
    kind: 'confirmation' | 'schedule' | 'certificate'
  }
  /** How many visits each page had on a day, by the plant of the users: kept by the database itself. */
  visit_days: { day: Day; plant: 'forge' | 'aerospace'; page_name: string; visits: number }
  /** What a user of a customer asked the price of, on one day. */
  quotes: {
    id: Generated<number>
    customer_id: number
    user_id: number
    number: string
    quoted_on: Day
    /** Lines with a price, as the next one kept from the lines. */
    items: GeneratedAlways<number>
    /** Lines with a price that were ordered. */
    ordered_items: GeneratedAlways<number>
    amount: GeneratedAlways<Cents>
    revision: Generated<number>
    /** What the customer measures in; rows hold inches. */
    unit: Generated<'in' | 'mm'>
    requested_on: Day | null
    /** The last day on which its prices hold; null where none was set. */
    expires_on: Day | null
    /** What the customer thinks of it, once. */
    feedback: string | null
    feedback_at: Instant | null
  }
  /** How contacts look; whoever has no photo is drawn. */
  contact_photos: {
    contact_id: number
    media_type: 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp'
    photo: Uint8Array
  }
  /** Users made from one spreadsheet. */
  batches: {
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
  batch_users: {
    user_id: number
    batch_id: number
    /** The invitation in the outbox. */
    mail_id: number
  }
  /** Fields of the market; the one of the yearly goal is planned with one figure a year (DECISIONS Q13). */
  segments: { id: number; name: string; is_yearly_goal: Flag }
  /** Long-term agreements with customers. */
  contracts: {
    id: number
    customer_id: number
    name: string
    starts_on: Day | null
    ends_on: Day | null
    signed_documents: string | null
    extension: string | null
    extension_ends_on: Day | null
    payment_terms: string | null
    accelerated_payment: string | null
    incoterm: string | null
    /** This, how prices are adjusted and who chooses the material are in the company’s words. */
    delivery_point: string | null
    price_adjustment: string | null
    price_reconciliation: string | null
    years: number | null
    /** For so many weeks ahead nothing may be changed. */
    frozen_weeks: number | null
    /** In which month prices are adjusted, 1 to 12. */
    adjustment_month: number | null
    status: Generated<'inProcess' | 'active' | 'closeToExpire' | 'expired'>
    /** Came with the demo, as in the other tables: screens that show such rows say so. */
    is_sample: Generated<Flag>
  }
  /** Which of the contacts sell. */
  sellers: { contact_id: number }
  /** What a seller plans for a year; its rows change only together with its version. */
  budgets: { id: Generated<number>; seller_id: number; year: number; version: number }
  /** With a customer twelve months, or without one a goal for the whole year. */
  budget_rows: {
    id: Generated<number>
    budget_id: number
    segment_id: number
    customer_id: number | null
    contract_id: number | null
    month_1: Cents | null
    month_2: Cents | null
    month_3: Cents | null
    month_4: Cents | null
    month_5: Cents | null
    month_6: Cents | null
    month_7: Cents | null
    month_8: Cents | null
    month_9: Cents | null
    month_10: Cents | null
    month_11: Cents | null
    month_12: Cents | null
    yearly_goal: Cents | null
    /** The months, or the goal. */
    total: GeneratedAlways<Cents>
  }
  /** Files in the data folder, each under its id. */
  files: {
    id: string
    /** As whoever sent it called it. */
    name: string
    /** Told by its content, never by its name. */
    media_type: string
    size: number
    sha256: string
    created_at: Instant
    created_by: number
  }
  /** Parts that deviate, which the customer is asked to accept. */
  concessions: {
    id: Generated<number>
    customer_id: number
    part_id: number
    job_order_id: number | null
    /** The non-conformance report. */
    ncr: string
    type: string
    quantity: number
    notified_on: Day | null
    /** The customer’s approval; null as long as it is to come. */
    approval_file_id: string | null
    provider_comment: string | null
    customer_comment: string | null
  }
  /** The provider’s documents of a concession in their order. */
  concession_documents: { concession_id: number; position: number; file_id: string }
  /** Certificates of conformance of loads, drawn from their rows. */
  certificates: { number: string; delivery_id: number }
  /** What customers mean to pay, each with one transfer. */
  bank_references: {
    id: Generated<number>
    customer_id: number
    number: string
    /** 1 not applied, 2 partially applied, 3 applied. */
    status: 1 | 2 | 3
    created_on: Day
    total: Cents
  }
  /** The invoices and credit notes of a reference; an open reference holds what is not applied of them. */
  bank_reference_lines: {
    reference_id: number
    position: number
    invoice_id: number | null
    credit_note_id: number | null
    amount: Cents
    applied: Cents
  }
  /** Tests of heats: what the mill test reports of loads say. Megapascals, percent, and hardness after Brinell. */
  mill_tests: {
    id: Generated<number>
    heat: string
    alloy: string
    /** Null as long as the results are to come: there is no report yet. */
    tested_on: Day | null
    tensile_strength: number
    yield_strength: number
    elongation: number
    hardness: number
  }
  mill_test_elements: {
    mill_test_id: number
    symbol: string
    /** Percent of the weight. */
    share: number
  }
  /** Papers that left with loads, drawn from the rows; one may be of several loads. */
  load_documents: {
    hash: string
    customer_id: number
    kind: 'millTest' | 'packingList' | 'billOfLading'
    number: string
    mill_test_id: number | null
  }
  /** The papers of a load in their order. */
  delivery_documents: { delivery_id: number; position: number; hash: string }
  /** Documents that were asked for in bulk: who has the link may fetch them for an hour. */
  document_bundles: {
    /** SHA-256 of what stands in the link. */
    token_hash: string
    user_id: number
    customer_id: number
    kind: 'millTest' | 'invoice' | 'packingList' | 'billOfLading'
    /** Numbers, comma-separated. */
    job_orders: string
    expires_at: Instant
  }
  /** What customer and seller say of a line in its status report; each comment is made once. */
  line_notes: {
    job_order_id: number
    /** How its last load travels. */
    mode: string | null
    confirmed_on: Day | null
    customer_comment: string | null
    seller_comment: string | null
    /** The date that the seller last gave. */
    seller_date: string | null
  }
  tracking_etas: { customer_id: number; tracking: string; eta_on: Day }
  /** Melts of metal that customers own, and send as bars. */
  heats: {
    id: number
    customer_id: number
    number: string
    alloy: string
    /** Inches. */
    billet_size: number
  }
  bars: {
    id: number
    heat_id: number
    /** As the supplier calls it. */
    name: string
    serial_number: string
    purchase_order: string
    received_on: Day
    /** Grams, as all weights of material; the final weight and all that was cut of it make it up. */
    initial_weight: number
    /** What is left today; what is planned is still in it. */
    final_weight: number
    /** The customer’s decision; null as long as there is none. A refused bar can be approved later. */
    is_approved: Flag | null
    decided_on: Day | null
    refusal: string | null
    approval_file_id: string | null
  }
  /** Production lots: so many pieces of one part, cut of one or more bars. */
  lots: { id: number; number: string; part_id: number; job_order_id: number | null; quantity: number }
  /** What one bar gives to one lot. */
  cuttings: {
    id: number
    bar_id: number
    lot_id: number
    /** Null is planned. */
    cut_on: Day | null
    /** What the saw took. */
    scrap_weight: number
    /** The end that was cut off and is no part of the bar any more. */
    end_weight: number
    /** What was left of the bar behind it. */
    rest_weight: number | null
  }
  bar_pieces: {
    id: number
    cutting_id: number
    position: number
    serial_number: string
    /** As it went into production. */
    weight: number
  }
  /** What is left over of a customer’s metal, by what it is. */
  scrap_items: {
    id: number
    customer_id: number
    kind: 'punchOut' | 'cuttingEnd' | 'scrap'
    weight: number
    updated_on: Day
    cutting_id: number | null
    part_number: string | null
    provider_part_number: string | null
    standard: string | null
    /** Of scrap: why it is none of the goods; a non-conformance report says it better. */
    status: string | null
    ncr: string | null
  }
  /** What the provider offers for a customer’s scrap. */
  offers: {
    id: number
    customer_id: number
    proposed_on: Day
    /** Cents a kilogram. */
    price: Cents
    /** 1 pending, 2 agreed, 3 accepted, 4 declined, 5 cancelled; anything else is history. */
    status: number
    decided_on: Day | null
    /** The customer’s invoice for the agreement, by which it is accepted. */
    invoice_file_id: string | null
  }
  /** What an offer is for, as it was when it was made; grams. */
  offer_items: {
    id: number
    offer_id: number
    kind: 'punchOut' | 'cuttingEnd' | 'scrap'
    weight: number
    heat: string | null
    bar: string | null
    initial_weight: number | null
    part_number: string | null
    provider_part_number: string | null
    standard: string | null
    status: string | null
    ncr: string | null
    updated_on: Day | null
  }
  /** Parts under a contract; a part is of its customer, or of one of the direct customers. */
  contract_lines: {
    id: number
    contract_id: number
    part_id: number
    reference: string
    /** Cents a piece. */
    price: Cents
    /** Percent of what the end user needs of the part that is to be bought here. */
    market_share_min: number | null
    market_share_max: number | null
    value_added: string | null
    /** Who chooses the raw material. */
    material_direction: string | null
    program: string | null
    end_user: string | null
    is_sample: Generated<Flag>
  }
  /** How many pieces of a line are taken in a year. */
  contract_line_years: { contract_line_id: number; year: number; pieces: number }
  /** What the parts of contract lines are made of. */
  contract_materials: {
    contract_line_id: number
    previous_number: string | null
    lead_time_weeks: number | null
    /** Inches. */
    diameter: number | null
    raw_material: string
    supplier: string | null
    is_sample: Generated<Flag>
  }
  /** The materials that a customer buys under a long-term agreement. */
  ltas: {
    id: Generated<number>
    contract_id: number
    customer_id: number
    material: string
    market_share_min: number | null
    market_share_max: number | null
    is_sample: Generated<Flag>
  }
  /** What the end user of a contract line needed in a year, in pieces, and what of it came from here. */
  market_shares: {
    contract_line_id: number
    year: number
    /** Of a usual year, beside the least and the most. */
    demand: number
    demand_min: number
    demand_max: number
    /** Pieces ordered here. */
    load: number
    shipped: number
    is_sample: Generated<Flag>
  }
  /** Prices of billets under a contract. */
  price_revisions: {
    id: Generated<number>
    contract_id: number
    name: string
    material: string
    /** Inches. */
    billet_size: number | null
    supplier: string | null
    /** Cents a pound, as the next one. */
    contract_price: Cents
    /** Null as long as the price is under revision. */
    agreed_price: Cents | null
    pricing: 'variable' | 'fixed'
    lead_time_weeks: number | null
    is_sample: Generated<Flag>
  }
  /** How long a part takes: its raw material, then its production. */
  lead_times: {
    part_id: number
    material: string
    production_weeks: number
    material_weeks: number
    /** When the order for the raw material was placed; null where it was not. */
    ordered_on: Day | null
    is_sample: Generated<Flag>
  }
  /** Visits of the provider’s people. */
  travel_visits: {
    id: Generated<number>
    city: string
    country: string
    latitude: number
    longitude: number
    visited_on: Day
    visitor: string
    note: string
    is_sample: Generated<Flag>
  }
  /** Approvals that did not stand, with the reason; the files are kept. */
  concession_reopenings: {
    id: Generated<number>
    concession_id: number
    file_id: string
    reason: string
    reopened_at: Instant
    reopened_by: number
  }
  /** What of a part’s price is earned, as cost accounting tells it. */
  part_margins: { part_id: number; percent: number; is_sample: Generated<Flag> }
  /** What pieces are quoted of; this and the next tables are the plant’s rates and limits, which it maintains. */
  quote_specs: {
    id: number
    guid: string
    name: string
    /** Ten-thousandths of a pound a cubic inch. */
    density: number
    /** Cents a pound; null is quoted by people only. */
    price: Cents | null
    weeks: number
  }
  quote_treatments: {
    id: number
    guid: string
    spec_id: number
    name: string
    /** Cents a pound, on top of the spec’s. */
    price: Cents
    weeks: number
  }
  quote_works: {
    id: number
    guid: string
    kind: 'machining' | 'ultrasonic'
    name: string
    /** Cents a piece. */
    price: Cents
    weeks: number
  }
  /** What a shape costs to set up, and between which limits it is forged. */
  quote_shapes: {
    shape: 'ring' | 'disc' | 'bar' | 'block'
    /** Cents a line. */
    setup: Cents
    hole_price: Cents
    most_quantity: number
    /** Inches, as the other sizes; the limits themselves are possible. */
    least_outer: number
    most_outer: number
    most_length: number
    least_wall: number
    /** Pounds a piece. */
    most_weight: number
    most_hole: number
  }
  /** From so many pieces on the metal costs so many percent, and takes so many weeks more. */
  quote_steps: { least_quantity: number; percent: number; weeks: number }
  /** What a customer is offered beyond the usual. */
  quote_customers: {
    customer_id: number
    is_ring_only: Generated<Flag>
    /** Machining, ultrasonic tests and drilled holes. */
    has_works: Generated<Flag>
    has_addresses: Generated<Flag>
  }
  quote_addresses: { id: number; customer_id: number; address: string }
  /** A part, or a piece that is none yet: then with its shape and sizes. */
  quote_lines: {
    quote_id: number
    position: number
    part_id: number | null
    quantity: number
    /** Cents a piece; null where no price was given: `No Quote`. */
    price: Cents | null
    /** What was ordered upon it. */
    job_order_id: number | null
    shape: 'ring' | 'disc' | 'bar' | 'block' | null
    /** This and the next two in inches, of a block thickness, width and length; null: the part’s. */
    outer_diameter: number | null
    inner_diameter: number | null
    length: number | null
    spec: string | null
    treatment: string | null
    machining: string | null
    ultrasonic: string | null
    /** How many of which diameter, in words. */
    holes: string | null
    address: string | null
    /** Weeks until it can be shipped. */
    weeks: number | null
    committed_on: Day | null
    drawing_revision: string | null
    comments: string | null
    drawing_id: string | null
  }
  /** What the customer sent along beside the drawing. */
  quote_line_files: { quote_id: number; line: number; position: number; file_id: string }
  /** What customers asked to be quoted anew, and why. */
  requotes: { id: Generated<number>; quote_id: number; reason: string; asked_at: Instant; asked_by: number }
  /** What customers ordered upon their quotes, with the purchase order as a file. */
  order_requests: {
    id: Generated<number>
    /** Null only until the row has its id. */
    number: string | null
    customer_id: number
    user_id: number
    /** What the customer calls its purchase order; `name_key` as it is compared, without case and accents. */
    name: string
    name_key: string
    file_id: string
    placed_at: Instant
    total: Cents
  }
  /** Lines of quotes as they were ordered: a line may be split into releases. */
  order_request_lines: {
    request_id: number
    position: number
    quote_id: number
    line: number
    release: number
    quantity: number
    /** Cents a piece, for the total quantity of the line's releases. */
    price: Cents
  }
  /** What kinds of documents customers approve. */
  approval_types: { id: number; name: string }
  /** The documents of one kind of one part of a customer, and what both sides say to them. */
  approval_folders: {
    id: Generated<number>
    customer_id: number
    part_number: string
    type_id: number
    /** When the provider was last told by mail of what the customer wrote, as the next. */
    provider_told_at: Instant | null
    customer_told_at: Instant | null
    /** Raised by whoever writes in the folder: so they follow one another. */
    changes: Generated<number>
  }
  /** Folders within a folder; files lie in one of them, or in the folder itself. */
  approval_child_folders: {
    id: Generated<number>
    folder_id: number
    name: string
    /** The folded name, unique in its folder. */
    name_key: string
  }
  /** A document of the provider, or a customer’s approval. */
  approval_files: {
    id: Generated<number>
    folder_id: number
    child_id: number | null
    file_id: string
    is_approval: 0 | 1
    /** The approval in whose history the document stands; null as long as it is current. */
    father_id: number | null
  }
  /** What both sides say of a folder. */
  approval_comments: {
    id: Generated<number>
    folder_id: number
    comment: string
    created_at: Instant
    created_by: number
    /** Of who has said it, as it was then. */
    name: string
    is_by_provider: 0 | 1
  }
  /** What was invoiced in each month of a year, of parts with a segment: kept by the database itself. */
  invoiced_years: {
    year: number
    segment_id: number
    customer_id: number
    month_1: Cents
    month_2: Cents
    month_3: Cents
    month_4: Cents
    month_5: Cents
    month_6: Cents
    month_7: Cents
    month_8: Cents
    month_9: Cents
    month_10: Cents
    month_11: Cents
    month_12: Cents
    total: GeneratedAlways<Cents>
  }
  /** The same by part, of a year: kept by the database itself. */
  invoiced_parts: { year: number; customer_id: number; part_id: number; quantity: number; amount: Cents }
  /** Files of a plant’s data that have come, as they were taken or refused. */
  imports: {
    id: Generated<number>
    /** The name of the file, as in `schema/imports`. */
    entity: string
    at: Instant
    /** The command, a key, or a user. */
    made_by: string
    result: 'done' | 'refused'
    /** Rows of the file; those that changed nothing are none of the next three. */
    row_count: number
    added: number
    changed: number
    removed: number
    issue_count: number
  }
  /** By which programs of the plant import; the keys themselves are nowhere. */
  api_keys: {
    id: Generated<number>
    name: string
    /** SHA-256 of the key. */
    hash: string
    created_at: Instant
    revoked_at: Instant | null
  }
  /** The numbers by which people look for things; kept by triggers. */
  numbers: {
    id: Generated<number>
    kind:
      | 'purchaseOrder'
      | 'jobOrder'
      | 'part'
      | 'heat'
      | 'invoice'
      | 'tracking'
      | 'quote'
      | 'bankReference'
      | 'concession'
      | 'billOfLading'
      | 'testedHeat'
      | 'approvalFile'
    /** The key of the row whose number it is. */
    record: string
    customer_id: number
    number: string
    /** As it is compared: without leading zeros, dashes, spaces, case and accents. */
    normal: GeneratedAlways<string>
    /** The same from its end, at least its last 24 letters. */
    reversed: GeneratedAlways<string>
  }
  /** Every date that a line was promised for, entered by triggers; the database lets nobody change an entry. */
  promises: {
    id: Generated<number>
    customer_id: number
    /** The number of the line, by which a plant knows it; a line that is gone keeps its entries. */
    job_order: string
    /** Opened: what the line came with. Given: it had none. Confirmed: the same once more. Withdrawn: it has none now. */
    kind: 'opened' | 'given' | 'confirmed' | 'moved' | 'withdrawn'
    promised_on: Day | null
    before_on: Day | null
    /** Null where it is not known. */
    given_on: Day | null
    given_at: Instant
    source: 'person' | 'import' | 'service'
    user_id: number | null
    /** Of who gave it, as it was then: a user, a key or the command of an import. */
    name: string
    reason: string | null
  }
  /** Who moves dates within the transaction that is under way, for the triggers; never there after it. */
  promise_givers: {
    writer: Generated<number>
    source: 'person' | 'import' | 'service'
    user_id: number | null
    name: string
    reason: string | null
    at: Instant
    day: Day | null
  }
  /** When a user last opened what tells promised dates of a customer. */
  last_visits: {
    user_id: number
    customer_id: number
    at: Instant
    /** The newest entry of `promises` at the end of the visit before. */
    seen_before: number
    /** The newest entry when a page was last opened. */
    seen_to: number
  }
  /** What waited and has no end of its own, as somebody has marked it as done. */
  waiting_done: {
    /** As in `schema/home/taskKinds.ts`; the record is what that kind calls its rows by. */
    kind: string
    record: string
    done_at: Instant
    done_by: number
  }
  /** Who chose how often to be sent what waits. */
  digests: {
    user_id: number
    frequency: 'off' | 'daily' | 'weekly'
    language: 'en' | 'es'
    /** The first day of the last period that was seen to. */
    sent_for: string
  }
  /** Who stands on the page of the team, in the order of their places. */
  team_members: {
    id: number
    place: number
    name: string
    role: string
    /** In Spanish; null is as in the other language. */
    role_es: string | null
    is_sample: Generated<Flag>
  }
  /** How they look; whoever has no photo is drawn. */
  team_photos: {
    team_member_id: number
    media_type: 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp'
    photo: Uint8Array
  }
  /** What was wrong in answers of the company's services. */
  answer_faults: {
    id: Generated<number>
    call: string
    field: string
    kind: 'required' | 'type' | 'day' | 'instant' | 'choice'
    harm: 'page' | 'row' | 'cell' | 'shown'
    first_at: Instant
    last_at: Instant
    count: number
    muted_at: Instant | null
    note: Generated<string>
  }
  /** Who has met it; a connected auth service's users are no rows here. */
  answer_fault_users: { answer_fault_id: number; user_id: number }
}
