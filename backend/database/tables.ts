import type { Generated, GeneratedAlways } from 'kysely'
import type { Cents, Day, Instant } from '#values/types.ts'

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
    type: 1 | 2
    unit: string
    segment: string
    subsegment: string
    has_equote: Flag
    /** Listed in the Relation field. */
    is_shown: Flag
    /** Never stored as the current customer. */
    exclude_from_context: Flag
    /** Parent customer of a direct customer. */
    parent_id: number | null
    search: string
  }
  users: {
    id: Generated<number>
    name: string
    email: string
    /** Normalized address in lower case, unique among users that are not deleted. */
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
    /** This and the next four columns copy the linked customers, so that lists sort by an index. */
    relation: string
    unit: string
    segment: string
    subsegment: string
    has_equote: Flag
    /** Keys and `search` are folded copies: sorting and searching ignore case and accents in both databases. */
    name_key: string
    relation_key: string
    sales_contact_key: string
    search: string
    created_at: Instant
    updated_at: Instant
    last_login: Instant | null
    deleted_at: Instant | null
    version: number
    /** Ids of the linked customers in order, comma-separated; a copy of `user_customers`. */
    customer_ids: string
    asleep_at: Instant | null
  }
  user_customers: { user_id: number; customer_id: number; position: number }
  pages: { id: number; name: string; can_be_overwritten: Flag }
  role_pages: { role_id: number; page_id: number }
  /** Differences from the role’s default, and pages withdrawn by an administrator. */
  user_pages: { user_id: number; page_id: number; has_access: Flag; by_admin: Generated<number> }
  content_access: { key: string; role_id: number }
  tokens: {
    /** SHA-256 of the token; the token itself is not stored. */
    hash: string
    user_id: number
    created_at: Instant
    expires_at: Instant
    /** Hash of the sign-in session from which one-time codes derived this one; null for a sign-in. */
    family: string | null
    /** OAuth client that the token was issued to; null for a session that began with a one-time code. */
    client_id: string | null
  }
  one_time_codes: {
    hash: string
    user_id: number
    purpose: 'invitation' | 'recovery' | 'session'
    created_at: Instant
    expires_at: Instant
    used_at: Instant | null
    /** For a session code: family of the session that requested it. */
    family: string | null
    /** For a recovery: random input from which its link is derived with the portal’s secret. */
    nonce: string | null
    mailed_at: Instant | null
    mails: Generated<number>
  }
  /** Password attempts and call rates, by key. */
  attempts: { key: string; tries: number; ends_at: Instant }
  /** Answers to calls with an `Idempotency-Key`: a repeat gets the same answer and has no effect. */
  repeats: {
    key: string
    /** SHA-256 of the input: one key cannot serve two different requests. */
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
    /** Unsubscribe address, if this kind of mail has one. */
    unsubscribe: string | null
    attachment: string | null
  }
  /** Append-only: triggers refuse updates and deletes. */
  audit: {
    id: Generated<number>
    at: Instant
    user_id: number | null
    call: string
    record: string | null
    before: string | null
    after: string | null
    action:
      | 'created'
      | 'edited'
      | 'deleted'
      | 'undone'
      | 'erased'
      | 'passwordSet'
      | 'linkRequested'
      | 'signedIn'
      | 'signedOut'
    /** The user that the record describes; null for other records. */
    subject_id: number | null
    bulk_id: number | null
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
    /** Role and plant of the user at that time. */
    role_id: number
    plant: 'forge' | 'aerospace'
  }
  tracked: { id: Generated<number>; at: Instant; user_id: number; customer_id: number | null; details: string }
  /** Pending requests for a password link. */
  recoveries: { id: Generated<number>; email_key: string; asked_at: Instant }
  /** Employees of the provider who are contacts of customers. */
  contacts: { id: number; guid: string; name: string; email: string; phone: string }
  incoterms: { id: number; name: string }
  /** Terms agreed with a customer. */
  customer_terms: {
    customer_id: number
    seller_id: number
    backup_id: number | null
    /** Null for a direct customer without a representative. */
    representative_id: number | null
    receivable_id: number
    incoterm_id: number
    delivery_point: string
    delivery_address: string
    /** Payment terms in words, such as `Net 30 days`. */
    credit_terms: string
    credit_days: number
    phone: string | null
    fax: string | null
    /** Source of the customer’s work in progress: 1 steps, 2 counts. */
    wip_source: 1 | 2
    /** Shipment documents: 1 also has bills of lading. */
    unit_type: 1 | 2
    is_lot_type: Flag
    /** The raw-material banner of the home page; null hides it. */
    material_notice: string | null
    /** Identifies the customer in links to documents. */
    hash: string
    /** Contact for help with the portal. */
    it_id: number | null
    /** Head of sales. */
    commercial_manager_id: number | null
    delivery_street: Generated<string>
    delivery_postal_code: Generated<string>
    delivery_city: Generated<string>
    delivery_country: Generated<string>
    /** Quality contact; the next two columns are contacts as well. */
    quality_id: number | null
    quality_backup_id: number | null
    project_manager_id: number | null
  }
  /** One row: account for payments. */
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
    /** Inches. A disc and a bar have no inner diameter; a block stores thickness and width in place of both. */
    outer_diameter: number
    inner_diameter: number
    length: number
    /** Pounds per piece. */
    weight: number
    is_new_introduction: Flag
    is_aerofab: Flag
    segment_id: number | null
  }
  /** Processes of a part, in order. */
  part_processes: { part_id: number; position: number; process: string }
  purchase_orders: {
    id: number
    customer_id: number
    number: string
    ordered_on: Day
    /** Identifies the order in links to documents. */
    hash: string
  }
  /** Lines of purchase orders, each made as one job order. Ordered pieces are shipped, at a step, or not started. */
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
    /** Cents per piece. */
    price: Cents
    status: 'late' | 'delayed' | 'onTime' | 'inTransit' | 'delivered' | 'deviationRequest'
    /** Date requested by the customer. */
    requested_on: Day
    committed_on: Day | null
    new_committed_on: Day | null
    modified_on: Day | null
    modified_comment: string | null
    released_on: Day | null
    acknowledged_on: Day | null
    /** Date of a partial delivery before the rest. */
    partial_on: Day | null
    partial_quantity: number | null
    balance_on: Day | null
    /** This and the next twelve columns: pieces at each production step. */
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
    /** Sum of the pieces at all steps. */
    in_process: GeneratedAlways<number>
    /** Made in advance and invoiced when taken. */
    is_consignment: Generated<0 | 1>
    /** Day since which the pieces at the step Approval wait for the customer. */
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
    /** Amount still open. */
    balance: Cents
    paid_on: Day | null
    /** True if a document can be linked. */
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
    /** Last location reported by the carrier. */
    last_location: string | null
  }
  quality_months: {
    customer_id: number
    year: number
    month: number
    /** Null for a month without shipments. */
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
    /** Business unit of the news; null for all. */
    unit: string | null
  }
  /** Documents of a purchase order for download, drawn from its rows. */
  order_documents: {
    hash: string
    customer_id: number
    purchase_order_id: number
    position: number
    kind: 'confirmation' | 'schedule' | 'certificate'
  }
  /** Visits per page and day, by the users’ plant; kept by triggers. */
  visit_days: { day: Day; plant: 'forge' | 'aerospace'; page_name: string; visits: number }
  /** Quotes that a user of a customer requested on one day. */
  quotes: {
    id: Generated<number>
    customer_id: number
    number: string
    quoted_on: Day
    /** Lines with a price; this and the next column are computed from the lines. */
    items: GeneratedAlways<number>
    /** Lines with a price that were ordered. */
    ordered_items: GeneratedAlways<number>
    amount: GeneratedAlways<Cents>
    revision: Generated<number>
    /** Unit shown to the customer; rows are in inches. */
    unit: Generated<'in' | 'mm'>
    requested_on: Day | null
    /** Last day on which the prices hold; null if none was set. */
    expires_on: Day | null
    /** Feedback of the customer, given once. */
    feedback: string | null
    feedback_at: Instant | null
    user_id: number | null
    requested_by: string | null
  }
  /** Photos of contacts; contacts without one get initials. */
  contact_photos: {
    contact_id: number
    media_type: 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp'
    photo: Uint8Array
  }
  /** Users created from one spreadsheet. */
  batches: {
    id: Generated<number>
    at: Instant
    user_id: number
    file_name: string
    /** Rows in the whole sheet. */
    row_count: number
    created: number
    undone_at: Instant | null
    /** Number of its users that the undo has deleted. */
    deleted: number | null
  }
  batch_users: {
    user_id: number
    batch_id: number
    /** The invitation in the outbox. */
    mail_id: number
  }
  /** Market segments; the yearly goal is planned with one amount per year. */
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
    /** This column, the price adjustment and the choice of material are free text. */
    delivery_point: string | null
    price_adjustment: string | null
    price_reconciliation: string | null
    years: number | null
    /** Number of weeks ahead in which nothing may change. */
    frozen_weeks: number | null
    /** Month of the price adjustment, 1 to 12. */
    adjustment_month: number | null
    status: Generated<'inProcess' | 'active' | 'closeToExpire' | 'expired'>
    /** Demo data, here and in other tables; screens label such rows. */
    is_sample: Generated<Flag>
  }
  /** Contacts who sell. */
  sellers: { contact_id: number }
  /** Budget of a seller for a year; its rows change only together with its version. */
  budgets: { id: Generated<number>; seller_id: number; year: number; version: number }
  /** With a customer: twelve months. Without: a goal for the whole year. */
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
    /** Sum of the months, or the goal. */
    total: GeneratedAlways<Cents>
  }
  /** Files in the data folder, stored under their ids. */
  files: {
    id: string
    /** Name given by the sender. */
    name: string
    /** Detected from the content, never from the name. */
    media_type: string
    size: number
    sha256: string
    created_at: Instant
    created_by: number
  }
  /** Deviating parts that the customer is asked to accept. */
  concessions: {
    id: Generated<number>
    customer_id: number
    part_id: number
    job_order_id: number | null
    /** Number of the non-conformance report. */
    ncr: string
    type: string
    quantity: number
    notified_on: Day | null
    /** The customer’s approval; null until it is uploaded. */
    approval_file_id: string | null
    provider_comment: string | null
    customer_comment: string | null
  }
  /** Certificates of conformance of loads, drawn from the rows. */
  certificates: {
    number: string
    delivery_id: number
    quantity: number | null
    revision: string | null
    serials: string | null
    specification: string | null
    deviations: string | null
    signer: string | null
    signer_function: string | null
  }
  /** Planned payments of customers, each with one transfer. */
  bank_references: {
    id: Generated<number>
    customer_id: number
    number: string
    /** 1 not applied, 2 partially applied, 3 applied. */
    status: 1 | 2 | 3
    created_on: Day
    total: Cents
    cancelled_on: Day | null
    cancelled_by: string | null
    cancel_reason: string | null
  }
  /** Invoices and credit notes of a reference; an open reference reserves what is not applied of them. */
  bank_reference_lines: {
    reference_id: number
    position: number
    invoice_id: number | null
    credit_note_id: number | null
    amount: Cents
    applied: Cents
  }
  /** Heat tests for mill test reports: megapascals, percent, Brinell hardness. */
  mill_tests: {
    id: Generated<number>
    heat: string
    alloy: string
    /** Null until the results arrive; there is no report yet. */
    tested_on: Day | null
    tensile_strength: number
    yield_strength: number
    elongation: number
    hardness: number
    expected_on: Day | null
    inspector: string | null
    inspector_function: string | null
  }
  mill_test_elements: {
    mill_test_id: number
    symbol: string
    /** Percent by weight. */
    share: number
  }
  /** Shipping papers of loads, drawn from the rows; one may cover several loads. */
  load_documents: {
    hash: string
    customer_id: number
    kind: 'millTest' | 'packingList' | 'billOfLading'
    number: string
    mill_test_id: number | null
  }
  /** Papers of a load, in order. */
  delivery_documents: { delivery_id: number; position: number; hash: string }
  /** Requested bulk downloads; the link works for an hour. */
  document_bundles: {
    /** SHA-256 of the token in the link. */
    token_hash: string
    user_id: number
    customer_id: number
    kind: 'millTest' | 'invoice' | 'packingList' | 'billOfLading'
    /** Comma-separated numbers. */
    job_orders: string
    expires_at: Instant
  }
  /** Notes of customer and seller on a line in its status report; each is made once. */
  line_notes: {
    job_order_id: number
    /** Transport mode of the last load. */
    mode: string | null
    confirmed_on: Day | null
    customer_comment: string | null
    seller_comment: string | null
    /** Latest date given by the seller. */
    seller_date: string | null
  }
  tracking_etas: { customer_id: number; tracking: string; eta_on: Day }
  /** Heats of metal that customers own and send as bars. */
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
    /** Name used by the supplier. */
    name: string
    serial_number: string
    purchase_order: string
    received_on: Day
    /** Grams in steps of 10, as all weights of material; about the final weight plus all cuttings. */
    initial_weight: number
    /** Weight left today, including planned cuttings. */
    final_weight: number
    /** The customer’s decision; null while pending. A refused bar can be approved later. */
    is_approved: Flag | null
    decided_on: Day | null
    refusal: string | null
    approval_file_id: string | null
  }
  /** Production lots: pieces of one part, cut from one or more bars. */
  lots: { id: number; number: string; part_id: number; job_order_id: number | null; quantity: number }
  /** Material that one bar contributes to one lot. */
  cuttings: {
    id: number
    bar_id: number
    lot_id: number
    /** Null if planned. */
    cut_on: Day | null
    /** Loss by the saw. */
    scrap_weight: number
    /** End that was cut off and removed from the bar. */
    end_weight: number
    /** Weight of the bar left after the cut. */
    rest_weight: number | null
  }
  bar_pieces: {
    id: number
    cutting_id: number
    position: number
    serial_number: string
    /** Weight at the start of production. */
    weight: number
  }
  /** A customer’s leftover metal, by category. */
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
    /** Reason why scrap is not usable; a non-conformance report is more specific. */
    status: string | null
    ncr: string | null
  }
  /** The provider’s offers for a customer’s scrap. */
  offers: {
    id: number
    customer_id: number
    proposed_on: Day
    /** Cents per kilogram. */
    price: Cents
    /** 1 pending, 2 agreed, 3 accepted, 4 declined, 5 cancelled; anything else is history. */
    status: number
    decided_on: Day | null
    /** The customer’s invoice, which accepts the agreement. */
    invoice_file_id: string | null
  }
  /** Items of an offer as they were when it was made; grams. */
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
  /** Parts under a contract, owned by its customer or by one of the direct customers. */
  contract_lines: {
    id: number
    contract_id: number
    part_id: number
    reference: string
    /** Cents per piece. */
    price: Cents
    /** Percent of the end user’s demand for the part that must be bought here. */
    market_share_min: number | null
    market_share_max: number | null
    value_added: string | null
    /** Party that chooses the raw material. */
    material_direction: string | null
    program: string | null
    end_user: string | null
    is_sample: Generated<Flag>
  }
  /** Pieces of a line taken in a year. */
  contract_line_years: { contract_line_id: number; year: number; pieces: number }
  /** Materials of the parts of contract lines. */
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
  /** Materials that a customer buys under a long-term agreement. */
  ltas: {
    id: Generated<number>
    contract_id: number
    customer_id: number
    material: string
    market_share_min: number | null
    market_share_max: number | null
    is_sample: Generated<Flag>
  }
  /** Yearly demand of a contract line’s end user in pieces, and the share supplied by the provider. */
  market_shares: {
    contract_line_id: number
    year: number
    /** In a usual year, next to the minimum and the maximum. */
    demand: number
    demand_min: number
    demand_max: number
    /** Pieces ordered from the provider. */
    load: number
    shipped: number
    is_sample: Generated<Flag>
  }
  /** Billet prices under a contract. */
  price_revisions: {
    id: Generated<number>
    contract_id: number
    name: string
    material: string
    /** Inches. */
    billet_size: number | null
    supplier: string | null
    /** Cents per pound, as in the next column. */
    contract_price: Cents
    /** Null while the price is under revision. */
    agreed_price: Cents | null
    pricing: 'variable' | 'fixed'
    lead_time_weeks: number | null
    is_sample: Generated<Flag>
  }
  /** Lead time of a part: raw material, then production. */
  lead_times: {
    part_id: number
    material: string
    production_weeks: number
    material_weeks: number
    /** Day of the raw material order; null if none was placed. */
    ordered_on: Day | null
    is_sample: Generated<Flag>
  }
  /** Visits by employees of the provider. */
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
  /** Reopened approvals with the reason; the files are kept. */
  concession_reopenings: {
    id: Generated<number>
    concession_id: number
    file_id: string
    reason: string
    reopened_at: Instant
    reopened_by: number
  }
  /** Margin of a part’s price, from cost accounting. */
  part_margins: { part_id: number; percent: number; is_sample: Generated<Flag> }
  /** Materials for quotes. This and the next tables hold the plant’s rates and limits, which it maintains. */
  quote_specs: {
    id: number
    guid: string
    name: string
    /** Ten-thousandths of a pound per cubic inch. */
    density: number
    /** Cents per pound; null means quoted by people only. */
    price: Cents | null
    weeks: number
  }
  quote_treatments: {
    id: number
    guid: string
    spec_id: number
    name: string
    /** Cents per pound, added to the price of the specification. */
    price: Cents
    weeks: number
  }
  quote_works: {
    id: number
    guid: string
    kind: 'machining' | 'ultrasonic'
    name: string
    /** Cents per piece. */
    price: Cents
    weeks: number
  }
  /** Set-up cost of a shape and its forging limits. */
  quote_shapes: {
    shape: 'ring' | 'disc' | 'bar' | 'block'
    /** Cents per line. */
    setup: Cents
    hole_price: Cents
    most_quantity: number
    /** Inches, as the other sizes; the limits are inclusive. */
    least_outer: number
    most_outer: number
    most_length: number
    least_wall: number
    /** Pounds per piece. */
    most_weight: number
    most_hole: number
  }
  /** From this quantity on, surcharge on the metal in percent and additional weeks. */
  quote_steps: { least_quantity: number; percent: number; weeks: number }
  /** Additional options offered to a customer. */
  quote_customers: {
    customer_id: number
    is_ring_only: Generated<Flag>
    /** Machining, ultrasonic tests and drilled holes. */
    has_works: Generated<Flag>
    has_addresses: Generated<Flag>
  }
  quote_addresses: { id: number; customer_id: number; address: string }
  /** A part, or a new piece with its shape and sizes. */
  quote_lines: {
    quote_id: number
    position: number
    part_id: number | null
    quantity: number
    /** Cents per piece; null shows `No Quote`. */
    price: Cents | null
    /** Job order made from the line. */
    job_order_id: number | null
    shape: 'ring' | 'disc' | 'bar' | 'block' | null
    /** This and the next two in inches; thickness, width and length of a block. Null: those of the part. */
    outer_diameter: number | null
    inner_diameter: number | null
    length: number | null
    spec: string | null
    treatment: string | null
    machining: string | null
    ultrasonic: string | null
    /** Number and diameters of holes, in words. */
    holes: string | null
    address: string | null
    /** Weeks until shipment. */
    weeks: number | null
    committed_on: Day | null
    drawing_revision: string | null
    comments: string | null
    drawing_id: string | null
  }
  /** Files that the customer sent in addition to the drawing. */
  quote_line_files: { quote_id: number; line: number; position: number; file_id: string }
  /** Requests to quote again, with the reason. */
  requotes: { id: Generated<number>; quote_id: number; reason: string; asked_at: Instant; asked_by: number }
  /** Orders placed on quotes, with the purchase order as a file. */
  order_requests: {
    id: Generated<number>
    /** Null only until the row has its id. */
    number: string | null
    customer_id: number
    user_id: number
    /** The customer’s name for its purchase order; `name_key` is the folded copy for comparison. */
    name: string
    name_key: string
    file_id: string
    placed_at: Instant
    total: Cents
  }
  /** Quote lines as ordered; a line may be split into releases. */
  order_request_lines: {
    request_id: number
    position: number
    quote_id: number
    line: number
    release: number
    quantity: number
    /** Cents per piece, for the total quantity of the line’s releases. */
    price: Cents
    requested_on: Day | null
  }
  /** Kinds of documents that customers approve. */
  approval_types: { id: number; name: string }
  /** Documents of one kind for one part of a customer, with the comments of both sides. */
  approval_folders: {
    id: Generated<number>
    customer_id: number
    part_number: string
    type_id: number
    /** Last mail to the provider about the customer’s comments; the next column is for the other side. */
    provider_told_at: Instant | null
    customer_told_at: Instant | null
    /** Incremented by every change in the folder, so that changes are serialized. */
    changes: Generated<number>
  }
  /** Child folders; files lie in one of them or in the folder itself. */
  approval_child_folders: {
    id: Generated<number>
    folder_id: number
    name: string
    /** Folded name, unique in its folder. */
    name_key: string
  }
  /** A document of the provider, or a customer’s approval. */
  approval_files: {
    id: Generated<number>
    folder_id: number
    child_id: number | null
    file_id: string
    is_approval: 0 | 1
    /** Approval in whose history the document is; null while it is current. */
    father_id: number | null
  }
  /** Comments of both sides on a folder. */
  approval_comments: {
    id: Generated<number>
    folder_id: number
    comment: string
    created_at: Instant
    created_by: number
    /** Author’s name when the comment was written. */
    name: string
    is_by_provider: 0 | 1
  }
  /** Invoiced amount per month of a year, of parts with a segment; kept by triggers. */
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
  /** Same figures per part and year; kept by triggers. */
  invoiced_parts: { year: number; customer_id: number; part_id: number; quantity: number; amount: Cents }
  /** Import runs, successful or refused. */
  imports: {
    id: Generated<number>
    /** Name of the file, as in `schema/imports`. */
    entity: string
    at: Instant
    /** The command, a key or a user. */
    made_by: string
    result: 'done' | 'refused'
    /** Rows of the file; unchanged rows are not in the next three columns. */
    row_count: number
    added: number
    changed: number
    removed: number
    issue_count: number
    file_name: string | null
    mapping: string | null
    problems: string | null
    undone_at: Instant | null
    undone_by: string | null
    is_undoable: Generated<Flag>
    rejected_rows: string | null
  }
  /** Keys of programs that import; the keys themselves are not stored. */
  api_keys: {
    id: Generated<number>
    name: string
    /** SHA-256 of the key. */
    hash: string
    created_at: Instant
    revoked_at: Instant | null
    mapping: string | null
  }
  /** Every promised date of a line, entered by triggers; triggers also refuse changes. */
  promises: {
    id: Generated<number>
    customer_id: number
    /** The plant’s number of the line; entries outlive the line. */
    job_order: string
    /** Opened: date on entry. Given: there was none. Confirmed: the same again. Withdrawn: there is none now. */
    kind: 'opened' | 'given' | 'confirmed' | 'moved' | 'withdrawn'
    promised_on: Day | null
    before_on: Day | null
    /** Null if unknown. */
    given_on: Day | null
    given_at: Instant
    source: 'person' | 'import' | 'service'
    user_id: number | null
    /** Name of the user, key or import command at that time. */
    name: string
    reason: string | null
  }
  /** Author of the date changes in the current transaction, read by the triggers; empty after it. */
  promise_givers: {
    writer: Generated<number>
    source: 'person' | 'import' | 'service'
    user_id: number | null
    name: string
    reason: string | null
    at: Instant
    day: Day | null
  }
  /** Last visit of a user to pages that show promised dates of a customer. */
  last_visits: {
    user_id: number
    customer_id: number
    at: Instant
    /** Newest entry of `promises` at the end of the previous visit. */
    seen_before: number
    /** Newest entry when a page was last opened. */
    seen_to: number
  }
  /** Tasks without an end of their own that a user has marked as done. */
  waiting_done: {
    /** As in `schema/home/taskKinds.ts`; the record identifies the row within the kind. */
    kind: string
    record: string
    done_at: Instant
    done_by: number
  }
  /** Digest frequency chosen by a user. */
  digests: {
    user_id: number
    frequency: 'off' | 'daily' | 'weekly'
    language: 'en' | 'es'
    /** First day of the last period that was processed. */
    sent_for: string
  }
  /** People on the team page, in order. */
  team_members: {
    id: number
    place: number
    name: string
    role: string
    /** In Spanish; null shows the English text. */
    role_es: string | null
    is_sample: Generated<Flag>
  }
  /** Photos of team members; members without one get initials. */
  team_photos: {
    team_member_id: number
    media_type: 'image/jpeg' | 'image/png' | 'image/svg+xml' | 'image/webp'
    photo: Uint8Array
  }
  /** Faults in answers of the company's services. */
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
  /** Users who met the fault; users of a connected auth service have no row. */
  answer_fault_users: { answer_fault_id: number; user_id: number }
  required_documents: {
    customer_id: number
    kind: 'invoice' | 'xml' | 'packingList' | 'billOfLading' | 'millTest' | 'certificate'
    is_required: Flag
  }
  certificate_heats: { certificate: string; heat: string }
  import_changes: {
    import_id: number
    position: number
    name: string
    state: 'added' | 'changed' | 'removed'
    before: string | null
    after: string | null
    number: Generated<string>
    customer_id: number | null
  }
  import_uploads: {
    id: Generated<number>
    file_id: string
    name: string
    mapping: string | null
    problems: string | null
    is_replacing: Generated<Flag>
  }
  /** Documents that the plant delivers, each of one record; `file_id` is in the file store. */
  plant_documents: {
    id: Generated<number>
    kind: 'invoice' | 'xml' | 'packingList' | 'billOfLading' | 'millTest' | 'certificate' | 'concession'
    invoice_id: number | null
    hash: string | null
    certificate: string | null
    concession_id: number | null
    name: string
    file_id: string
    media_type: string
    size: number
    sha256: string
    stored_at: Instant
  }
  /** Customers’ requests on order lines and invoices. */
  requests: {
    id: Generated<number>
    /** Null only until the row has its id. */
    number: string | null
    kind: 'earlier' | 'later' | 'quantity' | 'shipTo' | 'cancel' | 'question' | 'dispute' | 'problem'
    customer_id: number
    /** Number of the invoice for a dispute, otherwise of the job order. */
    subject: string
    purchase_order: string | null
    wanted_on: Day | null
    quantity: number | null
    reason: 'quantity' | 'price' | 'part' | 'address' | 'document' | null
    amount: Cents | null
    state: 'open' | 'answered' | 'closed'
    answer: 'accepted' | 'declined' | 'counterOffer' | null
    offered_on: Day | null
    offered_quantity: number | null
    /** Business day of the request, or of its reopening. */
    asked_on: Day
    asked_at: Instant
    answered_on: Day | null
    closed_by: 'customer' | 'time' | 'shipping' | null
    is_reopened: Flag
    /** The customer has not read the latest answer or message. */
    is_unread: Flag
    user_id: number
    name: string
    email: string
    /** Time of the last mail to a side. */
    provider_told_at: Instant | null
    customer_told_at: Instant | null
    identities: string | null
    defect: 'dimension' | 'surface' | 'material' | 'marking' | 'damage' | 'document' | 'other' | null
    wish: 'replace' | 'credit' | 'rework' | 'useAsIs' | null
    is_shipping_stopped: Flag | null
    settled_on: Day | null
  }
  /** Conversation of a request, with its changes of state; never changed. */
  request_messages: {
    id: Generated<number>
    request_id: number
    event:
      | 'asked'
      | 'message'
      | 'accepted'
      | 'declined'
      | 'counterOffer'
      | 'agreed'
      | 'closed'
      | 'reopened'
      | 'expired'
      | 'shipped'
    is_by_provider: Flag
    user_id: number | null
    name: string
    message: string
    /** Date that is wanted, offered or agreed. */
    day: Day | null
    quantity: number | null
    written_on: Day
    written_at: Instant
  }
  request_files: { file_id: string; message_id: number; position: number }
  task_mails: { user_id: number; kind: string; choice: 'atOnce' | 'summary' | 'never'; language: 'en' | 'es' }
  mailed_tasks: { user_id: number; kind: string; record: string }
  holidays: { day: Day; name: string }
  tracking_pages: { id: Generated<number>; carrier: string; template: string }
  load_mails: { user_id: number; language: 'en' | 'es'; chosen_on: Day | null }
  mailed_loads: { user_id: number; delivery_id: number; unavailable: string }
  /** Numbers for the search; kept by triggers. */
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
      | 'certificate'
      | 'serial'
      | 'packingList'
    /** Key of the row that has the number. */
    record: string
    customer_id: number
    number: string
    /** For comparison: without leading zeros, dashes, spaces, case and accents. */
    normal: GeneratedAlways<string>
    /** The same reversed, at least its last 24 characters. */
    reversed: GeneratedAlways<string>
  }
  payment_promises: { customer_id: number; invoice: string; pay_on: Day; made_on: Day; made_by: string }
  plant_keys: {
    id: Generated<number>
    kind: string
    source: string
    plant_key: string
    number: number
    import_id: number | null
  }
  import_mappings: { id: Generated<number>; name: string; file_name: string; mapping: string }
  import_rhythms: { file: string; rhythm: 'daily' | 'weekly' | 'monthly' }
  permitted_changes: { writer: Generated<number>; reason: string }
  company_customers: { id: Generated<number>; company_id: string }
  bulk_changes: { id: Generated<number>; at: Instant; user_id: number; undone_at: Instant | null }
  scorecard_years: {
    customer_id: number
    year: number
    on_time_target: number | null
    on_time: number | null
    paid_target: number | null
    paid: number | null
    good_target: number | null
    good: number | null
    sales_target: Cents | null
    sales: Cents | null
  }
  credit_holds: { customer_id: number; held_on: Day; reason: string | null }
  page_texts: {
    id: number
    page: string
    edition: string
    in_force_on: Day
    wording: string
    wording_es: string | null
    is_sample: Generated<Flag>
  }
}
