pragma foreign_keys = off;
CREATE TABLE migrations (name text primary key, at text not null);
CREATE TABLE settings (key text primary key, value text not null);
CREATE TABLE roles (id integer primary key, name text not null, relation_source text not null);
CREATE TABLE customers (
      id integer primary key, name text not null, legal_name text not null, type integer not null,
      unit text not null, segment text not null, subsegment text not null, has_equote integer not null,
      is_shown integer not null, exclude_from_context integer not null,
      parent_id integer references customers(id), search text not null);
CREATE TABLE users (
      id integer primary key autoincrement, name text not null, email text not null, email_key text not null,
      password_hash text, role_id integer not null references roles(id), phone text not null,
      company text not null, position text not null, country text not null, state text not null,
      city text not null, sales_contact text not null, sales_email text not null,
      comments text not null, plant text not null, relation text not null, unit text not null,
      segment text not null, subsegment text not null, has_equote integer not null,
      name_key text not null, relation_key text not null, sales_contact_key text not null,
      search text not null, created_at text not null, updated_at text not null, last_login text,
      deleted_at text, version integer not null, customer_ids text not null default '');
CREATE TABLE user_customers (
      user_id integer not null references users(id), customer_id integer not null references customers(id),
      position integer not null, primary key (user_id, customer_id));
CREATE TABLE pages (id integer primary key, name text not null, can_be_overwritten integer not null);
CREATE TABLE role_pages (
      role_id integer not null references roles(id), page_id integer not null references pages(id),
      primary key (role_id, page_id));
CREATE TABLE user_pages (
      user_id integer not null references users(id), page_id integer not null references pages(id),
      has_access integer not null, by_admin integer not null default 1, primary key (user_id, page_id));
CREATE TABLE content_access (
      key text not null, role_id integer not null references roles(id), primary key (key, role_id));
CREATE TABLE tokens (
      hash text primary key, user_id integer not null references users(id), created_at text not null,
      expires_at text not null, family text, "client_id" text);
CREATE TABLE one_time_codes (
      hash text primary key, user_id integer not null references users(id), purpose text not null,
      created_at text not null, expires_at text not null, used_at text, family text, nonce text, mailed_at text, mails integer not null default 0);
CREATE TABLE attempts (key text primary key, tries integer not null, ends_at text not null);
CREATE TABLE repeats (
      key text primary key, input_hash text not null, answer text not null, created_at text not null);
CREATE TABLE outbox (
      id integer primary key autoincrement, recipient text not null, subject text not null, body text not null,
      created_at text not null, sent_at text, attempts integer not null, next_attempt_at text not null,
      last_error text, html text, unsubscribe text);
CREATE TABLE audit (
      id integer primary key autoincrement, at text not null, user_id integer, call text not null, record text,
      before text, after text, action text not null default 'edited', subject_id integer);
CREATE TABLE visits (
      id integer primary key autoincrement, at text not null, user_id integer not null, page_id integer, page_name text not null,
      customer_id integer, is_mobile integer not null, browser text not null, time_zone text not null,
      language text not null, navigation text not null, day text not null default '', role_id integer not null default 0, plant text not null default 'forge');
CREATE TABLE tracked (
      id integer primary key autoincrement, at text not null, user_id integer not null, customer_id integer, details text not null);
CREATE TABLE recoveries (
    id integer primary key autoincrement, email_key text not null, asked_at text not null);
CREATE TABLE contacts (
      id integer primary key, guid text not null, name text not null, email text not null,
      phone text not null);
CREATE TABLE incoterms (id integer primary key, name text not null);
CREATE TABLE customer_terms (
      customer_id integer primary key references customers(id), seller_id integer not null references contacts(id),
      backup_id integer references contacts(id), representative_id integer references contacts(id),
      receivable_id integer not null references contacts(id), incoterm_id integer not null references incoterms(id),
      delivery_point text not null, delivery_address text not null, credit_terms text not null,
      credit_days integer not null, phone text, fax text, wip_source integer not null,
      unit_type integer not null, is_lot_type integer not null, material_notice text,
      hash text not null unique, it_id integer references contacts(id), commercial_manager_id integer references contacts(id), "delivery_street" text not null default '', "delivery_postal_code" text not null default '', "delivery_city" text not null default '', "delivery_country" text not null default '', quality_id integer references contacts(id), quality_backup_id integer references contacts(id), project_manager_id integer references contacts(id));
CREATE TABLE bank_details (
      id integer primary key, beneficiary text not null, bank text not null, city text not null,
      account_number text not null, routing_number text not null, swift text not null);
CREATE TABLE parts (
      id integer primary key, customer_id integer not null references customers(id), customer_number text not null, provider_number text not null,
      description text not null, alloy text not null, shape text not null,
      outer_diameter real not null, inner_diameter real not null, length real not null,
      weight real not null, is_new_introduction integer not null, is_aerofab integer not null, segment_id integer references segments(id));
CREATE TABLE part_processes (
      part_id integer not null references parts(id), position integer not null, process text not null,
      primary key (part_id, position));
CREATE TABLE purchase_orders (
      id integer primary key, customer_id integer not null references customers(id), number text not null, ordered_on text not null,
      hash text not null unique);
CREATE TABLE job_orders (
      id integer primary key, customer_id integer not null references customers(id), purchase_order_id integer not null references purchase_orders(id),
      part_id integer not null references parts(id), number text not null, line_item integer not null,
      release text not null, horizon text not null, quantity integer not null, shipped integer not null,
      open_quantity integer generated always as (quantity - shipped) stored, price bigint not null,
      status text not null, requested_on text not null, committed_on text, new_committed_on text,
      modified_on text, modified_comment text, released_on text, acknowledged_on text,
      partial_on text, partial_quantity integer, balance_on text, cutting integer not null default 0, forging integer not null default 0, heat_treatment integer not null default 0, pre_machining integer not null default 0, splitting integer not null default 0, machining integer not null default 0, pdp integer not null default 0, final_inspection integer not null default 0, ndt integer not null default 0, laboratory integer not null default 0, approval integer not null default 0, finished_goods integer not null default 0, other integer not null default 0,
      in_process integer generated always as (cutting + forging + heat_treatment + pre_machining + splitting + machining + pdp + final_inspection + ndt + laboratory + approval + finished_goods + other) stored, is_consignment integer not null default 0 check (is_consignment in (0, 1)), approval_since text);
CREATE TABLE invoices (
      id integer primary key, customer_id integer not null references customers(id), purchase_order_id integer references purchase_orders(id),
      number text not null, hash text not null unique, issued_on text not null, due_on text not null,
      amount bigint not null, balance bigint not null, paid_on text, has_document integer not null);
CREATE TABLE invoice_lines (
      invoice_id integer not null references invoices(id), position integer not null,
      job_order_id integer not null references job_orders(id), quantity integer not null, price bigint not null,
      primary key (invoice_id, position));
CREATE TABLE credit_notes (
      id integer primary key, customer_id integer not null references customers(id), invoice_id integer references invoices(id), number text not null,
      amount bigint not null, balance bigint not null, created_on text not null);
CREATE TABLE deliveries (
      id integer primary key, customer_id integer not null references customers(id), job_order_id integer not null references job_orders(id),
      invoice_id integer references invoices(id), quantity integer not null,
      incoterm_id integer not null references incoterms(id), promised_on text not null,
      ready_on text not null, notified_on text, shipped_on text, delivered_on text,
      carrier text, tracking text, last_location text);
CREATE TABLE quality_months (
      customer_id integer not null references customers(id), year integer not null, month integer not null,
      percentage real, complaints integer not null, ncr integer not null,
      primary key (customer_id, year, month));
CREATE TABLE news (
      id integer primary key autoincrement, published_on text not null, title text not null, body text not null,
      title_es text, body_es text, link text, unit text);
CREATE TABLE order_documents (
      hash text primary key, customer_id integer not null references customers(id),
      purchase_order_id integer not null references purchase_orders(id), position integer not null,
      kind text not null);
CREATE TABLE visit_days (
    day text not null, plant text not null, page_name text not null, visits integer not null,
    primary key (day, plant, page_name)) without rowid;
CREATE TABLE quotes (
      id integer primary key autoincrement, customer_id integer not null references customers(id),
      user_id integer not null references users(id), number text not null unique, quoted_on text not null,
      items integer not null default 0, ordered_items integer not null default 0, amount bigint not null default 0, revision integer not null default 0, unit text not null default 'in' check (unit in ('in', 'mm')), requested_on text, expires_on text, feedback text, feedback_at text);
CREATE TABLE contact_photos (
      contact_id integer primary key references contacts(id),
      media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'image/webp')),
      "photo" blob not null);
CREATE TABLE batches (
      id integer primary key autoincrement, at text not null, user_id integer not null references users(id),
      file_name text not null, row_count integer not null, created integer not null, undone_at text,
      deleted integer);
CREATE TABLE batch_users (
      user_id integer primary key references users(id), batch_id integer not null references batches(id),
      mail_id integer not null);
CREATE TABLE segments (id integer primary key, name text not null, is_yearly_goal integer not null);
CREATE TABLE contracts (
      id integer primary key, customer_id integer not null references customers(id), name text not null, "starts_on" text, "ends_on" text, "signed_documents" text, "extension" text, "extension_ends_on" text, "payment_terms" text, "accelerated_payment" text, "incoterm" text, "delivery_point" text, "price_adjustment" text, "price_reconciliation" text, "years" integer, "frozen_weeks" integer, "adjustment_month" integer, status text not null default 'inProcess'
      check (status in ('inProcess', 'active', 'closeToExpire', 'expired')), is_sample integer not null default 0);
CREATE TABLE sellers (contact_id integer primary key references contacts(id));
CREATE TABLE budgets (
      id integer primary key autoincrement, seller_id integer not null references sellers(contact_id), year integer not null,
      version integer not null, unique (year, seller_id));
CREATE TABLE budget_rows (
      id integer primary key autoincrement, budget_id integer not null references budgets(id),
      segment_id integer not null references segments(id), customer_id integer references customers(id),
      contract_id integer references contracts(id), month_1 bigint, month_2 bigint, month_3 bigint, month_4 bigint, month_5 bigint, month_6 bigint, month_7 bigint, month_8 bigint, month_9 bigint, month_10 bigint, month_11 bigint, month_12 bigint, yearly_goal bigint,
      total bigint generated always as (coalesce(yearly_goal, 0) + coalesce(month_1, 0) + coalesce(month_2, 0) + coalesce(month_3, 0) + coalesce(month_4, 0) + coalesce(month_5, 0) + coalesce(month_6, 0) + coalesce(month_7, 0) + coalesce(month_8, 0) + coalesce(month_9, 0) + coalesce(month_10, 0) + coalesce(month_11, 0) + coalesce(month_12, 0)) stored,
      check (case when customer_id is null
        then yearly_goal is not null and contract_id is null and month_1 is null and month_2 is null and month_3 is null and month_4 is null and month_5 is null and month_6 is null and month_7 is null and month_8 is null and month_9 is null and month_10 is null and month_11 is null and month_12 is null
        else yearly_goal is null and month_1 is not null and month_2 is not null and month_3 is not null and month_4 is not null and month_5 is not null and month_6 is not null and month_7 is not null and month_8 is not null and month_9 is not null and month_10 is not null and month_11 is not null and month_12 is not null end));
CREATE TABLE files (
      id text primary key,
      name text not null,
      media_type text not null,
      size integer not null check (size >= 0),
      sha256 text not null,
      created_at text not null,
      created_by integer not null);
CREATE TABLE concessions (
      id integer primary key autoincrement,
      customer_id integer not null references customers(id),
      part_id integer not null references parts(id),
      job_order_id integer references job_orders(id),
      ncr text not null,
      type text not null,
      quantity integer not null,
      notified_on text,
      approval_file_id text references files(id),
      provider_comment text,
      customer_comment text);
CREATE TABLE users_unindexed (id integer primary key);
CREATE TABLE certificates (
    number text primary key, delivery_id integer not null references deliveries(id), quantity integer, "revision" text, "serials" text, "specification" text, "deviations" text, "signer" text, "signer_function" text);
CREATE TABLE bank_references (
      id integer primary key autoincrement, customer_id integer not null references customers(id), number text not null unique,
      status integer not null check (status in (1, 2, 3)), created_on text not null, total bigint not null);
CREATE TABLE bank_reference_lines (
      reference_id integer not null references bank_references(id), position integer not null,
      invoice_id integer references invoices(id), credit_note_id integer references credit_notes(id),
      amount bigint not null check (amount > 0), applied bigint not null check (applied between 0 and amount),
      primary key (reference_id, position), check ((invoice_id is null) <> (credit_note_id is null)));
CREATE TABLE mill_tests (
      id integer primary key autoincrement, heat text not null unique, alloy text not null, tested_on text,
      tensile_strength integer not null, yield_strength integer not null, elongation integer not null,
      hardness integer not null, expected_on text, "inspector" text, "inspector_function" text);
CREATE TABLE mill_test_elements (
      mill_test_id integer not null references mill_tests(id), symbol text not null, share real not null,
      primary key (mill_test_id, symbol));
CREATE TABLE load_documents (
      hash text primary key, customer_id integer not null references customers(id),
      kind text not null check (kind in ('millTest', 'packingList', 'billOfLading')), number text not null,
      mill_test_id integer references mill_tests(id), check ((kind = 'millTest') = (mill_test_id is not null)));
CREATE TABLE delivery_documents (
      delivery_id integer not null references deliveries(id), position integer not null,
      hash text not null references load_documents(hash), primary key (delivery_id, position));
CREATE TABLE document_bundles (
      token_hash text primary key, user_id integer not null, customer_id integer not null references customers(id),
      kind text not null check (kind in ('millTest', 'invoice', 'packingList', 'billOfLading')),
      job_orders text not null, expires_at text not null);
CREATE TABLE line_notes (
      job_order_id integer primary key references job_orders(id), mode text, confirmed_on text,
      customer_comment text, seller_comment text, seller_date text);
CREATE TABLE tracking_etas (
      customer_id integer not null references customers(id), tracking text not null, eta_on text not null,
      primary key (customer_id, tracking));
CREATE TABLE heats (
      id integer primary key,
      customer_id integer not null references customers(id),
      number text not null,
      alloy text not null,
      billet_size real not null,
      unique (customer_id, number));
CREATE TABLE bars (
      id integer primary key,
      heat_id integer not null references heats(id),
      name text not null,
      serial_number text not null,
      purchase_order text not null,
      received_on text not null,
      initial_weight integer not null,
      final_weight integer not null check (final_weight >= 0 and final_weight <= initial_weight),
      is_approved integer,
      decided_on text,
      refusal text,
      approval_file_id text references files(id),
      check (case when is_approved is null then decided_on is null and refusal is null and approval_file_id is null
        else decided_on is not null and (is_approved = 1) = (refusal is null)
          and (is_approved = 1 or approval_file_id is null) end),
      unique (heat_id, name));
CREATE TABLE lots (
      id integer primary key,
      number text not null,
      part_id integer not null references parts(id),
      job_order_id integer references job_orders(id),
      quantity integer not null check (quantity > 0));
CREATE TABLE cuttings (
      id integer primary key,
      bar_id integer not null references bars(id),
      lot_id integer not null references lots(id),
      cut_on text,
      scrap_weight integer not null check (scrap_weight >= 0),
      end_weight integer not null check (end_weight >= 0),
      rest_weight integer check ((rest_weight is null) = (cut_on is null)));
CREATE TABLE bar_pieces (
      id integer primary key,
      cutting_id integer not null references cuttings(id),
      position integer not null,
      serial_number text not null,
      weight integer not null check (weight > 0),
      unique (cutting_id, position));
CREATE TABLE scrap_items (
      id integer primary key,
      customer_id integer not null references customers(id),
      kind text not null check (kind in ('punchOut', 'cuttingEnd', 'scrap')),
      weight integer not null check (weight >= 0),
      updated_on text not null,
      cutting_id integer unique references cuttings(id),
      part_number text,
      provider_part_number text,
      standard text,
      status text,
      ncr text,
      check ((kind = 'cuttingEnd') = (cutting_id is not null)));
CREATE TABLE offers (
      id integer primary key,
      customer_id integer not null references customers(id),
      proposed_on text not null,
      price bigint not null check (price >= 0),
      status integer not null,
      decided_on text,
      invoice_file_id text references files(id),
      check ((status = 1) = (decided_on is null)),
      check (invoice_file_id is null or status = 3));
CREATE TABLE offer_items (
      id integer primary key,
      offer_id integer not null references offers(id),
      kind text not null check (kind in ('punchOut', 'cuttingEnd', 'scrap')),
      weight integer not null check (weight >= 0),
      heat text,
      bar text,
      initial_weight integer,
      part_number text,
      provider_part_number text,
      standard text,
      status text,
      ncr text,
      updated_on text);
CREATE TABLE contract_lines (
      id integer primary key, contract_id integer not null references contracts(id),
      part_id integer not null references parts(id), reference text not null, price bigint not null, market_share_min real, market_share_max real,
      value_added text, material_direction text, program text, end_user text, is_sample integer not null default 0,
      unique (contract_id, part_id));
CREATE TABLE contract_line_years (
      contract_line_id integer not null references contract_lines(id), year integer not null,
      pieces integer not null, primary key (contract_line_id, year));
CREATE TABLE contract_materials (
      contract_line_id integer primary key references contract_lines(id), previous_number text,
      lead_time_weeks integer, diameter real, raw_material text not null, supplier text, is_sample integer not null default 0);
CREATE TABLE ltas (
      id integer primary key autoincrement, contract_id integer not null references contracts(id),
      customer_id integer not null references customers(id), material text not null, market_share_min real, market_share_max real, is_sample integer not null default 0);
CREATE TABLE market_shares (
      contract_line_id integer not null references contract_lines(id), year integer not null,
      demand integer not null, demand_min integer not null, demand_max integer not null,
      load integer not null, shipped integer not null, is_sample integer not null default 0, primary key (contract_line_id, year));
CREATE TABLE price_revisions (
      id integer primary key autoincrement, contract_id integer not null references contracts(id), name text not null,
      material text not null, billet_size real, supplier text, contract_price bigint not null,
      agreed_price bigint, pricing text not null check (pricing in ('variable', 'fixed')),
      lead_time_weeks integer, is_sample integer not null default 0);
CREATE TABLE lead_times (
      part_id integer primary key references parts(id), material text not null,
      production_weeks integer not null, material_weeks integer not null, ordered_on text, is_sample integer not null default 0);
CREATE TABLE travel_visits (
    id integer primary key autoincrement, city text not null, country text not null,
    latitude real not null, longitude real not null, visited_on text not null,
    visitor text not null, note text not null, is_sample integer not null default 0);
CREATE TABLE concession_reopenings (
      id integer primary key autoincrement,
      concession_id integer not null references concessions(id),
      file_id text not null references files(id),
      reason text not null,
      reopened_at text not null,
      reopened_by integer not null);
CREATE TABLE part_margins (
    part_id integer primary key references parts(id), percent real not null,
    is_sample integer not null default 0);
CREATE TABLE quote_specs (
      id integer primary key, guid text not null unique, name text not null, density integer not null,
      price bigint, weeks integer not null);
CREATE TABLE quote_treatments (
      id integer primary key, guid text not null unique, spec_id integer not null references quote_specs(id),
      name text not null, price bigint not null, weeks integer not null);
CREATE TABLE quote_works (
      id integer primary key, guid text not null unique,
      kind text not null check (kind in ('machining', 'ultrasonic')),
      name text not null, price bigint not null, weeks integer not null);
CREATE TABLE quote_shapes (
      shape text primary key check (shape in ('ring', 'disc', 'bar', 'block')),
      setup bigint not null, hole_price bigint not null, most_quantity integer not null, least_outer real not null,
      most_outer real not null, most_length real not null, least_wall real not null, most_weight integer not null,
      most_hole real not null);
CREATE TABLE quote_steps (
      least_quantity integer primary key, percent integer not null, weeks integer not null);
CREATE TABLE quote_customers (
      customer_id integer primary key references customers(id), is_ring_only integer not null default 0,
      has_works integer not null default 0, has_addresses integer not null default 0);
CREATE TABLE quote_addresses (
      id integer primary key, customer_id integer not null references customers(id), address text not null);
CREATE TABLE "quote_lines" (
      quote_id integer not null references quotes(id), position integer not null,
      part_id integer references parts(id), quantity integer not null, price bigint,
      job_order_id integer references job_orders(id),
      shape text check (shape in ('ring', 'disc', 'bar', 'block')),
      outer_diameter real, inner_diameter real, length real, spec text, treatment text, machining text,
      ultrasonic text, holes text, address text, weeks integer, committed_on text,
      drawing_revision text, comments text, drawing_id text references files(id),
      primary key (quote_id, position),
      check (job_order_id is null or price is not null),
      check (part_id is not null or (shape is not null and outer_diameter is not null
        and inner_diameter is not null and length is not null)));
CREATE TABLE quote_line_files (
      quote_id integer not null, line integer not null, position integer not null,
      file_id text not null references files(id), primary key (quote_id, line, position),
      foreign key (quote_id, line) references quote_lines(quote_id, position));
CREATE TABLE requotes (
      id integer primary key autoincrement, quote_id integer not null references quotes(id), reason text not null,
      asked_at text not null, asked_by integer not null);
CREATE TABLE order_requests (
      id integer primary key autoincrement, number text unique, customer_id integer not null references customers(id),
      user_id integer not null references users(id), name text not null, name_key text not null,
      file_id text not null references files(id), placed_at text not null, total bigint not null,
      unique (customer_id, name_key));
CREATE TABLE order_request_lines (
      request_id integer not null references order_requests(id), position integer not null,
      quote_id integer not null, line integer not null, release integer not null, quantity integer not null,
      price bigint not null, requested_on text, primary key (request_id, position), unique (quote_id, line, release),
      foreign key (quote_id, line) references quote_lines(quote_id, position));
CREATE TABLE approval_types (id integer primary key check (id > 0), name text not null unique);
CREATE TABLE approval_folders (
      id integer primary key autoincrement,
      customer_id integer not null references customers(id),
      part_number text not null,
      type_id integer not null references approval_types(id),
      provider_told_at text,
      customer_told_at text,
      changes integer not null default 0,
      unique (customer_id, part_number, type_id));
CREATE TABLE approval_child_folders (
      id integer primary key autoincrement,
      folder_id integer not null references approval_folders(id),
      name text not null,
      name_key text not null,
      unique (folder_id, name_key));
CREATE TABLE approval_files (
      id integer primary key autoincrement,
      folder_id integer not null references approval_folders(id),
      child_id integer references approval_child_folders(id),
      file_id text not null unique references files(id),
      is_approval integer not null check (is_approval in (0, 1)),
      father_id integer references approval_files(id),
      check (is_approval = 0 or father_id is null));
CREATE TABLE approval_comments (
      id integer primary key autoincrement,
      folder_id integer not null references approval_folders(id),
      comment text not null,
      created_at text not null,
      created_by integer not null,
      name text not null,
      is_by_provider integer not null check (is_by_provider in (0, 1)));
CREATE TABLE invoiced_years (
      year integer not null, segment_id integer not null references segments(id),
      customer_id integer not null references customers(id),
      month_1 bigint not null, month_2 bigint not null, month_3 bigint not null, month_4 bigint not null, month_5 bigint not null, month_6 bigint not null, month_7 bigint not null, month_8 bigint not null, month_9 bigint not null, month_10 bigint not null, month_11 bigint not null, month_12 bigint not null,
      total bigint not null generated always as (month_1 + month_2 + month_3 + month_4 + month_5 + month_6 + month_7 + month_8 + month_9 + month_10 + month_11 + month_12) stored,
      primary key (year, segment_id, customer_id)) without rowid;
CREATE TABLE invoiced_parts (
      year integer not null, customer_id integer not null references customers(id),
      part_id integer not null references parts(id), quantity integer not null, amount bigint not null,
      primary key (year, customer_id, part_id)) without rowid;
CREATE TABLE imports (
      id integer primary key autoincrement, entity text not null, at text not null, made_by text not null,
      result text not null check (result in ('done', 'refused')), row_count integer not null,
      added integer not null, changed integer not null, removed integer not null, issue_count integer not null, "file_name" text, "mapping" text, "problems" text, "undone_at" text, "undone_by" text);
CREATE TABLE api_keys (
      id integer primary key autoincrement, name text not null, hash text not null unique, created_at text not null,
      revoked_at text, mapping text);
CREATE TABLE promises (
      id integer primary key autoincrement, customer_id integer not null, job_order text not null,
      kind text not null check (kind in ('opened', 'given', 'confirmed', 'moved', 'withdrawn')),
      promised_on text, before_on text, given_on text, given_at text not null,
      source text not null check (source in ('person', 'import', 'service')), user_id integer, name text not null, reason text);
CREATE TABLE promise_givers (
      writer integer not null default (0) unique, source text not null check (source in ('person', 'import', 'service')),
      user_id integer, name text not null, reason text, at text not null, day text);
CREATE TABLE last_visits (
      user_id integer not null, customer_id integer not null, at text not null,
      seen_before integer not null, seen_to integer not null, primary key (user_id, customer_id));
CREATE TABLE waiting_done (
      kind text not null, record text not null, done_at text not null,
      done_by integer not null references users(id), primary key (kind, record));
CREATE TABLE digests (
      user_id integer primary key references users(id),
      frequency text not null check (frequency in ('off', 'daily', 'weekly')),
      language text not null check (language in ('en', 'es')),
      sent_for text not null);
CREATE TABLE added_together (name text primary key, after integer not null);
CREATE TABLE team_members (
      id integer primary key, place integer not null, name text not null, role text not null, role_es text,
      is_sample integer not null default 0);
CREATE TABLE team_photos (
      team_member_id integer primary key references team_members(id),
      media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'image/webp')),
      photo blob not null);
CREATE TABLE answer_faults (
      id integer primary key autoincrement, call text not null, field text not null,
      kind text not null check (kind in ('required', 'type', 'day', 'instant', 'choice')),
      harm text not null check (harm in ('page', 'row', 'cell', 'shown')),
      first_at text not null, last_at text not null, count integer not null,
      muted_at text, note text not null default '',
      unique (call, field, kind, harm));
CREATE TABLE answer_fault_users (
      answer_fault_id integer not null references answer_faults(id), user_id integer not null,
      primary key (answer_fault_id, user_id));
CREATE TABLE numbers (
      id integer primary key autoincrement, kind text not null check (kind in ('purchaseOrder', 'jobOrder', 'part', 'heat', 'invoice', 'tracking', 'quote', 'bankReference', 'concession', 'billOfLading', 'testedHeat', 'approvalFile')), record text not null,
      customer_id integer not null, number text not null,
      normal text generated always as (normal_number(number)) stored,
      reversed text generated always as (substr(normal, -1, 1) || substr(normal, -2, 1) || substr(normal, -3, 1) || substr(normal, -4, 1) || substr(normal, -5, 1) || substr(normal, -6, 1) || substr(normal, -7, 1) || substr(normal, -8, 1) || substr(normal, -9, 1) || substr(normal, -10, 1) || substr(normal, -11, 1) || substr(normal, -12, 1) || substr(normal, -13, 1) || substr(normal, -14, 1) || substr(normal, -15, 1) || substr(normal, -16, 1) || substr(normal, -17, 1) || substr(normal, -18, 1) || substr(normal, -19, 1) || substr(normal, -20, 1) || substr(normal, -21, 1) || substr(normal, -22, 1) || substr(normal, -23, 1) || substr(normal, -24, 1)) stored);
CREATE TABLE required_documents (
      customer_id integer not null references customers(id), kind text not null check (kind in ('invoice', 'xml', 'packingList', 'billOfLading', 'millTest', 'certificate')),
      is_required integer not null, primary key (customer_id, kind));
CREATE TABLE certificate_heats (
      certificate text not null references certificates(number), heat text not null,
      primary key (certificate, heat));
CREATE TABLE import_changes (
      import_id integer not null references imports(id), position integer not null, name text not null,
      state text not null check (state in ('added', 'changed', 'removed')), before text, after text,
      primary key (import_id, position));
CREATE TABLE import_uploads (
      id integer primary key autoincrement, file_id text not null references files(id), name text not null,
      mapping text, problems text);
CREATE TABLE plant_documents (
      id integer primary key autoincrement, kind text not null check (kind in ('invoice', 'xml', 'packingList', 'billOfLading', 'millTest', 'certificate', 'concession')),
      "invoice_id" integer references invoices(id) on delete cascade, "hash" text references load_documents(hash) on delete cascade,
      "certificate" text references certificates(number) on delete cascade, "concession_id" integer references concessions(id) on delete cascade,
      name text not null, file_id text not null, media_type text not null,
      size integer not null check (size >= 0), sha256 text not null, stored_at text not null,
      check ((invoice_id is not null) = (kind in ('invoice', 'xml'))),
      check ((hash is not null) = (kind in ('packingList', 'billOfLading', 'millTest'))),
      check ((certificate is not null) = (kind = 'certificate')),
      check ((concession_id is not null) = (kind = 'concession')));
CREATE TABLE requests (
      id integer primary key autoincrement, number text unique, kind text not null check (kind in ('earlier', 'later', 'quantity', 'shipTo', 'cancel', 'question', 'dispute', 'problem')),
      customer_id integer not null, subject text not null, purchase_order text,
      wanted_on text, quantity integer, reason text check (reason in ('quantity', 'price', 'part', 'address', 'document')), amount bigint,
      state text not null check (state in ('open', 'answered', 'closed')),
      answer text check (answer in ('accepted', 'declined', 'counterOffer')),
      offered_on text, offered_quantity integer,
      asked_on text not null, asked_at text not null, answered_on text,
      closed_by text check (closed_by in ('customer', 'time', 'shipping')),
      is_reopened integer not null, is_unread integer not null,
      user_id integer not null, name text not null, email text not null,
      provider_told_at text, customer_told_at text);
CREATE TABLE request_messages (
      id integer primary key autoincrement, request_id integer not null references requests(id),
      event text not null check (event in ('asked', 'message', 'accepted', 'declined', 'counterOffer', 'agreed', 'closed', 'reopened',
  'expired', 'shipped')), is_by_provider integer not null,
      user_id integer, name text not null, message text not null, day text, quantity integer,
      written_on text not null, written_at text not null);
CREATE TABLE request_files (
      file_id text not null primary key references files(id),
      message_id integer not null references request_messages(id), position integer not null);
CREATE TABLE task_mails (
      user_id integer not null, kind text not null,
      choice text not null check (choice in ('atOnce', 'summary', 'never')),
      language text not null check (language in ('en', 'es')), primary key (user_id, kind));
CREATE TABLE mailed_tasks (
      user_id integer not null, kind text not null, record text not null, primary key (user_id, kind, record));
insert into "migrations" ("name","at") values ('001-accounts', '2026-11-29T06:37:01.960Z');
insert into "migrations" ("name","at") values ('002-accessRules', '2026-11-29T06:37:01.963Z');
insert into "migrations" ("name","at") values ('003-customersOfUsers', '2026-11-29T06:37:01.964Z');
insert into "migrations" ("name","at") values ('004-recoveries', '2026-11-29T06:37:01.965Z');
insert into "migrations" ("name","at") values ('005-rareMerges', '2026-11-29T06:37:01.966Z');
insert into "migrations" ("name","at") values ('006-trade', '2026-11-29T06:37:01.970Z');
insert into "migrations" ("name","at") values ('007-visits', '2026-11-29T06:37:01.978Z');
insert into "migrations" ("name","at") values ('008-quotes', '2026-11-29T06:37:01.980Z');
insert into "migrations" ("name","at") values ('009-support', '2026-11-29T06:37:01.982Z');
insert into "migrations" ("name","at") values ('010-batches', '2026-11-29T06:37:01.983Z');
insert into "migrations" ("name","at") values ('011-trail', '2026-11-29T06:37:02.006Z');
insert into "migrations" ("name","at") values ('012-budgets', '2026-11-29T06:37:02.016Z');
insert into "migrations" ("name","at") values ('013-files', '2026-11-29T06:37:02.026Z');
insert into "migrations" ("name","at") values ('014-gatheredTrigrams', '2026-11-29T06:37:02.028Z');
insert into "migrations" ("name","at") values ('015-withdrawals', '2026-11-29T06:37:02.034Z');
insert into "migrations" ("name","at") values ('016-sessionFamilies', '2026-11-29T06:37:02.041Z');
insert into "migrations" ("name","at") values ('017-trackedDays', '2026-11-29T06:37:02.046Z');
insert into "migrations" ("name","at") values ('018-fold', '2026-11-29T06:37:02.047Z');
insert into "migrations" ("name","at") values ('019-loads', '2026-11-29T06:37:02.059Z');
insert into "migrations" ("name","at") values ('020-bankReferences', '2026-11-29T06:37:02.061Z');
insert into "migrations" ("name","at") values ('021-shipmentDocuments', '2026-11-29T06:37:02.064Z');
insert into "migrations" ("name","at") values ('022-openLines', '2026-11-29T06:37:02.066Z');
insert into "migrations" ("name","at") values ('023-lineNotes', '2026-11-29T06:37:02.068Z');
insert into "migrations" ("name","at") values ('025-material', '2026-11-29T06:37:02.069Z');
insert into "migrations" ("name","at") values ('026-scrap', '2026-11-29T06:37:02.071Z');
insert into "migrations" ("name","at") values ('027-offers', '2026-11-29T06:37:02.072Z');
insert into "migrations" ("name","at") values ('028-contracts', '2026-11-29T06:37:02.089Z');
insert into "migrations" ("name","at") values ('029-contractFigures', '2026-11-29T06:37:02.090Z');
insert into "migrations" ("name","at") values ('030-travelLog', '2026-11-29T06:37:02.091Z');
insert into "migrations" ("name","at") values ('031-reopenings', '2026-11-29T06:37:02.092Z');
insert into "migrations" ("name","at") values ('033-invoicedSales', '2026-11-29T06:37:02.093Z');
insert into "migrations" ("name","at") values ('034-quoting', '2026-11-29T06:37:02.103Z');
insert into "migrations" ("name","at") values ('035-orderRequests', '2026-11-29T06:37:02.105Z');
insert into "migrations" ("name","at") values ('036-quality', '2026-11-29T06:37:02.109Z');
insert into "migrations" ("name","at") values ('037-approvalFiles', '2026-11-29T06:37:02.116Z');
insert into "migrations" ("name","at") values ('038-invoicedSums', '2026-11-29T06:37:02.126Z');
insert into "migrations" ("name","at") values ('041-imports', '2026-11-29T06:37:02.130Z');
insert into "migrations" ("name","at") values ('042-apiKeys', '2026-11-29T06:37:02.134Z');
insert into "migrations" ("name","at") values ('044-numbers', '2026-11-29T06:37:02.144Z');
insert into "migrations" ("name","at") values ('045-promises', '2026-11-29T06:37:02.147Z');
insert into "migrations" ("name","at") values ('047-waiting', '2026-11-29T06:37:02.161Z');
insert into "migrations" ("name","at") values ('050-addedTogether', '2026-11-29T06:37:02.169Z');
insert into "migrations" ("name","at") values ('051-photos', '2026-11-29T06:37:02.246Z');
insert into "migrations" ("name","at") values ('052-changedNumbers', '2026-11-29T06:37:02.294Z');
insert into "migrations" ("name","at") values ('053-team', '2026-11-29T06:37:02.306Z');
insert into "migrations" ("name","at") values ('055-answerFaults', '2026-11-29T06:37:02.310Z');
insert into "migrations" ("name","at") values ('056-normalTexts', '2026-11-29T06:37:02.391Z');
insert into "migrations" ("name","at") values ('057-roundedWeights', '2026-11-29T06:37:02.395Z');
insert into "migrations" ("name","at") values ('058-requestedItems', '2026-11-29T06:37:02.397Z');
insert into "migrations" ("name","at") values ('059-releaseDates', '2026-11-29T06:37:02.408Z');
insert into "migrations" ("name","at") values ('060-carriers', '2026-11-29T06:37:02.412Z');
insert into "migrations" ("name","at") values ('061-packs', '2026-11-29T06:37:02.537Z');
insert into "migrations" ("name","at") values ('062-tokenClients', '2026-11-29T06:37:02.545Z');
insert into "migrations" ("name","at") values ('063-importRuns', '2026-11-29T06:37:02.657Z');
insert into "migrations" ("name","at") values ('065-changedRows', '2026-11-29T06:37:02.672Z');
insert into "migrations" ("name","at") values ('066-plantDocuments', '2026-11-29T06:37:02.680Z');
insert into "migrations" ("name","at") values ('067-inspectors', '2026-11-29T06:37:02.688Z');
insert into "migrations" ("name","at") values ('072-requests', '2026-11-29T06:37:02.690Z');
insert into "migrations" ("name","at") values ('073-taskMails', '2026-11-29T06:37:02.691Z');
insert into "migrations" ("name","at") values ('074-naturalOrder', '2026-11-29T06:37:02.692Z');
insert into "migrations" ("name","at") values ('075-userOrder', '2026-11-29T06:37:02.692Z');
insert into "settings" ("key","value") values ('file_store', 'fca9b1bb-0eea-4f4f-8628-56cc44f08649');
insert into "settings" ("key","value") values ('business_day', '2026-11-06');
insert into "settings" ("key","value") values ('oauth_secret', 'QtbE9tGHC8-APA1TEDspSomC9YWhcjNTpgHC08Y586w');
insert into "settings" ("key","value") values ('link_secret', 'A2vUHuccJ8cd4lepdKinb2V7jIoePBgb_SszYZwJBt4');
insert into "roles" ("id","name","relation_source") values (0, 'Customer group', 'clients');
insert into "roles" ("id","name","relation_source") values (1, 'Admin', 'none');
insert into "roles" ("id","name","relation_source") values (3, 'Customer', 'clients');
insert into "roles" ("id","name","relation_source") values (4, 'Provider staff', 'clients');
insert into "roles" ("id","name","relation_source") values (5, 'Sales manager', 'clients');
insert into "roles" ("id","name","relation_source") values (6, 'Representative', 'clients');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (101, 'Brennholt Turbine Works', 'Brennholt Turbine Works, Inc.', 1, 'Rings', 'Power Generation', 'Gas Turbines', 1, 1, 0, null, 'brennholt turbine works
brennholt turbine works, inc.');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (102, 'Engranes Corvane', 'Engranes Corvane, S.A. de C.V.', 1, 'Forged Discs', 'Industrial', 'Gears', 0, 1, 0, null, 'engranes corvane
engranes corvane, s.a. de c.v.');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (103, 'Tessaly Windkraft', 'Tessaly Windkraft GmbH & Co. KG', 1, 'Rings', 'Wind Energy', 'Slewing Bearings', 0, 1, 0, null, 'tessaly windkraft
tessaly windkraft gmbh & co. kg');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (104, 'Norrvik Stål', 'Norrvik Stål AB', 1, 'Steel', 'Raw Material', 'Special Steel Bars', 0, 1, 0, null, 'norrvik stal
norrvik stal ab');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (105, 'Amaranto Petróleo y Gas', 'Amaranto Petróleo y Gas, S.A.P.I. de C.V.', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 1, 0, null, 'amaranto petroleo y gas
amaranto petroleo y gas, s.a.p.i. de c.v.');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (106, 'Kitsuragi Bearing', '桂木軸受株式会社', 1, 'Rings', 'Bearings', 'Industrial Bearings', 1, 1, 0, null, 'kitsuragi bearing
桂木軸受株式会社');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (107, 'Aurélian Aérostructures', 'Aurélian Aérostructures SAS', 1, 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 1, 0, null, 'aurelian aerostructures
aurelian aerostructures sas');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (108, 'Patio Sur Trials', 'Patio Sur, cuenta interna de pruebas', 1, 'Forged Discs', 'Industrial', 'Trial Orders', 0, 1, 1, null, 'patio sur trials
patio sur, cuenta interna de pruebas');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (109, 'Ironmere Energy Systems', 'Ironmere Energy Systems LLC', 1, 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 1, 0, null, 'ironmere energy systems
ironmere energy systems llc');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (201, 'Bridas y Anillos del Norte', 'Bridas y Anillos del Norte', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'bridas y anillos del norte
bridas y anillos del norte');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (202, 'Caldera Bay Refining', 'Caldera Bay Refining', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'caldera bay refining
caldera bay refining');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (203, 'Duarte Compresores', 'Duarte Compresores', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'duarte compresores
duarte compresores');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (204, 'Gulf Meridian Drilling', 'Gulf Meridian Drilling', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'gulf meridian drilling
gulf meridian drilling');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (205, 'Ensenada Subsea', 'Ensenada Subsea', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'ensenada subsea
ensenada subsea');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (206, 'Válvulas Santa Brígida', 'Válvulas Santa Brígida', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'valvulas santa brigida
valvulas santa brigida');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (207, 'Holloway Wellhead', 'Holloway Wellhead', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'holloway wellhead
holloway wellhead');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (208, 'Petroquímica Laguna Azul', 'Petroquímica Laguna Azul', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'petroquimica laguna azul
petroquimica laguna azul');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (209, 'Tidewater Manifold', 'Tidewater Manifold', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'tidewater manifold
tidewater manifold');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (301, 'Sierra Larga Logistics', 'Sierra Larga Logistics', 2, '', '', '', 0, 1, 0, null, 'sierra larga logistics
sierra larga logistics');
insert into "customers" ("id","name","legal_name","type","unit","segment","subsegment","has_equote","is_shown","exclude_from_context","parent_id","search") values (302, 'Kestrel Bay Freight', 'Kestrel Bay Freight', 2, '', '', '', 0, 1, 0, null, 'kestrel bay freight
kestrel bay freight');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (1, 'Valeria Montemayor', 'admin@anvil.example', 'admin@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 1, '+52 81 5550 0100', 'Anvil Forged Products', 'Portal Administrator', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', '', '', '', '', 0, 'valeria montemayor', '', 'aurora benavides', 'valeria montemayor
admin@anvil.example
aurora benavides
', '2025-06-24T14:00:00.000Z', '2025-06-24T14:00:00.000Z', '2026-11-05T14:20:00.000Z', null, 1, '');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (2, 'Héctor Villaseñor', 'staff@anvil.example', 'staff@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 4, '+52 81 5550 0101', 'Anvil Forged Products', 'Customer Service', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Engranes Corvane, Aurélian Aérostructures', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'hector villasenor', 'brennholt turbine works, engranes corvane, aurelian aerostructures', 'oscar villarreal', 'hector villasenor
staff@anvil.example
oscar villarreal
brennholt turbine works, engranes corvane, aurelian aerostructures', '2025-06-25T14:12:00.000Z', '2025-06-25T14:12:00.000Z', '2026-11-05T14:50:00.000Z', null, 1, '101,102,107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (4, 'Dale Whitcombe', 'rep@anvil.example', 'rep@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 6, '+52 81 5550 0103', 'Whitcombe Industrial Sales', 'Sales Representative', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Kitsuragi Bearing, Aurélian Aérostructures', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'dale whitcombe', 'brennholt turbine works, kitsuragi bearing, aurelian aerostructures', 'oscar villarreal', 'dale whitcombe
rep@anvil.example
oscar villarreal
brennholt turbine works, kitsuragi bearing, aurelian aerostructures', '2025-06-27T14:36:00.000Z', '2025-06-27T14:36:00.000Z', '2026-11-05T15:50:00.000Z', null, 1, '101,106,107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (5, 'Megan Ostrander', 'customer@anvil.example', 'customer@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+52 81 5550 0104', 'Brennholt Turbine Works', 'Senior Buyer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'megan ostrander', 'brennholt turbine works', 'oscar villarreal', 'megan ostrander
customer@anvil.example
oscar villarreal
brennholt turbine works', '2025-06-28T14:48:00.000Z', '2025-06-28T14:48:00.000Z', '2026-11-05T16:20:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (6, 'Ramiro Elizondo Garza', 'hold@anvil.example', 'hold@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+52 81 5550 0105', 'Engranes Corvane', 'Accounts Payable', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'ramiro elizondo garza', 'engranes corvane', 'aurora benavides', 'ramiro elizondo garza
hold@anvil.example
aurora benavides
engranes corvane', '2025-06-29T15:00:00.000Z', '2025-06-29T15:00:00.000Z', '2026-11-05T16:50:00.000Z', null, 1, '102');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (7, 'Jonas Reitmaier', 'new@anvil.example', 'new@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+52 81 5550 0106', 'Tessaly Windkraft', 'Strategic Purchasing', 'Germany', 'Bayern', 'Regensburg', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Tessaly Windkraft', 'Rings', 'Wind Energy', 'Slewing Bearings', 0, 'jonas reitmaier', 'tessaly windkraft', 'curtis hallbrook', 'jonas reitmaier
new@anvil.example
curtis hallbrook
tessaly windkraft', '2025-06-30T15:12:00.000Z', '2025-06-30T15:12:00.000Z', '2026-11-05T17:20:00.000Z', null, 1, '103');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (8, 'Åsa Lindqvist', 'steel@anvil.example', 'steel@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+52 81 5550 0107', 'Norrvik Stål', 'Key Account Manager', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'asa lindqvist', 'norrvik stal', 'ignacio pena', 'asa lindqvist
steel@anvil.example
ignacio pena
norrvik stal', '2025-07-01T15:24:00.000Z', '2025-07-01T15:24:00.000Z', '2026-11-05T17:50:00.000Z', null, 1, '104');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (9, 'Ximena Treviño Cantú', 'direct@anvil.example', 'direct@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+52 81 5550 0108', 'Amaranto Petróleo y Gas', 'Supply Chain Manager', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'ximena trevino cantu', 'amaranto petroleo y gas', 'lena baumgartner', 'ximena trevino cantu
direct@anvil.example
lena baumgartner
amaranto petroleo y gas', '2025-07-02T15:36:00.000Z', '2025-07-02T15:36:00.000Z', '2026-11-05T18:20:00.000Z', null, 1, '105');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (10, 'Philippe Castelnau', 'group@anvil.example', 'group@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 0, '+52 81 5550 0109', 'Castelnau Industries', 'Group Purchasing Director', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Engranes Corvane, Kitsuragi Bearing', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'philippe castelnau', 'brennholt turbine works, engranes corvane, kitsuragi bearing', 'oscar villarreal', 'philippe castelnau
group@anvil.example
oscar villarreal
brennholt turbine works, engranes corvane, kitsuragi bearing', '2025-07-03T15:48:00.000Z', '2025-07-03T15:48:00.000Z', '2026-11-05T18:50:00.000Z', null, 1, '101,102,106');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (11, 'Noah Sutherland', 'noah.sutherland@brennholt.example', 'noah.sutherland@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'noah sutherland', 'brennholt turbine works', 'oscar villarreal', 'noah sutherland
noah.sutherland@brennholt.example
oscar villarreal
brennholt turbine works', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (12, 'Beatriz Olvera Ruiz', 'beatriz.olvera@corvane.example', 'beatriz.olvera@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Engranes Corvane', '', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane, Brennholt Turbine Works, Amaranto Petróleo y Gas, Ironmere Energy Systems', 'Forged Discs', 'Industrial', 'Gears', 0, 'beatriz olvera ruiz', 'engranes corvane, brennholt turbine works, amaranto petroleo y gas, ironmere energy systems', 'aurora benavides', 'beatriz olvera ruiz
beatriz.olvera@corvane.example
aurora benavides
engranes corvane, brennholt turbine works, amaranto petroleo y gas, ironmere energy systems', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '102,101,105,109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (15, 'Hannah Eastwick', 'hannah.eastwick@anvil.example', 'hannah.eastwick@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 1, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'aerospace', '', '', '', '', 0, 'hannah eastwick', '', 'aurora benavides', 'hannah eastwick
hannah.eastwick@anvil.example
aurora benavides
', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (16, 'Pablo Garibay', 'pablo.garibay@anvil.example', 'pablo.garibay@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 4, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'pablo garibay', 'aurelian aerostructures', 'oscar villarreal', 'pablo garibay
pablo.garibay@anvil.example
oscar villarreal
aurelian aerostructures', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (17, 'Lucía Berlanga', 'lucia.berlanga@anvil.example', 'lucia.berlanga@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 4, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'lucia berlanga', 'ironmere energy systems', 'curtis hallbrook', 'lucia berlanga
lucia.berlanga@anvil.example
curtis hallbrook
ironmere energy systems', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (18, 'Owen Bradshaw', 'owen.bradshaw@ironmere.example', 'owen.bradshaw@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Ironmere Energy Systems', '', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'owen bradshaw', 'ironmere energy systems', 'curtis hallbrook', 'owen bradshaw
owen.bradshaw@ironmere.example
curtis hallbrook
ironmere energy systems', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (19, 'Isabelle Marchand', 'isabelle.marchand@aurelian.example', 'isabelle.marchand@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Aurélian Aérostructures', '', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'isabelle marchand', 'aurelian aerostructures', 'oscar villarreal', 'isabelle marchand
isabelle.marchand@aurelian.example
oscar villarreal
aurelian aerostructures', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (20, 'Efraín Salcedo', 'efrain.salcedo@patiosur.example', 'efrain.salcedo@patiosur.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Patio Sur Trials', '', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Patio Sur Trials, Brennholt Turbine Works', 'Forged Discs', 'Industrial', 'Trial Orders', 0, 'efrain salcedo', 'patio sur trials, brennholt turbine works', 'aurora benavides', 'efrain salcedo
efrain.salcedo@patiosur.example
aurora benavides
patio sur trials, brennholt turbine works', '2025-09-22T14:35:00.000Z', '2025-09-22T14:35:00.000Z', '2026-11-02T17:10:00.000Z', null, 1, '108,101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (21, 'Erik Sandahl', 'erik.sandahl@norrvik.example', 'erik.sandahl@norrvik.example', null, 3, '', 'Norrvik Stål', '', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'erik sandahl', 'norrvik stal', 'ignacio pena', 'erik sandahl
erik.sandahl@norrvik.example
ignacio pena
norrvik stal', '2026-10-31T14:15:00.000Z', '2026-10-31T14:15:00.000Z', null, null, 1, '104');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (23, 'Shinji Morikawa', 'shinji.morikawa@kitsuragi.example', 'shinji.morikawa@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Kitsuragi Bearing', '', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'shinji morikawa', 'kitsuragi bearing', 'mitsuko arai', 'shinji morikawa
shinji.morikawa@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-10-22T15:15:00.000Z', '2025-10-22T15:15:00.000Z', '2026-08-06T14:00:00.000Z', null, 1, '106');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (28, '桂木 恵子', 'keiko@kitsuragi.example', 'keiko@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Kitsuragi Bearing', '', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, '桂木 恵子', 'kitsuragi bearing', 'mitsuko arai', '桂木 恵子
keiko@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '106');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (29, 'Zoë Þórdís Żółkiewska-Núñez', 'zoe.zolkiewska@tessaly.example', 'zoe.zolkiewska@tessaly.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Aurélian Aérostructures', '', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'zoe thordis zolkiewska-nunez', 'aurelian aerostructures', 'oscar villarreal', 'zoe thordis zolkiewska-nunez
zoe.zolkiewska@tessaly.example
oscar villarreal
aurelian aerostructures', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (31, 'María Guadalupe Ibarra Quintanilla', 'mg.ibarra@amaranto.example', 'mg.ibarra@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Amaranto Petróleo y Gas', '', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'maria guadalupe ibarra quintanilla', 'amaranto petroleo y gas', 'lena baumgartner', 'maria guadalupe ibarra quintanilla
mg.ibarra@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '105');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (32, 'Howard Pemberton', 'howard.pemberton@ironmere.example', 'howard.pemberton@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'International Turbomachinery Repair and Overhaul Company, LP', '', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'howard pemberton', 'ironmere energy systems', 'curtis hallbrook', 'howard pemberton
howard.pemberton@ironmere.example
curtis hallbrook
ironmere energy systems', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (33, 'Bartholomew Featherstonehaugh', 'forged-ring-and-disc-purchasing-department-forged-ring-and-discx@forged-ring-and-disc-purchasing-department-forged-ring-and-x.forged-ring-and-disc-purchasing-department-forged-ring-and-y.forged-ring-and-disc-purchasing-department-forged-ring-andz.example', 'forged-ring-and-disc-purchasing-department-forged-ring-and-discx@forged-ring-and-disc-purchasing-department-forged-ring-and-x.forged-ring-and-disc-purchasing-department-forged-ring-and-y.forged-ring-and-disc-purchasing-department-forged-ring-andz.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'bartholomew featherstonehaugh', 'brennholt turbine works', 'oscar villarreal', 'bartholomew featherstonehaugh
forged-ring-and-disc-purchasing-department-forged-ring-and-discx@forged-ring-and-disc-purchasing-department-forged-ring-and-x.forged-ring-and-disc-purchasing-department-forged-ring-and-y.forged-ring-and-disc-purchasing-department-forged-ring-andz.example
oscar villarreal
brennholt turbine works', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (34, '=1+1', 'formula@hostile.example', 'formula@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Brennholt Turbine Works', '=1+1', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, '=1+1', 'brennholt turbine works', 'oscar villarreal', '=1+1
formula@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (35, '<script>alert(1)</script>', 'script@hostile.example', 'script@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '<script>alert("comment")</script>', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, '<script>alert(1)</script>', 'brennholt turbine works', 'oscar villarreal', '<script>alert(1)</script>
script@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (36, 'Minus Hundredth', 'minus@hostile.example', 'minus@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '00123', '-0.01', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'minus hundredth', 'brennholt turbine works', 'oscar villarreal', 'minus hundredth
minus@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (37, 'Emoji Comment', 'emoji@hostile.example', 'emoji@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', 'Call before every shipment 📦: heat number, MTR and photos of the rings 🔥. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings.🔧🙂', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'emoji comment', 'brennholt turbine works', 'oscar villarreal', 'emoji comment
emoji@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (38, 'Bare Minimum', 'bare@hostile.example', 'bare@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '', 'Brennholt Turbine Works', '', '', '', '', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'bare minimum', 'brennholt turbine works', 'oscar villarreal', 'bare minimum
bare@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-10T14:20:00.000Z', '2026-01-10T14:20:00.000Z', '2026-10-25T18:00:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (39, 'Citlali Garza', 'citlali.garza@redfernholt.example', 'citlali.garza@redfernholt.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 6, '+1 555 0105', 'Redfern & Holt Agency', 'Regional Sales Representative', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane, Ironmere Energy Systems', 'Forged Discs', 'Industrial', 'Gears', 0, 'citlali garza', 'engranes corvane, ironmere energy systems', 'aurora benavides', 'citlali garza
citlali.garza@redfernholt.example
aurora benavides
engranes corvane, ironmere energy systems', '2026-05-20T17:12:00.000Z', '2026-05-20T17:12:00.000Z', '2026-09-02T21:54:00.000Z', null, 1, '102,109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (43, 'Grant Abernathy', 'grant.abernathy@brennholt.example', 'grant.abernathy@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0149', 'Brennholt Turbine Works', 'Materials Planner', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'grant abernathy', 'brennholt turbine works', 'oscar villarreal', 'grant abernathy
grant.abernathy@brennholt.example
oscar villarreal
brennholt turbine works', '2026-01-09T18:52:00.000Z', '2026-01-09T18:52:00.000Z', '2026-09-28T19:38:00.000Z', null, 1, '101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (50, 'Jürgen Moretti', 'jurgen.moretti@aurelian.example', 'jurgen.moretti@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 0, '+1 555 0181', 'Aurélian Aérostructures', 'Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures, Ironmere Energy Systems, Brennholt Turbine Works, Engranes Corvane', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'jurgen moretti', 'aurelian aerostructures, ironmere energy systems, brennholt turbine works, engranes corvane', 'oscar villarreal', 'jurgen moretti
jurgen.moretti@aurelian.example
oscar villarreal
aurelian aerostructures, ironmere energy systems, brennholt turbine works, engranes corvane', '2025-07-19T17:12:00.000Z', '2025-07-19T17:12:00.000Z', '2026-08-28T19:53:00.000Z', null, 1, '107,109,101,102');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (52, 'Agnieszka Fournier', 'agnieszka.fournier@aurelian.example', 'agnieszka.fournier@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0163', 'Aurélian Aérostructures', 'Accounts Payable', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'agnieszka fournier', 'aurelian aerostructures', 'oscar villarreal', 'agnieszka fournier
agnieszka.fournier@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-06-01T20:28:00.000Z', '2026-06-01T20:28:00.000Z', '2026-08-27T21:29:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (54, 'Mariana Cavazos', 'mariana.cavazos@amaranto.example', 'mariana.cavazos@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 0, '+1 555 0148', 'Amaranto Petróleo y Gas', 'Expediter', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas, Ironmere Energy Systems, Brennholt Turbine Works', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'mariana cavazos', 'amaranto petroleo y gas, ironmere energy systems, brennholt turbine works', 'lena baumgartner', 'mariana cavazos
mariana.cavazos@amaranto.example
lena baumgartner
amaranto petroleo y gas, ironmere energy systems, brennholt turbine works', '2026-06-14T22:37:00.000Z', '2026-06-14T22:37:00.000Z', '2026-08-29T22:43:00.000Z', null, 1, '105,109,101');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (60, 'Agnieszka Moretti', 'agnieszka.moretti@aurelian.example', 'agnieszka.moretti@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0102', 'Aurélian Aérostructures', 'Senior Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'agnieszka moretti', 'aurelian aerostructures', 'oscar villarreal', 'agnieszka moretti
agnieszka.moretti@aurelian.example
oscar villarreal
aurelian aerostructures', '2025-08-28T16:43:00.000Z', '2025-08-28T16:43:00.000Z', '2026-10-26T21:44:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (65, 'Kristen Kimball', 'kristen.kimball@ironmere.example', 'kristen.kimball@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 0, '+1 555 0143', 'Ironmere Energy Systems', 'Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'aerospace', 'Ironmere Energy Systems, Aurélian Aérostructures', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'kristen kimball', 'ironmere energy systems, aurelian aerostructures', 'curtis hallbrook', 'kristen kimball
kristen.kimball@ironmere.example
curtis hallbrook
ironmere energy systems, aurelian aerostructures', '2026-01-04T15:16:00.000Z', '2026-01-04T15:16:00.000Z', '2026-09-15T16:15:00.000Z', null, 1, '109,107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (68, 'Alejandra Peña', 'alejandra.pena@amaranto.example', 'alejandra.pena@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0113', 'Amaranto Petróleo y Gas', 'Buyer', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'alejandra pena', 'amaranto petroleo y gas', 'lena baumgartner', 'alejandra pena
alejandra.pena@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2024-11-16T16:46:00.000Z', '2024-11-16T16:46:00.000Z', '2026-11-02T21:39:00.000Z', null, 1, '105');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (74, 'Amber Stanfield', 'amber.stanfield@ironmere.example', 'amber.stanfield@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0135', 'Ironmere Energy Systems', 'Senior Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'amber stanfield', 'ironmere energy systems', 'curtis hallbrook', 'amber stanfield
amber.stanfield@ironmere.example
curtis hallbrook
ironmere energy systems', '2026-04-28T20:56:00.000Z', '2026-04-28T20:56:00.000Z', '2026-08-29T21:28:00.000Z', null, 1, '109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (75, 'François Vandenberghe', 'francois.vandenberghe@aurelian.example', 'francois.vandenberghe@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0108', 'Aurélian Aérostructures', 'Senior Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'francois vandenberghe', 'aurelian aerostructures', 'oscar villarreal', 'francois vandenberghe
francois.vandenberghe@aurelian.example
oscar villarreal
aurelian aerostructures', '2025-05-18T22:32:00.000Z', '2025-05-18T22:32:00.000Z', '2026-10-18T22:32:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (79, 'Dieter Delacroix', 'dieter.delacroix@aurelian.example', 'dieter.delacroix@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0168', 'Aurélian Aérostructures', 'Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'dieter delacroix', 'aurelian aerostructures', 'oscar villarreal', 'dieter delacroix
dieter.delacroix@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-04-04T22:35:00.000Z', '2026-04-04T22:35:00.000Z', '2026-10-23T22:48:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (86, 'Sofía Garza', 'sofia.garza@anvil.example', 'sofia.garza@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 4, '+1 555 0108', 'Anvil Forged Products', 'Quality Engineer', 'México', 'Nuevo León', 'Santa Catarina', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'sofia garza', 'kitsuragi bearing', 'mitsuko arai', 'sofia garza
sofia.garza@anvil.example
mitsuko arai
kitsuragi bearing', '2026-05-09T16:29:00.000Z', '2026-05-09T16:29:00.000Z', '2026-11-05T20:26:00.000Z', null, 1, '106');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (92, 'François Delacroix', 'francois.delacroix@aurelian.example', 'francois.delacroix@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 0, '+1 555 0154', 'Aurélian Aérostructures', 'Expediter', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures, Amaranto Petróleo y Gas', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'francois delacroix', 'aurelian aerostructures, amaranto petroleo y gas', 'oscar villarreal', 'francois delacroix
francois.delacroix@aurelian.example
oscar villarreal
aurelian aerostructures, amaranto petroleo y gas', '2026-02-21T16:30:00.000Z', '2026-02-21T16:30:00.000Z', '2026-08-23T22:18:00.000Z', null, 1, '107,105');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (98, 'Ingrid Grünwald', 'ingrid.grunwald@aurelian.example', 'ingrid.grunwald@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0180', 'Aurélian Aérostructures', 'Senior Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'ingrid grunwald', 'aurelian aerostructures', 'oscar villarreal', 'ingrid grunwald
ingrid.grunwald@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-06-17T15:16:00.000Z', '2026-06-17T15:16:00.000Z', '2026-09-07T16:45:00.000Z', null, 1, '107');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (100, 'Mariana Sepúlveda', 'mariana.sepulveda@anvil.example', 'mariana.sepulveda@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 5, '+1 555 0188', 'Anvil Forged Products', 'Sales Manager, Aerospace', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Ironmere Energy Systems', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'mariana sepulveda', 'brennholt turbine works, ironmere energy systems', 'oscar villarreal', 'mariana sepulveda
mariana.sepulveda@anvil.example
oscar villarreal
brennholt turbine works, ironmere energy systems', '2025-12-18T14:52:00.000Z', '2025-12-18T14:52:00.000Z', '2025-12-31T16:09:00.000Z', null, 1, '101,109');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (102, 'Alejandra Treviño', 'alejandra.trevino@anvil.example', 'alejandra.trevino@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 4, '+1 555 0164', 'Anvil Forged Products', 'Production Planner', 'México', 'Nuevo León', 'Santa Catarina', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'alejandra trevino', 'norrvik stal', 'ignacio pena', 'alejandra trevino
alejandra.trevino@anvil.example
ignacio pena
norrvik stal', '2025-06-12T14:30:00.000Z', '2025-06-12T14:30:00.000Z', '2026-09-12T15:39:00.000Z', null, 1, '104');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (104, 'Caroline Stanfield', 'caroline.stanfield@ironmere.example', 'caroline.stanfield@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 0, '+1 555 0111', 'Ironmere Energy Systems', 'Senior Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems, Amaranto Petróleo y Gas, Kitsuragi Bearing', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'caroline stanfield', 'ironmere energy systems, amaranto petroleo y gas, kitsuragi bearing', 'curtis hallbrook', 'caroline stanfield
caroline.stanfield@ironmere.example
curtis hallbrook
ironmere energy systems, amaranto petroleo y gas, kitsuragi bearing', '2024-11-26T22:32:00.000Z', '2024-11-26T22:32:00.000Z', '2026-09-14T22:49:00.000Z', null, 1, '109,105,106');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (118, 'Sébastien Engelhardt', 'sebastien.engelhardt@redfernholt.example', 'sebastien.engelhardt@redfernholt.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 6, '+1 555 0145', 'Redfern & Holt Agency', 'Sales Representative', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål, Ironmere Energy Systems, Amaranto Petróleo y Gas', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'sebastien engelhardt', 'norrvik stal, ironmere energy systems, amaranto petroleo y gas', 'ignacio pena', 'sebastien engelhardt
sebastien.engelhardt@redfernholt.example
ignacio pena
norrvik stal, ironmere energy systems, amaranto petroleo y gas', '2025-12-20T16:04:00.000Z', '2025-12-20T16:04:00.000Z', '2026-10-01T20:01:00.000Z', null, 1, '104,109,105');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (119, 'Citlali Elizondo', 'citlali.elizondo@amaranto.example', 'citlali.elizondo@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0149', 'Amaranto Petróleo y Gas', 'Materials Planner', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'citlali elizondo', 'amaranto petroleo y gas', 'lena baumgartner', 'citlali elizondo
citlali.elizondo@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-07-22T15:16:00.000Z', '2025-07-22T15:16:00.000Z', '2026-03-04T16:46:00.000Z', null, 1, '105');
insert into "users" ("id","name","email","email_key","password_hash","role_id","phone","company","position","country","state","city","sales_contact","sales_email","comments","plant","relation","unit","segment","subsegment","has_equote","name_key","relation_key","sales_contact_key","search","created_at","updated_at","last_login","deleted_at","version","customer_ids") values (120, 'Akira Ishikawa', 'akira.ishikawa@kitsuragi.example', 'akira.ishikawa@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$B0PbwYuwA8o0ga6RWL+BOA$yM+/Rfx71/Qe8S2LaZ725tTL3p8pUiE3E/KRMaZrNIk', 3, '+1 555 0180', 'Kitsuragi Bearing', 'Senior Buyer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'akira ishikawa', 'kitsuragi bearing', 'mitsuko arai', 'akira ishikawa
akira.ishikawa@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-02-08T16:26:00.000Z', '2025-02-08T16:26:00.000Z', '2026-06-07T19:24:00.000Z', null, 1, '106');
insert into "user_customers" ("user_id","customer_id","position") values (2, 101, 0);
insert into "user_customers" ("user_id","customer_id","position") values (12, 109, 3);
insert into "user_customers" ("user_id","customer_id","position") values (100, 101, 0);
insert into "user_customers" ("user_id","customer_id","position") values (118, 109, 1);
insert into "user_customers" ("user_id","customer_id","position") values (120, 106, 0);
insert into "pages" ("id","name","can_be_overwritten") values (59, 'Users', 1);
insert into "pages" ("id","name","can_be_overwritten") values (60, 'Create User', 1);
insert into "pages" ("id","name","can_be_overwritten") values (61, 'Password Change', 0);
insert into "pages" ("id","name","can_be_overwritten") values (63, 'Edit User', 1);
insert into "pages" ("id","name","can_be_overwritten") values (64, 'Account Statement', 1);
insert into "pages" ("id","name","can_be_overwritten") values (65, 'Open Orders Report', 1);
insert into "pages" ("id","name","can_be_overwritten") values (66, 'WIP Report', 1);
insert into "pages" ("id","name","can_be_overwritten") values (70, 'Get a Quote', 1);
insert into "pages" ("id","name","can_be_overwritten") values (71, 'Quote History', 1);
insert into "pages" ("id","name","can_be_overwritten") values (72, 'Generate Bank References', 1);
insert into "pages" ("id","name","can_be_overwritten") values (73, 'Payment Detail', 1);
insert into "pages" ("id","name","can_be_overwritten") values (80, 'User Profile', 0);
insert into "pages" ("id","name","can_be_overwritten") values (81, 'Visit Logs', 1);
insert into "pages" ("id","name","can_be_overwritten") values (82, 'Page 82', 1);
insert into "pages" ("id","name","can_be_overwritten") values (92, 'About Us', 1);
insert into "pages" ("id","name","can_be_overwritten") values (102, 'Page 102', 1);
insert into "pages" ("id","name","can_be_overwritten") values (103, 'Shipment Documents', 1);
insert into "pages" ("id","name","can_be_overwritten") values (105, 'Metrics', 1);
insert into "pages" ("id","name","can_be_overwritten") values (126, 'Page 126', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1000, 'Access Statistics', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1001, 'Ready to Ship', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1002, 'In Transit', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1003, 'Travel Log', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1004, 'Concessions', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1005, 'Approvals', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1006, 'Approval Files', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1007, 'Quality Dashboard', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1008, 'Scorecard', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1009, 'LTA', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1010, 'Raw Material Inventory', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1011, 'Incoming Outgoing Material', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1012, 'Raw Material Approval', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1013, 'Scrap Inventory', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1014, 'Scrap Purchase Offer', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1015, 'Direct Customers', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1016, 'Status Report', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1017, 'Status Report (Seller)', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1018, 'Contract Dashboard', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1019, 'Contract Agreement', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1020, 'Contract Direct Customers', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1021, 'Contract Raw Material', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1022, 'Contract Market Share', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1023, 'Contract Price Revision', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1024, 'Contract Special Report', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1025, 'Lead Time', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1026, 'Commercial Terms and Conditions', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1027, 'Meet the Team', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1028, 'Feedback', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1029, 'Sales Goals', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1030, 'Sellers Budgets', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1031, 'Seller Budget', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1032, 'Add Seller Budget', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1033, 'Modify Seller Budget', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1034, 'Delays', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1035, 'Consignments', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1036, 'Audit Trail', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1037, 'Data', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1038, 'Order', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1040, 'Connected Services', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1041, 'Imports', 1);
insert into "pages" ("id","name","can_be_overwritten") values (1050, 'Requests', 1);
insert into "role_pages" ("role_id","page_id") values (1, 59);
insert into "role_pages" ("role_id","page_id") values (0, 61);
insert into "role_pages" ("role_id","page_id") values (1, 1000);
insert into "role_pages" ("role_id","page_id") values (0, 1050);
insert into "role_pages" ("role_id","page_id") values (6, 1050);
insert into "user_pages" ("user_id","page_id","has_access","by_admin") values (17, 59, 0, 1);
insert into "user_pages" ("user_id","page_id","has_access","by_admin") values (18, 103, 0, 1);
insert into "user_pages" ("user_id","page_id","has_access","by_admin") values (18, 1003, 1, 1);
insert into "user_pages" ("user_id","page_id","has_access","by_admin") values (19, 1018, 1, 1);
insert into "content_access" ("key","role_id") values ('1', 1);
insert into "content_access" ("key","role_id") values ('1', 5);
insert into "content_access" ("key","role_id") values ('4', 1);
insert into "content_access" ("key","role_id") values ('4', 4);
insert into "content_access" ("key","role_id") values ('5', 1);
insert into "content_access" ("key","role_id") values ('5', 5);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (1, '2024-11-16T16:46:00.000Z', 1, 'administration.registerUser', 'user 68', null, '{"id":68,"roleId":3,"phone":"+1 555 0113","company":"Amaranto Petróleo y Gas","position":"Buyer","country":"México","state":"Tamaulipas","city":"Tampico","salesEmail":"lena.baumgartner@anvil.example","comments":"","customerIds":[105],"plant":"forge","unit":"Rings","segment":"Oil & Gas","subsegment":"Flanges and Valves","hasEquote":true,"createdAt":"2024-11-16T16:46:00.000Z","updatedAt":"2024-11-16T16:46:00.000Z","lastLogin":"2026-11-02T21:39:00.000Z","version":1,"name":"Alejandra Peña","email":"alejandra.pena@amaranto.example","salesContact":"Lena Baumgartner","relation":"Amaranto Petróleo y Gas","roleName":"Customer","customerId":105,"forgeCustomerId":105,"overrides":[]}', 'created', 68);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (2, '2024-11-26T22:32:00.000Z', 1, 'administration.registerUser', 'user 104', null, '{"id":104,"roleId":0,"phone":"+1 555 0111","company":"Ironmere Energy Systems","position":"Senior Buyer","country":"United States","state":"Texas","city":"Houston","salesEmail":"curtis.hallbrook@anvil.example","comments":"","customerIds":[109,105,106],"plant":"forge","unit":"Forged Discs","segment":"Power Generation","subsegment":"Steam Turbines","hasEquote":true,"createdAt":"2024-11-26T22:32:00.000Z","updatedAt":"2024-11-26T22:32:00.000Z","lastLogin":"2026-09-14T22:49:00.000Z","version":1,"name":"Caroline Stanfield","email":"caroline.stanfield@ironmere.example","salesContact":"Curtis Hallbrook","relation":"Ironmere Energy Systems, Amaranto Petróleo y Gas, Kitsuragi Bearing","roleName":"Customer group","customerId":109,"forgeCustomerId":109,"overrides":[]}', 'created', 104);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (4, '2025-01-09T19:34:00.000Z', 1, 'administration.registerUser', 'user 99', null, '{"id":99,"roleId":6,"phone":"+1 555 0185","company":"Kamakura Trading","position":"Sales Representative","country":"Japan","state":"Nagano","city":"Suwa","salesEmail":"mitsuko.arai@anvil.example","comments":"","customerIds":[106,109],"plant":"forge","unit":"Rings","segment":"Bearings","subsegment":"Industrial Bearings","hasEquote":true,"createdAt":"2025-01-09T19:34:00.000Z","updatedAt":"2025-01-09T19:34:00.000Z","lastLogin":"2026-09-28T21:29:00.000Z","version":1,"name":"Kenji Nakagawa","email":"kenji.nakagawa@kamakura.example","salesContact":"Mitsuko Arai","relation":"Kitsuragi Bearing, Ironmere Energy Systems","roleName":"Representative","customerId":106,"forgeCustomerId":106,"overrides":[]}', 'created', 99);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (11, '2025-02-08T16:26:00.000Z', 1, 'administration.registerUser', 'user 120', null, '{"id":120,"roleId":3,"phone":"+1 555 0180","company":"Kitsuragi Bearing","position":"Senior Buyer","country":"Japan","state":"Nagano","city":"Suwa","salesEmail":"mitsuko.arai@anvil.example","comments":"","customerIds":[106],"plant":"forge","unit":"Rings","segment":"Bearings","subsegment":"Industrial Bearings","hasEquote":true,"createdAt":"2025-02-08T16:26:00.000Z","updatedAt":"2025-02-08T16:26:00.000Z","lastLogin":"2026-06-07T19:24:00.000Z","version":1,"name":"Akira Ishikawa","email":"akira.ishikawa@kitsuragi.example","salesContact":"Mitsuko Arai","relation":"Kitsuragi Bearing","roleName":"Customer","customerId":106,"forgeCustomerId":106,"overrides":[]}', 'created', 120);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (25, '2025-06-24T14:00:00.000Z', null, 'admin.create', 'user 1', null, '{"id":1,"roleId":1,"phone":"+52 81 5550 0100","company":"Anvil Forged Products","position":"Portal Administrator","country":"México","state":"Nuevo León","city":"Santa Catarina","salesEmail":"aurora.benavides@anvil.example","comments":"","customerIds":[],"plant":"forge","unit":"","segment":"","subsegment":"","hasEquote":false,"createdAt":"2025-06-24T14:00:00.000Z","updatedAt":"2025-06-24T14:00:00.000Z","lastLogin":"2026-11-05T14:20:00.000Z","version":1,"name":"Valeria Montemayor","email":"admin@anvil.example","salesContact":"Aurora Benavides","relation":"","roleName":"Admin","customerId":null,"forgeCustomerId":null,"overrides":[]}', 'created', 1);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (56, '2025-09-22T15:35:00.000Z', 1, 'administration.editUser', 'user 17', '{"id":17,"roleId":4,"phone":"","company":"Anvil Forged Products","position":"","country":"México","state":"Nuevo León","city":"Santa Catarina","salesEmail":"curtis.hallbrook@anvil.example","comments":"","customerIds":[109],"plant":"forge","unit":"Forged Discs","segment":"Power Generation","subsegment":"Steam Turbines","hasEquote":true,"createdAt":"2025-09-22T14:35:00.000Z","updatedAt":"2025-09-22T14:35:00.000Z","lastLogin":"2026-11-02T17:10:00.000Z","version":1,"name":"Lucía Berlanga","email":"lucia.berlanga@anvil.example","salesContact":"Curtis Hallbrook","relation":"Ironmere Energy Systems","roleName":"Provider staff","customerId":109,"forgeCustomerId":109,"overrides":[]}', '{"id":17,"roleId":4,"phone":"","company":"Anvil Forged Products","position":"","country":"México","state":"Nuevo León","city":"Santa Catarina","salesEmail":"curtis.hallbrook@anvil.example","comments":"","customerIds":[109],"plant":"forge","unit":"Forged Discs","segment":"Power Generation","subsegment":"Steam Turbines","hasEquote":true,"createdAt":"2025-09-22T14:35:00.000Z","updatedAt":"2025-09-22T14:35:00.000Z","lastLogin":"2026-11-02T17:10:00.000Z","version":1,"name":"Lucía Berlanga","email":"lucia.berlanga@anvil.example","salesContact":"Curtis Hallbrook","relation":"Ironmere Energy Systems","roleName":"Provider staff","customerId":109,"forgeCustomerId":109,"overrides":[{"pageId":59,"hasAccess":false}]}', 'edited', 17);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (58, '2025-09-22T15:35:00.000Z', 1, 'administration.editUser', 'user 19', '{"id":19,"roleId":3,"phone":"","company":"Aurélian Aérostructures","position":"","country":"France","state":"Occitanie","city":"Toulouse","salesEmail":"oscar.villarreal@anvil.example","comments":"","customerIds":[107],"plant":"aerospace","unit":"Aerospace","segment":"Commercial Aviation","subsegment":"Engine Cases","hasEquote":true,"createdAt":"2025-09-22T14:35:00.000Z","updatedAt":"2025-09-22T14:35:00.000Z","lastLogin":"2026-11-02T17:10:00.000Z","version":1,"name":"Isabelle Marchand","email":"isabelle.marchand@aurelian.example","salesContact":"Óscar Villarreal","relation":"Aurélian Aérostructures","roleName":"Customer","customerId":107,"forgeCustomerId":107,"overrides":[]}', '{"id":19,"roleId":3,"phone":"","company":"Aurélian Aérostructures","position":"","country":"France","state":"Occitanie","city":"Toulouse","salesEmail":"oscar.villarreal@anvil.example","comments":"","customerIds":[107],"plant":"aerospace","unit":"Aerospace","segment":"Commercial Aviation","subsegment":"Engine Cases","hasEquote":true,"createdAt":"2025-09-22T14:35:00.000Z","updatedAt":"2025-09-22T14:35:00.000Z","lastLogin":"2026-11-02T17:10:00.000Z","version":1,"name":"Isabelle Marchand","email":"isabelle.marchand@aurelian.example","salesContact":"Óscar Villarreal","relation":"Aurélian Aérostructures","roleName":"Customer","customerId":107,"forgeCustomerId":107,"overrides":[{"pageId":1018,"hasAccess":true}]}', 'edited', 19);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (69, '2025-12-18T14:52:00.000Z', 1, 'administration.registerUser', 'user 100', null, '{"id":100,"roleId":5,"phone":"+1 555 0188","company":"Anvil Forged Products","position":"Sales Manager, Aerospace","country":"México","state":"Nuevo León","city":"Santa Catarina","salesEmail":"oscar.villarreal@anvil.example","comments":"","customerIds":[101,109],"plant":"forge","unit":"Rings","segment":"Power Generation","subsegment":"Gas Turbines","hasEquote":true,"createdAt":"2025-12-18T14:52:00.000Z","updatedAt":"2025-12-18T14:52:00.000Z","lastLogin":"2025-12-31T16:09:00.000Z","version":1,"name":"Mariana Sepúlveda","email":"mariana.sepulveda@anvil.example","salesContact":"Óscar Villarreal","relation":"Brennholt Turbine Works, Ironmere Energy Systems","roleName":"Sales manager","customerId":101,"forgeCustomerId":101,"overrides":[]}', 'created', 100);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (85, '2026-01-10T14:20:00.000Z', 1, 'administration.registerUser', 'user 37', null, '{"id":37,"roleId":3,"phone":"","company":"Brennholt Turbine Works","position":"","country":"United States","state":"Washington","city":"Spokane","salesEmail":"oscar.villarreal@anvil.example","comments":"Call before every shipment 📦: heat number, MTR and photos of the rings 🔥. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings.🔧🙂","customerIds":[101],"plant":"forge","unit":"Rings","segment":"Power Generation","subsegment":"Gas Turbines","hasEquote":true,"createdAt":"2026-01-10T14:20:00.000Z","updatedAt":"2026-01-10T14:20:00.000Z","lastLogin":"2026-10-25T18:00:00.000Z","version":1,"name":"Emoji Comment","email":"emoji@hostile.example","salesContact":"Óscar Villarreal","relation":"Brennholt Turbine Works","roleName":"Customer","customerId":101,"forgeCustomerId":101,"overrides":[]}', 'created', 37);
insert into "audit" ("id","at","user_id","call","record","before","after","action","subject_id") values (123, '2026-10-31T14:15:00.000Z', 1, 'administration.registerUser', 'user 21', null, '{"id":21,"roleId":3,"phone":"","company":"Norrvik Stål","position":"","country":"Sweden","state":"Värmland","city":"Karlstad","salesEmail":"ignacio.pena@anvil.example","comments":"","customerIds":[104],"plant":"forge","unit":"Steel","segment":"Raw Material","subsegment":"Special Steel Bars","hasEquote":false,"createdAt":"2026-10-31T14:15:00.000Z","updatedAt":"2026-10-31T14:15:00.000Z","lastLogin":null,"version":1,"name":"Erik Sandahl","email":"erik.sandahl@norrvik.example","salesContact":"Ignacio Peña","relation":"Norrvik Stål","roleName":"Customer","customerId":104,"forgeCustomerId":104,"overrides":[]}', 'created', 21);
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (1, '2025-09-09T18:28:00.000Z', 114, null, 'Dashboard', 107, 0, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'UTC', 'en-GB', '', '2025-09-09', 6, 'aerospace');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (6, '2025-09-09T19:44:30.000Z', 60, 1028, 'Feedback', 107, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36', 'UTC', 'en-GB', '', '2025-09-09', 3, 'aerospace');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (10, '2025-09-09T20:47:00.000Z', 45, null, 'Dashboard', 105, 1, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'America/Monterrey', 'es-MX', '', '2025-09-09', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (14, '2025-09-10T18:14:00.000Z', 81, null, 'Dashboard', 104, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', 'Europe/Stockholm', 'sv-SE', '', '2025-09-10', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (44, '2025-09-20T18:32:30.000Z', 81, 1050, 'Requests', 104, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', 'Europe/Stockholm', 'sv-SE', '', '2025-09-20', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (51, '2025-09-22T17:28:00.000Z', 17, null, 'Dashboard', 109, 1, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'America/Monterrey', 'es-MX', '', '2025-09-22', 4, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (67, '2025-09-24T16:37:00.000Z', 10, null, 'Dashboard', 101, 0, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'America/Chicago', 'en-US', '', '2025-09-24', 0, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (110, '2025-10-03T21:57:30.000Z', 41, 92, 'About Us', 101, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', 'America/Chicago', 'en-US', '', '2025-10-03', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (135, '2025-10-07T16:22:00.000Z', 15, null, 'Dashboard', null, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', 'America/Monterrey', 'es-MX', '', '2025-10-07', 1, 'aerospace');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (283, '2025-10-29T17:46:30.000Z', 112, 1026, 'Commercial Terms and Conditions', 102, 0, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Edg/142.0', 'America/Monterrey', 'es-MX', '', '2025-10-29', 5, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (1057, '2026-02-12T19:23:00.000Z', 65, null, 'Dashboard', 109, 0, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'America/Chicago', 'en-US', '', '2026-02-12', 0, 'aerospace');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (2286, '2026-06-07T19:24:00.000Z', 120, null, 'Dashboard', 106, 0, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'Asia/Tokyo', 'ja-JP', '', '2026-06-07', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4220, '2026-10-31T15:30:00.000Z', 71, 65, 'Open Orders Report', null, 0, 'Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥 (Rings; Discs) Forge/1.0 🔥🙂', '', '', '', '2026-10-31', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4230, '2026-11-01T15:30:00.000Z', 8, 65, 'Open Orders Report', null, 0, '00123', '', '<b>en</b>', '', '2026-11-01', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4236, '2026-11-02T15:30:00.000Z', 52, 65, 'Open Orders Report', null, 0, '', '=1+1', '-0.01', '', '2026-11-02', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4299, '2026-11-05T14:20:00.000Z', 1, null, 'Dashboard', null, 0, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) AppleWebKit/605.1.15 Version/26.1 Safari/605.1.15', 'America/Monterrey', 'es-MX', '', '2026-11-05', 1, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4312, '2026-11-05T16:02:30.000Z', 4, 1005, 'Approvals', 101, 1, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'America/Chicago', 'en-US', '', '2026-11-05', 6, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4317, '2026-11-05T16:55:00.000Z', 6, 66, 'WIP Report', 102, 1, 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'America/Monterrey', 'es-MX', '', '2026-11-05', 3, 'forge');
insert into "visits" ("id","at","user_id","page_id","page_name","customer_id","is_mobile","browser","time_zone","language","navigation","day","role_id","plant") values (4329, '2026-11-05T20:38:30.000Z', 86, 1004, 'Concessions', 106, 0, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'America/Monterrey', 'es-MX', '', '2026-11-05', 4, 'forge');
insert into "contacts" ("id","guid","name","email","phone") values (1, '6f6eb9e0-447f-8fd1-f4b5-12b0f2c2e532', 'Aurora Benavides', 'aurora.benavides@anvil.example', '+52 81 5550 0000');
insert into "contacts" ("id","guid","name","email","phone") values (2, 'a9957087-47f2-d3a7-0439-dbe41d21ab91', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '+52 81 5550 0001');
insert into "contacts" ("id","guid","name","email","phone") values (3, '18427d46-79d3-8f84-380e-c6324c4c74f1', 'Ignacio Peña', 'ignacio.pena@anvil.example', '+52 81 5550 0002');
insert into "contacts" ("id","guid","name","email","phone") values (4, '11467a1e-f577-d5ee-4839-51f3ec54aa94', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '+52 81 5550 0003');
insert into "contacts" ("id","guid","name","email","phone") values (5, 'a82ff4eb-92c5-4a81-bda6-1aa1d1f82ffc', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '+52 81 5550 0004');
insert into "contacts" ("id","guid","name","email","phone") values (6, 'd56fe5d4-0a3a-9ef7-8f17-91b26201685b', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '+52 81 5550 0005');
insert into "contacts" ("id","guid","name","email","phone") values (11, 'a02d9373-6354-4f9f-fea2-df9793b0f2b4', 'Dale Whitcombe', 'rep@anvil.example', '+52 81 5550 0100');
insert into "contacts" ("id","guid","name","email","phone") values (12, '4aa75a70-72b6-5362-ffb2-4ef2e6c31cfa', 'Ngaire Holmwood', 'ngaire.holmwood@redfernholt.example', '+52 81 5550 0101');
insert into "contacts" ("id","guid","name","email","phone") values (21, 'be715ee0-ccf8-8dbc-137c-0aac456f365f', 'Graciela Tamez', 'graciela.tamez@anvil.example', '+52 81 5550 0200');
insert into "contacts" ("id","guid","name","email","phone") values (22, '12fb9d18-7ecf-6171-4853-40266d2d8094', 'Norberto Cisneros', 'norberto.cisneros@anvil.example', '+52 81 5550 0201');
insert into "contacts" ("id","guid","name","email","phone") values (31, 'a9116f2f-4292-63d3-6f01-da9e6f389bda', 'Iván Arredondo', 'ivan.arredondo@anvil.example', '+52 81 5550 0300');
insert into "contacts" ("id","guid","name","email","phone") values (32, 'f1921678-50fa-c6e2-d030-fe9951d2fcac', 'Rosalind Achterberg', 'rosalind.achterberg@anvil.example', '+52 81 5550 0301');
insert into "contacts" ("id","guid","name","email","phone") values (41, 'b803f4e9-0b52-b72c-2bb4-24cb38a30428', 'Ysolde Marchetti', 'ysolde.marchetti@anvil.example', '+52 81 5550 0400');
insert into "contacts" ("id","guid","name","email","phone") values (42, '7e006890-c16d-4f2f-8457-ca5f43d1fb56', 'Hernán Bustamante', 'hernan.bustamante@anvil.example', '+52 81 5550 0401');
insert into "contacts" ("id","guid","name","email","phone") values (43, 'd5281c45-0910-9b5e-af93-fe9d78782b54', 'Petra Lindqvist', 'petra.lindqvist@anvil.example', '+52 81 5550 0402');
insert into "contacts" ("id","guid","name","email","phone") values (51, '4fd647fa-0675-32c9-ff21-671a0da55407', 'Wendell Okafor', 'wendell.okafor@anvil.example', '+52 81 5550 0500');
insert into "incoterms" ("id","name") values (1, 'DDU - Delivered Duty Unpaid');
insert into "incoterms" ("id","name") values (3, 'FCA - Free Carrier');
insert into "incoterms" ("id","name") values (5, 'EXW - Ex Works');
insert into "incoterms" ("id","name") values (16, 'DAP - Delivered at Place');
insert into "incoterms" ("id","name") values (20, 'Best Way Prepay and Add');
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (101, 6, 1, 11, 22, 3, 'Laredo, TX', '4410 Palouse Flats Rd
Spokane, WA 99224
United States', 'Net 45 days', 45, '+1 555 0141', '+1 555 0171', 2, 1, 0, null, 'f2b2f0a4488140c466568e08db368aaa', 31, 32, '4410 Palouse Flats Rd', 'WA 99224', 'Spokane', 'United States', 43, 41, 51);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (102, 1, 2, null, 21, 5, 'Planta Santa Catarina', 'Blvd. Las Torrecillas 2150
Saltillo, Coahuila 25298
México', 'Net 60 days', 60, '+1 555 0142', null, 1, 2, 0, null, '1e1a6cf1d2798e399f02701561c442e4', 31, 32, 'Blvd. Las Torrecillas 2150', '25298', 'Saltillo, Coahuila', 'México', 41, 42, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (103, 2, 3, null, 22, 16, 'Hamburg', 'Donaulände 77
93055 Regensburg
Germany', 'Net 30 days', 30, '+1 555 0143', '+1 555 0173', 1, 1, 0, null, '5be7cc9dada1d303f4b3a11bfa0d39ee', 31, 32, 'Donaulände 77', '93055', 'Regensburg', 'Germany', 42, 43, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (104, 3, 4, null, 21, 1, 'Göteborg', 'Vinterbruksvägen 9
652 26 Karlstad
Sweden', 'Net 60 days', 60, '+1 555 0144', null, 1, 2, 1, 'Alloy 718 Premium: the mill has moved two heats by three weeks. Please release your bars for cutting before the end of the month.', 'e92d82ecf24ef945a8e054092ee93e86', 31, 32, 'Vinterbruksvägen 9', '652 26', 'Karlstad', 'Sweden', 43, 41, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (105, 4, null, null, 22, 5, 'Planta Santa Catarina', 'Av. Marisma 1804
Tampico, Tamaulipas 89109
México', 'Net 30 days', 30, '+1 555 0145', '+1 555 0175', 2, 1, 0, null, '1e6e6baed62e45febcdf9d50c1bb0e34', 31, 32, 'Av. Marisma 1804', '89109', 'Tampico, Tamaulipas', 'México', 41, 42, 51);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (106, 5, 6, 11, 21, 16, 'Yokohama', '長野県諏訪市湖岸通り 9-14
392-0000
Japan', 'Net 45 days', 45, '+1 555 0146', null, 1, 2, 0, null, '0c99154b8f22c4422786b214676d159b', 31, 32, '湖岸通り 9-14', '392-0000', '長野県諏訪市', 'Japan', 42, 43, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (107, 6, 1, 11, 22, 16, 'Toulouse-Blagnac', '18 impasse des Courlis
31700 Blagnac
France', 'Net 60 days', 60, '+1 555 0147', '+1 555 0177', 2, 1, 0, null, '5e54fc065c4e797cf25e81ed648d86ad', 31, 32, '18 impasse des Courlis', '31700', 'Blagnac', 'France', 43, 41, 51);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (108, 1, 2, null, 21, 5, 'Planta Santa Catarina', 'Patio Sur, nave 4
Santa Catarina, Nuevo León 66350
México', 'Net 60 days', 60, '+1 555 0148', null, 1, 2, 0, null, 'ede86cffe5edf8833b458b45ad0d28f4', 31, 32, 'Patio Sur, nave 4', '66350', 'Santa Catarina, Nuevo León', 'México', 41, 42, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (109, 2, 3, 12, 22, 3, 'Laredo, TX', '9900 Drydock Parkway, Suite 300
Houston, TX 77049
United States', 'Net 60 days', 60, '+1 555 0149', '+1 555 0179', 2, 1, 0, null, '259737da2534e5533cf781202831ce24', 31, 32, '9900 Drydock Parkway, Suite 300', 'TX 77049', 'Houston', 'United States', 42, 43, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (201, 4, 5, null, 22, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 1, 1, 0, null, 'c420be43e897588b8b4ee25fac54a941', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (202, 5, 6, null, 21, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 2, 2, 0, null, '4fd5df9fc75c021ee5ec7359f7089db3', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (203, 6, null, null, 22, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 1, 1, 0, null, 'd51d6e8fb7f3eb121f14f3274ad46ed6', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (204, 1, 2, null, 21, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 2, 2, 0, null, 'e414783e6d2c95c1c66a8bd8210feaba', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (205, 2, 3, null, 22, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 1, 1, 0, null, 'a55b4242bff5bf18b096c6fc555f28af', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (206, 3, 4, null, 21, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 2, 2, 0, null, '6bf18a8f1bf1986b50503e6d295fb6f7', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (207, 4, 5, null, 22, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 1, 1, 0, null, '6478ee782fd01861fb4836e9a039dbe0', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (208, 5, 6, null, 21, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 2, 2, 0, null, '4c348ae798edb494eccb7d788353d1fb', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "customer_terms" ("customer_id","seller_id","backup_id","representative_id","receivable_id","incoterm_id","delivery_point","delivery_address","credit_terms","credit_days","phone","fax","wip_source","unit_type","is_lot_type","material_notice","hash","it_id","commercial_manager_id","delivery_street","delivery_postal_code","delivery_city","delivery_country","quality_id","quality_backup_id","project_manager_id") values (209, 6, 1, null, 22, 5, 'Altamira', 'Muelle 7, Puerto Industrial
Altamira, Tamaulipas 89603
México', 'Net 45 days', 45, null, null, 1, 1, 0, null, '45c78e3b71a3479cae47d2226698cab5', null, null, 'Muelle 7, Puerto Industrial', '89603', 'Altamira, Tamaulipas', 'México', null, null, null);
insert into "bank_details" ("id","beneficiary","bank","city","account_number","routing_number","swift") values (1, 'Anvil Forged Products, S.A. de C.V.', 'First Harbor Bank of the Rio Grande', 'Laredo, TX', '004418820937', '114999997', 'FHRGUS4LXXX');
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (1, 101, '00123', 'R10001', 'Rolled ring, casing', 'Alloy 718 Plus', 'ring', 33.75, 28.375, 2.125, 166.08, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (2, 101, '=1+1', 'R10002', '-0.01', 'Waspaloy', 'ring', 37.375, 25.75, 2.125, 362.52, 1, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (3, 101, 'BT-20099', 'R10003', 'Rolled ring, labyrinth seal', '17-4 PH', 'ring', 21.625, 14.5, 6.5, 369.23, 1, 1, 1);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (4, 101, 'BT-20139', 'R10004', 'Rolled ring, weld neck flange', 'Waspaloy', 'ring', 35.375, 22.625, 6.25, 1074.48, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (5, 101, 'BT-20155', 'R10005', 'Rolled ring, labyrinth seal', '17-4 PH', 'ring', 10.625, 6.5, 6.875, 107.18, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (6, 101, 'BT-20192', 'R10006', 'Rolled ring, casing', 'Waspaloy', 'ring', 20.875, 16.125, 7.625, 311.54, 0, 1, 1);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (7, 101, 'BT-20233', 'R10007', 'Rolled ring, labyrinth seal', 'Alloy 718', 'ring', 8.625, 5.375, 5.25, 55.72, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (8, 101, 'BT-20278', 'R10008', 'Rolled ring, weld neck flange', 'Waspaloy', 'ring', 20.25, 12.5, 2.75, 162.27, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (9, 101, 'BT-20318', 'R10009', 'Rolled ring, gear rim', 'Alloy 718', 'ring', 15.25, 10.625, 5.875, 164, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (10, 101, 'BT-20334', 'R10010', 'Rolled ring, retaining ring', 'Alloy 718 Plus', 'ring', 21.25, 15.75, 7.875, 375.08, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (11, 101, 'BT-20389', 'R10011', 'Rolled ring, bearing race', 'Waspaloy', 'ring', 16, 11.25, 6.875, 206.88, 0, 1, 1);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (12, 101, 'BT-20412', 'R10012', 'Rolled ring, gear rim', 'Waspaloy', 'ring', 17, 12.25, 1.75, 56.52, 1, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (13, 101, 'BT-20471', 'R10013', 'Rolled ring, labyrinth seal', '17-4 PH', 'ring', 27.75, 18.875, 3, 273.97, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (14, 101, 'BT-20503', 'R10014', 'Rolled ring, retaining ring', 'Alloy 718', 'ring', 23, 15, 5.625, 398.88, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (15, 101, 'BT-20532', 'R10015', 'Rolled ring, labyrinth seal', '17-4 PH', 'ring', 14.125, 10.5, 4.875, 96.04, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (17, 101, 'BT-20600', 'R10017', 'Rolled ring, retaining ring', 'Alloy 718 Plus', 'ring', 35.125, 25, 6.75, 961.75, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (18, 101, 'BT-20650', 'R10018', 'Rolled ring, labyrinth seal', 'Waspaloy', 'ring', 28.75, 21.625, 4.5, 375.49, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (19, 101, 'BT-20677', 'R10019', 'Rolled ring, labyrinth seal', 'Alloy 718', 'ring', 18.25, 11.625, 7.25, 334.72, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (20, 101, 'BT-20717', 'R10020', 'Rolled ring, retaining ring', 'Alloy 718', 'ring', 11.625, 9.75, 2.625, 24.54, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (23, 101, 'BT-20823', 'R10023', 'Rolled ring, retaining ring', 'Waspaloy', 'ring', 28.25, 20.625, 2.625, 227.42, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (24, 101, 'BT-20860', 'R10024', 'Rolled ring, bearing race', 'Alloy 718 Plus', 'ring', 22, 17.625, 1, 40.57, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (25, 102, 'EC20018', 'D10025', 'Forged disc, cover', '4140', 'disc', 14.125, 0, 5.875, 261.45, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (26, 102, 'EC20039', 'D10026', 'Forged disc, cover', '4140', 'disc', 14.25, 0, 4.375, 198.16, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (28, 102, 'EC20125', 'D10028', 'Forged disc, cover', '4340', 'disc', 29.75, 0, 3, 590.16, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (29, 102, 'EC20172', 'D10029', 'Forged disc, cover', '4340', 'disc', 35.875, 0, 8.25, 2360.01, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (33, 102, 'EC20322', 'D10033', 'Forged disc, blind flange', '4140', 'disc', 17.5, 0, 2.75, 187.85, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (40, 102, 'EC20577', 'D10040', 'Forged disc, blind flange', '4140', 'disc', 28.5, 0, 5, 905.87, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (44, 104, 'NS 20063', 'B10044', 'Forged bar, stem', 'Alloy 718', 'bar', 5.75, 0, 42.875, 330.66, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (45, 104, 'NS 20095', 'D10045', 'Forged disc, cover', 'Alloy 718', 'disc', 16.875, 0, 3.625, 240.79, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (46, 104, 'NS 20139', 'K10046', 'Forged block, die block', 'Alloy 718 Premium', 'block', 6.75, 10.625, 15, 319.51, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (47, 104, 'NS 20163', 'K10047', 'Forged block, tooling plate', 'Alloy 718 Premium', 'block', 7.5, 12.125, 8.875, 239.7, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (48, 104, 'NS 20195', 'B10048', 'Forged bar, shaft', 'Alloy 718', 'bar', 6.5, 0, 55.75, 549.44, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (49, 104, 'NS 20247', 'D10049', 'Forged disc, hub', 'Waspaloy', 'disc', 31.375, 0, 1.5, 343.27, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (50, 104, 'NS 20279', 'B10050', 'Forged bar, stem', 'Alloy 718 Premium', 'bar', 8.125, 0, 34.5, 531.27, 0, 1, 1);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (52, 104, 'NS 20349', 'B10052', 'Forged bar, stem', 'Alloy 718', 'bar', 2.375, 0, 71.875, 94.57, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (53, 104, 'NS 20371', 'B10053', 'Forged bar, forging stock', 'Alloy 718 Premium', 'bar', 7.75, 0, 31.875, 446.58, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (54, 104, 'NS 20434', 'D10054', 'Forged disc, blind flange', 'Waspaloy', 'disc', 16.625, 0, 6, 385.53, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (55, 104, 'NS 20447', 'B10055', 'Forged bar, billet for rings', 'Waspaloy', 'bar', 3.75, 0, 36.75, 120.14, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (56, 104, 'NS 20486', 'K10056', 'Forged block, manifold block', 'Waspaloy', 'block', 10.375, 14.375, 10.25, 452.49, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (59, 105, 'AM.20098', 'R10059', 'Rolled ring, retaining ring', 'Inconel 625', 'ring', 32.5, 27, 6.75, 529.14, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (66, 105, 'AM.20356', 'R10066', 'Rolled ring, bearing race', 'Inconel 625', 'ring', 15, 12.5, 3.125, 51.47, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (74, 106, 'KB20038', 'R10074', 'Rolled ring, gear rim', '52100', 'ring', 37.625, 31.625, 6.625, 611.83, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (76, 106, 'KB20122', 'R10076', 'Rolled ring, gear rim', '4140', 'ring', 31.75, 25.375, 4.875, 395.99, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (77, 106, 'KB20169', 'R10077', 'Rolled ring, labyrinth seal', '52100', 'ring', 10.375, 8.25, 7.375, 64.88, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (80, 106, 'KB20278', 'R10080', 'Rolled ring, weld neck flange', '4140', 'ring', 32.375, 23, 6.625, 767.15, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (86, 106, 'KB20506', 'R10086', 'Rolled ring, retaining ring', '52100', 'ring', 9.125, 6.875, 1.625, 13, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (93, 107, 'AA-20015', 'R10093', 'Rolled ring, bearing race', '17-4 PH', 'ring', 13.375, 9, 1.75, 37.81, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (96, 107, 'AA-20129', 'R10096', 'Rolled ring, gear rim', 'Alloy 718 Premium', 'ring', 23.75, 16.125, 6.625, 469.86, 1, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (97, 107, 'AA-20166', 'R10097', 'Rolled ring, casing', '17-4 PH', 'ring', 37.25, 26.125, 1.875, 291.75, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (98, 107, 'AA-20201', 'D10098', 'Forged disc, hub', 'Alloy 718 Premium', 'disc', 32.375, 0, 2.75, 672.35, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (99, 107, 'AA-20237', 'D10099', 'Forged disc, wheel', 'Waspaloy', 'disc', 22.75, 0, 3.25, 391.05, 0, 1, 1);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (100, 107, 'AA-20288', 'R10100', 'Rolled ring, weld neck flange', 'Ti-6Al-4V', 'ring', 19.5, 16.375, 5.25, 73.96, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (101, 107, 'AA-20303', 'R10101', 'Rolled ring, weld neck flange', 'Alloy 718 Premium', 'ring', 18.5, 13.125, 1.375, 54.52, 0, 1, 1);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (102, 107, 'AA-20335', 'D10102', 'Forged disc, hub', 'Alloy 718 Premium', 'disc', 36, 0, 5.75, 1738.28, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (104, 107, 'AA-20411', 'D10104', 'Forged disc, gear blank', 'Alloy 718 Premium', 'disc', 30.75, 0, 6.125, 1350.96, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (111, 107, 'AA-20685', 'D10111', 'Forged disc, gear blank', 'Waspaloy', 'disc', 37.5, 0, 4.375, 1430.28, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (113, 107, 'AA-20745', 'R10113', 'Rolled ring, bearing race', 'Waspaloy', 'ring', 11.125, 7.625, 5.625, 85.82, 0, 0, 3);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (115, 108, 'TRIAL20012', 'D10115', 'Forged disc, wheel', '4140', 'disc', 30.75, 0, 8.5, 1792.74, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (117, 108, 'TRIAL20081', 'B10117', 'Forged bar, stem', '4140', 'bar', 5.5, 0, 25, 168.68, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (118, 109, 'IM-20020', 'R10118', 'Rolled ring, casing', '17-4 PH', 'ring', 15.375, 10, 6.5, 195.66, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (120, 109, 'IM-20098', 'R10120', 'Rolled ring, weld neck flange', '17-4 PH', 'ring', 8.875, 7.25, 4, 23.13, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (126, 109, 'IM-20313', 'D10126', 'Forged disc, blind flange', 'F22', 'disc', 24.5, 0, 3.5, 468.61, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (127, 109, 'IM-20351', 'R10127', 'Rolled ring, bearing race', 'F22', 'ring', 29.5, 20.625, 1.625, 161.24, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (132, 109, 'IM-20533', 'B10132', 'Forged bar, stem', 'F22', 'bar', 6.75, 0, 45.75, 464.95, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (139, 109, 'IM-20786', 'D10139', 'Forged disc, cover', 'F22', 'disc', 12.875, 0, 3.75, 138.65, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (141, 109, 'IM-20875', 'D10141', 'Forged disc, blind flange', 'F22', 'disc', 33.375, 0, 4.625, 1149.11, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (154, 109, 'IM-21358', 'B10154', 'Forged bar, billet for rings', 'F91', 'bar', 2.5, 0, 66.125, 90.89, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (159, 109, 'IM-21527', 'R10159', 'Rolled ring, bearing race', 'F91', 'ring', 14.125, 8.625, 6.5, 178.86, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (160, 109, 'IM-21564', 'B10160', 'Forged bar, billet for rings', 'F22', 'bar', 9.625, 0, 13.5, 278.96, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (162, 109, 'IM-21635', 'D10162', 'Forged disc, hub', 'F22', 'disc', 16.5, 0, 3.625, 220.13, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (167, 109, 'IM-21826', 'D10167', 'Forged disc, hub', 'F91', 'disc', 18, 0, 6.375, 454.23, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (180, 109, 'IM-22301', 'B10180', 'Forged bar, stem', 'F91', 'bar', 5.75, 0, 60.375, 438.98, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (189, 109, 'IM-22628', 'B10189', 'Forged bar, stem', 'F22', 'bar', 8, 0, 26.875, 383.65, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (222, 109, 'IM-23854', 'B10222', 'Forged bar, forging stock', 'F22', 'bar', 2.75, 0, 66.5, 112.17, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (223, 109, 'IM-23900', 'D10223', 'Forged disc, wheel', '4340', 'disc', 18.5, 0, 4.125, 313.79, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (232, 109, 'IM-24226', 'R10232', 'Rolled ring, bearing race', 'F91', 'ring', 20.875, 15, 7.625, 353.42, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (242, 109, 'IM-24616', 'D10242', 'Forged disc, hub', '17-4 PH', 'disc', 37.625, 0, 3.875, 1210.66, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (243, 109, 'IM-24643', 'B10243', 'Forged bar, shaft', 'F22', 'bar', 7.375, 0, 55.75, 676.36, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (245, 109, 'IM-24728', 'D10245', 'Forged disc, gear blank', '17-4 PH', 'disc', 16, 0, 1.5, 84.75, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (246, 109, 'IM-24744', 'D10246', 'Forged disc, wheel', 'F91', 'disc', 12.625, 0, 2, 70.1, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (253, 109, 'IM-25019', 'D10253', 'Forged disc, hub', 'F91', 'disc', 17, 0, 4.375, 278.05, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (257, 109, 'IM-25163', 'B10257', 'Forged bar, forging stock', '4340', 'bar', 4.5, 0, 40.5, 182.29, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (264, 109, 'IM-25420', 'D10264', 'Forged disc, gear blank', '4340', 'disc', 14.25, 0, 7.75, 349.79, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (269, 109, 'IM-25609', 'B10269', 'Forged bar, shaft', 'F91', 'bar', 2.125, 0, 60.875, 60.45, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (283, 109, 'IM-26134', 'R10283', 'Rolled ring, retaining ring', 'F22', 'ring', 37.875, 30.625, 3.625, 401.55, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (284, 109, 'IM-26169', 'R10284', 'Rolled ring, gear rim', '17-4 PH', 'ring', 10.75, 7.5, 7.625, 99.81, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (287, 109, 'IM-26275', 'R10287', 'Rolled ring, weld neck flange', 'F22', 'ring', 10.25, 7.75, 7, 70.26, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (301, 109, 'IM-26796', 'D10301', 'Forged disc, hub', 'F91', 'disc', 14.5, 0, 3.625, 167.61, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (312, 109, 'IM-27183', 'D10312', 'Forged disc, gear blank', 'F91', 'disc', 16.75, 0, 4, 246.8, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (323, 109, 'IM-27611', 'D10323', 'Forged disc, cover', 'F22', 'disc', 17.125, 0, 8.125, 531.49, 1, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (330, 109, 'IM-27852', 'R10330', 'Rolled ring, casing', '17-4 PH', 'ring', 9.625, 6.125, 3.875, 47.14, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (335, 109, 'IM-28035', 'B10335', 'Forged bar, shaft', '4340', 'bar', 5.625, 0, 45.625, 320.87, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (345, 109, 'IM-28403', 'B10345', 'Forged bar, stem', '17-4 PH', 'bar', 4.375, 0, 30.125, 127.26, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (353, 109, 'IM-28704', 'D10353', 'Forged disc, gear blank', '4340', 'disc', 9.25, 0, 8.875, 168.78, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (383, 109, 'IM-29832', 'B10383', 'Forged bar, stem', '4340', 'bar', 3.75, 0, 61.75, 193.01, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (390, 109, 'IM-30069', 'R10390', 'Rolled ring, retaining ring', '4340', 'ring', 35.5, 24.875, 1.25, 178.23, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (404, 109, 'IM-30604', 'R10404', 'Rolled ring, bearing race', 'F91', 'ring', 35.125, 22.5, 4.5, 719.95, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (412, 109, 'IM-30878', 'D10412', 'Forged disc, blind flange', '4340', 'disc', 26.125, 0, 8, 1213.61, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (413, 109, 'IM-30938', 'R10413', 'Rolled ring, bearing race', 'F91', 'ring', 21.375, 13.875, 2.625, 152.62, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (419, 109, 'IM-31139', 'D10419', 'Forged disc, blind flange', '4340', 'disc', 28.75, 0, 2.875, 528.19, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (420, 109, 'IM-31198', 'B10420', 'Forged bar, stem', '4340', 'bar', 7.75, 0, 29.125, 388.82, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (423, 109, 'IM-31290', 'B10423', 'Forged bar, shaft', 'F91', 'bar', 5.375, 0, 37.25, 236.66, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (433, 109, 'IM-31655', 'D10433', 'Forged disc, gear blank', 'F91', 'disc', 9.5, 0, 7.875, 156.3, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (435, 109, 'IM-31747', 'B10435', 'Forged bar, shaft', '4340', 'bar', 7.875, 0, 48.625, 670.25, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (438, 109, 'IM-31865', 'D10438', 'Forged disc, blind flange', '4340', 'disc', 36.5, 0, 8, 2368.93, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (454, 109, 'IM-32446', 'B10454', 'Forged bar, shaft', 'F22', 'bar', 5.625, 0, 23.125, 163.21, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (480, 109, 'IM-33408', 'R10480', 'Rolled ring, retaining ring', '17-4 PH', 'ring', 14.625, 9.125, 1.375, 39.64, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (486, 109, 'IM-33639', 'D10486', 'Forged disc, gear blank', '17-4 PH', 'disc', 14.375, 0, 2, 91.21, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (499, 109, 'IM-34106', 'D10499', 'Forged disc, gear blank', '4340', 'disc', 17, 0, 4.75, 305.12, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (501, 109, 'IM-34173', 'B10501', 'Forged bar, billet for rings', 'F22', 'bar', 5, 0, 45.625, 254.42, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (502, 109, 'IM-34214', 'D10502', 'Forged disc, blind flange', '17-4 PH', 'disc', 9.75, 0, 2, 41.96, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (504, 109, 'IM-34295', 'R10504', 'Rolled ring, retaining ring', 'F91', 'ring', 15.75, 13.25, 5.5, 87.69, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (507, 109, 'IM-34419', 'B10507', 'Forged bar, billet for rings', '17-4 PH', 'bar', 3.75, 0, 68, 211.04, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (513, 109, 'IM-34619', 'R10513', 'Rolled ring, gear rim', 'F22', 'ring', 26.625, 21.25, 3.875, 222.42, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (515, 109, 'IM-34715', 'R10515', 'Rolled ring, bearing race', 'F91', 'ring', 16.875, 14, 3.25, 63.44, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (518, 201, 'D1-20002', 'R10518', 'Rolled ring, retaining ring', 'Duplex 2205', 'ring', 24.625, 20, 1.25, 57.14, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (519, 201, 'D1-20052', 'D10519', 'Forged disc, cover', 'Duplex 2205', 'disc', 27.875, 0, 8, 1376.76, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (520, 201, 'D1-20095', 'D10520', 'Forged disc, gear blank', 'Duplex 2205', 'disc', 37.75, 0, 8.625, 2722.28, 0, 0, 2);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (523, 202, 'D2-20060', 'R10523', 'Rolled ring, retaining ring', 'Duplex 2205', 'ring', 16.625, 10.5, 1.75, 64.4, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (528, 203, 'D3-20055', 'R10528', 'Rolled ring, gear rim', 'A105', 'ring', 35.625, 21.75, 1.875, 332.94, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (530, 203, 'D3-20140', 'R10530', 'Rolled ring, bearing race', '316L', 'ring', 32.25, 25.125, 5.5, 512.1, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (531, 203, 'D3-20161', 'R10531', 'Rolled ring, casing', 'A105', 'ring', 31.375, 18.875, 2.75, 385.29, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (534, 204, 'D4-20062', 'K10534', 'Forged block, die block', 'Inconel 625', 'block', 3.75, 6.5, 9.25, 68.77, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (537, 204, 'D4-20154', 'R10537', 'Rolled ring, gear rim', 'Inconel 625', 'ring', 9.375, 6.875, 3, 29.19, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (547, 205, 'D5-20282', 'R10547', 'Rolled ring, retaining ring', 'A105', 'ring', 25, 15.25, 4, 350.14, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (548, 206, 'D6-20028', 'R10548', 'Rolled ring, weld neck flange', 'A350 LF2', 'ring', 33.125, 27.875, 2.5, 178.58, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (557, 207, 'D7-20018', 'R10557', 'Rolled ring, bearing race', 'A350 LF2', 'ring', 35.25, 29.25, 2, 172.64, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (567, 208, 'D8-20025', 'R10567', 'Rolled ring, bearing race', 'Inconel 625', 'ring', 27.25, 19.125, 4.5, 406.17, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (578, 209, 'D9-20017', 'K10578', 'Forged block, manifold block', '316L', 'block', 7.375, 13, 21, 583.88, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (579, 209, 'D9-20049', 'K10579', 'Forged block, die block', 'F22', 'block', 3, 6.875, 22.625, 132.53, 1, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (581, 209, 'D9-20133', 'R10581', 'Rolled ring, weld neck flange', 'A350 LF2', 'ring', 8.875, 5.5, 4.875, 52.76, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (588, 209, 'D9-20387', 'K10588', 'Forged block, valve body', 'Duplex 2205', 'block', 3.5, 6.875, 21.875, 148.44, 0, 0, 4);
insert into "parts" ("id","customer_id","customer_number","provider_number","description","alloy","shape","outer_diameter","inner_diameter","length","weight","is_new_introduction","is_aerofab","segment_id") values (589, 209, 'D9-20423', 'R10589', 'Rolled ring, labyrinth seal', '316L', 'ring', 22.625, 14, 4, 287.8, 1, 0, 4);
insert into "part_processes" ("part_id","position","process") values (1, 1, 'Cutting');
insert into "part_processes" ("part_id","position","process") values (1, 6, 'Spot Micros');
insert into "part_processes" ("part_id","position","process") values (1, 7, 'Final Inspection');
insert into "part_processes" ("part_id","position","process") values (2, 10, 'Finished Goods');
insert into "part_processes" ("part_id","position","process") values (5, 8, 'Approval');
insert into "part_processes" ("part_id","position","process") values (66, 12, 'Finished Goods');
insert into "part_processes" ("part_id","position","process") values (100, 1, 'Cutting');
insert into "part_processes" ("part_id","position","process") values (589, 8, 'Finished Goods');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1, 101, '4500710001', '2026-06-09', '984ffda48420d65e8cbda7d0820ec59f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (2, 101, '4500710002', '2026-06-10', 'd8b8814252ec47e47a97d58ee2dd2cf7');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3, 101, '4500710003', '2026-06-11', '7ef3f7f00d2a25a546d1cc77f57bf7bf');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4, 101, '4500710004', '2026-06-12', '38ed46cc3d77f93b53ac92df7003c8fd');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5, 101, '4500710005', '2026-10-17', '4985bdb32fd2ce578806fd5f06536c72');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6, 101, '4500710006', '2026-07-09', '298a724b8acfb3626666f88a388fb75b');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7, 101, '4500710007', '2026-07-19', '78a73ef6f7e356918a495e90d28e63ec');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (8, 101, '4500710008', '2026-08-03', '53e5b94dbb29cf3792a60256cda0e3e0');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (9, 101, '4500710009', '2026-06-19', '973e371bc2545b3656489903d49a9e40');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10, 101, '4500710010', '2026-10-07', '1f52a9fc52fb26cc621117a07bf4da66');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (11, 101, '7781/2 B', '2026-09-07', '8457d8d46d02d310171b79912168610f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (12, 101, '4500710012', '2026-08-23', 'e26731a4074443d9ba800909122ef1b2');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (13, 101, '4500710013', '2026-06-29', '17378c1e5dbebeb2726e694e0b24acab');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (15, 101, '4500710015', '2026-07-01', '3d361c5c2f62db9b814828a004439826');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (16, 101, '4500710016', '2026-07-02', 'b94bcf1f9d5eabf6f7c9c4a46622fdde');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (17, 101, '4500710017', '2026-07-03', '6fb3506dc2892bd699a3816f7e168feb');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (18, 101, '4500710018', '2026-07-04', '39c273db1c515dfa323628e8b033d4e9');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (22, 101, '4500710022', '2026-07-10', '5bc30071a814211ae7fb65161072ded8');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (26, 101, '4500710026', '2025-01-17', '517186eb0ffe096b23b8e5772fef9765');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (28, 101, '4500710028', '2025-02-13', '766b69c02864427ae788a0ebc2190518');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (30, 101, '4500710030', '2025-02-21', '638fb5e02863ca90e17e0bb825f528e7');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (32, 101, '4500710032', '2025-03-04', '1e53a3e43f2eed833e46c1d681f123f5');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (35, 101, '4500710035', '2025-04-12', '014d31b8bdbf92dc951407eeab915d5f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (47, 101, '4500710047', '2025-05-18', '77fddbe6bc2d46f90b5d14f6370d25ea');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (49, 101, '4500710049', '2025-05-23', '1c394f909c4a93ff71f262eee3fa59c6');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (52, 101, '4500710052', '2025-06-07', 'acd49647ef2f0ce99d3a7ef9d2ba208a');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (67, 101, '4500710067', '2025-08-17', '21f0de851f8143a49c9252b595aa9467');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (94, 101, '4500710094', '2025-10-26', '1b7cd1698552afba4a5d731ddd8d5083');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (97, 101, '4500710097', '2025-11-04', '56e6d93b76ffc61d43306df44364a0c9');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (131, 101, '4500710131', '2026-03-23', '1d632f972c36eb0958a1ae5098e511ae');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (143, 101, '4500710143', '2026-04-19', 'da00847212b7a9eddb39d2dabe1334bf');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (152, 101, '4500710152', '2026-05-06', 'da03eaace9d586a7c98cbf8540171a8e');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (175, 101, '4500710175', '2026-06-04', '531d1be094c6d8619f4cbac4f0110633');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (181, 101, '4500710181', '2026-06-10', '62eb9c5684f05f4fa437fa68b2058405');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (193, 101, '4500710193', '2026-07-01', '6435643bdc1a1ea6406219afbcb6f44a');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (195, 101, '4500710195', '2026-07-04', '9e8d0d40c1d858c54a5fdd18e881731f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (208, 101, '4500710208', '2026-07-21', '41384ced624cb0ece878718f04a880e5');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (221, 101, '4500710221', '2026-09-26', '5fdc80378b5ae7d7aa8f4e3103d3d73c');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (232, 102, 'OC-2610008', '2026-08-03', 'bb63550b11cdb8a3fbd39ec691d2d210');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (239, 102, 'OC-2610015', '2025-03-09', '52fa88469b532664565e91aa327e1e10');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (242, 102, 'OC-2610018', '2025-03-30', '835355419b81b6191491e138e12702ae');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (359, 102, 'OC-2610135', '2026-05-13', '58425e8b917215add23873e5c109fe02');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (402, 102, 'OC-2610178', '2026-08-01', '67e89b62939ea326ed07cd80f6c30d29');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (412, 104, 'NST10001', '2026-08-08', '01cc0845ab257aed562eb496686c5de3');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (413, 104, 'NST10002', '2026-05-10', '679e468ccfb8fc5bd3dc7f9c66cada6c');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (414, 104, 'NST10003', '2025-01-19', '45884dd5ae370c565f43cc013599ad30');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (427, 104, 'NST10016', '2025-05-28', '60793188388d366045d87f0b5725461f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (428, 104, 'NST10017', '2025-06-03', 'c83321cdbc4138c23c5336baf3141497');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (435, 104, 'NST10024', '2025-06-30', '56654521bdc5dbe2e3ceb2806e390284');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (444, 104, 'NST10033', '2025-08-14', 'b83c496b1f3ab0052c05a5831d415f7c');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (479, 104, 'NST10068', '2026-04-08', '93748de24e364903c058b88df868fac2');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (508, 104, 'NST10097', '2026-07-20', '6d743ac3c8fee3975479823b09f6ab63');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (509, 104, 'NST10098', '2026-07-21', 'accccc785a1607228723ba3a2cd27afd');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (514, 104, 'NST10103', '2026-08-15', '3f027091d0734fc1528ef7cf930da2f9');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (516, 104, 'NST10105', '2026-09-21', '63c95d2f7cbcd04a2bf5f621b45a0efb');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (519, 104, 'NST10108', '2026-09-28', 'fb47c600f35b312908f74a24646546c4');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (520, 104, 'NST10109', '2026-10-18', 'e963c8d6eab277987860e9754e226b8b');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (538, 105, 'PG-10018', '2025-09-28', '6809b74df1eb2b6354b4fe3095da8235');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (578, 105, 'PG-10058', '2026-06-16', 'e9a31ef486e4e9592da93aac90c188f6');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (596, 106, 'J10002', '2026-07-24', '4ad36b617947c59ab422909b5dc3838e');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (597, 106, 'J10003', '2026-07-13', '7da288b0438b71ff0aef1149358ed86d');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (694, 106, 'J10100', '2026-10-25', '7a24c601a07af47cbca1c522da776064');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (695, 107, 'F3110001', '2026-04-20', 'fe8e6ba4a302733fb6b43aa9a556068d');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (696, 107, 'F3110002', '2026-01-15', '33ef1b1b0e0ceee757ae474c346d21ea');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (697, 107, 'F3110003', '2026-07-24', 'aaef106b3768415470b47d9f62cff117');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (702, 107, 'F3110008', '2025-03-31', 'ec49e6cdefc831fb8a6cd7f592eda60e');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (705, 107, 'F3110011', '2025-04-06', 'e0fe8e0247475e4bf67dcfe70b92390f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (754, 107, 'F3110060', '2025-10-07', '91078a3f16cbd24398ead37ce11862da');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (848, 107, 'F3110154', '2026-08-07', 'd5ac9855f5e0170423088cd3daa249b8');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (863, 108, 'T10002', '2026-07-18', '783604a9b49cc9b46e0050e9c168fce9');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (864, 109, '8110001', '2024-12-24', '2d5fdc71ff623fa1d8432b6a1208ed00');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (902, 109, '8110039', '2025-02-21', '635926b6ac999f92fc24c720785371c7');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (908, 109, '8110045', '2025-02-26', '6f85297dd426a61ac9eab6aa6e9d1136');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1062, 109, '8110199', '2025-05-16', '4f8c8ae8ced210208f3e09e7a033503e');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1135, 109, '8110272', '2025-06-12', '98e88efa307fad24ffd3bcf68454d1b1');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1147, 109, '8110284', '2025-06-16', '9bcc5afd700df925e3ab51ac68ab7246');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1194, 109, '8110331', '2025-07-05', 'd2c2729ceee6c6650bc0811db930339f');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1316, 109, '8110453', '2025-08-15', '7c9bdff71b19cbab314cddcd5112bdb8');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1776, 109, '8110913', '2026-01-17', 'c47719a9674e5bd269bd53c458c4b640');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (1956, 109, '8111093', '2026-03-13', '165758fe1f68f2ae79ddcc8e57bd1a3c');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (2049, 109, '8111186', '2026-03-30', '533315a3ef1ad29e931e769cef439bd4');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (2202, 109, '8111339', '2026-04-03', 'a872402e567fb5278a2757d4847ed383');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (2470, 109, '8111607', '2026-04-10', '53367d54975193c9bb0f45bf7481d570');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (2558, 109, '8111695', '2026-04-12', 'b88f12ac7705154ae974e00a0811bec6');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (2912, 109, '8112049', '2026-04-21', '1d17239918caa909f76a19d0cf9b2f51');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3014, 109, '8112151', '2026-04-24', 'e026daf31b531e1e2176a34b437bcfb6');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3034, 109, '8112171', '2026-04-24', 'fb14d696ffc01c0da26194239f5cca7b');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3110, 109, '8112247', '2026-04-26', 'ffffdc9f7dc3a9264ae0c267b88886df');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3426, 109, '8112563', '2026-05-03', 'ce07e74812220961fa7abec81e97b752');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3492, 109, '8112629', '2026-05-05', '1bf39d4c5aa3e8ea13a322a49a6a2b44');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3945, 109, '8113082', '2026-05-16', '1e5e6323cc922f4444566cf479c35a62');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (3947, 109, '8113084', '2026-05-16', 'ae1cfec9b5120cb9d969e0f08a57542b');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4039, 109, '8113176', '2026-05-18', '5065c1def3d876f487b22460278d256c');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4238, 109, '8113375', '2026-05-23', '48c56694326b2af04dd0da946d323e55');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4256, 109, '8113393', '2026-05-23', '541a6a39928d43a36538420550a70e15');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4266, 109, '8113403', '2026-05-24', 'b6c045ea4d587081f22b04dd39566265');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4308, 109, '8113445', '2026-05-25', '734b3837b068ddfaa2e7ecbb44d4cf3e');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4349, 109, '8113486', '2026-05-25', '7e096034732379ea0b4d8177c29f6f64');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4556, 109, '8113693', '2026-05-30', '580e2d8b1a2a931a14d5d69ff6dbfaa3');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (4748, 109, '8113885', '2026-06-04', 'bbb7a1dd7413b151046af1d48b9a338d');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5243, 109, '8114380', '2026-06-14', '9f015101f29fede311aeeb9c5150073d');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5324, 109, '8114461', '2026-06-16', '1e9c71a79096e7f4e39c5bc3fbfe4b57');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5518, 109, '8114655', '2026-06-21', 'b58d5320cfe98f08c6a83688e5077536');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5649, 109, '8114786', '2026-06-24', '0006a7ad14d09503d66bba7de1238b63');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5761, 109, '8114898', '2026-06-26', '688c848afce1684949d6755ffc7d9366');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (5895, 109, '8115032', '2026-06-29', 'f3f1d39aa86fa4ec2ba986952ae01f38');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6213, 109, '8115350', '2026-07-07', '35d340a4c35ddf116795fcc98c3aafcf');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6295, 109, '8115432', '2026-07-08', 'bb202e50524d7800545282b308993a53');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6330, 109, '8115467', '2026-07-09', 'bbaeced567ecf7c040ccdaf87ab19864');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6534, 109, '8115671', '2026-07-14', '6106c6f365bab1bf5438027012cdb3e0');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6637, 109, '8115774', '2026-07-16', '9a914904423b5dc6d9510c44200e75f2');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (6798, 109, '8115935', '2026-07-21', '6c66c96ce2c717185756c3a8feb690a3');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7192, 109, '8116329', '2026-07-30', 'fb77c0898f9d7851c2036044fdf42bed');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7284, 109, '8116421', '2026-08-01', '383c158aba1ac9511177ef0386e7dcd3');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7326, 109, '8116463', '2026-08-02', 'bcf556ad3ed99be038b26b2e153499c8');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7686, 109, '8116823', '2026-08-12', 'bea8eccd2b742ea795ef3ec57af4ed47');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7778, 109, '8116915', '2026-08-14', '1f5c4cbcdb43ed686dc79501785d64ea');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (7984, 109, '8117121', '2026-08-19', 'aa18cc47fc3f78b8af00291054d0c734');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (8107, 109, '8117244', '2026-08-22', 'cf5fec83e0ad4165a02124a3350e5aac');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (8336, 109, '8117473', '2026-08-29', 'f5288ec09a5c772598cb8ecec05c61a6');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (8753, 109, '8117890', '2026-09-10', 'd2a134ab12d782a959314d44ae87c2a5');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (9261, 109, '8118398', '2026-09-23', 'f9b22db74185ec5c5a82e8c8f511044a');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (9742, 109, '8118879', '2026-10-07', '0775aa739d92bff53cfc40f7460cebd0');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (9872, 109, '8119009', '2026-10-10', '6a0ce3b8a7eb2ca0b70900fa5ba88089');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10000, 109, '8119137', '2026-10-14', 'afe50331f15ed1a3770bc75935416a21');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10001, 109, '8119138', '2026-10-14', 'b22829677a52328ba72f3091aa370aa3');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10198, 109, '8119335', '2026-10-19', 'd372591541da334ed4f72120506f9e66');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10346, 109, '8119483', '2026-10-24', 'e12b064e745abd7af59caad52e849ec4');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10456, 109, '8119593', '2026-10-28', 'a21d36cf8dbee00edd896d252e3fb02b');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10529, 109, '8119666', '2026-10-30', 'ea9cd6aa284f9cd8ecef3272ade26a46');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10718, 109, '8119855', '2026-11-04', 'a1e2f0f62586d62e2ca248231de33991');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10755, 201, 'OC1-10001', '2025-02-18', '99828ab93ee7313c8407612c13657591');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10813, 203, 'OC3-10013', '2026-04-04', 'c2ab83f8b6bec593bce3050b6bd1ec02');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10816, 203, 'OC3-10016', '2026-04-08', '4eddd4344b03623639b761abde511f57');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10839, 204, 'OC4-10008', '2025-08-14', '000f36b81de218673d18d18045fdb524');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10857, 204, 'OC4-10026', '2026-08-20', 'f09eb18cd353c3342c6273fd5ece73e6');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10858, 204, 'OC4-10027', '2026-09-06', '6e27f299385c3bb79306e97b38c595d1');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10882, 205, 'OC5-10022', '2026-06-12', '9a83738d0a8c8bbc1d4e4e5d8462aa51');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10925, 206, 'OC6-10036', '2026-08-15', '44af3b53eb0ffcc4645e752a451f032e');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10936, 209, 'OC9-10001', '2026-05-07', '4f58f6185c2994beda37b72682f9b11d');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10938, 209, 'OC9-10003', '2025-05-07', 'cd623794829687242fef1028509b6470');
insert into "purchase_orders" ("id","customer_id","number","ordered_on","hash") values (10939, 209, 'OC9-10004', '2025-05-24', '63773aa816e9e404fab6137faa763fe0');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1, 101, 1, 4, '10100001', 1, '', 'Firm', 10, 0, 4108216, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-21', null, null, null, null, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (2, 101, 1, 5, '10100002', 2, '', 'Firm', 10, 0, 87420, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-21', null, null, null, null, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (3, 101, 1, 6, '10100003', 3, '', 'Firm', 10, 0, 1241698, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-21', null, null, null, null, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (4, 101, 1, 7, '10100004', 4, '', 'Firm', 10, 0, 126182, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-21', null, null, null, null, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (5, 101, 2, 8, '10100005', 1, '', 'Firm', 10, 0, 609697, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-22', null, null, null, null, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (6, 101, 2, 9, '10100006', 2, '', 'Firm', 10, 0, 366176, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-22', null, null, null, null, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (7, 101, 2, 10, '10100007', 3, '', 'Firm', 10, 0, 1193628, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-22', null, null, null, null, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (8, 101, 2, 11, '10100008', 4, '', 'Firm', 10, 0, 812349, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-22', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 1, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (9, 101, 3, 12, '10100009', 1, '', 'Firm', 10, 0, 233854, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-23', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10, 101, 3, 13, '10100010', 2, '', 'Firm', 10, 0, 193204, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-23', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (11, 101, 3, 4, '10100011', 3, '', 'Firm', 10, 0, 4108216, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-23', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, '2026-10-17');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (12, 101, 3, 5, '10100012', 4, '', 'Firm', 10, 0, 87420, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-23', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (13, 101, 4, 6, '10100013', 1, '', 'Firm', 10, 0, 1241698, 'onTime', '2026-12-06', '2026-12-16', null, null, null, '2026-06-24', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (14, 101, 5, 7, '10100014', 1, '', 'Firm', 10, 0, 126182, 'onTime', '2026-12-06', '2026-12-16', null, null, null, null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (19, 101, 6, 12, '10100019', 2, '', 'Firm', 10, 0, 233854, 'late', '2026-10-26', '2026-11-05', null, null, null, '2026-07-21', '2026-07-19', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (20, 101, 6, 13, '10100020', 3, '', 'Firm', 10, 0, 193204, 'late', '2026-09-17', '2026-09-27', '2026-11-03', '2026-10-31', 'Ultrasonic test repeated after machining.', null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (22, 101, 7, 5, '10100022', 1, '', 'Firm', 10, 0, 87420, 'delayed', '2026-10-15', '2026-10-25', '2026-12-01', '2026-10-31', 'Ultrasonic test repeated after machining.', null, '2026-07-29', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (24, 101, 7, 7, '10100024', 3, '', 'Firm', 10, 0, 126182, 'onTime', '2026-12-01', null, null, null, null, null, '2026-07-29', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (26, 101, 8, 9, '10100026', 1, '', 'Firm', 10, 0, 366176, 'deviationRequest', '2026-12-06', '2026-12-16', null, null, null, '2026-08-15', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (27, 101, 8, 10, '10100027', 2, '', 'Firm', 10, 0, 1193628, 'onTime', '2026-11-16', '2026-11-26', null, null, null, '2026-08-15', null, '2026-11-26', 4, '2026-12-21', 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (28, 101, 9, 11, '10100028', 1, '', 'Firm', 10, 10, 812349, 'inTransit', '2026-10-17', '2026-10-27', null, null, null, '2026-07-01', '2026-06-29', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29, 101, 9, 12, '10100029', 2, '', 'Firm', 10, 10, 233854, 'delivered', '2026-10-17', '2026-10-27', null, null, null, '2026-07-01', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (32, 101, 10, 5, '10100032', 1, '', '', 10, 0, 87420, 'onTime', '2028-02-29', '2028-03-10', null, null, null, null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (36, 101, 11, 2, '10100036', 2, '-0.01', 'Firm', 10, 0, 1273920, 'onTime', '2026-12-06', '2026-12-16', null, null, null, null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (37, 101, 11, 10, '10100037', 3, '', 'Firm', 10, 0, 1193628, 'delayed', '2026-12-06', '2026-12-16', '2027-01-05', '2026-11-01', 'Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of 🔧', null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (39, 101, 12, 12, '10100039', 1, '', 'Firm', 10, 10, 0, 'delivered', '2026-10-17', '2026-10-27', null, null, null, '2026-09-04', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (40, 101, 13, 13, '10100040', 1, '', 'Firm', 10, 0, 193204, 'onTime', '2026-10-29', '2026-11-08', null, null, null, '2026-07-11', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (44, 101, 15, 7, '10100044', 1, '', 'Firm', 10, 0, 126182, 'onTime', '2026-10-29', '2026-11-08', null, null, null, '2026-07-13', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (45, 101, 15, 8, '10100045', 2, '', 'Firm', 10, 0, 609697, 'onTime', '2026-10-29', '2026-11-08', null, null, null, '2026-07-13', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (46, 101, 16, 9, '10100046', 1, '', 'Firm', 10, 0, 366176, 'onTime', '2026-10-29', '2026-11-08', null, null, null, '2026-07-14', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (48, 101, 17, 11, '10100048', 1, '', 'Firm', 10, 0, 812349, 'onTime', '2026-10-29', '2026-11-08', null, null, null, '2026-07-15', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (50, 101, 18, 13, '10100050', 2, '', 'Firm', 10, 10, 193204, 'inTransit', '2026-10-30', '2026-11-09', null, null, null, '2026-07-16', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (51, 101, 18, 4, '10100051', 3, '', 'Firm', 10, 10, 4108216, 'inTransit', '2026-10-30', '2026-11-09', null, null, null, '2026-07-16', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (52, 101, 18, 5, '10100052', 4, '', 'Firm', 10, 10, 87420, 'inTransit', '2026-10-30', '2026-11-09', null, null, null, '2026-07-16', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (69, 101, 30, 7, '10100069', 3, 'R1', 'Firm', 1, 1, 126182, 'delivered', '2025-07-18', '2025-07-19', null, null, null, '2025-02-26', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (77, 101, 35, 20, '10100077', 2, 'R6', 'Firm', 12, 12, 66749, 'delivered', '2025-06-21', '2025-07-01', null, null, null, '2025-04-26', '2025-04-15', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (95, 101, 47, 5, '10100095', 1, 'R3', 'Firm', 2, 2, 87420, 'delivered', '2025-10-06', '2025-10-25', null, null, null, '2025-05-25', '2025-05-20', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (100, 101, 49, 18, '10100100', 2, 'R3', 'Planned', 11, 10, 1400317, 'onTime', '2027-01-12', '2027-01-19', null, null, null, '2025-06-09', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (105, 101, 52, 1, '10100105', 2, 'R1', 'Firm', 2, 2, 504081, 'delivered', '2025-11-19', '2025-12-03', null, null, null, '2025-06-15', '2025-06-08', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (125, 101, 67, 15, '10100125', 1, 'R4', 'Firm', 4, 4, 78541, 'delivered', '2025-12-09', '2025-12-09', null, null, null, '2025-08-29', '2025-08-18', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (171, 101, 94, 1, '10100171', 1, '', 'Firm', 45, 45, 504081, 'delivered', '2026-02-10', '2026-02-25', null, null, null, '2025-10-31', '2025-10-29', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (236, 101, 131, 23, '10100236', 1, '', 'Firm', 49, 49, 941332, 'delivered', '2026-08-28', '2026-09-02', null, null, null, '2026-03-29', '2026-03-27', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (258, 101, 143, 1, '10100258', 2, 'R1', 'Firm', 1, 0, 504081, 'delayed', '2026-10-05', '2026-11-02', '2026-11-11', '2026-10-21', 'Furnace maintenance moved the heat treatment lot.', '2026-05-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (259, 101, 143, 19, '10100259', 3, 'R3', 'Firm', 1, 0, 717941, 'deviationRequest', '2026-11-30', '2026-12-08', null, null, null, '2026-04-29', '2026-04-21', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, '2026-10-26');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (276, 101, 152, 6, '10100276', 1, '', 'Firm', 12, 8, 1241698, 'delayed', '2026-12-21', '2027-01-07', '2027-02-05', '2026-10-21', 'Se reprograma por retrabajo en maquinado.', '2026-05-16', '2026-05-13', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (332, 101, 181, 1, '10100332', 1, 'R2', 'Planned', 10, 0, 504081, 'deviationRequest', '2027-01-29', '2027-02-23', '2027-04-03', '2026-10-31', 'Se reprograma por retrabajo en maquinado.', '2026-06-24', '2026-06-18', null, null, null, 0, 0, 0, 4, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (333, 101, 181, 14, '10100333', 2, 'R2', 'Firm', 16, 0, 921036, 'deviationRequest', '2026-11-30', '2026-12-26', null, null, null, '2026-06-18', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 13, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (365, 101, 193, 1, '10100365', 1, '', 'Forecast', 1, 0, 504081, 'onTime', '2027-04-13', '2027-04-22', null, null, null, '2026-08-28', '2026-07-06', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (371, 101, 195, 17, '10100371', 1, 'R2', 'Firm', 17, 12, 2713403, 'onTime', '2026-12-13', '2026-12-22', null, null, null, '2026-07-17', '2026-07-11', null, null, null, 0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (390, 101, 208, 1, '10100390', 1, 'R6', 'Firm', 6, 0, 504081, 'deviationRequest', '2026-12-28', '2027-01-06', null, null, null, '2026-07-29', '2026-07-28', null, null, null, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (419, 101, 221, 17, '10100419', 3, '', 'Forecast', 12, 0, 2713403, 'onTime', '2027-07-19', '2027-07-28', null, null, null, '2026-10-09', '2026-10-02', '2027-07-28', 10, '2027-08-25', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (450, 102, 232, 33, '10200026', 1, '', 'Firm', 10, 0, 59396, 'deviationRequest', '2026-12-06', '2026-12-16', null, null, null, '2026-08-15', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (468, 102, 242, 28, '10200044', 1, 'R6', 'Firm', 5, 2, 194550, 'onTime', '2026-12-28', '2027-01-07', null, null, null, '2025-04-18', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, '2026-11-03');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (676, 102, 359, 29, '10200252', 1, '', 'Firm', 10, 0, 781375, 'late', '2026-10-18', '2026-10-27', null, null, null, '2026-05-25', '2026-05-14', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (752, 102, 402, 40, '10200328', 1, 'R2', 'Firm', 49, 49, 234105, 'inTransit', '2026-11-07', '2026-11-08', null, null, null, '2026-08-22', '2026-08-04', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (774, 104, 412, 46, '10400001', 1, '', 'Firm', 5, 0, 246900, 'onTime', '2026-10-28', '2026-11-07', null, null, null, '2026-08-20', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (775, 104, 413, 47, '10400002', 1, '', 'Firm', 10, 10, 739325, 'delivered', '2026-08-12', '2026-08-22', null, null, null, '2026-05-22', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (777, 104, 414, 53, '10400004', 2, '', 'Firm', 4, 4, 1358458, 'delivered', '2025-05-04', '2025-05-13', null, null, null, '2025-02-11', '2025-01-21', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (797, 104, 427, 53, '10400024', 2, 'R2', 'Firm', 12, 1, 1358458, 'delayed', '2026-11-02', '2026-11-27', '2027-01-06', '2026-10-30', 'Mechanical test repeated; results expected this week.', '2025-06-06', '2025-06-06', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 3, 0, 0, '2026-09-22');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (799, 104, 428, 54, '10400026', 1, '', 'Firm', 18, 6, 1395908, 'onTime', '2026-10-23', '2026-11-06', null, null, null, '2025-06-17', '2025-06-12', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 7, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (812, 104, 435, 56, '10400039', 3, 'R1', 'Firm', 21, 12, 1685833, 'onTime', '2026-10-26', '2026-11-21', null, null, null, '2025-07-11', '2025-07-04', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (828, 104, 444, 50, '10400055', 2, 'R3', 'Firm', 16, 6, 1528495, 'onTime', '2026-12-18', '2026-12-22', null, null, null, '2025-08-30', '2025-08-22', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 4, 0, 0, '2026-11-03');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (885, 104, 479, 55, '10400112', 1, 'R6', 'Firm', 20, 16, 427529, 'delayed', '2026-10-21', '2026-11-02', '2026-12-13', '2026-11-05', 'Customer asked for the first article before the balance.', '2026-04-25', '2026-04-13', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (937, 104, 508, 47, '10400164', 1, 'R5', 'Firm', 6, 1, 739325, 'deviationRequest', '2026-10-26', '2026-11-12', '2026-12-13', '2026-11-02', 'Mechanical test repeated; results expected this week.', '2026-07-29', '2026-07-26', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (941, 104, 509, 54, '10400168', 4, 'R4', 'Firm', 6, 0, 1395908, 'deviationRequest', '2026-11-29', '2026-12-13', null, null, null, '2026-08-03', '2026-07-24', '2026-12-13', 1, '2026-12-29', 0, 0, 0, 0, 0, 2, 0, 1, 2, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (956, 104, 514, 45, '10400183', 2, 'R6', 'Planned', 8, 0, 533885, 'deviationRequest', '2027-03-28', '2027-03-30', null, null, null, '2026-08-25', '2026-08-20', null, null, null, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (960, 104, 516, 48, '10400187', 3, 'R2', 'Forecast', 4, 0, 1207977, 'delayed', '2027-06-04', '2027-07-01', '2027-08-12', '2026-10-31', 'Ultrasonic test repeated after machining.', null, '2026-09-22', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (971, 104, 519, 49, '10400198', 4, 'R4', 'Forecast', 2, 0, 1354991, 'onTime', '2027-06-04', '2027-07-03', null, null, null, '2026-10-11', '2026-10-07', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (973, 104, 520, 44, '10400200', 2, '', 'Forecast', 6, 0, 723218, 'delayed', '2027-06-23', '2027-06-23', '2027-07-03', '2026-10-27', 'Ultrasonic test repeated after machining.', null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1076, 105, 578, 59, '10500103', 1, 'R2', 'Firm', 17, 0, 1395405, 'onTime', '2026-12-31', '2027-01-01', null, null, null, '2026-07-01', '2026-06-22', null, null, null, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 6, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1120, 106, 596, 76, '10600002', 1, '', 'Firm', 10, 0, 112600, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1121, 106, 596, 77, '10600003', 2, '', 'Firm', 10, 0, 27200, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1122, 106, 596, 76, '10600004', 3, '', 'Firm', 10, 0, 112600, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1316, 106, 694, 77, '10600198', 2, 'R1', 'Planned', 4, 0, 27200, 'onTime', '2027-02-22', '2027-03-01', null, null, null, '2026-11-06', null, '2027-03-01', 2, '2027-03-30', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1319, 107, 695, 96, '10700001', 1, '', 'Firm', 1, 1, 9999999999, 'inTransit', '2026-10-27', '2026-11-06', null, null, null, '2026-05-02', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1327, 107, 696, 104, '10700009', 8, '', 'Firm', 2, 2, 3765020, 'delivered', '2026-05-05', '2026-05-15', null, null, null, '2026-01-27', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1328, 107, 697, 96, '10700010', 1, '', 'Firm', 10, 0, 1314681, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1329, 107, 697, 97, '10700011', 2, '', 'Firm', 10, 0, 216601, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1331, 107, 697, 99, '10700013', 4, '', 'Firm', 10, 0, 1584714, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1332, 107, 697, 100, '10700014', 5, '', 'Firm', 10, 0, 255618, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1333, 107, 697, 101, '10700015', 6, '', 'Firm', 10, 0, 156676, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1334, 107, 697, 102, '10700016', 7, '', 'Firm', 10, 0, 4654422, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1335, 107, 697, 96, '10700017', 8, '', 'Firm', 10, 0, 1314681, 'deviationRequest', '2026-11-08', '2026-11-18', null, null, null, '2026-08-05', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 0, 0, 0, 1, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1343, 107, 702, 98, '10700025', 1, 'R6', 'Firm', 2, 2, 1750731, 'delivered', '2025-06-21', '2025-06-26', null, null, null, '2025-04-20', '2025-04-04', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1349, 107, 705, 100, '10700031', 1, '', 'Firm', 16, 16, 255618, 'delivered', '2025-07-05', '2025-07-22', null, null, null, '2025-04-18', '2025-04-09', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1439, 107, 754, 111, '10700121', 2, 'R6', 'Firm', 6, 6, 5517439, 'delivered', '2026-01-08', '2026-01-17', null, null, null, '2025-10-24', '2025-10-09', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1608, 107, 848, 113, '10700290', 1, '', 'Firm', 12, 0, 310773, 'onTime', '2026-12-01', '2026-12-30', null, null, null, '2026-08-15', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0, 0, 5, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (1704, 109, 902, 330, '10900063', 1, '', 'Firm', 6, 6, 42012, 'delivered', '2025-05-15', '2025-05-23', null, null, null, '2025-03-15', '2025-02-23', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (2090, 109, 1135, 246, '10900449', 1, 'R3', 'Firm', 8, 8, 37736, 'delivered', '2025-10-15', '2025-10-27', null, null, null, '2025-06-28', '2025-06-16', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (2186, 109, 1194, 335, '10900545', 1, '', 'Firm', 15, 4, 106635, 'onTime', '2026-12-21', '2026-12-21', null, null, null, '2025-07-18', null, '2026-12-21', 1, '2027-01-23', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (3723, 109, 2049, 242, '10902082', 3, 'R5', 'Firm', 5, 0, 794929, 'deviationRequest', '2026-08-31', '2026-09-03', null, null, null, '2026-04-07', '2026-04-02', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (5230, 109, 2558, 132, '10903589', 2, 'R3', 'Firm', 5, 0, 169245, 'deviationRequest', '2026-12-06', '2026-12-12', null, null, null, '2026-04-28', '2026-04-19', null, null, null, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (6299, 109, 2912, 499, '10904658', 4, '', 'Firm', 8, 0, 92061, 'deviationRequest', '2026-09-07', '2026-09-24', null, null, null, '2026-05-10', '2026-04-27', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 6, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (6582, 109, 3014, 287, '10904941', 1, '', 'Firm', 10, 10, 34516, 'delivered', '2026-08-02', '2026-08-14', null, null, null, '2026-05-02', '2026-04-25', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (6637, 109, 3034, 502, '10904996', 4, '', 'Firm', 48, 0, 35547, 'delayed', '2026-08-24', '2026-09-16', '2026-12-17', '2026-10-17', 'Raw material arrived later than confirmed by the mill.', '2026-05-03', '2026-04-28', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (7739, 109, 3426, 412, '10906098', 3, 'R1', 'Firm', 49, 0, 409219, 'onTime', '2026-11-22', '2026-11-29', null, null, null, '2026-05-17', '2026-05-10', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (7943, 109, 3492, 438, '10906302', 4, 'R4', 'Firm', 1, 0, 660640, 'deviationRequest', '2026-11-27', '2026-12-06', null, null, null, '2026-05-14', '2026-05-13', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, '2026-11-03');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (9191, 109, 3945, 486, '10907550', 1, 'R4', 'Planned', 1, 0, 66694, 'deviationRequest', '2027-02-27', '2027-03-04', '2027-03-31', '2026-10-30', 'Customer asked for the first article before the balance.', '2026-05-26', '2026-05-24', null, null, null, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (9203, 109, 3947, 232, '10907562', 5, 'R4', 'Firm', 12, 0, 177217, 'deviationRequest', '2026-11-15', '2026-11-22', null, null, null, '2026-06-02', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 4, 0, 0, '2026-11-03');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (9460, 109, 4039, 513, '10907819', 4, 'R3', 'Planned', 47, 0, 93454, 'onTime', '2027-01-15', '2027-01-24', null, null, null, '2026-05-31', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10000, 109, 4238, 435, '10908359', 1, 'R1', 'Planned', 2, 0, 212091, 'onTime', '2027-01-22', '2027-02-18', null, null, null, '2026-06-10', null, null, null, null, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10055, 109, 4256, 141, '10908414', 5, 'R6', 'Firm', 12, 0, 449488, 'deviationRequest', '2026-09-21', '2026-09-29', null, null, null, '2026-06-03', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 8, 0, 0, '2026-10-18');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10073, 109, 4266, 507, '10908432', 1, 'R3', 'Firm', 30, 30, 152035, 'delivered', '2026-08-18', '2026-09-01', null, null, null, '2026-06-08', '2026-05-25', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10182, 109, 4308, 154, '10908541', 2, 'R3', 'Firm', 4, 0, 49991, 'onTime', '2026-11-15', '2026-11-26', null, null, null, '2026-06-07', null, '2026-11-26', 1, '2026-12-04', 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0, '2026-09-22');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10321, 109, 4349, 253, '10908680', 2, 'R2', 'Firm', 2, 0, 125949, 'deviationRequest', '2026-09-12', '2026-09-12', '2026-11-12', '2026-10-28', 'Furnace maintenance moved the heat treatment lot.', '2026-06-09', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (10887, 109, 4556, 245, '10909246', 2, '', 'Firm', 43, 0, 66944, 'onTime', '2026-11-19', '2026-11-27', null, null, null, '2026-06-13', '2026-06-07', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 43, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (11437, 109, 4748, 504, '10909796', 4, 'R4', 'Firm', 1, 0, 46303, 'deviationRequest', '2026-09-08', '2026-09-27', null, null, null, '2026-06-19', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (12846, 109, 5243, 118, '10911205', 5, 'R3', 'Firm', 45, 0, 145353, 'deviationRequest', '2026-11-24', '2026-12-23', null, null, null, '2026-06-29', null, null, null, null, 0, 0, 1, 0, 0, 4, 0, 3, 18, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (13092, 109, 5324, 353, '10911451', 1, 'R2', 'Firm', 10, 0, 63309, 'deviationRequest', '2026-11-21', '2026-11-30', null, null, null, '2026-07-01', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, '2026-09-22');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (13661, 109, 5518, 423, '10912020', 2, 'R6', 'Firm', 13, 1, 120319, 'onTime', '2026-12-21', '2027-01-12', null, null, null, '2026-07-01', '2026-06-29', null, null, null, 0, 0, 1, 1, 0, 0, 0, 2, 2, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (14334, 109, 5761, 159, '10912693', 1, 'R6', 'Planned', 10, 0, 82370, 'deviationRequest', '2027-02-24', '2027-03-03', null, null, null, '2026-07-14', '2026-07-01', null, null, null, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (14714, 109, 5895, 404, '10913073', 3, 'R4', 'Planned', 41, 0, 346664, 'onTime', '2027-01-19', '2027-01-19', null, null, null, '2026-07-13', '2026-07-07', null, null, null, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (15656, 109, 6213, 167, '10914015', 2, 'R5', 'Firm', 57, 49, 189238, 'onTime', '2026-12-16', '2026-12-28', null, null, null, '2026-07-26', '2026-07-16', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (15880, 109, 6295, 284, '10914239', 3, '', 'Planned', 6, 0, 70281, 'deviationRequest', '2027-02-04', null, null, null, null, '2026-07-24', '2026-07-15', null, null, null, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (15973, 109, 6330, 383, '10914332', 1, '', 'Planned', 46, 0, 71809, 'onTime', '2027-02-07', '2027-02-26', null, null, null, '2026-07-26', '2026-07-13', null, null, null, 0, 0, 24, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (16557, 109, 6534, 501, '10914916', 3, '', 'Firm', 48, 0, 90178, 'onTime', '2026-12-05', '2026-12-27', null, null, null, '2026-07-28', '2026-07-20', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 41, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (16846, 109, 6637, 413, '10915205', 2, 'R4', 'Firm', 30, 0, 68895, 'onTime', '2027-01-02', '2027-01-24', null, null, null, '2026-08-02', '2026-07-25', null, null, null, 0, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (17291, 109, 6798, 419, '10915650', 1, 'R3', 'Firm', 5, 0, 178024, 'deviationRequest', '2026-11-11', '2026-11-21', null, null, null, '2026-08-05', '2026-07-23', '2026-11-21', 1, '2026-12-24', 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (18441, 109, 7192, 480, '10916800', 2, 'R1', 'Forecast', 8, 0, 34797, 'deviationRequest', '2027-04-17', null, null, null, null, '2026-08-17', null, null, null, null, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (18722, 109, 7284, 420, '10917081', 4, 'R2', 'Planned', 48, 0, 129778, 'onTime', '2027-03-21', '2027-04-08', null, null, null, '2026-08-20', '2026-08-02', '2027-04-08', 46, '2027-05-02', 0, 0, 18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (18841, 109, 7326, 312, '10917200', 1, '', 'Firm', 48, 0, 116839, 'onTime', '2026-10-29', '2026-11-20', null, null, null, '2026-08-13', '2026-08-09', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 48, 0, 0, 0, '2026-10-17');
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (19813, 109, 7686, 323, '10918172', 5, 'R3', 'Firm', 44, 0, 192321, 'onTime', '2026-11-27', '2026-12-12', null, null, null, '2026-08-29', '2026-08-17', null, null, null, 0, 0, 0, 31, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (20079, 109, 7778, 301, '10918438', 1, 'R3', 'Forecast', 10, 0, 86844, 'deviationRequest', '2027-04-15', '2027-04-16', null, null, null, '2026-08-22', '2026-08-23', null, null, null, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (20662, 109, 7984, 345, '10919021', 1, 'R5', 'Firm', 1, 0, 102300, 'onTime', '2026-11-14', '2026-11-16', null, null, null, '2026-08-24', '2026-08-22', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (21010, 109, 8107, 222, '10919369', 3, 'R2', 'Planned', 48, 0, 45375, 'delayed', '2027-04-05', '2027-04-25', '2027-05-29', '2026-10-18', 'Ultrasonic test repeated after machining.', '2026-09-02', '2026-08-31', null, null, null, 0, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (21717, 109, 8336, 126, '10920076', 2, 'R1', 'Firm', 8, 0, 188040, 'deviationRequest', '2026-12-27', '2027-01-12', null, null, null, '2026-09-14', '2026-09-03', null, null, null, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (23007, 109, 8753, 160, '10921366', 2, 'R1', 'Forecast', 48, 0, 107589, 'deviationRequest', '2027-06-09', '2027-06-14', null, null, null, '2026-09-25', null, null, null, null, 3, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (24540, 109, 9261, 167, '10922899', 3, 'R4', 'Forecast', 16, 0, 189238, 'deviationRequest', '2027-04-17', '2027-04-24', null, null, null, '2026-10-03', '2026-09-29', null, null, null, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (26081, 109, 9742, 515, '10924440', 3, 'R5', 'Forecast', 6, 0, 38375, 'delayed', '2027-07-04', '2027-08-02', '2027-09-17', '2026-11-04', 'Ultrasonic test repeated after machining.', null, null, '2027-09-17', 3, '2027-10-14', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (26516, 109, 9872, 139, '10924875', 3, 'R5', 'Forecast', 16, 0, 60798, 'deviationRequest', '2027-05-23', '2027-06-09', null, null, null, '2026-10-26', '2026-10-17', null, null, null, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (26913, 109, 10000, 243, '10925272', 1, 'R4', 'Planned', 16, 0, 263258, 'onTime', '2027-03-17', '2027-03-23', null, null, null, null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (27951, 109, 10346, 390, '10926310', 3, 'R6', 'Forecast', 12, 0, 63305, 'delayed', '2027-08-05', '2027-08-29', '2027-10-11', '2026-10-30', 'Se reprograma por retrabajo en maquinado.', null, '2026-11-01', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (28294, 109, 10456, 189, '10926653', 1, 'R4', 'Planned', 8, 0, 141050, 'delayed', '2027-03-09', '2027-03-28', '2027-05-09', '2026-10-30', 'Furnace maintenance moved the heat treatment lot.', null, '2026-11-06', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (28494, 109, 10529, 154, '10926853', 1, 'R6', 'Forecast', 39, 0, 49991, 'onTime', '2027-07-27', '2027-07-29', null, null, null, null, null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29285, 203, 10813, 530, '20300019', 1, '', 'Planned', 6, 5, 299078, 'deviationRequest', '2027-01-06', '2027-01-08', '2027-02-06', '2026-10-22', 'Raw material arrived later than confirmed by the mill.', '2026-04-17', '2026-04-11', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29288, 203, 10816, 531, '20300022', 1, 'R5', 'Firm', 5, 0, 99429, 'deviationRequest', '2026-07-08', '2026-08-01', '2026-11-23', '2026-11-05', 'Se reprograma por retrabajo en maquinado.', '2026-04-27', '2026-04-17', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29354, 204, 10857, 537, '20400036', 1, 'R1', 'Firm', 14, 0, 83193, 'deviationRequest', '2026-12-06', '2026-12-11', null, null, null, '2026-09-01', '2026-08-22', '2026-12-11', 4, '2027-01-11', 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 5, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29356, 204, 10858, 534, '20400038', 2, 'R2', 'Planned', 16, 0, 170916, 'deviationRequest', '2027-03-19', '2027-04-09', null, null, null, '2026-09-20', '2026-09-09', null, null, null, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29400, 205, 10882, 547, '20500037', 1, '', 'Firm', 11, 0, 91088, 'late', '2026-10-16', '2026-11-01', null, null, null, '2026-06-24', '2026-06-19', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 6, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29500, 209, 10936, 581, '20900001', 1, '', 'Firm', 4, 4, 20013, 'delivered', '2026-08-02', '2026-08-12', null, null, null, '2026-05-19', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29504, 209, 10938, 588, '20900005', 3, 'R1', 'Firm', 6, 6, 132126, 'delivered', '2025-09-01', '2025-09-15', null, null, null, '2025-05-22', '2025-05-11', null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "job_orders" ("id","customer_id","purchase_order_id","part_id","number","line_item","release","horizon","quantity","shipped","price","status","requested_on","committed_on","new_committed_on","modified_on","modified_comment","released_on","acknowledged_on","partial_on","partial_quantity","balance_on","cutting","forging","heat_treatment","pre_machining","splitting","machining","pdp","final_inspection","ndt","laboratory","approval","finished_goods","other","is_consignment","approval_since") values (29506, 209, 10939, 578, '20900007', 2, 'R5', 'Firm', 8, 8, 343264, 'delivered', '2025-09-10', '2025-09-10', null, null, null, '2025-06-09', null, null, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, null);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1, 101, 9, 'FE10100001', 'ab648da5a97e714dc4774604435dd61b', '2026-10-23', '2026-12-07', 28826934, 28826934, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2, 101, 12, 'FE10100002', '5b990edc13dc459c75dfd30873599f36', '2026-10-23', '2026-12-07', 0, 0, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (3, 101, 13, 'FE10100003', '0f040dae9510cf89d882b0f6f13d51a0', '2026-10-30', '2026-12-14', 1932040, 1932040, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (7, 101, 15, 'FE10100007', '3703f2c258888da8ef93ac05344872b5', '2026-10-30', '2026-12-14', 1261820, 1261820, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (8, 101, 15, 'FE10100008', '3490b445f6290ce509e9860f6db147b5', '2026-10-29', '2026-12-13', 6096970, 6096970, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (9, 101, 16, 'FE10100009', 'eb0a5ae0fc0eab26ce964497391e6ff2', '2026-10-30', '2026-12-14', 3661760, 3661760, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (11, 101, 17, 'FE10100011', '5055266c1310ea86503908436b9e6595', '2026-11-04', '2026-12-19', 8123490, 8123490, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (12, 101, 18, 'FE10100012', '77ed34d5b3d632a66441ca7c93657a9f', '2026-11-01', '2026-12-16', 45352740, 45352740, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (13, 101, 18, 'FE10100013', 'e68ce9d4caca454bd2d8b9e1845e6019', '2026-11-05', '2026-12-20', 874200, 874200, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (17, 101, 22, 'FE10100017', '862a80d7a93a96b235e9191c2d34a6dc', '2026-10-18', '2026-12-02', 3661760, 3661760, null, 0);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (19, 101, null, 'FE10100019', '89297e1bc1f9113206b5d4d96f629e22', '2026-10-20', '2026-12-04', 10462030, 10462030, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (20, 101, 26, 'FE10100020', 'ec31c0299a9039e1bd84f5587d34bc7e', '2025-07-09', '2025-08-23', 24743612, 0, '2025-08-12', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (22, 101, 28, 'FE10100022', 'db6b3cae47766073ce48e8e6a5300ebe', '2025-07-17', '2025-08-31', 11487056, 0, '2025-08-22', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (24, 101, 30, 'FE10100024', 'ff90594aa3a4efe21eb7d2dadb760018', '2025-07-12', '2025-08-26', 19189908, 0, '2025-08-25', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (26, 101, 32, 'FE10100026', '44a0da1bff500cbe6f6da157f9e19a68', '2025-08-08', '2025-09-22', 87315296, 0, '2025-10-07', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (41, 101, 47, 'FE10100041', '8827043dda3b7c704a2c8d773d212eba', '2025-10-14', '2025-11-28', 2591686, 0, '2025-11-25', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (91, 101, 97, 'FE10100091', 'dcc17bb395e6b22339ed7076f2432ee8', '2026-02-05', '2026-03-22', 1400317, 0, '2026-03-14', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (125, 101, 131, 'FE10100125', 'ab9c8bc730cf2a02cfcf5ab337ecad15', '2026-08-25', '2026-10-09', 48997032, 0, '2026-09-29', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (142, 101, 152, 'FE10100142', 'ae8656e8b1ad619de7c26a373ecdc239', '2026-11-01', '2026-12-16', 9933584, 9933584, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (160, 101, 175, 'FE10100160', '0001f7fa5d3090d3ca0472af367f2b88', '2026-10-28', '2026-12-12', 1514184, 1514184, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (174, 101, 195, 'FE10100174', '3ddbb54ba3330a964635c02d88066f43', '2026-10-29', '2026-12-13', 32560836, 32560836, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (196, 102, 239, 'FE10200006', 'f265375304beb0fd96a78c661e069349', '2025-07-20', '2025-09-18', 356376, 0, '2025-09-13', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (315, 102, 359, 'FE10200125', '8630637f879c3cb29bcd2f5cb4c3b7c8', '2026-10-27', '2026-12-26', 7813750, 7813750, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (350, 102, 402, 'FE10200160', '84aa5db39b1df9893dea7c18438d6183', '2026-11-02', '2027-01-01', 11471145, 11471145, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (356, 104, 414, 'FE10400003', '5bffceb0d54c6cdeddd8741a234166f1', '2025-05-31', '2025-07-30', 20230518, 0, '2025-08-08', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (464, 105, 538, 'FE10500018', 'c927dfab59d6df7e1084e939963d2b18', '2026-01-11', '2026-02-10', 2790810, 0, '2026-02-07', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (505, 106, 597, 'FE10600001', '6fa5ce713ce04124363214d2da50ea85', '2026-10-21', '2026-12-05', 2087000, -1250000, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (587, 107, 695, 'FE10700001', '1dd0b9abdd0654b801f72d3839235c65', '2026-10-31', '2026-12-30', 9999999999, 9999999999, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (588, 107, 696, 'FE10700002', 'b8f0ffeae8b8018e73e615e7df0d75d9', '2026-05-14', '2026-07-13', 25416024, 0, '2026-07-04', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (593, 107, 702, 'FE10700007', '8ed1a40923e585e37d2531ad1bc0e997', '2025-06-19', '2025-08-18', 3501462, 0, '2025-08-11', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (596, 107, 705, 'FE10700010', '615f568ab512fe6ea5afbf28ac9b8728', '2025-07-19', '2025-09-17', 14276168, 0, '2025-10-09', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (725, 107, 848, 'FE10700139', '050422806633ec7a22bb83c9f7b06c9a', '2026-11-05', '2027-01-04', 1553865, 1553865, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (767, 109, 902, 'FE10900039', '3e9a908d4787f8f7fe6dc28cc8ce5f71', '2025-05-16', '2025-07-15', 252072, 0, '2025-08-09', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (773, 109, 908, 'FE10900045', 'eca3daabc4c1bf0b202821c63ec57dd9', '2025-08-07', '2025-10-06', 861424, 0, '2025-10-01', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (927, 109, 1062, 'FE10900199', 'd925dcacd5bbcc8b4e16d7f30ffb0033', '2025-10-14', '2025-12-13', 8406529, 0, '2026-01-05', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1000, 109, 1135, 'FE10900272', '2d837bd12e582a2f966593d857609a9c', '2025-10-21', '2025-12-20', 1176130, 0, '2025-12-10', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1012, 109, 1147, 'FE10900284', '1f79ad2ec9e1f31467a7ad116019a2e2', '2025-10-13', '2025-12-12', 755575, 0, '2025-12-06', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1059, 109, 1194, 'FE10900331', 'a667e74faff663ec5d4f553cd16b2419', '2025-10-06', '2025-12-05', 870900, 0, '2025-11-24', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1181, 109, 1316, 'FE10900453', 'b1680d4263a564a477416fd05c179584', '2026-02-08', '2026-04-09', 26167992, 0, '2026-04-06', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1641, 109, 1776, 'FE10900913', '84444eebeb40c9141a96b410fbdb4ad0', '2026-07-04', '2026-09-02', 1140432, 0, '2026-08-28', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1821, 109, 1956, 'FE10901093', '5575cee0658c352458d8217f3355f710', '2026-08-18', '2026-10-17', 1724832, 1674832, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1933, 109, 2470, 'FE10901205', '15fdf8ee569e739ea306e466609ca154', '2026-09-16', '2026-11-15', 403365, 0, '2026-11-05', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (1988, 109, 3014, 'FE10901260', 'c57ca57c3c4b68a4ba4871b5633a3f74', '2026-08-02', '2026-10-01', 345160, 0, '2026-10-01', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2210, 109, 4266, 'FE10901482', 'd09cdd6b10ae309bf36f028fba4711a5', '2026-08-24', '2026-10-23', 6466330, 0, '2026-10-21', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2409, 109, 5518, 'FE10901681', '7a522e0f794ad2fbb87074ea2423dfa7', '2026-09-24', '2026-11-23', 2324820, 2324820, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2760, 109, 7984, 'FE10902032', 'd9164afea0a943798f381b91bb5c2e66', '2026-11-05', '2027-01-04', 102300, 102300, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2774, 201, 10755, 'FE20100001', '00f0c915bdd1d4c58bb4a23881e70b40', '2025-07-26', '2025-09-09', 429328, 0, '2025-09-05', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2881, 205, 10882, 'FE20500021', 'defcb9e97d727ac3d019186a01b07c27', '2026-11-02', '2026-12-17', 182176, 182176, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2914, 206, 10925, 'FE20600030', '7df620e950667075f12fa163894e6d0d', '2026-10-24', '2026-12-08', 424270, 424270, null, 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2923, 209, 10936, 'FE20900001', '64850c79070df7c7d11ea3e27ca154a5', '2026-08-08', '2026-09-22', 80052, 0, '2026-09-20', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2926, 209, 10939, 'FE20900004', '49a157f717df3e2c26b8e59ecace5af9', '2025-08-28', '2025-10-12', 3377432, 0, '2025-10-05', 1);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (2927, 101, null, 'FH101202412', 'c8fab8072dbc44ee2971a82e63295309', '2024-12-10', '2025-01-09', 137402733, 0, '2025-01-04', 0);
insert into "invoices" ("id","customer_id","purchase_order_id","number","hash","issued_on","due_on","amount","balance","paid_on","has_document") values (3034, 209, null, 'FH209202507', 'ff6fe12e583bc044b71765cd6660a58b', '2025-07-10', '2025-08-09', 2906689, 0, '2025-08-04', 0);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (1, 1, 28, 10, 812349);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (2, 1, 39, 10, 0);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (24, 3, 69, 1, 126182);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (125, 1, 236, 49, 941332);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (587, 1, 1319, 1, 9999999999);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (588, 8, 1327, 2, 3765020);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (1000, 1, 2090, 8, 37736);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (2210, 1, 10073, 30, 152035);
insert into "invoice_lines" ("invoice_id","position","job_order_id","quantity","price") values (2926, 2, 29506, 8, 343264);
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (1, 101, 7, 'CN10100001', 72088, 69588, '2026-10-30');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (8, 101, 91, 'CN10100008', 93297, 0, '2026-09-17');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (17, 101, null, 'CN10100017', 68605, 68605, '2026-05-03');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (18, 102, 196, 'CN10200001', 92739, 0, '2026-11-05');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (42, 105, 464, 'CN10500002', 10809, 0, '2026-07-04');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (70, 109, 773, 'CN10900004', 93197, 0, '2026-09-27');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (89, 109, 1012, 'CN10900023', 39768, 39768, '2026-06-12');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (103, 109, 1181, 'CN10900037', 93478, 93478, '2026-04-21');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (140, 109, 1641, 'CN10900074', 5344, 5344, '2026-11-04');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (249, 206, 2914, 'CN20600003', 70524, 70524, '2026-10-24');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (253, 209, null, 'CN20900001', 59784, 57284, '2026-09-18');
insert into "credit_notes" ("id","customer_id","invoice_id","number","amount","balance","created_on") values (254, 105, null, 'CN10599999', 9999999999, 9999999999, '2026-11-03');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1, 101, 28, 1, 10, 3, '2026-10-27', '2026-10-23', '2026-10-23', '2026-10-25', null, 'Kestrel Bay Freight', '5520 1837 4406', 'Laredo, TX');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (2, 101, 29, 1, 10, 3, '2026-10-27', '2026-10-23', '2026-10-23', '2026-10-25', '2026-10-30', 'Kestrel Bay Freight', '5520 1837 4406', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (6, 101, 40, 3, 10, 5, '2026-11-08', '2026-10-30', '2026-10-30', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (10, 101, 44, 7, 10, 16, '2026-11-08', '2026-10-30', '2026-10-30', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (11, 101, 45, 8, 10, 16, '2026-11-08', '2026-10-29', '2026-10-29', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (12, 101, 46, 9, 10, 1, '2026-11-08', '2026-10-30', '2026-10-30', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (14, 101, 48, 11, 10, 3, '2026-11-08', '2026-11-04', null, null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (16, 101, 50, 12, 10, 3, '2026-11-09', '2026-11-01', '2026-11-01', '2026-11-02', null, 'Sierra Larga Logistics', '1', 'Houston, TX');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (17, 101, 51, 12, 10, 20, '2026-11-09', '2026-11-01', '2026-11-01', '2026-11-02', null, 'Sierra Larga Logistics', '7741 2093 8815', 'Laredo, TX');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (18, 101, 52, 13, 10, 3, '2026-11-09', '2026-11-05', '2026-11-05', '2026-11-06', null, 'Sierra Larga Logistics', '3308 5562 9174', 'Memphis, TN');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (35, 101, 69, 24, 1, 3, '2025-07-19', '2025-07-12', '2025-07-12', '2025-07-15', '2025-07-19', 'Kestrel Bay Freight', '4415 8544 2323', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (61, 101, 95, 41, 2, 3, '2025-10-25', '2025-10-14', '2025-10-14', '2025-10-16', '2025-10-23', 'Kestrel Bay Freight', '8746 2447 9354', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (202, 101, 236, 125, 49, 3, '2026-09-02', '2026-08-25', '2026-08-25', '2026-08-26', '2026-09-01', 'Sierra Larga Logistics', '8002 7431 1984', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (231, 101, 276, 142, 8, 3, '2026-11-10', '2026-11-01', '2026-11-01', '2026-11-04', '2026-11-06', 'Kestrel Bay Freight', '2578 2776 2526', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (285, 101, 371, 174, 12, 3, '2026-11-04', '2026-10-29', '2026-10-29', '2026-10-30', null, 'Sierra Larga Logistics', '1', 'Nuevo Laredo, TAM');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (527, 102, 676, 315, 10, 5, '2026-10-27', '2026-10-27', null, null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (579, 102, 752, 350, 49, 5, '2026-11-08', '2026-11-02', '2026-11-02', '2026-11-04', null, 'Sierra Larga Logistics', '6071 1893 4068', 'Port of Veracruz');
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (588, 104, 777, 356, 4, 1, '2025-05-13', '2025-05-31', '2025-05-31', '2025-06-01', '2025-06-05', 'Sierra Larga Logistics', '8868 2954 6361', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (828, 105, 1076, null, 6, 5, '2026-11-02', '2026-10-30', '2026-10-30', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1000, 107, 1343, 593, 2, 16, '2025-06-26', '2025-06-19', '2025-06-19', '2025-06-21', '2025-06-25', 'Sierra Larga Logistics', '2990 5411 6642', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1006, 107, 1349, 596, 16, 16, '2025-07-22', '2025-07-19', '2025-07-19', '2025-07-22', '2025-07-27', 'Kestrel Bay Freight', '9936 5254 1458', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1221, 107, 1608, 725, 5, 16, '2026-11-13', '2026-11-05', '2026-11-06', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1289, 109, 1704, 767, 6, 3, '2025-05-23', '2025-05-16', '2025-05-16', '2025-05-19', '2025-05-25', 'Kestrel Bay Freight', '7316 7216 4370', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1675, 109, 2090, 1000, 8, 3, '2025-10-27', '2025-10-21', '2025-10-21', '2025-10-22', '2025-10-26', 'Sierra Larga Logistics', '7344 3317 1983', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (1771, 109, 2186, 1059, 4, 3, '2025-10-08', '2025-10-06', '2025-10-06', '2025-10-09', '2025-10-18', 'Kestrel Bay Freight', '9999 3177 5424', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (3401, 109, 6582, 1988, 10, 3, '2026-08-14', '2026-08-02', '2026-08-02', '2026-08-04', '2026-08-11', 'Kestrel Bay Freight', '7184 8108 6235', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (3740, 109, 10073, 2210, 30, 3, '2026-09-01', '2026-08-24', '2026-08-24', '2026-08-27', '2026-09-04', 'Kestrel Bay Freight', '5295 1791 2430', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (3998, 109, 13661, 2409, 1, 3, '2026-09-29', '2026-09-24', '2026-09-24', '2026-09-25', '2026-09-30', 'Kestrel Bay Freight', '9702 3999 5811', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (4437, 109, 20662, 2760, 1, 3, '2026-11-16', '2026-11-05', '2026-11-06', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (4615, 205, 29400, 2881, 2, 5, '2026-11-05', '2026-11-02', '2026-11-02', null, null, null, null, null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (4682, 209, 29500, 2923, 4, 5, '2026-08-12', '2026-08-08', '2026-08-08', '2026-08-10', '2026-08-16', 'Sierra Larga Logistics', '3308 5562 9174', null);
insert into "deliveries" ("id","customer_id","job_order_id","invoice_id","quantity","incoterm_id","promised_on","ready_on","notified_on","shipped_on","delivered_on","carrier","tracking","last_location") values (4688, 209, 29506, 2926, 8, 5, '2025-09-10', '2025-08-28', '2025-08-28', '2025-08-31', '2025-09-09', 'Kestrel Bay Freight', '6804 5132 1752', null);
insert into "quality_months" ("customer_id","year","month","percentage","complaints","ncr") values (101, 2025, 11, 100, 0, 1);
insert into "quality_months" ("customer_id","year","month","percentage","complaints","ncr") values (101, 2025, 12, 100, 0, 0);
insert into "quality_months" ("customer_id","year","month","percentage","complaints","ncr") values (101, 2026, 1, 100, 0, 1);
insert into "quality_months" ("customer_id","year","month","percentage","complaints","ncr") values (101, 2026, 5, 96, 3, 4);
insert into "quality_months" ("customer_id","year","month","percentage","complaints","ncr") values (105, 2026, 3, null, 0, 0);
insert into "quality_months" ("customer_id","year","month","percentage","complaints","ncr") values (209, 2026, 11, null, 0, 0);
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (1, '2026-11-04', 'A second ring rolling mill starts work', 'Rings up to 120 inches are rolled in Santa Catarina from this month on. Lead times of rings above 80 inches come down by two weeks.', 'Arranca el segundo laminador de anillos', 'Desde este mes se laminan en Santa Catarina anillos de hasta 120 pulgadas. El tiempo de entrega de los anillos mayores de 80 pulgadas baja dos semanas.', '/forge/ready-to-ship', 'Rings');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (2, '2026-10-28', 'Year-end shipping calendar', 'The last trucks of the year leave on 23 December; the first ones of the new year on 2 January.', 'Calendario de embarques de fin de año', 'Los últimos camiones del año salen el 23 de diciembre; los primeros del año nuevo, el 2 de enero.', null, 'Rings');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (3, '2026-10-16', 'Nadcap heat treating renewed for 24 months', 'The audit closed without findings. The certificate can be downloaded with your shipment documents.', 'Nadcap de tratamiento térmico renovado por 24 meses', 'La auditoría cerró sin hallazgos. El certificado se descarga con los documentos de embarque.', '/forge/shipment-documents', 'Rings');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (4, '2026-09-22', 'Commitment dates now show their changes', 'The status report shows when a date was modified and why.', 'Las fechas compromiso ahora muestran sus cambios', 'El reporte de estatus muestra cuándo se modificó una fecha y por qué.', null, 'Rings');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (5, '2026-08-18', 'New address for invoices', 'Questions about invoices and payments go to accounts receivable; the names are on your home page.', 'Nuevo contacto para facturas', 'Las dudas sobre facturas y pagos van a cuentas por cobrar; los nombres están en su página de inicio.', null, 'Rings');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (6, '2026-10-31', 'Vacuum degassed 4340 in stock', 'Billets of 10 and 14 inches are in stock; gear blanks ship in eight weeks.', '4340 desgasificado al vacío en existencia', 'Hay tochos de 10 y 14 pulgadas en existencia; los discos para engrane se embarcan en ocho semanas.', '/forge/wip-reports', 'Forged Discs');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (7, '2026-11-02', 'AS9100 surveillance audit passed', 'No major findings; the report is available on request.', 'Auditoría de seguimiento AS9100 aprobada', 'Sin hallazgos mayores; el informe se entrega a solicitud.', null, 'Aerospace');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (8, '2026-10-07', 'Alloy 718 Plus qualified for engine cases', 'Two customers have approved the first article.', null, null, null, 'Aerospace');
insert into "news" ("id","published_on","title","body","title_es","body_es","link","unit") values (9, '2026-11-07', 'The portal rests on Sunday', 'The portal is maintained on Sunday from 02:00 to 04:00, Monterrey time.', 'El portal descansa el domingo', 'El portal recibe mantenimiento el domingo de 02:00 a 04:00, hora de Monterrey.', null, null);
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('dd2f5975031215d53128858542bae8e0', 101, 1, 1, 'confirmation');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('c133c550fc07772ad967d66a275ffa72', 101, 1, 2, 'schedule');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('4566d732767fe0d87419ed55fc831690', 101, 1, 3, 'certificate');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('000496c38c4abf8058bc68adb1a7ae6a', 109, 2202, 1, 'confirmation');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('d5630abd2b715e5d472ac0d8c0453318', 109, 10001, 1, 'confirmation');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('fffb7cb314fef2cba479d5ed09a8e6a8', 109, 10198, 1, 'confirmation');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('a3227e09312b915a1fa8a30e901e7f6c', 209, 10936, 1, 'confirmation');
insert into "order_documents" ("hash","customer_id","purchase_order_id","position","kind") values ('83ab37da03f4e1bc4b782143651bbc27', 209, 10939, 1, 'confirmation');
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-09', 'aerospace', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-09', 'aerospace', 'Feedback', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-09', 'forge', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-10', 'forge', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-20', 'forge', 'Requests', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-22', 'forge', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-09-24', 'forge', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-10-03', 'forge', 'About Us', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-10-07', 'aerospace', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2025-10-29', 'forge', 'Commercial Terms and Conditions', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-02-12', 'aerospace', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-06-07', 'forge', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-10-31', 'forge', 'Open Orders Report', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-11-01', 'forge', 'Open Orders Report', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-11-02', 'forge', 'Open Orders Report', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-11-05', 'forge', 'Approvals', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-11-05', 'forge', 'Concessions', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-11-05', 'forge', 'Dashboard', 1);
insert into "visit_days" ("day","plant","page_name","visits") values ('2026-11-05', 'forge', 'WIP Report', 1);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (1, 109, 104, 'Q25-10001', '2025-08-14', 1, 0, 903290, 0, 'in', '2025-10-13', '2025-09-13', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (2, 101, 54, 'Q25-10002', '2025-08-15', 3, 1, 7793762, 1, 'in', '2025-10-14', '2025-09-14', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (3, 109, 74, 'Q25-10003', '2025-08-17', 2, 0, 789481, 2, 'in', '2025-10-16', '2025-09-16', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (4, 107, 79, 'Q25-10004', '2025-08-18', 2, 1, 12909697, 0, 'mm', '2025-10-17', '2025-09-17', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (5, 107, 75, 'Q25-10005', '2025-08-18', 1, 0, 13146810, 1, 'in', '2025-10-17', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (6, 107, 52, 'Q25-10006', '2025-08-22', 4, 2, 71442884, 2, 'in', '2025-10-21', '2025-09-21', 'Price not competitive', '2025-08-24T15:00:00.000Z');
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (17, 101, 33, 'Q25-10017', '2025-09-03', 4, 4, 65205899, 1, 'in', '2025-11-02', '2025-10-03', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (26, 101, 54, 'Q25-10026', '2025-09-25', 1, 0, 2338540, 1, 'in', '2025-11-24', '2025-10-25', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (30, 107, 98, 'Q25-10030', '2025-10-04', 1, 1, 33104634, 2, 'in', '2025-12-03', null, 'Price not competitive', '2025-10-06T15:00:00.000Z');
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (48, 109, 50, 'Q25-10048', '2025-11-10', 0, 0, 0, 2, 'in', '2026-01-09', '2025-12-10', 'Price not competitive', '2025-11-12T15:00:00.000Z');
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (69, 107, 60, 'Q25-10069', '2025-12-17', 3, 2, 187400216, 2, 'in', '2026-02-15', '2026-01-16', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (100, 109, 74, 'Q26-10100', '2026-03-01', 1, 0, 651560, 0, 'in', '2026-04-30', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (105, 101, 43, 'Q26-10105', '2026-03-11', 0, 0, 0, 2, 'in', '2026-05-10', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (106, 101, 5, 'Q26-10106', '2026-03-12', 4, 1, 90571060, 0, 'in', '2026-05-11', '2026-04-11', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (110, 107, 50, 'Q26-10110', '2026-03-18', 0, 0, 0, 1, 'in', '2026-05-17', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (137, 109, 65, 'Q26-10137', '2026-05-25', 1, 1, 199964, 1, 'mm', '2026-07-24', '2026-06-24', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (190, 105, 119, 'Q26-10190', '2026-09-12', 3, 1, 24604419, 0, 'in', '2026-11-11', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (205, 107, 92, 'Q26-10205', '2026-10-12', 2, 2, 5216506, 0, 'in', '2026-12-11', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (209, 109, 18, 'Q26-10209', '2026-10-18', 2, 2, 1001109, 1, 'in', '2026-12-17', '2026-11-17', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (210, 101, 34, 'Q26-10210', '2026-10-19', 1, 1, 3249396, 2, 'in', '2026-12-18', null, 'Price not competitive', '2026-10-21T15:00:00.000Z');
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (211, 101, 54, 'Q26-10211', '2026-10-19', 1, 1, 6096970, 0, 'in', '2026-12-18', '2026-11-18', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (215, 109, 50, 'Q26-10215', '2026-10-30', 1, 1, 1949649, 1, 'in', '2026-12-29', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (216, 109, 54, 'Q26-10216', '2026-10-31', 1, 1, 381056, 2, 'in', '2026-12-30', '2026-11-30', 'Price not competitive', '2026-11-02T15:00:00.000Z');
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (217, 101, 5, 'Q26-20001', '2026-11-05', 1, 0, 1650000, 1, 'in', '2027-01-04', '2026-12-05', null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (219, 101, 5, 'Q26-20003', '2026-10-31', 0, 0, 0, 1, 'in', '2026-12-30', null, null, null);
insert into "quotes" ("id","customer_id","user_id","number","quoted_on","items","ordered_items","amount","revision","unit","requested_on","expires_on","feedback","feedback_at") values (221, 101, 5, 'Q26-20005', '2026-10-10', 1, 0, 1498400, 1, 'in', '2026-12-09', '2026-10-24', null, null);
insert into "contact_photos" ("contact_id","media_type","photo") values (1, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d22393622206865696768743d223936222076696577426f783d22302030203936203936223e3c726563742077696474683d22393622206865696768743d223936222066696c6c3d2223444445334541222f3e3c7061746820643d224d313220393663302d32322031362d33302033362d333073333620382033362033307a222066696c6c3d2223324635353735222f3e3c7265637420783d2234302220793d223534222077696474683d22313622206865696768743d223138222072783d2238222066696c6c3d2223453041433836222f3e3c656c6c697073652063783d223438222063793d223432222072783d223139222072793d223232222066696c6c3d2223453041433836222f3e3c7061746820643d224d32372033386132312032312030203020312034322030632d31302d372d33322d372d343220307a222066696c6c3d2223423537363341222f3e3c636972636c652063783d223431222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c636972636c652063783d223535222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c7061746820643d224d3431203533713720352031342030222066696c6c3d226e6f6e6522207374726f6b653d222331363230324322207374726f6b652d77696474683d223222207374726f6b652d6c696e656361703d22726f756e64222f3e3c2f7376673e');
insert into "contact_photos" ("contact_id","media_type","photo") values (4, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d22393622206865696768743d223936222076696577426f783d22302030203936203936223e3c726563742077696474683d22393622206865696768743d223936222066696c6c3d2223444445334541222f3e3c7061746820643d224d313220393663302d32322031362d33302033362d333073333620382033362033307a222066696c6c3d2223334636313438222f3e3c7265637420783d2234302220793d223534222077696474683d22313622206865696768743d223138222072783d2238222066696c6c3d2223463243444230222f3e3c656c6c697073652063783d223438222063793d223432222072783d223139222072793d223232222066696c6c3d2223463243444230222f3e3c7061746820643d224d323620343063302d32382034342d32382034342030632d362d31322d31382d31332d32342d3133732d313420332d32302031337a222066696c6c3d2223354133423234222f3e3c636972636c652063783d223431222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c636972636c652063783d223535222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c7061746820643d224d3431203533713720352031342030222066696c6c3d226e6f6e6522207374726f6b653d222331363230324322207374726f6b652d77696474683d223222207374726f6b652d6c696e656361703d22726f756e64222f3e3c2f7376673e');
insert into "contact_photos" ("contact_id","media_type","photo") values (22, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d22393622206865696768743d223936222076696577426f783d22302030203936203936223e3c726563742077696474683d22393622206865696768743d223936222066696c6c3d2223444445334541222f3e3c7061746820643d224d313220393663302d32322031362d33302033362d333073333620382033362033307a222066696c6c3d2223344134463543222f3e3c7265637420783d2234302220793d223534222077696474683d22313622206865696768743d223138222072783d2238222066696c6c3d2223433438413546222f3e3c656c6c697073652063783d223438222063793d223432222072783d223139222072793d223232222066696c6c3d2223433438413546222f3e3c7061746820643d224d32372033386132312032312030203020312034322030632d31302d372d33322d372d343220307a222066696c6c3d2223423537363341222f3e3c636972636c652063783d223431222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c636972636c652063783d223535222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c7061746820643d224d3431203533713720352031342030222066696c6c3d226e6f6e6522207374726f6b653d222331363230324322207374726f6b652d77696474683d223222207374726f6b652d6c696e656361703d22726f756e64222f3e3c2f7376673e');
insert into "contact_photos" ("contact_id","media_type","photo") values (31, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d22393622206865696768743d223936222076696577426f783d22302030203936203936223e3c726563742077696474683d22393622206865696768743d223936222066696c6c3d2223444445334541222f3e3c7061746820643d224d313220393663302d32322031362d33302033362d333073333620382033362033307a222066696c6c3d2223344134463543222f3e3c7265637420783d2234302220793d223534222077696474683d22313622206865696768743d223138222072783d2238222066696c6c3d2223463243444230222f3e3c656c6c697073652063783d223438222063793d223432222072783d223139222072793d223232222066696c6c3d2223463243444230222f3e3c7061746820643d224d32372033386132312032312030203020312034322030632d31302d372d33322d372d343220307a222066696c6c3d2223423537363341222f3e3c636972636c652063783d223431222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c636972636c652063783d223535222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c7061746820643d224d3431203533713720352031342030222066696c6c3d226e6f6e6522207374726f6b653d222331363230324322207374726f6b652d77696474683d223222207374726f6b652d6c696e656361703d22726f756e64222f3e3c2f7376673e');
insert into "contact_photos" ("contact_id","media_type","photo") values (43, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222077696474683d22393622206865696768743d223936222076696577426f783d22302030203936203936223e3c726563742077696474683d22393622206865696768743d223936222066696c6c3d2223444445334541222f3e3c7061746820643d224d313220393663302d32322031362d33302033362d333073333620382033362033307a222066696c6c3d2223334636313438222f3e3c7265637420783d2234302220793d223534222077696474683d22313622206865696768743d223138222072783d2238222066696c6c3d2223384335413343222f3e3c656c6c697073652063783d223438222063793d223432222072783d223139222072793d223232222066696c6c3d2223384335413343222f3e3c7061746820643d224d3236203532632d342d33342034382d3334203434203063302d31342d382d32322d32322d3232732d323220382d32322032327a222066696c6c3d2223324232313143222f3e3c636972636c652063783d223431222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c636972636c652063783d223535222063793d2234342220723d2232222066696c6c3d2223313632303243222f3e3c7061746820643d224d3431203533713720352031342030222066696c6c3d226e6f6e6522207374726f6b653d222331363230324322207374726f6b652d77696474683d223222207374726f6b652d6c696e656361703d22726f756e64222f3e3c2f7376673e');
insert into "segments" ("id","name","is_yearly_goal") values (1, 'Aerofabs', 1);
insert into "segments" ("id","name","is_yearly_goal") values (2, 'Discs', 0);
insert into "segments" ("id","name","is_yearly_goal") values (3, 'OEM AERO', 0);
insert into "segments" ("id","name","is_yearly_goal") values (4, 'RSP', 0);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (1, 101, 'LTA turbine rings 2024-2028', '2024-01-01', '2028-12-31', 'Yes', 'One year', null, 'Net 45 days', 'No', 'FCA', 'Entrega en Planta', 'Anual', 'Every January, by the invoices of the mill', 5, 8, 4, 'active', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (2, 105, 'Frame agreement flanges', '2024-01-01', '2027-12-31', 'Yes', 'One year', null, 'Net 30 days', 'No', 'FCA', 'Entrega en Planta', 'Semestre', 'Every January, by the invoices of the mill', 4, 8, 1, 'active', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (3, 105, '<script>alert("contract")</script>', '2025-01-01', '2026-12-31', 'Yes', 'One year', null, 'Net 45 days', 'No', 'DAP', 'Entrega en Planta', 'Mes', 'Every January, by the invoices of the mill', 2, 8, 1, 'closeToExpire', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (4, 107, 'Engine cases, programme C-7', '2026-01-01', '2029-12-31', 'No', 'One year', null, 'Net 45 days', 'No', 'FCA', 'Entrega en Planta', 'Trimestre', 'Every January, by the invoices of the mill', 4, 8, 1, 'inProcess', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (5, 109, '00123', '2025-01-01', '2030-12-31', 'Yes', 'One year', null, 'Net 45 days', 'No', 'FCA', 'Houston, Texas', 'No Aplica', 'Every January, by the invoices of the mill', 6, 8, 1, 'active', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (6, 109, '=1+1', null, null, null, null, null, null, null, null, null, null, null, null, null, null, 'inProcess', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (7, 109, 'Long-term agreement 🛠️ forged, machined and tested to drawing; 🛠️ forged, machined and tested to drawing; 🛠️ forged, machined and tested to drawing; 🛠️ forged, machined and tested to drawing; 🛠️ forged, machined and tested to drawing; ...............', '2020-01-01', '2024-12-31', 'Yes', null, null, 'Net 45 days', 'No', 'FCA', 'Entrega en Planta', 'Anual', 'Every January, by the invoices of the mill', 5, 8, 1, 'expired', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (8, 106, '長期契約 2026', '2026-01-01', '2026-12-31', 'Yes', 'One year', '2027-06-30', 'Net 45 days', 'No', 'FCA', 'Entrega en Planta', 'Anual', 'Every January, by the invoices of the mill', 1, 8, 1, 'active', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (9, 201, 'Call-off order 2026-1', '2026-01-01', '2026-12-31', 'Yes', 'One year', null, 'Net 45 days', 'No', 'FCA', 'Entrega en Planta', 'Anual', 'Every January, by the invoices of the mill', 1, 8, 1, 'closeToExpire', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (10, 105, 'LTA pipeline flanges', '2021-01-01', '2024-12-31', 'Yes', 'One year', null, 'Net 45 days', 'No', 'FCA', 'Tampico', 'No Aplica', 'Every January, by the invoices of the mill', 4, 8, null, 'expired', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (11, 101, 'LTA casing rings', '2022-01-01', '2025-12-31', 'Yes', 'One year', null, 'Net 45 days', 'Yes', 'FCA', 'Entrega en Planta', 'Anual', 'Every January, by the invoices of the mill', 4, 8, 1, 'expired', 1);
insert into "contracts" ("id","customer_id","name","starts_on","ends_on","signed_documents","extension","extension_ends_on","payment_terms","accelerated_payment","incoterm","delivery_point","price_adjustment","price_reconciliation","years","frozen_weeks","adjustment_month","status","is_sample") values (12, 101, 'Spare rings, one year', '2026-01-01', '2026-12-31', 'Yes', 'One year', null, 'Net 45 days', 'No', 'FCA', 'Entrega en Planta', 'Semestre', 'Every January, by the invoices of the mill', 1, 8, 1, 'closeToExpire', 1);
insert into "sellers" ("contact_id") values (1);
insert into "sellers" ("contact_id") values (2);
insert into "sellers" ("contact_id") values (3);
insert into "sellers" ("contact_id") values (4);
insert into "sellers" ("contact_id") values (5);
insert into "sellers" ("contact_id") values (6);
insert into "budgets" ("id","seller_id","year","version") values (1, 1, 2020, 1);
insert into "budgets" ("id","seller_id","year","version") values (2, 2, 2020, 1);
insert into "budgets" ("id","seller_id","year","version") values (3, 3, 2020, 1);
insert into "budgets" ("id","seller_id","year","version") values (4, 4, 2020, 1);
insert into "budgets" ("id","seller_id","year","version") values (5, 6, 2020, 1);
insert into "budgets" ("id","seller_id","year","version") values (6, 1, 2022, 1);
insert into "budgets" ("id","seller_id","year","version") values (7, 2, 2022, 1);
insert into "budgets" ("id","seller_id","year","version") values (8, 4, 2022, 1);
insert into "budgets" ("id","seller_id","year","version") values (9, 5, 2022, 1);
insert into "budgets" ("id","seller_id","year","version") values (10, 6, 2022, 1);
insert into "budgets" ("id","seller_id","year","version") values (11, 1, 2023, 1);
insert into "budgets" ("id","seller_id","year","version") values (12, 3, 2023, 1);
insert into "budgets" ("id","seller_id","year","version") values (13, 4, 2023, 1);
insert into "budgets" ("id","seller_id","year","version") values (14, 5, 2023, 1);
insert into "budgets" ("id","seller_id","year","version") values (15, 6, 2023, 1);
insert into "budgets" ("id","seller_id","year","version") values (16, 2, 2024, 1);
insert into "budgets" ("id","seller_id","year","version") values (17, 3, 2024, 1);
insert into "budgets" ("id","seller_id","year","version") values (18, 4, 2024, 1);
insert into "budgets" ("id","seller_id","year","version") values (19, 5, 2024, 1);
insert into "budgets" ("id","seller_id","year","version") values (20, 1, 2025, 1);
insert into "budgets" ("id","seller_id","year","version") values (21, 2, 2025, 1);
insert into "budgets" ("id","seller_id","year","version") values (22, 3, 2025, 1);
insert into "budgets" ("id","seller_id","year","version") values (23, 4, 2025, 1);
insert into "budgets" ("id","seller_id","year","version") values (24, 6, 2025, 1);
insert into "budgets" ("id","seller_id","year","version") values (25, 1, 2026, 1);
insert into "budgets" ("id","seller_id","year","version") values (26, 2, 2026, 1);
insert into "budgets" ("id","seller_id","year","version") values (27, 3, 2026, 1);
insert into "budgets" ("id","seller_id","year","version") values (28, 4, 2026, 1);
insert into "budgets" ("id","seller_id","year","version") values (29, 5, 2026, 1);
insert into "budgets" ("id","seller_id","year","version") values (30, 6, 2026, 1);
insert into "budgets" ("id","seller_id","year","version") values (31, 1, 2027, 1);
insert into "budgets" ("id","seller_id","year","version") values (32, 2, 2027, 1);
insert into "budgets" ("id","seller_id","year","version") values (33, 3, 2027, 1);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (1, 1, 1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 43360000);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (2, 1, 2, 102, null, 36069000, 29245000, 35094000, 27945000, 35094000, 32819000, 34119000, 29895000, 33144000, 30869000, 35419000, 29895000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (3, 1, 4, 204, null, 1650000, 1419000, 1403000, 1716000, 1683000, 1766000, 1832000, 1436000, 1469000, 1750000, 1617000, 1766000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (5, 2, 2, 109, 5, 43933000, 46737000, 53748000, 51411000, 52813000, 45803000, 48139000, 42998000, 44400000, 47672000, 42064000, 48139000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (21, 4, 2, 201, 9, 5019000, 5333000, 5594000, 4915000, 4444000, 5856000, 5908000, 5856000, 5228000, 5594000, 5281000, 5751000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (52, 9, 2, 208, null, 39000, 44000, 40000, 52000, 51000, 49000, 52000, 47000, 39000, 48000, 52000, 49000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (56, 10, 1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 63561000);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (65, 12, 3, 206, null, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, 999999999000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (100, 18, 4, 105, 3, 16369000, 14434000, 15773000, 14434000, 15476000, 16517000, 14732000, 13690000, 13393000, 15476000, 16815000, 16964000, null);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (137, 25, 1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 79590000);
insert into "budget_rows" ("id","budget_id","segment_id","customer_id","contract_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12","yearly_goal") values (188, 33, 4, 206, null, 9146000, 10686000, 10686000, 9531000, 8183000, 10590000, 10782000, 8279000, 8664000, 9242000, 8857000, 9916000, null);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('ca858af4-26ea-6949-ad72-5bc0c3bc7786', '=SUM(A1)+1.pdf', 'application/pdf', 12031, '2e697aaa6ead4c6d5c64e029f8408d4f99804bdd52808ef4bfb0fd7530862749', '2026-11-05T14:00:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('1452cf0f-af79-0d8e-6681-33312cb73d46', '"; filename="other.html"; very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name .pdf', 'application/pdf', 11950, 'd49d63e383f6fedc0e7dc266c5e02327083e92dfe083d2d088e68b4daa61fb30', '2026-11-05T14:01:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('46d9da2a-b98c-55c3-b51f-3bb53ccd03ff', '=SUM(A1)+1.pdf', 'application/pdf', 12168, 'bde408f9466a379336789eddd981ae224c9c188e11425a0e8268ecbc8cba84d0', '2026-11-05T14:02:00.000Z', 8);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('47e4c935-ebb5-760f-f979-194656ace5c5', '"; filename="other.html"; very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name .pdf', 'application/pdf', 12264, 'ccefa7322866b8bde0741359099944ed0702dd5149e053e3aee5f1da2ee35cff', '2026-11-05T14:03:00.000Z', 8);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('975c5c22-a25b-1647-b142-17a1569963a7', '=SUM(A1)+1.pdf', 'application/pdf', 12092, '0e88883f32bae8171e8fb0ae42eaa0c81f1489bcc84fe2f265a77813fa296926', '2026-11-05T14:04:00.000Z', 10);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('b96f0d44-cee9-dade-68e3-80929959a490', '=SUM(A1)+1.pdf', 'application/pdf', 11585, '78f824b6cd538953fd94646b8f966b1e84423022437cdd5461e98b63e9a423a7', '2026-11-05T14:05:00.000Z', 19);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('59339f1e-9f54-41a2-141b-90253c401115', '"; filename="other.html"; very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name very long name .pdf', 'application/pdf', 11594, '1debd0f886667fe23a05799cf81fbcf50364c47b685b7bd8f8831e55a8ed50c9', '2026-11-05T14:06:00.000Z', 19);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('001513de-8f7b-8d61-0550-a4329eb644c2', 'Approval of FA-26-700015.pdf', 'application/pdf', 11837, '00b1b33bd1e1e6c42dc9c855c7ea37fde3bdd069d6038458c58307557a739155', '2026-11-05T14:07:00.000Z', 19);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('778f67e7-4491-f86c-4838-6ccd571d8825', 'Approval of FA-26-700017.pdf', 'application/pdf', 11745, '56f3a5db951164a76518e8feddaa0f07ccc522f8b1115eaf723a7847fc0ceb1c', '2026-11-05T14:08:00.000Z', 19);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('62515d7b-c534-4fdf-2804-a446028f358c', 'Approval of FA-26-902241.pdf', 'application/pdf', 12090, '2fe6230e94d8c08e28a82c63a5099d86625eb82bcef3f789c804ec9d7d04e1a1', '2026-11-05T14:09:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('71dd30da-dad0-21a2-fa18-a37edfa99637', 'Approval of FA-26-904731.pdf', 'application/pdf', 12139, '304c3c536eaf3c8cd3a073ef4dbe915b05f7cd235d8734ec48c3353dc5b14e12', '2026-11-05T14:10:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('e9137293-6a7c-8ef6-58a4-c0943f5eef0e', 'Approval of FA-26-907562.pdf', 'application/pdf', 12110, '1854eccdcba565a31cafd714c2e1e2515afb5bad36506316b226046d98a79fcc', '2026-11-05T14:11:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('b6f53b40-5558-ef25-d84d-b24d28e665d1', 'Approval of FA-26-910001.pdf', 'application/pdf', 12439, '6d7b317e8eac5642bb2334138447eede79606ac840ae0b3194de330c3c06b04a', '2026-11-05T14:12:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('10d8a94a-9bdb-565f-83ec-ee22c6a6d9e9', 'Approval of FA-26-912797.pdf', 'application/pdf', 12380, '23508e04dd0247d92e9e89121cdf2fec653191656e499e4013ac97dca95c955e', '2026-11-05T14:13:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('593a22b9-cd5f-b6c7-85af-cefaee1e752c', 'Approval of FA-26-915681.pdf', 'application/pdf', 12149, '5f13105b163b6d2d433726aee6ec1babcb4d59165cef957533edc346474f8df3', '2026-11-05T14:14:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('915527a6-a6ba-f4b0-a3f2-6a0ff2c9447c', 'Approval of FA-26-918479.pdf', 'application/pdf', 12484, '0a5c505bd76cd5a182d8e24a5cd2a20159dd5ad0aa1b874c43fc93acbb263490', '2026-11-05T14:15:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('0c51ffee-8420-b47a-ea1e-41d866e656d7', 'Approval of FA-26-921535.pdf', 'application/pdf', 12278, '649e3f853ec8ffc835cca642e9601f4cada5fc3038d0c5317f5a052fdbe4cfbd', '2026-11-05T14:16:00.000Z', 12);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('40ae8418-3b2d-6108-d960-9a36060c9718', 'Approval of B-304.pdf', 'application/pdf', 10038, 'b53fc36a2f84ae5da9d617dc688796baa0013a29107d72696242c71e6e359131', '2026-11-05T14:00:00.000Z', 8);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('d6ee3644-deb5-67ae-843c-9e8a22bb3c31', 'Invoice NS-4031.pdf', 'application/pdf', 9862, 'a70659a0a738a8bd3b48ebf1c3be0e2d5f04c745e065171b1cbce0eec620718b', '2026-11-05T14:00:00.000Z', 8);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('c149ccc3-9353-78c2-4026-015b6535b6b5', 'Invoice NS-4366.pdf', 'application/pdf', 9916, '98d9a7a7e2e18757b591aa7a81418f3ed491cc7117ac1ed890d504b640b23161', '2026-11-05T14:01:00.000Z', 8);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('bd81b46b-296b-968a-76b4-da0230a7125e', 'Drawing.pdf', 'application/pdf', 10009, 'd6c14eb7880fc5912312e79208b0d993abfac3526aa528d56fa3a1ff8d9a30a8', '2026-11-05T14:00:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('0810cd30-4142-6cf7-a184-9a2be58fcb7c', 'Test plan.pdf', 'application/pdf', 9842, 'c3e33d4e5a52aa84b36b24d848b22983afd32d6f745e7bd9f1c5344a737b5f77', '2026-11-05T14:01:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('b0fed569-be67-39f9-3899-f5fa5006ed83', 'Packing instruction.pdf', 'application/pdf', 10171, '7335816e9fdd5d34461a110e19b0971bbbc9991698fc1c3f8561ed8b61def1f7', '2026-11-05T14:02:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('b3d9f09b-7c99-48d1-f67c-1077db14fe62', 'Marking instruction.pdf', 'application/pdf', 10409, '9c9bf61f1facfb82dd6b82f22dc1055c5e9175a94f0607beca16a9339e4da58a', '2026-11-05T14:03:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('5ea3212f-31e3-4499-15d5-b25e82c814b8', '8100-2291.pdf', 'application/pdf', 10669, '6c883d95dfa7ed101e8fa88bf77d5a69a6d776e42f646d895d3ae718852a0820', '2026-11-05T14:00:00.000Z', 18);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('c3b26a91-bf33-178c-570a-6ae9631af19d', 'F31-A 0457.pdf', 'application/pdf', 10384, '07acbe4fd6792c30e491885c0312941cec1263ec8f7b86b253c2831f3cf8834c', '2026-11-05T14:00:00.000Z', 92);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('739e8fb0-5039-f9c9-f81c-de9a9d31d401', 'PO 45007-188.pdf', 'application/pdf', 10897, '27cd0deb8487556944fff1075c565ca4c22be1977b98001baa7d941cfec49fe7', '2026-11-05T14:00:00.000Z', 54);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('8508518d-1f12-803a-a665-1b4258739c51', 'PO 45007-190.pdf', 'application/pdf', 10880, '68c37f91cbcb0ef5e2facae8659b31bb9ba79187638086c095dd0f04ff0209fe', '2026-11-05T14:00:00.000Z', 34);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('a5d40e0d-ef1a-119a-b3e3-d70bc1beb9bc', '8100-2304.pdf', 'application/pdf', 10741, '2478dd57c605239d7758a8b2d6cc84ee1ce701f7ed92a7b07176ae1a73bc9865', '2026-11-05T14:00:00.000Z', 54);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('bf4d0dc7-3287-32f4-24bf-13bd7045d367', 'First article report.pdf', 'application/pdf', 10056, '9ecc6b2afbaad23d82128103b35809ffbc16a3b25b2e17f388249a59d60dff0c', '2026-11-05T14:00:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('d3025803-a19c-fe0b-5b68-5ef9ef2a269e', 'Balloon drawing.pdf', 'application/pdf', 9905, '382e0a6aa41eee10425355022a0f7e74c9ceed336ab67c268e92c4fcad6bb4d6', '2026-11-05T14:01:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('d731f497-fa7d-8806-10e1-e4f102c3bf25', 'Certificate of conformance.pdf', 'application/pdf', 10011, 'b39a6a666debac75cff180942630e8ae7d6070cd64f1244ca279d6dae0d1914a', '2026-11-05T14:00:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('d86979fd-135b-6879-8432-ce6338dd327b', 'Approval of the certificate.pdf', 'application/pdf', 10184, '099f00a1ec75c57c4e299b69bc0946d28cf66958f94f48b06aea9c6ced376e7a', '2026-11-05T14:01:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('90974ce9-d92f-9a59-696d-7669c1e481dd', 'Dimensions, revision A.pdf', 'application/pdf', 9758, '87fe7c877dcd0b39019e7db69a65fba53ad2f00dcc7068c142691c01b2989e43', '2026-11-05T14:00:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('406092c0-581d-0f27-dfa6-507c99ae8ab5', 'Signed, revision A.pdf', 'application/pdf', 9990, 'b7445636d400a9c80bf125b07e44ccc99cb4338f6f897858eacf00d6663edecd', '2026-11-05T14:01:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('9674fe87-2798-1221-cdc6-34bfc18538a1', 'Dimensions, revision B.pdf', 'application/pdf', 9785, 'e2e633516867f88a9a8c1d3abd6ea952944578ba72cc45b23716d7797398dbe6', '2026-11-05T14:02:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('809bca2d-222f-d444-4f63-45721480e670', 'Overview.pdf', 'application/pdf', 9405, 'c66d708bca2e569df6b80f38da5005b866591511634feaf923416592b86563b0', '2026-11-05T14:03:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('ed4ea069-c9b6-bb28-5cd6-565ed39ec54e', 'Process plan 1.pdf', 'application/pdf', 9746, '09f176228ff49845820dac624afd9dc69b31ea39b59343fd15dd6526e496d205', '2026-11-05T14:00:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('adc82640-c047-e906-d857-feb5850338ed', 'Approval 1.pdf', 'application/pdf', 9344, '51cf1da69de93874b9badc0c4f433bcc1d85d708859c90e217d6dbb3809de848', '2026-11-05T14:01:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('85631892-406f-d240-8191-14ea4cbfea2a', 'Process plan 2.pdf', 'application/pdf', 9803, '84cfa020778e50dc055d7d2a5744a40d7de7d52708308225489ebda21f60f66c', '2026-11-05T14:02:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('da7160ff-5119-dba0-cf1d-019e13bfa779', 'Approval 2.pdf', 'application/pdf', 9400, '985ca3b436e9c6818b001ae0881d31638e983590d9efb1bae353330d5e022cb2', '2026-11-05T14:03:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('629098c3-4893-121a-0aeb-e3e8983eddd7', '<script>alert("file")</script>.pdf', 'application/pdf', 10427, '81f9704f1f43d4133868b715d108ff2b94a59d4c9ccfcf10e95a646c6b81d78f', '2026-11-05T14:00:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('76949265-ec75-1503-e22d-6d8becafefe5', 'Aprobación ñandú «é» 承認.pdf', 'application/pdf', 12427, '255ed39d02893f69b3ab27dfaa6721c4888f03c71916fe2068be8a8808098a01', '2026-11-05T14:01:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('757e9f13-d0ec-46b4-6488-115a23315774', 'Dimensional report.pdf', 'application/pdf', 9777, '5521f9c63a479be6adaca493f47ee4df3fdf293d5a2da35960fa618ded0142ee', '2026-11-05T14:00:00.000Z', 2);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('3fc8a5cf-e5d7-58b8-5c41-16251c1f6538', 'Heat treatment order.pdf', 'application/pdf', 10197, 'b65a0089113c428e060411cc4c75f6128a16ce042bca269c1c826a64b00e6a5c', '2026-11-05T14:00:00.000Z', 5);
insert into "files" ("id","name","media_type","size","sha256","created_at","created_by") values ('0f74aefe-4b2d-3a93-3a15-e8c4d14a7f48', 'Inspection of the flange.pdf', 'application/pdf', 11045, 'c715555298171997099a3f432016997b6d1ff6e98565a9321c6c82b7ea182c5f', '2026-11-05T14:00:00.000Z', 19);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (1, 101, 9, 26, 'FF-26-100026', 'Documentation', 9, '2026-11-04', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (2, 101, 19, 259, 'FA-26-100259', 'Surface', 1, '2026-10-18', 'ca858af4-26ea-6949-ad72-5bc0c3bc7786', '<script>alert("concession")</script>', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (3, 101, 1, 332, 'FF-26-100332', 'Chemistry', 9, '2026-10-23', null, 'Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of 🔧', 'Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of 🔧');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (4, 101, 14, 333, 'FA-26-100333', 'Documentation', 3, null, '1452cf0f-af79-0d8e-6681-33312cb73d46', null, '=1+1');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (5, 101, 1, 390, 'FF-26-100390', 'Documentation', 2, '2026-10-25', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (6, 102, 33, 450, 'FF-26-200026', 'Documentation', 4, '2026-10-19', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (7, 104, 47, 937, 'FF-26-400164', 'Ultrasonic', 2, '2026-10-11', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (8, 104, 54, 941, 'FA-26-400168', 'Surface', 4, '2026-10-28', '46d9da2a-b98c-55c3-b51f-3bb53ccd03ff', '<script>alert("concession")</script>', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (10, 104, 45, 956, 'FA-26-400183', 'Chemistry', 5, null, '47e4c935-ebb5-760f-f979-194656ace5c5', null, '=1+1');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (11, 106, 76, 1120, 'FF-26-600002', 'Mechanical properties', 1, '2026-11-05', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (12, 106, 77, 1121, 'FA-26-600003', 'Chemistry', 3, '2026-10-29', '975c5c22-a25b-1647-b142-17a1569963a7', '<script>alert("concession")</script>', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (13, 106, 76, 1122, 'FF-26-600004', 'Documentation', 10, '2026-10-15', null, 'Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of 🔧', 'Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of 🔧');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (14, 107, 96, 1328, 'FF-26-700010', 'Ultrasonic', 2, '2026-10-20', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (15, 107, 97, 1329, 'FA-26-700011', 'Dimensional', 9, '2026-10-22', 'b96f0d44-cee9-dade-68e3-80929959a490', '<script>alert("concession")</script>', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (17, 107, 99, 1331, 'FA-26-700013', 'Dimensional', 7, null, '59339f1e-9f54-41a2-141b-90253c401115', null, '=1+1');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (18, 107, 100, 1332, 'FF-26-700014', 'Ultrasonic', 9, '2026-10-09', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (19, 107, 101, 1333, 'FA-26-700015', 'Ultrasonic', 3, '2026-11-04', '001513de-8f7b-8d61-0550-a4329eb644c2', 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (20, 107, 102, 1334, 'FF-26-700016', 'Ultrasonic', 7, '2026-10-15', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', 'Accepted for this lot only. The next one must be to the drawing.');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (21, 107, 96, 1335, 'FA-26-700017', 'Dimensional', 5, '2026-10-30', '778f67e7-4491-f86c-4838-6ccd571d8825', null, 'Under review by our engineering; answer by the end of the week.');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (27, 109, 242, 3723, 'FA-26-902082', 'Surface', 5, '2026-10-21', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (67, 109, 132, 5230, 'FA-26-903589', 'Surface', 2, '2026-10-18', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (107, 109, 499, 6299, 'FA-26-904658', 'Surface', 2, '2026-10-18', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (147, 109, 438, 7943, 'FA-26-906302', 'Ultrasonic', 1, '2026-10-26', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (187, 109, 486, 9191, 'FA-26-907550', 'Documentation', 1, '2026-10-07', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (189, 109, 232, 9203, 'FA-26-907562', 'Surface', 11, '2026-10-15', 'e9137293-6a7c-8ef6-58a4-c0943f5eef0e', null, 'Under review by our engineering; answer by the end of the week.');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (214, 109, 141, 10055, 'FF-26-908414', 'Chemistry', 8, '2026-10-27', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (227, 109, 253, 10321, 'FA-26-908680', 'Chemistry', 2, '2026-10-23', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (267, 109, 504, 11437, 'FA-26-909796', 'Ultrasonic', 1, '2026-10-29', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (296, 109, 118, 12846, 'FF-26-911205', 'Chemistry', 45, '2026-11-03', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', 'Under review by our engineering; answer by the end of the week.');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (307, 109, 353, 13092, 'FA-26-911451', 'Surface', 9, '2026-10-18', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (347, 109, 159, 14334, 'FA-26-912693', 'Ultrasonic', 7, '2026-10-18', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (387, 109, 284, 15880, 'FA-26-914239', 'Mechanical properties', 4, '2026-10-28', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (427, 109, 419, 17291, 'FA-26-915650', 'Ultrasonic', 5, '2026-10-17', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (467, 109, 480, 18441, 'FA-26-916800', 'Documentation', 5, '2026-10-23', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (507, 109, 301, 20079, 'FA-26-918438', 'Dimensional', 1, '2026-10-10', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (547, 109, 126, 21717, 'FA-26-920076', 'Mechanical properties', 2, '2026-10-20', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (587, 109, 160, 23007, 'FA-26-921366', 'Surface', 18, '2026-10-31', null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (627, 109, 167, 24540, 'FA-26-922899', 'Surface', 1, '2026-10-28', null, 'The allowance of the next machining step covers the deviation. Please confirm that you accept the parts as they are.', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (660, 109, 139, 26516, 'FF-26-924875', 'Mechanical properties', 16, null, null, 'Inspected twice, on two machines, with the same result. We ask you to accept the lot.', 'Under review by our engineering; answer by the end of the week.');
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (662, 203, 530, 29285, 'FF-26-300019', 'Ultrasonic', 5, '2026-10-08', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (663, 203, 531, 29288, 'FA-26-300022', 'Dimensional', 3, '2026-10-23', null, '<script>alert("concession")</script>', null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (664, 204, 537, 29354, 'FF-26-400036', 'Documentation', 7, '2026-10-12', null, null, null);
insert into "concessions" ("id","customer_id","part_id","job_order_id","ncr","type","quantity","notified_on","approval_file_id","provider_comment","customer_comment") values (665, 204, 534, 29356, 'FA-26-400038', 'Chemistry', 16, '2026-10-29', null, '<script>alert("concession")</script>', null);
insert into "users_unindexed" ("id") values (1);
insert into "users_unindexed" ("id") values (2);
insert into "users_unindexed" ("id") values (4);
insert into "users_unindexed" ("id") values (5);
insert into "users_unindexed" ("id") values (6);
insert into "users_unindexed" ("id") values (7);
insert into "users_unindexed" ("id") values (8);
insert into "users_unindexed" ("id") values (9);
insert into "users_unindexed" ("id") values (10);
insert into "users_unindexed" ("id") values (11);
insert into "users_unindexed" ("id") values (12);
insert into "users_unindexed" ("id") values (15);
insert into "users_unindexed" ("id") values (16);
insert into "users_unindexed" ("id") values (17);
insert into "users_unindexed" ("id") values (18);
insert into "users_unindexed" ("id") values (19);
insert into "users_unindexed" ("id") values (20);
insert into "users_unindexed" ("id") values (21);
insert into "users_unindexed" ("id") values (23);
insert into "users_unindexed" ("id") values (28);
insert into "users_unindexed" ("id") values (29);
insert into "users_unindexed" ("id") values (31);
insert into "users_unindexed" ("id") values (32);
insert into "users_unindexed" ("id") values (33);
insert into "users_unindexed" ("id") values (34);
insert into "users_unindexed" ("id") values (35);
insert into "users_unindexed" ("id") values (36);
insert into "users_unindexed" ("id") values (37);
insert into "users_unindexed" ("id") values (38);
insert into "users_unindexed" ("id") values (39);
insert into "users_unindexed" ("id") values (43);
insert into "users_unindexed" ("id") values (50);
insert into "users_unindexed" ("id") values (52);
insert into "users_unindexed" ("id") values (54);
insert into "users_unindexed" ("id") values (60);
insert into "users_unindexed" ("id") values (65);
insert into "users_unindexed" ("id") values (68);
insert into "users_unindexed" ("id") values (74);
insert into "users_unindexed" ("id") values (75);
insert into "users_unindexed" ("id") values (79);
insert into "users_unindexed" ("id") values (86);
insert into "users_unindexed" ("id") values (92);
insert into "users_unindexed" ("id") values (98);
insert into "users_unindexed" ("id") values (100);
insert into "users_unindexed" ("id") values (102);
insert into "users_unindexed" ("id") values (104);
insert into "users_unindexed" ("id") values (118);
insert into "users_unindexed" ("id") values (119);
insert into "users_unindexed" ("id") values (120);
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10100006A', 6, null, 'B', '10100040', 'ASTM A564 type 630, H1025', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10100010A', 10, null, 'D', '10100044', 'AMS 5663', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10100011A', 11, null, 'A', '10100045', 'AMS 5704', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10200527A', 527, null, 'B', '10200252', 'SAE 4340 by AMS 6415', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC20504615A', 4615, null, 'D', '20500037', 'ASTM A105', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10100001A', 1, null, 'D', '10100028', 'AMS 5704', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10701000A', 1000, null, 'C', '10700025', 'AMS 5663', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC10701006A', 1006, null, 'A', '10700031', 'AMS 4928', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "certificates" ("number","delivery_id","quantity","revision","serials","specification","deviations","signer","signer_function") values ('CC20904688A', 4688, null, 'C', '20900007', 'ASTM A182 F316L', null, 'Ysolde Marchetti', 'Quality engineer');
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (1, 101, '711863990018', 3, '2025-08-12', 42677318);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (3, 101, '249969880031', 3, '2025-10-07', 104169581);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (4, 101, '599061950045', 3, '2025-08-08', 63938500);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (9, 101, '100921090096', 1, '2026-11-04', 29792954);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (10, 101, '088388130101', 2, '2026-10-31', 20506286);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (11, 101, '383188540116', 3, '2026-09-27', 0);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (20, 102, '002900300209', 1, '2026-11-04', 9454790);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (22, 102, '888882780222', 3, '2026-09-27', 0);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (33, 105, '519626830334', 3, '2026-09-27', 0);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (100, 109, '809423321003', 3, '2026-01-05', 10659378);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (124, 109, '954371171248', 3, '2025-12-26', 6689580);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (141, 109, '997126981411', 3, '2026-01-19', 23409969);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (334, 109, '670528103344', 1, '2026-11-04', 3430788);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (335, 109, '424342233352', 2, '2026-10-31', 820107);
insert into "bank_references" ("id","customer_id","number","status","created_on","total") values (336, 109, '041958733366', 3, '2026-09-27', 0);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (1, 1, 20, null, 24743612, 24743612);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (1, 3, 22, null, 11487056, 11487056);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (3, 1, 26, null, 87315296, 87315296);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (9, 1, 1, null, 28826934, 0);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (10, 2, null, 1, 34794, 0);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (22, 1, null, 18, 92739, 92739);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (33, 1, null, 42, 10809, 10809);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (100, 1, 927, null, 8406529, 8406529);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (124, 2, 1000, null, 1176130, 1176130);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (335, 1, 1821, null, 862416, 50000);
insert into "bank_reference_lines" ("reference_id","position","invoice_id","credit_note_id","amount","applied") values (336, 1, null, 70, 93197, 93197);
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (1, 'H41000', '17-4 PH', '2025-05-28', 1107, 1050, 18, 350, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (2, 'H41007', '17-4 PH', '2025-05-31', 1149, 1027, 14, 369, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (6, 'H41035', '17-4 PH', null, 1119, 1065, 14, 356, '2026-11-09', null, null);
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (8, 'H41107', '316L', '2025-10-20', 538, 243, 52, 146, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (10, 'H41121', '316L', '2025-07-29', 569, 266, 50, 148, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (11, 'H41128', '316L', '2025-07-28', 547, 277, 46, 143, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (12, 'H41135', '316L', null, 546, 276, 57, 165, '2026-11-10', null, null);
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (22, 'H41321', '4340', '2025-05-29', 1087, 895, 16, 316, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (36, 'H41535', 'A105', null, 507, 335, 31, 173, '2026-11-14', null, null);
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (43, 'H41700', 'Alloy 718', '2025-06-29', 1405, 1154, 17, 385, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (47, 'H41728', 'Alloy 718', '2025-05-11', 1346, 1182, 17, 426, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (49, 'H41800', 'Alloy 718 Plus', '2025-10-26', 1455, 1155, 20, 426, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (52, 'H41821', 'Alloy 718 Plus', '2026-03-01', 1391, 1106, 20, 397, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (55, 'H41900', 'Alloy 718 Premium', '2025-05-24', 1411, 1137, 17, 423, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (57, 'H41914', 'Alloy 718 Premium', '2025-06-07', 1387, 1189, 19, 426, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (91, 'H42500', 'Waspaloy', '2025-06-09', 1330, 918, 26, 370, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (93, 'H42514', 'Waspaloy', '2025-06-06', 1284, 910, 25, 369, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (95, 'H42528', 'Waspaloy', '2025-06-14', 1291, 959, 22, 346, null, 'Ysolde Marchetti', 'Quality engineer');
insert into "mill_tests" ("id","heat","alloy","tested_on","tensile_strength","yield_strength","elongation","hardness","expected_on","inspector","inspector_function") values (96, 'H42535', 'Waspaloy', null, 1308, 935, 25, 370, '2026-11-24', null, null);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (1, 'C', 0.041);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (1, 'Cr', 15.705);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (10, 'C', 0.022);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (22, 'S', 0.001);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (36, 'Fe', 98.23);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (43, 'Al', 0.561);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (91, 'Zr', 0.048);
insert into "mill_test_elements" ("mill_test_id","symbol","share") values (96, 'Zr', 0.051);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('6b485cff02b8295c15b4b842aa78d295', 101, 'packingList', 'PL10100001', null);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('87c6bcdaa8d40d85e6ce3aa639e3c45c', 101, 'billOfLading', 'BL10100001', null);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('852f9d80712302bb1c8c8f19982d82f5', 101, 'millTest', 'H41728', 47);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('cce1f9754f79dc754ed1e290bfc7d7a7', 101, 'millTest', 'H42514', 93);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('e36f7de1ca3f3d2bb1690a0bcb8f7229', 101, 'millTest', 'H42528', 95);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('0381c21bf49c443d695bcf941f16655c', 101, 'billOfLading', 'BL10100032', null);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('cdbd03449b5769dfb51610426aca2ed9', 107, 'millTest', 'H41900', 55);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('0003da25b525d89e873465533ea012c7', 109, 'packingList', 'PL10901714', null);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('fffef0cf1c0c43adebf41faff54181f7', 109, 'billOfLading', 'BL10900873', null);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('b29c0bd8e3f4e8ad8d8fe4b8457cc0ba', 209, 'billOfLading', 'BL20900003', null);
insert into "load_documents" ("hash","customer_id","kind","number","mill_test_id") values ('f9b2baa94884a5daee795688b1f98f51', 209, 'packingList', 'PL20900006', null);
insert into "delivery_documents" ("delivery_id","position","hash") values (61, 5, '0381c21bf49c443d695bcf941f16655c');
insert into "delivery_documents" ("delivery_id","position","hash") values (1, 1, 'cce1f9754f79dc754ed1e290bfc7d7a7');
insert into "delivery_documents" ("delivery_id","position","hash") values (1000, 1, 'cdbd03449b5769dfb51610426aca2ed9');
insert into "delivery_documents" ("delivery_id","position","hash") values (3401, 2, '0003da25b525d89e873465533ea012c7');
insert into "delivery_documents" ("delivery_id","position","hash") values (3998, 3, 'fffef0cf1c0c43adebf41faff54181f7');
insert into "delivery_documents" ("delivery_id","position","hash") values (4688, 4, 'b29c0bd8e3f4e8ad8d8fe4b8457cc0ba');
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (774, null, null, null, null, null);
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (797, 'Road', null, null, null, null);
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (799, 'Sea', null, null, 'Released for cutting; the mill confirmed the heat.', null);
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (812, 'Air', null, 'Please ship with the bars of the next lot.', null, null);
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (828, 'Road', null, null, null, '2026-12-01');
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (960, null, '2026-11-03', null, null, null);
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (971, null, null, null, null, '2027-02-02');
insert into "line_notes" ("job_order_id","mode","confirmed_on","customer_comment","seller_comment","seller_date") values (973, null, null, null, null, null);
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (101, '5520 1837 4406', '2026-11-05');
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (101, '3308 5562 9174', '2026-11-15');
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (109, '1013 7069 7397', '2026-11-09');
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (109, '9992 4329 2031', '2026-11-10');
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (206, '9154 9556 7481', '2026-11-06');
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (104, '9267 3774 9292', '2025-10-02');
insert into "tracking_etas" ("customer_id","tracking","eta_on") values (104, '1711 4146 5463', '2027-12-11');
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (1, 104, 'H718-2204', 'Alloy 718 Premium', 8);
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (2, 104, 'H718-2251', 'Alloy 718 Premium', 8);
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (3, 104, 'H718-1987', 'Alloy 718 Premium', 10);
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (4, 104, 'H718-2299', 'Alloy 718 Premium', 10);
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (5, 104, 'H718-2310', 'Alloy 718 Premium', 8);
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (6, 104, '00718', 'Alloy 718 Premium', 6);
insert into "heats" ("id","customer_id","number","alloy","billet_size") values (7, 104, 'W-0088', 'Waspaloy', 8);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (1, 1, 'B-101', 'S-H718-2204-1', 'NST-M4001', '2026-05-30', 477810, 165990, 1, '2026-06-03', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (2, 1, 'B-102', 'S-H718-2204-2', 'NST-M4001', '2026-05-30', 596920, 166000, 1, '2026-06-03', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (3, 1, 'B-103', 'S-H718-2204-3', 'NST-M4001', '2026-05-30', 400850, 166010, 1, '2026-06-03', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (4, 1, 'B-104', 'S-H718-2204-4', 'NST-M4001', '2026-06-01', 504830, 0, 1, '2026-06-05', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (5, 2, 'B-201', 'S-H718-2251-1', 'NST-M4002', '2026-08-03', 988530, 812400, 1, '2026-08-07', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (6, 2, 'B-202', 'S-H718-2251-2', 'NST-M4002', '2026-08-03', 784110, 540260, 1, '2026-08-07', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (7, 2, 'B-203', 'S-H718-2251-3', 'NST-M4002', '2026-08-08', 1204500, 1204500, 1, '2026-08-12', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (8, 3, 'B-031', 'S-H718-1987-1', 'NST-M4003', '2025-09-12', 408190, 48200, 1, '2025-09-16', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (9, 3, 'B-032', 'S-H718-1987-2', 'NST-M4003', '2024-12-06', 323110, 12010, 1, '2024-12-10', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (10, 5, 'B-301', 'S-H718-2310-1', 'NST-M4005', '2026-10-28', 1250000, 1250000, null, null, null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (11, 5, 'B-302', 'S-H718-2310-2', 'NST-M4005', '2026-10-28', 1248750, 1248750, null, null, null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (12, 5, 'B-303', 'S-H718-2310-3', 'NST-M4005', '2026-10-29', 1252120, 1252120, 0, '2026-11-01', 'Grain size at mid radius is coarser than ASTM 6.
Please send the etched slice again.', null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (13, 5, 'B-304', 'S-H718-2310-4', 'NST-M4005', '2026-10-29', 1250000, 1250000, 1, '2026-11-03', null, '40ae8418-3b2d-6108-d960-9a36060c9718');
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (14, 5, 'B-305', 'S-H718-2310-5', 'NST-M4005', '2026-10-30', 1251000, 1251000, 1, '2026-11-04', null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (15, 6, '=1+1', 'S-00718-1', 'NST-M4006', '2026-11-05', 640000, 640000, null, null, null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (16, 7, '<b>W-1</b>', 'S-W-0088-1', 'NST-M4007', '2026-10-07', 905500, 905500, null, null, null, null);
insert into "bars" ("id","heat_id","name","serial_number","purchase_order","received_on","initial_weight","final_weight","is_approved","decided_on","refusal","approval_file_id") values (17, 7, 'W-2', 'S-W-0088-2', 'NST-M4007', '2026-10-31', 911130, 911130, null, null, null, null);
insert into "lots" ("id","number","part_id","job_order_id","quantity") values (1, 'L-2601', 46, 774, 12);
insert into "lots" ("id","number","part_id","job_order_id","quantity") values (2, 'L-2602', 47, 775, 10);
insert into "lots" ("id","number","part_id","job_order_id","quantity") values (3, 'L-2603', 46, 774, 8);
insert into "lots" ("id","number","part_id","job_order_id","quantity") values (4, 'L-2587', 47, 775, 6);
insert into "lots" ("id","number","part_id","job_order_id","quantity") values (5, 'L-2514', 46, 774, 5);
insert into "lots" ("id","number","part_id","job_order_id","quantity") values (6, '00123', 47, 775, 4);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (1, 1, 1, '2026-07-09', 1550, 4020, 165990);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (2, 2, 1, '2026-07-11', 2170, 0, 166000);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (3, 3, 2, '2026-09-07', 1240, 0, 166010);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (4, 3, 2, null, 620, 0, null);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (5, 4, 3, '2026-09-23', 2480, 12350, 0);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (6, 5, 2, '2026-10-16', 930, 0, 812400);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (7, 5, 2, null, 310, 0, null);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (8, 6, 6, '2026-10-25', 1240, 9010, 540260);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (9, 8, 4, '2026-01-10', 1860, 7730, 48200);
insert into "cuttings" ("id","bar_id","lot_id","cut_on","scrap_weight","end_weight","rest_weight") values (10, 9, 5, '2025-06-04', 1550, 3300, 12010);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (1, 1, 1, 'L-2601-001', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (2, 1, 2, 'L-2601-002', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (3, 1, 3, 'L-2601-003', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (4, 1, 4, 'L-2601-004', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (5, 1, 5, 'L-2601-005', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (6, 2, 1, 'L-2601-006', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (7, 2, 2, 'L-2601-007', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (8, 2, 3, 'L-2601-008', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (9, 2, 4, 'L-2601-009', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (10, 2, 5, 'L-2601-010', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (11, 2, 6, 'L-2601-011', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (12, 2, 7, 'L-2601-012', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (13, 3, 1, 'L-2602-001', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (14, 3, 2, 'L-2602-002', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (15, 3, 3, 'L-2602-003', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (16, 3, 4, 'L-2602-004', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (17, 4, 1, 'L-2602-005', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (18, 4, 2, 'L-2602-006', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (19, 5, 1, 'L-2603-001', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (20, 5, 2, 'L-2603-002', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (21, 5, 3, 'L-2603-003', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (22, 5, 4, 'L-2603-004', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (23, 5, 5, 'L-2603-005', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (24, 5, 6, 'L-2603-006', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (25, 5, 7, 'L-2603-007', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (26, 5, 8, 'L-2603-008', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (27, 6, 1, 'L-2602-007', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (28, 6, 2, 'L-2602-008', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (29, 6, 3, 'L-2602-009', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (30, 7, 1, 'L-2602-010', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (31, 8, 1, '00123-001', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (32, 8, 2, '00123-002', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (33, 8, 3, '00123-003', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (34, 8, 4, '00123-004', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (35, 9, 1, 'L-2587-001', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (36, 9, 2, 'L-2587-002', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (37, 9, 3, 'L-2587-003', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (38, 9, 4, 'L-2587-004', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (39, 9, 5, 'L-2587-005', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (40, 9, 6, 'L-2587-006', 58400);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (41, 10, 1, 'L-2514-001', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (42, 10, 2, 'L-2514-002', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (43, 10, 3, 'L-2514-003', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (44, 10, 4, 'L-2514-004', 61250);
insert into "bar_pieces" ("id","cutting_id","position","serial_number","weight") values (45, 10, 5, 'L-2514-005', 61250);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (1, 104, 'cuttingEnd', 4020, '2026-07-09', 1, '', '', null, null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (2, 104, 'cuttingEnd', 12350, '2026-09-23', 5, '', '', null, null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (3, 104, 'cuttingEnd', 9010, '2026-10-25', 8, '', '', null, null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (4, 104, 'cuttingEnd', 7730, '2026-01-10', 9, '', '', null, null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (5, 104, 'cuttingEnd', 3300, '2025-06-04', 10, '', '', null, null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (6, 104, 'punchOut', 1200450, '2026-11-03', null, 'NS 20139', 'D20139', 'AMS 5662', null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (7, 104, 'punchOut', 640010, '2026-10-25', null, '', '', 'AMS 5662', null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (8, 104, 'punchOut', 310300, '2026-09-27', null, 'NS 20163', 'D20163', 'Sin Identificar', null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (9, 104, 'scrap', 905120, '2026-10-29', null, 'NS 20139', 'S20139', null, 'Rejected', 'FF-26-00421');
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (10, 104, 'scrap', 122080, '2026-10-22', null, '00123', 'S00123', null, 'Rejected', null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (11, 104, 'scrap', 1785640, '2026-10-17', null, '=1+1', 'S=1+1', null, 'Rejected', null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (12, 102, 'punchOut', 3250000, '2026-11-01', null, 'EC-20071', 'D20071', 'AMS 5662', null, null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (13, 102, 'scrap', 1750000, '2026-10-31', null, 'EC-20071', 'S20071', null, 'Rejected', null);
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (14, 101, 'scrap', 4999990, '2026-10-28', null, 'BT-20034', 'S20034', null, 'Rejected', 'FA-26-00007');
insert into "scrap_items" ("id","customer_id","kind","weight","updated_on","cutting_id","part_number","provider_part_number","standard","status","ncr") values (15, 105, 'punchOut', 12350, '2025-10-02', null, '', '', 'Sin Identificar', null, null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (1, 104, '2026-11-04', 325, 1, null, null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (2, 104, '2026-11-01', 99, 1, null, null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (3, 104, '2026-10-25', 318, 2, '2026-11-02', null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (4, 104, '2026-10-06', 309, 3, '2026-10-12', 'd6ee3644-deb5-67ae-843c-9e8a22bb3c31');
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (5, 104, '2026-10-05', 275, 4, '2026-10-07', null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (6, 104, '2026-04-20', 290, 5, '2026-04-30', null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (7, 104, '2025-11-06', 301, 9, '2025-11-21', null);
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (8, 104, '2025-11-05', 312, 3, '2025-11-16', 'c149ccc3-9353-78c2-4026-015b6535b6b5');
insert into "offers" ("id","customer_id","proposed_on","price","status","decided_on","invoice_file_id") values (9, 101, '2026-11-05', 210, 1, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (1, 1, 'cuttingEnd', 4020, 'H718-2204', 'B-101', 477810, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (2, 1, 'cuttingEnd', 12350, 'H718-2204', 'B-104', 504830, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (3, 1, 'cuttingEnd', 9010, 'H718-2251', 'B-202', 784110, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (4, 1, 'cuttingEnd', 7730, 'H718-1987', 'B-031', 408190, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (5, 1, 'cuttingEnd', 3300, 'H718-1987', 'B-032', 323110, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (6, 1, 'punchOut', 1200450, null, null, null, 'NS 20139', 'D20139', 'AMS 5662', null, null, '2026-11-03');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (7, 1, 'punchOut', 640010, null, null, null, '', '', 'AMS 5662', null, null, '2026-10-25');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (8, 1, 'punchOut', 310300, null, null, null, 'NS 20163', 'D20163', 'Sin Identificar', null, null, '2026-09-27');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (9, 1, 'scrap', 905120, null, null, null, 'NS 20139', 'S20139', null, 'Rejected', 'FF-26-00421', null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (10, 1, 'scrap', 122080, null, null, null, '00123', 'S00123', null, 'Rejected', null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (11, 1, 'scrap', 1785640, null, null, null, '=1+1', 'S=1+1', null, 'Rejected', null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (12, 2, 'punchOut', 12350, null, null, null, 'NS 20139', 'D20139', 'AMS 5662', null, null, '2026-11-01');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (13, 3, 'punchOut', 801260, null, null, null, 'NS 20139', 'D20139', 'AMS 5662', null, null, '2026-10-25');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (14, 3, 'cuttingEnd', 90010, 'H718-1702', 'B-017', 1180000, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (15, 3, 'scrap', 310010, null, null, null, 'NS 20163', 'S20163', null, 'Rejected', 'FF-25-00310', null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (16, 4, 'punchOut', 640150, null, null, null, 'NS 20139', 'D20139', 'AMS 5662', null, null, '2026-10-06');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (17, 4, 'scrap', 95340, null, null, null, 'NS 20163', 'S20163', null, 'Rejected', 'FF-25-00310', null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (18, 5, 'cuttingEnd', 120500, 'H718-1702', 'B-017', 1180000, null, null, null, null, null, null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (19, 5, 'scrap', 450010, null, null, null, 'NS 20163', 'S20163', null, 'Rejected', 'FF-25-00310', null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (20, 6, 'punchOut', 300000, null, null, null, 'NS 20139', 'D20139', 'AMS 5662', null, null, '2026-04-20');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (21, 7, 'scrap', 75010, null, null, null, 'NS 20163', 'S20163', null, 'Rejected', 'FF-25-00310', null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (22, 8, 'punchOut', 920000, null, null, null, 'NS 20139', 'D20139', 'AMS 5662', null, null, '2025-11-05');
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (23, 8, 'scrap', 10, null, null, null, 'NS 20163', 'S20163', null, 'Rejected', 'FF-25-00310', null);
insert into "offer_items" ("id","offer_id","kind","weight","heat","bar","initial_weight","part_number","provider_part_number","standard","status","ncr","updated_on") values (24, 9, 'scrap', 4999990, null, null, null, 'BT-20034', 'S20034', null, 'Rejected', 'FA-26-00007', null);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (1, 1, 1, '1-001', 233675, 30, 50, 'Ultrasonic test', 'Cliente', 'Subsea 12', 'Tarrant Power', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (2, 1, 2, '1-002', 432849, 40, 50, 'Ultrasonic test', 'Mill', 'Frame 9', 'Tarrant Power', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (3, 1, 3, '1-003', 461907, 30, 50, 'Ultrasonic test', 'Mill', 'Subsea 12', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (4, 1, 4, '1-004', 1177630, 30, 50, null, null, 'Frame 9', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (5, 2, 518, '2-005', 54740, 40, 50, null, null, 'C-7', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (6, 2, 519, '2-006', 1670010, 30, 50, 'Machining', null, 'Frame 9', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (8, 2, 523, '2-008', 73609, 40, 50, 'Machining', 'Mill', null, 'Oriel Engines', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (10, 2, 528, '2-010', 443809, 30, 50, null, 'Cliente', 'Frame 9', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (12, 2, 534, '2-012', 70145, 30, 50, 'Ultrasonic test', 'Mill', 'Frame 9', 'Basin Energy', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (15, 2, 548, '2-015', 164294, 30, 50, 'Ultrasonic test', 'Mill', 'Subsea 12', 'Basin Energy', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (17, 2, 557, '2-017', 174712, 40, 50, 'Machining', null, null, 'Oriel Engines', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (23, 3, 518, '3-023', 58054, 40, 50, null, 'Mill', 'Frame 9', 'Oriel Engines', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (33, 3, 548, '3-033', 264656, 30, 50, 'Machining', 'Mill', null, 'Tarrant Power', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (41, 4, 93, '4-041', 36487, 40, 50, 'Ultrasonic test', 'Mill', null, 'Oriel Engines', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (44, 4, 96, '4-044', 476908, 40, 50, null, null, 'Subsea 12', 'Oriel Engines', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (50, 6, 127, '6-050', 165916, 40, 50, null, null, 'Subsea 12', 'Basin Energy', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (53, 7, 118, '7-053', 278229, 40, 50, null, 'Cliente', 'C-7', 'Basin Energy', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (55, 7, 120, '7-055', 26669, 30, 50, 'Ultrasonic test', null, 'Frame 9', 'Basin Energy', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (57, 8, 77, '8-057', 82917, 30, 50, 'Machining', 'Mill', 'C-7', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (60, 8, 80, '8-060', 768684, 30, 50, null, null, 'C-7', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (61, 10, 518, '10-061', 73425, 30, 50, 'Machining', null, 'Frame 9', null, 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (78, 10, 579, '10-078', 166060, 30, 50, 'Machining', 'Mill', 'Subsea 12', 'Tarrant Power', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (79, 11, 5, '11-079', 108788, 30, 50, null, 'Mill', 'Frame 9', 'Basin Energy', 1);
insert into "contract_lines" ("id","contract_id","part_id","reference","price","market_share_min","market_share_max","value_added","material_direction","program","end_user","is_sample") values (86, 12, 12, '12-086', 50925, 40, 50, null, 'Mill', 'Frame 9', 'Tarrant Power', 1);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (1, 2024, 68);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (1, 2025, 147);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (1, 2029, 198);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (10, 2024, 343);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (15, 2028, 0);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (50, 2028, 399);
insert into "contract_line_years" ("contract_line_id","year","pieces") values (86, 2029, 91);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (1, 'OLD-1001', 11, 17, 'Alloy 718 Plus billet', 'Sierra Alloy Mill', 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (2, 'OLD-1002', 8, 19, 'Waspaloy billet', 'Sierra Alloy Mill', 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (3, 'OLD-1003', null, 11, '17-4 PH billet', 'Norrvik Stål', 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (5, 'OLD-1005', 19, 13, 'Duplex 2205 billet', null, 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (10, null, 9, 18, 'A105 billet', null, 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (12, 'OLD-1012', null, 2, 'Inconel 625 billet', 'Sierra Alloy Mill', 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (15, 'OLD-1015', 27, 17, 'A350 LF2 billet', 'Norrvik Stål', 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (44, 'OLD-1044', null, 12, 'Alloy 718 Premium billet', 'Sierra Alloy Mill', 1);
insert into "contract_materials" ("contract_line_id","previous_number","lead_time_weeks","diameter","raw_material","supplier","is_sample") values (86, 'OLD-1086', null, 9, 'Waspaloy billet', 'Sierra Alloy Mill', 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (1, 2, 105, 'Material 1', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (10, 2, 209, 'Material 1', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (51, 10, 105, 'Material 3', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (61, 1, 101, 'Alloy 718 Plus', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (62, 1, 101, 'Waspaloy', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (63, 1, 101, '17-4 PH', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (66, 4, 107, 'Alloy 718 Premium', 30, 60, 1);
insert into "ltas" ("id","contract_id","customer_id","material","market_share_min","market_share_max","is_sample") values (82, 12, 101, 'Waspaloy', 30, 60, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (1, 2025, 400, 320, 520, 160, 160, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (1, 2026, 1500, 1200, 1950, 600, 600, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (6, 2026, 200, 160, 260, 100, 90, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (10, 2025, 500, 400, 650, 200, 190, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (17, 2025, 1900, 1520, 2470, 570, 560, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (23, 2025, 200, 160, 260, 60, 60, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (33, 2026, 1900, 1520, 2470, 950, 940, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (41, 2026, 200, 160, 260, 60, 50, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (57, 2026, 1900, 1520, 2470, 950, 950, 1);
insert into "market_shares" ("contract_line_id","year","demand","demand_min","demand_max","load","shipped","is_sample") values (86, 2026, 500, 400, 650, 150, 150, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (1, 1, '2026, first half', 'Alloy 718 Plus', 16, 'Norrvik Stål', 803, 780, 'fixed', 6, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (2, 1, '2026, second half', 'Alloy 718 Plus', 8, 'Norrvik Stål', 2144, null, 'variable', 16, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (3, 1, '2026, first half', 'Waspaloy', 14, 'Sierra Alloy Mill', 712, 759, 'fixed', 14, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (5, 1, '2026, first half', '17-4 PH', 14, null, 1890, 1912, 'fixed', 14, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (8, 2, '2026, second half', 'Duplex 2205', 8, 'Sierra Alloy Mill', 451, null, 'fixed', 17, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (10, 2, '2026, second half', 'Inconel 625', 10, 'Norrvik Stål', 652, null, 'variable', 6, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (19, 3, '2026, first half', 'Duplex 2205', 18, 'Sierra Alloy Mill', 1475, 1515, 'fixed', 11, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (33, 4, '2026, first half', 'Ti-6Al-4V', 18, 'Sierra Alloy Mill', 2330, 2369, 'variable', 8, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (35, 4, '2026, first half', 'Alloy 718 Premium', 10, null, 1300, 1315, 'variable', 8, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (57, 10, '2026, first half', 'Duplex 2205', 16, 'Sierra Alloy Mill', 2000, 2006, 'fixed', 13, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (64, 10, '2026, second half', 'A350 LF2', 14, 'Sierra Alloy Mill', 400, null, 'variable', 7, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (78, 12, '2026, second half', 'Alloy 718 Plus', 8, 'Norrvik Stål', 2392, null, 'fixed', 15, 1);
insert into "price_revisions" ("id","contract_id","name","material","billet_size","supplier","contract_price","agreed_price","pricing","lead_time_weeks","is_sample") values (80, 12, '2026, second half', 'Waspaloy', 14, 'Sierra Alloy Mill', 2224, null, 'variable', 6, 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (1, 'Alloy 718 Plus', 7, 16, '2026-09-18', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (2, 'Waspaloy', 13, 26, '2026-09-18', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (3, '17-4 PH', 7, 14, null, 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (7, 'Alloy 718', 14, 33, '2026-09-10', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (9, 'Alloy 718', 6, 17, null, 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (26, '4140', 15, 24, '2026-10-16', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (28, '4340', 13, 8, '2026-10-31', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (46, 'Alloy 718 Premium', 12, 21, '2026-09-08', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (100, 'Ti-6Al-4V', 10, 25, '2026-10-16', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (567, 'Inconel 625', 12, 8, '2026-11-06', 1);
insert into "lead_times" ("part_id","material","production_weeks","material_weeks","ordered_on","is_sample") values (589, '316L', 15, 32, '2026-09-29', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (1, 'Spokane', 'United States', 47.7, -117.4, '2026-10-31', 'Renata Olvera', 'Ring programme of the coming year; two new casings quoted.', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (2, 'Toulouse', 'France', 43.6, 1.4, '2026-10-17', 'Thomas Whitlock', 'First article of the engine case was accepted.', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (3, 'Karlstad', 'Sweden', 59.4, 13.5, '2026-09-26', 'Renata Olvera', 'Melt schedule of alloy 718 Premium.', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (4, 'Suwa', 'Japan', 36, 138.1, '2026-09-04', 'Thomas Whitlock', 'Audit of bearing rings, closed without findings.', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (5, 'Tampico', 'Mexico', 22.3, -97.9, '2026-08-08', 'Renata Olvera', 'Flanges for the direct customers; call-offs by month.', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (6, 'Houston', 'United States', 29.8, -95.4, '2026-07-11', 'Thomas Whitlock', 'Delivery windows of turbine discs.', 1);
insert into "travel_visits" ("id","city","country","latitude","longitude","visited_on","visitor","note","is_sample") values (7, 'Regensburg', 'Germany', 49, 12.1, '2026-06-27', 'Renata Olvera', 'Introduction of a new customer of slewing bearings.', 1);
insert into "part_margins" ("part_id","percent","is_sample") values (1, 32.34, 1);
insert into "part_margins" ("part_id","percent","is_sample") values (12, 34.870000000000005, 1);
insert into "part_margins" ("part_id","percent","is_sample") values (46, 35.97, 1);
insert into "part_margins" ("part_id","percent","is_sample") values (100, 22.15, 1);
insert into "part_margins" ("part_id","percent","is_sample") values (223, 12.07, 1);
insert into "part_margins" ("part_id","percent","is_sample") values (588, 28.41, 1);
insert into "quote_specs" ("id","guid","name","density","price","weeks") values (1, 'spec-1', 'AISI 4140 / AMS 6349', 2836, 245, 4);
insert into "quote_specs" ("id","guid","name","density","price","weeks") values (2, 'spec-2', 'AISI 4340 / AMS 6415', 2836, 310, 5);
insert into "quote_specs" ("id","guid","name","density","price","weeks") values (3, 'spec-3', '304L / ASTM A182', 2890, 395, 5);
insert into "quote_specs" ("id","guid","name","density","price","weeks") values (4, 'spec-4', 'Ti-6Al-4V / AMS 4928', 1600, 2890, 9);
insert into "quote_specs" ("id","guid","name","density","price","weeks") values (5, 'spec-5', 'Inconel 718 / AMS 5662', 2960, 2475, 10);
insert into "quote_specs" ("id","guid","name","density","price","weeks") values (6, 'spec-6', 'Waspaloy / AMS 5704', 2950, null, 14);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (11, 'heat-1-1', 1, 'Annealed', 22, 0);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (12, 'heat-1-2', 1, 'Quenched and tempered', 48, 1);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (21, 'heat-2-1', 2, 'Annealed', 22, 0);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (22, 'heat-2-2', 2, 'Quenched and tempered', 48, 1);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (31, 'heat-3-1', 3, 'Annealed', 22, 0);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (32, 'heat-3-2', 3, 'Quenched and tempered', 48, 1);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (41, 'heat-4-1', 4, 'Annealed', 22, 0);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (42, 'heat-4-2', 4, 'Quenched and tempered', 48, 1);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (51, 'heat-5-1', 5, 'Annealed', 22, 0);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (52, 'heat-5-2', 5, 'Quenched and tempered', 48, 1);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (61, 'heat-6-1', 6, 'Annealed', 22, 0);
insert into "quote_treatments" ("id","guid","spec_id","name","price","weeks") values (62, 'heat-6-2', 6, 'Quenched and tempered', 48, 1);
insert into "quote_works" ("id","guid","kind","name","price","weeks") values (1, 'work-1', 'machining', 'Rough turned', 18500, 1);
insert into "quote_works" ("id","guid","kind","name","price","weeks") values (2, 'work-2', 'machining', 'Finish machined', 64000, 3);
insert into "quote_works" ("id","guid","kind","name","price","weeks") values (3, 'work-3', 'ultrasonic', 'AMS 2154 Class A', 14250, 1);
insert into "quote_works" ("id","guid","kind","name","price","weeks") values (4, 'work-4', 'ultrasonic', 'ASTM A388', 9800, 0);
insert into "quote_shapes" ("shape","setup","hole_price","most_quantity","least_outer","most_outer","most_length","least_wall","most_weight","most_hole") values ('ring', 185000, 4500, 500, 6, 96, 24, 0.75, 8000, 6);
insert into "quote_shapes" ("shape","setup","hole_price","most_quantity","least_outer","most_outer","most_length","least_wall","most_weight","most_hole") values ('disc', 142500, 4500, 500, 4, 60, 18, 0, 6500, 6);
insert into "quote_shapes" ("shape","setup","hole_price","most_quantity","least_outer","most_outer","most_length","least_wall","most_weight","most_hole") values ('bar', 98000, 3800, 500, 2, 24, 240, 0, 10000, 6);
insert into "quote_shapes" ("shape","setup","hole_price","most_quantity","least_outer","most_outer","most_length","least_wall","most_weight","most_hole") values ('block', 120000, 4100, 500, 2, 48, 120, 0, 9000, 6);
insert into "quote_steps" ("least_quantity","percent","weeks") values (1, 135, 0);
insert into "quote_steps" ("least_quantity","percent","weeks") values (5, 118, 0);
insert into "quote_steps" ("least_quantity","percent","weeks") values (20, 105, 1);
insert into "quote_steps" ("least_quantity","percent","weeks") values (100, 94, 3);
insert into "quote_customers" ("customer_id","is_ring_only","has_works","has_addresses") values (101, 0, 1, 0);
insert into "quote_customers" ("customer_id","is_ring_only","has_works","has_addresses") values (106, 1, 0, 0);
insert into "quote_customers" ("customer_id","is_ring_only","has_works","has_addresses") values (107, 0, 1, 1);
insert into "quote_addresses" ("id","customer_id","address") values (1, 107, 'Hangar 4, 2200 Runway Drive, Wichita, Kansas');
insert into "quote_addresses" ("id","customer_id","address") values (2, 107, 'Receiving Dock B, 18 Assembly Road, Querétaro');
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (1, 1, 162, 10, 90329, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 4, null, 'A', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (2, 1, 1, 10, 504081, null, null, null, null, null, null, null, 'As forged', null, null, null, 5, null, 'B', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (2, 2, 8, 4, 609697, null, null, null, null, null, null, null, 'Finish machined', null, null, null, 6, null, 'C', 'First article inspection with the first lot.', null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (2, 3, 15, 4, 78541, 125, null, null, null, null, null, null, 'Rough turned', null, null, null, 7, null, null, null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (2, 4, 17, 10, null, null, null, null, null, null, null, null, 'As forged', null, null, null, 8, null, 'B', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (3, 2, 257, 1, 66151, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 10, null, 'A', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (3, 4, 433, 10, 72333, null, null, null, null, null, null, null, 'Finish machined', null, null, null, 12, null, 'C', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (5, 1, 96, 10, 1314681, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 7, null, 'A', 'First article inspection with the first lot.', null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (30, 1, 111, 6, 5517439, 1439, null, null, null, null, null, null, 'Finish machined', null, null, null, 6, null, 'C', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (48, 3, 515, 6, null, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 10, null, null, null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (100, 1, 454, 10, 65156, null, null, null, null, null, null, null, 'As forged', null, null, null, 8, null, 'B', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (105, 2, 24, 51, null, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 4, null, 'A', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (137, 2, 154, 4, 49991, 10182, null, null, null, null, null, null, 'As forged', null, null, null, 8, null, 'B', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (205, 1, 101, 25, 156676, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 4, null, 'A', 'First article inspection with the first lot.', null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (205, 2, 97, 6, 216601, null, null, null, null, null, null, null, 'As forged', null, null, null, 5, null, null, null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (209, 2, 264, 6, 109439, null, null, null, null, null, null, null, 'Finish machined', null, null, null, 9, null, 'C', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (209, 3, 413, 5, 68895, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 10, null, 'A', 'First article inspection with the first lot.', null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (210, 1, 11, 4, 812349, null, null, null, null, null, null, null, 'As forged', null, null, null, 11, null, 'B', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (211, 1, 8, 10, 609697, null, null, null, null, null, null, null, 'Finish machined', null, null, null, 6, null, 'C', 'First article inspection with the first lot.', null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (215, 1, 154, 39, 49991, 28494, null, null, null, null, null, null, 'Rough turned', null, null, null, 4, null, 'A', null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (216, 1, 180, 2, 190528, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 7, null, 'A', 'First article inspection with the first lot.', null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (217, 1, 1, 4, 412500, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 6, null, null, null, 'bd81b46b-296b-968a-76b4-da0230a7125e');
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (219, 1, 3, 6, null, null, null, null, null, null, null, null, 'Rough turned', null, null, null, null, null, null, null, null);
insert into "quote_lines" ("quote_id","position","part_id","quantity","price","job_order_id","shape","outer_diameter","inner_diameter","length","spec","treatment","machining","ultrasonic","holes","address","weeks","committed_on","drawing_revision","comments","drawing_id") values (221, 1, 5, 8, 187300, null, null, null, null, null, null, null, 'Rough turned', null, null, null, 10, null, null, null, null);
insert into "quote_line_files" ("quote_id","line","position","file_id") values (217, 1, 1, '0810cd30-4142-6cf7-a184-9a2be58fcb7c');
insert into "quote_line_files" ("quote_id","line","position","file_id") values (217, 1, 2, 'b0fed569-be67-39f9-3899-f5fa5006ed83');
insert into "quote_line_files" ("quote_id","line","position","file_id") values (217, 1, 3, 'b3d9f09b-7c99-48d1-f67c-1077db14fe62');
insert into "order_requests" ("id","number","customer_id","user_id","name","name_key","file_id","placed_at","total") values (1, 'OR26-000001', 109, 18, '8100-2291', '8100-2291', '5ea3212f-31e3-4499-15d5-b25e82c814b8', '2026-10-28T14:40:00.000Z', 1001109);
insert into "order_requests" ("id","number","customer_id","user_id","name","name_key","file_id","placed_at","total") values (2, 'OR26-000002', 107, 92, 'F31-A 0457', 'f31-a 0457', 'c3b26a91-bf33-178c-570a-6ae9631af19d', '2026-10-31T15:35:00.000Z', 5216506);
insert into "order_requests" ("id","number","customer_id","user_id","name","name_key","file_id","placed_at","total") values (3, 'OR26-000003', 101, 54, 'PO 45007-188', 'po 45007-188', '739e8fb0-5039-f9c9-f81c-de9a9d31d401', '2026-11-01T16:30:00.000Z', 6096970);
insert into "order_requests" ("id","number","customer_id","user_id","name","name_key","file_id","placed_at","total") values (4, 'OR26-000004', 101, 34, 'PO 45007-190', 'po 45007-190', '8508518d-1f12-803a-a665-1b4258739c51', '2026-11-04T17:25:00.000Z', 3249396);
insert into "order_requests" ("id","number","customer_id","user_id","name","name_key","file_id","placed_at","total") values (5, 'OR26-000005', 109, 54, '8100-2304', '8100-2304', 'a5d40e0d-ef1a-119a-b3e3-d70bc1beb9bc', '2026-11-05T18:20:00.000Z', 381056);
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (1, 1, 209, 2, 1, 3, 109439, '2026-12-17');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (1, 2, 209, 2, 2, 3, 109439, '2027-01-14');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (1, 3, 209, 3, 1, 5, 68895, '2026-12-17');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (2, 1, 205, 1, 1, 13, 156676, '2026-12-11');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (2, 2, 205, 1, 2, 12, 156676, '2027-01-08');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (2, 3, 205, 2, 1, 6, 216601, '2026-12-11');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (3, 1, 211, 1, 1, 5, 609697, '2026-12-18');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (3, 2, 211, 1, 2, 5, 609697, '2027-01-15');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (4, 1, 210, 1, 1, 2, 812349, '2026-12-18');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (4, 2, 210, 1, 2, 2, 812349, '2027-01-15');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (5, 1, 216, 1, 1, 1, 190528, '2026-12-30');
insert into "order_request_lines" ("request_id","position","quote_id","line","release","quantity","price","requested_on") values (5, 2, 216, 1, 2, 1, 190528, '2027-01-27');
insert into "approval_types" ("id","name") values (1, 'First article inspection');
insert into "approval_types" ("id","name") values (2, 'Certificate of conformance');
insert into "approval_types" ("id","name") values (3, 'Dimensional report');
insert into "approval_types" ("id","name") values (4, 'Process plan');
insert into "approval_folders" ("id","customer_id","part_number","type_id","provider_told_at","customer_told_at","changes") values (1, 101, 'BT-20139', 1, null, null, 0);
insert into "approval_folders" ("id","customer_id","part_number","type_id","provider_told_at","customer_told_at","changes") values (2, 101, 'BT-20139', 2, null, null, 0);
insert into "approval_folders" ("id","customer_id","part_number","type_id","provider_told_at","customer_told_at","changes") values (3, 101, 'BT-20155', 3, null, null, 0);
insert into "approval_folders" ("id","customer_id","part_number","type_id","provider_told_at","customer_told_at","changes") values (4, 101, 'BT-20192', 4, null, null, 0);
insert into "approval_folders" ("id","customer_id","part_number","type_id","provider_told_at","customer_told_at","changes") values (5, 102, 'EC20018', 1, null, null, 0);
insert into "approval_folders" ("id","customer_id","part_number","type_id","provider_told_at","customer_told_at","changes") values (6, 107, 'AA-20015', 3, null, null, 0);
insert into "approval_child_folders" ("id","folder_id","name","name_key") values (1, 3, 'Revision A', 'revision a');
insert into "approval_child_folders" ("id","folder_id","name","name_key") values (2, 3, 'Revision B', 'revision b');
insert into "approval_child_folders" ("id","folder_id","name","name_key") values (3, 3, 'Gauges', 'gauges');
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (1, 1, null, 'bf4d0dc7-3287-32f4-24bf-13bd7045d367', 0, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (2, 1, null, 'd3025803-a19c-fe0b-5b68-5ef9ef2a269e', 0, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (3, 2, null, 'd731f497-fa7d-8806-10e1-e4f102c3bf25', 0, 4);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (4, 2, null, 'd86979fd-135b-6879-8432-ce6338dd327b', 1, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (5, 3, 1, '90974ce9-d92f-9a59-696d-7669c1e481dd', 0, 6);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (6, 3, 1, '406092c0-581d-0f27-dfa6-507c99ae8ab5', 1, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (7, 3, 2, '9674fe87-2798-1221-cdc6-34bfc18538a1', 0, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (8, 3, null, '809bca2d-222f-d444-4f63-45721480e670', 0, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (9, 4, null, 'ed4ea069-c9b6-bb28-5cd6-565ed39ec54e', 0, 10);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (10, 4, null, 'adc82640-c047-e906-d857-feb5850338ed', 1, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (11, 4, null, '85631892-406f-d240-8191-14ea4cbfea2a', 0, 12);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (12, 4, null, 'da7160ff-5119-dba0-cf1d-019e13bfa779', 1, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (13, 5, null, '629098c3-4893-121a-0aeb-e3e8983eddd7', 0, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (14, 5, null, '76949265-ec75-1503-e22d-6d8becafefe5', 0, null);
insert into "approval_files" ("id","folder_id","child_id","file_id","is_approval","father_id") values (15, 6, null, '757e9f13-d0ec-46b4-6488-115a23315774', 0, null);
insert into "approval_comments" ("id","folder_id","comment","created_at","created_by","name","is_by_provider") values (1, 1, 'Please look at characteristic 14 first: it is new in revision C.', '2026-11-05T14:00:00.000Z', 2, 'Héctor Villaseñor', 1);
insert into "approval_comments" ("id","folder_id","comment","created_at","created_by","name","is_by_provider") values (2, 1, 'Thank you. Which gauge did you take for it?', '2026-11-05T14:01:00.000Z', 5, 'Megan Ostrander', 0);
insert into "approval_comments" ("id","folder_id","comment","created_at","created_by","name","is_by_provider") values (3, 1, 'The height gauge, number HG-22. Its certificate follows.', '2026-11-05T14:02:00.000Z', 2, 'Héctor Villaseñor', 1);
insert into "approval_comments" ("id","folder_id","comment","created_at","created_by","name","is_by_provider") values (4, 5, '=1+1 <script>alert("chat")</script>', '2026-11-05T14:00:00.000Z', 6, 'Ramiro Elizondo Garza', 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2025, 2, 109, 0, 0, 0, 0, 0, 0, 0, 0, 0, 301888, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2025, 4, 101, 0, 0, 0, 0, 0, 0, 126182, 0, 0, 0, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2025, 4, 209, 0, 0, 0, 0, 0, 0, 0, 2746112, 0, 0, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2026, 1, 101, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8123490, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2026, 2, 107, 0, 0, 0, 0, 7530040, 0, 0, 0, 0, 0, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2026, 3, 101, 0, 0, 0, 0, 0, 0, 0, 46125268, 0, 0, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2026, 3, 107, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9999999999, 0, 0);
insert into "invoiced_years" ("year","segment_id","customer_id","month_1","month_2","month_3","month_4","month_5","month_6","month_7","month_8","month_9","month_10","month_11","month_12") values (2026, 4, 109, 0, 0, 0, 0, 0, 0, 0, 4561050, 0, 0, 0, 0);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2025, 101, 7, 1, 126182);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2025, 109, 246, 8, 301888);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2025, 209, 578, 8, 2746112);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2026, 101, 11, 10, 8123490);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2026, 101, 12, 10, 0);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2026, 101, 23, 49, 46125268);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2026, 107, 96, 1, 9999999999);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2026, 107, 104, 2, 7530040);
insert into "invoiced_parts" ("year","customer_id","part_id","quantity","amount") values (2026, 109, 507, 30, 4561050);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33495, 101, '10100001', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33496, 101, '10100002', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33497, 101, '10100003', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33498, 101, '10100004', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33499, 101, '10100005', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33500, 101, '10100006', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33501, 101, '10100007', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33502, 101, '10100008', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33503, 101, '10100009', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33504, 101, '10100010', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33505, 101, '10100011', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33506, 101, '10100012', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33507, 101, '10100013', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33508, 101, '10100014', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33509, 101, '10100019', 'opened', '2026-11-05', null, '2026-07-19', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33510, 101, '10100020', 'opened', '2026-09-27', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33511, 101, '10100020', 'opened', '2026-11-03', '2026-09-27', '2026-10-31', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Ultrasonic test repeated after machining.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33512, 101, '10100022', 'opened', '2026-10-25', null, '2026-07-29', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33513, 101, '10100022', 'opened', '2026-12-01', '2026-10-25', '2026-10-31', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Ultrasonic test repeated after machining.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33514, 101, '10100026', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33515, 101, '10100027', 'opened', '2026-11-26', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33516, 101, '10100028', 'opened', '2026-10-27', null, '2026-06-29', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33517, 101, '10100029', 'opened', '2026-10-27', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33518, 101, '10100032', 'opened', '2028-03-10', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33519, 101, '10100036', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33520, 101, '10100037', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33521, 101, '10100037', 'opened', '2027-01-05', '2026-12-16', '2026-11-01', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of the rings. Heat 🔥 treated twice; see the photos 📷 of 🔧');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33522, 101, '10100039', 'opened', '2026-10-27', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33523, 101, '10100040', 'opened', '2026-11-08', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33524, 101, '10100044', 'opened', '2026-11-08', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33525, 101, '10100045', 'opened', '2026-11-08', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33526, 101, '10100046', 'opened', '2026-11-08', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33527, 101, '10100048', 'opened', '2026-11-08', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33528, 101, '10100050', 'opened', '2026-11-09', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33529, 101, '10100051', 'opened', '2026-11-09', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33530, 101, '10100052', 'opened', '2026-11-09', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33531, 101, '10100069', 'opened', '2025-07-19', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33532, 101, '10100077', 'opened', '2025-07-01', null, '2025-04-15', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33533, 101, '10100095', 'opened', '2025-10-25', null, '2025-05-20', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33534, 101, '10100100', 'opened', '2027-01-19', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33535, 101, '10100105', 'opened', '2025-12-03', null, '2025-06-08', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33536, 101, '10100125', 'opened', '2025-12-09', null, '2025-08-18', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33537, 101, '10100171', 'opened', '2026-02-25', null, '2025-10-29', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33538, 101, '10100236', 'opened', '2026-09-02', null, '2026-03-27', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33539, 101, '10100258', 'opened', '2026-11-02', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33540, 101, '10100258', 'opened', '2026-11-11', '2026-11-02', '2026-10-21', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Furnace maintenance moved the heat treatment lot.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33541, 101, '10100259', 'opened', '2026-12-08', null, '2026-04-21', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33542, 101, '10100276', 'opened', '2027-01-07', null, '2026-05-13', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33543, 101, '10100276', 'opened', '2027-02-05', '2027-01-07', '2026-10-21', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Se reprograma por retrabajo en maquinado.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33544, 101, '10100332', 'opened', '2027-02-23', null, '2026-06-18', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33545, 101, '10100332', 'opened', '2027-04-03', '2027-02-23', '2026-10-31', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Se reprograma por retrabajo en maquinado.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33546, 101, '10100333', 'opened', '2026-12-26', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33547, 101, '10100365', 'opened', '2027-04-22', null, '2026-07-06', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33548, 101, '10100371', 'opened', '2026-12-22', null, '2026-07-11', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33549, 101, '10100390', 'opened', '2027-01-06', null, '2026-07-28', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33550, 101, '10100419', 'opened', '2027-07-28', null, '2026-10-02', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33551, 102, '10200026', 'opened', '2026-12-16', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33552, 102, '10200044', 'opened', '2027-01-07', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33553, 102, '10200252', 'opened', '2026-10-27', null, '2026-05-14', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33554, 102, '10200328', 'opened', '2026-11-08', null, '2026-08-04', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33555, 104, '10400001', 'opened', '2026-11-07', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33556, 104, '10400002', 'opened', '2026-08-22', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33557, 104, '10400004', 'opened', '2025-05-13', null, '2025-01-21', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33558, 104, '10400024', 'opened', '2026-11-27', null, '2025-06-06', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33559, 104, '10400024', 'opened', '2027-01-06', '2026-11-27', '2026-10-30', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Mechanical test repeated; results expected this week.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33560, 104, '10400026', 'opened', '2026-11-06', null, '2025-06-12', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33561, 104, '10400039', 'opened', '2026-11-21', null, '2025-07-04', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33562, 104, '10400055', 'opened', '2026-12-22', null, '2025-08-22', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33563, 104, '10400112', 'opened', '2026-11-02', null, '2026-04-13', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33564, 104, '10400112', 'opened', '2026-12-13', '2026-11-02', '2026-11-05', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Customer asked for the first article before the balance.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33565, 104, '10400164', 'opened', '2026-11-12', null, '2026-07-26', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33566, 104, '10400164', 'opened', '2026-12-13', '2026-11-12', '2026-11-02', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Mechanical test repeated; results expected this week.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33567, 104, '10400168', 'opened', '2026-12-13', null, '2026-07-24', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33568, 104, '10400183', 'opened', '2027-03-30', null, '2026-08-20', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33569, 104, '10400187', 'opened', '2027-07-01', null, '2026-09-22', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33570, 104, '10400187', 'opened', '2027-08-12', '2027-07-01', '2026-10-31', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Ultrasonic test repeated after machining.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33571, 104, '10400198', 'opened', '2027-07-03', null, '2026-10-07', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33572, 104, '10400200', 'opened', '2027-06-23', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33573, 104, '10400200', 'opened', '2027-07-03', '2027-06-23', '2026-10-27', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Ultrasonic test repeated after machining.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33574, 105, '10500103', 'opened', '2027-01-01', null, '2026-06-22', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33575, 106, '10600002', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33576, 106, '10600003', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33577, 106, '10600004', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33578, 106, '10600198', 'opened', '2027-03-01', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33579, 107, '10700001', 'opened', '2026-11-06', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33580, 107, '10700009', 'opened', '2026-05-15', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33581, 107, '10700010', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33582, 107, '10700011', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33583, 107, '10700013', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33584, 107, '10700014', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33585, 107, '10700015', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33586, 107, '10700016', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33587, 107, '10700017', 'opened', '2026-11-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33588, 107, '10700025', 'opened', '2025-06-26', null, '2025-04-04', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33589, 107, '10700031', 'opened', '2025-07-22', null, '2025-04-09', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33590, 107, '10700121', 'opened', '2026-01-17', null, '2025-10-09', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33591, 107, '10700290', 'opened', '2026-12-30', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33592, 109, '10900063', 'opened', '2025-05-23', null, '2025-02-23', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33593, 109, '10900449', 'opened', '2025-10-27', null, '2025-06-16', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33594, 109, '10900545', 'opened', '2026-12-21', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33595, 109, '10902082', 'opened', '2026-09-03', null, '2026-04-02', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33596, 109, '10903589', 'opened', '2026-12-12', null, '2026-04-19', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33597, 109, '10904658', 'opened', '2026-09-24', null, '2026-04-27', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33598, 109, '10904941', 'opened', '2026-08-14', null, '2026-04-25', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33599, 109, '10904996', 'opened', '2026-09-16', null, '2026-04-28', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33600, 109, '10904996', 'opened', '2026-12-17', '2026-09-16', '2026-10-17', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Raw material arrived later than confirmed by the mill.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33601, 109, '10906098', 'opened', '2026-11-29', null, '2026-05-10', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33602, 109, '10906302', 'opened', '2026-12-06', null, '2026-05-13', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33603, 109, '10907550', 'opened', '2027-03-04', null, '2026-05-24', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33604, 109, '10907550', 'opened', '2027-03-31', '2027-03-04', '2026-10-30', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Customer asked for the first article before the balance.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33605, 109, '10907562', 'opened', '2026-11-22', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33606, 109, '10907819', 'opened', '2027-01-24', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33607, 109, '10908359', 'opened', '2027-02-18', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33608, 109, '10908414', 'opened', '2026-09-29', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33609, 109, '10908432', 'opened', '2026-09-01', null, '2026-05-25', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33610, 109, '10908541', 'opened', '2026-11-26', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33611, 109, '10908680', 'opened', '2026-09-12', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33612, 109, '10908680', 'opened', '2026-11-12', '2026-09-12', '2026-10-28', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Furnace maintenance moved the heat treatment lot.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33613, 109, '10909246', 'opened', '2026-11-27', null, '2026-06-07', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33614, 109, '10909796', 'opened', '2026-09-27', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33615, 109, '10911205', 'opened', '2026-12-23', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33616, 109, '10911451', 'opened', '2026-11-30', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33617, 109, '10912020', 'opened', '2027-01-12', null, '2026-06-29', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33618, 109, '10912693', 'opened', '2027-03-03', null, '2026-07-01', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33619, 109, '10913073', 'opened', '2027-01-19', null, '2026-07-07', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33620, 109, '10914015', 'opened', '2026-12-28', null, '2026-07-16', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33621, 109, '10914332', 'opened', '2027-02-26', null, '2026-07-13', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33622, 109, '10914916', 'opened', '2026-12-27', null, '2026-07-20', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33623, 109, '10915205', 'opened', '2027-01-24', null, '2026-07-25', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33624, 109, '10915650', 'opened', '2026-11-21', null, '2026-07-23', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33625, 109, '10917081', 'opened', '2027-04-08', null, '2026-08-02', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33626, 109, '10917200', 'opened', '2026-11-20', null, '2026-08-09', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33627, 109, '10918172', 'opened', '2026-12-12', null, '2026-08-17', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33628, 109, '10918438', 'opened', '2027-04-16', null, '2026-08-23', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33629, 109, '10919021', 'opened', '2026-11-16', null, '2026-08-22', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33630, 109, '10919369', 'opened', '2027-04-25', null, '2026-08-31', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33631, 109, '10919369', 'opened', '2027-05-29', '2027-04-25', '2026-10-18', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Ultrasonic test repeated after machining.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33632, 109, '10920076', 'opened', '2027-01-12', null, '2026-09-03', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33633, 109, '10921366', 'opened', '2027-06-14', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33634, 109, '10922899', 'opened', '2027-04-24', null, '2026-09-29', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33635, 109, '10924440', 'opened', '2027-08-02', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33636, 109, '10924440', 'opened', '2027-09-17', '2027-08-02', '2026-11-04', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Ultrasonic test repeated after machining.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33637, 109, '10924875', 'opened', '2027-06-09', null, '2026-10-17', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33638, 109, '10925272', 'opened', '2027-03-23', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33639, 109, '10926310', 'opened', '2027-08-29', null, '2026-11-01', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33640, 109, '10926310', 'opened', '2027-10-11', '2027-08-29', '2026-10-30', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Se reprograma por retrabajo en maquinado.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33641, 109, '10926653', 'opened', '2027-03-28', null, '2026-11-06', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33642, 109, '10926653', 'opened', '2027-05-09', '2027-03-28', '2026-10-30', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Furnace maintenance moved the heat treatment lot.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33643, 109, '10926853', 'opened', '2027-07-29', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33644, 203, '20300019', 'opened', '2027-01-08', null, '2026-04-11', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33645, 203, '20300019', 'opened', '2027-02-06', '2027-01-08', '2026-10-22', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Raw material arrived later than confirmed by the mill.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33646, 203, '20300022', 'opened', '2026-08-01', null, '2026-04-17', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33647, 203, '20300022', 'opened', '2026-11-23', '2026-08-01', '2026-11-05', '2026-11-29T07:11:05.560Z', 'service', null, '', 'Se reprograma por retrabajo en maquinado.');
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33648, 204, '20400036', 'opened', '2026-12-11', null, '2026-08-22', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33649, 204, '20400038', 'opened', '2027-04-09', null, '2026-09-09', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33650, 205, '20500037', 'opened', '2026-11-01', null, '2026-06-19', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33651, 209, '20900001', 'opened', '2026-08-12', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33652, 209, '20900005', 'opened', '2025-09-15', null, '2025-05-11', '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "promises" ("id","customer_id","job_order","kind","promised_on","before_on","given_on","given_at","source","user_id","name","reason") values (33653, 209, '20900007', 'opened', '2025-09-10', null, null, '2026-11-29T07:11:05.560Z', 'service', null, '', null);
insert into "team_members" ("id","place","name","role","role_es","is_sample") values (1, 1, 'Helena Quintanar', 'Operations Director', 'Dirección de operaciones', 1);
insert into "team_members" ("id","place","name","role","role_es","is_sample") values (2, 2, 'Arturo Belmonte', 'Quality Manager', 'Gerencia de calidad', 1);
insert into "team_members" ("id","place","name","role","role_es","is_sample") values (3, 3, 'Marcos Ibarrola', 'Customer Service Lead', 'Servicio a clientes', 1);
insert into "team_photos" ("team_member_id","media_type","photo") values (1, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222076696577426f783d22302030203634203634223e3c7469746c653e48656c656e613c2f7469746c653e3c726563742077696474683d22363422206865696768743d223634222066696c6c3d2223324635353735222f3e3c7061746820643d224d313020363463322d31362031322d32302032322d323073323020342032322032307a222066696c6c3d2223453645444633222f3e3c636972636c652063783d223332222063793d2232372220723d223133222066696c6c3d2223443941373746222f3e3c7061746820643d224d3138203334632d332d323020362d32342031342d32347331372034203134203234632d322d362d342d31302d362d31332d3620332d313220332d313720312d3220342d3420372d352031327a222066696c6c3d2223334132343138222f3e3c2f7376673e');
insert into "team_photos" ("team_member_id","media_type","photo") values (2, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222076696577426f783d22302030203634203634223e3c7469746c653e41727475726f3c2f7469746c653e3c726563742077696474683d22363422206865696768743d223634222066696c6c3d2223334636313438222f3e3c7061746820643d224d313020363463322d31362031322d32302032322d323073323020342032322032307a222066696c6c3d2223313632303243222f3e3c636972636c652063783d223332222063793d2232372220723d223133222066696c6c3d2223433938463632222f3e3c7061746820643d224d313920323463302d313020362d31342031332d31347331332034203133203134632d332d342d362d362d382d362d3520322d313220322d313820367a222066696c6c3d2223314331343130222f3e3c2f7376673e');
insert into "team_photos" ("team_member_id","media_type","photo") values (3, 'image/svg+xml', x'3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323030302f737667222076696577426f783d22302030203634203634223e3c7469746c653e4d6172636f733c2f7469746c653e3c726563742077696474683d22363422206865696768743d223634222066696c6c3d2223374135423030222f3e3c7061746820643d224d313020363463322d31362031322d32302032322d323073323020342032322032307a222066696c6c3d2223384642384445222f3e3c636972636c652063783d223332222063793d2232372220723d223133222066696c6c3d2223453242343843222f3e3c7061746820643d224d313920323363312d3920362d31332031332d313373313320342031332031336c2d342d344832337a204d323220333363332039203137203920323020307634632d3320372d313720372d323020307a222066696c6c3d2223364236463735222f3e3c2f7376673e');
insert into "numbers" ("id","kind","record","customer_id","number") values (52724, 'part', '1', 101, '00123');
insert into "numbers" ("id","kind","record","customer_id","number") values (52725, 'part', '1', 101, 'R10001');
insert into "numbers" ("id","kind","record","customer_id","number") values (52726, 'part', '2', 101, '=1+1');
insert into "numbers" ("id","kind","record","customer_id","number") values (52727, 'part', '2', 101, 'R10002');
insert into "numbers" ("id","kind","record","customer_id","number") values (52728, 'part', '3', 101, 'BT-20099');
insert into "numbers" ("id","kind","record","customer_id","number") values (52729, 'part', '3', 101, 'R10003');
insert into "numbers" ("id","kind","record","customer_id","number") values (52730, 'part', '4', 101, 'BT-20139');
insert into "numbers" ("id","kind","record","customer_id","number") values (52731, 'part', '4', 101, 'R10004');
insert into "numbers" ("id","kind","record","customer_id","number") values (52732, 'part', '5', 101, 'BT-20155');
insert into "numbers" ("id","kind","record","customer_id","number") values (52733, 'part', '5', 101, 'R10005');
insert into "numbers" ("id","kind","record","customer_id","number") values (52734, 'part', '6', 101, 'BT-20192');
insert into "numbers" ("id","kind","record","customer_id","number") values (52735, 'part', '6', 101, 'R10006');
insert into "numbers" ("id","kind","record","customer_id","number") values (52736, 'part', '7', 101, 'BT-20233');
insert into "numbers" ("id","kind","record","customer_id","number") values (52737, 'part', '7', 101, 'R10007');
insert into "numbers" ("id","kind","record","customer_id","number") values (52738, 'part', '8', 101, 'BT-20278');
insert into "numbers" ("id","kind","record","customer_id","number") values (52739, 'part', '8', 101, 'R10008');
insert into "numbers" ("id","kind","record","customer_id","number") values (52740, 'part', '9', 101, 'BT-20318');
insert into "numbers" ("id","kind","record","customer_id","number") values (52741, 'part', '9', 101, 'R10009');
insert into "numbers" ("id","kind","record","customer_id","number") values (52742, 'part', '10', 101, 'BT-20334');
insert into "numbers" ("id","kind","record","customer_id","number") values (52743, 'part', '10', 101, 'R10010');
insert into "numbers" ("id","kind","record","customer_id","number") values (52744, 'part', '11', 101, 'BT-20389');
insert into "numbers" ("id","kind","record","customer_id","number") values (52745, 'part', '11', 101, 'R10011');
insert into "numbers" ("id","kind","record","customer_id","number") values (52746, 'part', '12', 101, 'BT-20412');
insert into "numbers" ("id","kind","record","customer_id","number") values (52747, 'part', '12', 101, 'R10012');
insert into "numbers" ("id","kind","record","customer_id","number") values (52748, 'part', '13', 101, 'BT-20471');
insert into "numbers" ("id","kind","record","customer_id","number") values (52749, 'part', '13', 101, 'R10013');
insert into "numbers" ("id","kind","record","customer_id","number") values (52750, 'part', '14', 101, 'BT-20503');
insert into "numbers" ("id","kind","record","customer_id","number") values (52751, 'part', '14', 101, 'R10014');
insert into "numbers" ("id","kind","record","customer_id","number") values (52752, 'part', '15', 101, 'BT-20532');
insert into "numbers" ("id","kind","record","customer_id","number") values (52753, 'part', '15', 101, 'R10015');
insert into "numbers" ("id","kind","record","customer_id","number") values (52754, 'part', '17', 101, 'BT-20600');
insert into "numbers" ("id","kind","record","customer_id","number") values (52755, 'part', '17', 101, 'R10017');
insert into "numbers" ("id","kind","record","customer_id","number") values (52756, 'part', '18', 101, 'BT-20650');
insert into "numbers" ("id","kind","record","customer_id","number") values (52757, 'part', '18', 101, 'R10018');
insert into "numbers" ("id","kind","record","customer_id","number") values (52758, 'part', '19', 101, 'BT-20677');
insert into "numbers" ("id","kind","record","customer_id","number") values (52759, 'part', '19', 101, 'R10019');
insert into "numbers" ("id","kind","record","customer_id","number") values (52760, 'part', '20', 101, 'BT-20717');
insert into "numbers" ("id","kind","record","customer_id","number") values (52761, 'part', '20', 101, 'R10020');
insert into "numbers" ("id","kind","record","customer_id","number") values (52762, 'part', '23', 101, 'BT-20823');
insert into "numbers" ("id","kind","record","customer_id","number") values (52763, 'part', '23', 101, 'R10023');
insert into "numbers" ("id","kind","record","customer_id","number") values (52764, 'part', '24', 101, 'BT-20860');
insert into "numbers" ("id","kind","record","customer_id","number") values (52765, 'part', '24', 101, 'R10024');
insert into "numbers" ("id","kind","record","customer_id","number") values (52766, 'part', '25', 102, 'EC20018');
insert into "numbers" ("id","kind","record","customer_id","number") values (52767, 'part', '25', 102, 'D10025');
insert into "numbers" ("id","kind","record","customer_id","number") values (52768, 'part', '26', 102, 'EC20039');
insert into "numbers" ("id","kind","record","customer_id","number") values (52769, 'part', '26', 102, 'D10026');
insert into "numbers" ("id","kind","record","customer_id","number") values (52770, 'part', '28', 102, 'EC20125');
insert into "numbers" ("id","kind","record","customer_id","number") values (52771, 'part', '28', 102, 'D10028');
insert into "numbers" ("id","kind","record","customer_id","number") values (52772, 'part', '29', 102, 'EC20172');
insert into "numbers" ("id","kind","record","customer_id","number") values (52773, 'part', '29', 102, 'D10029');
insert into "numbers" ("id","kind","record","customer_id","number") values (52774, 'part', '33', 102, 'EC20322');
insert into "numbers" ("id","kind","record","customer_id","number") values (52775, 'part', '33', 102, 'D10033');
insert into "numbers" ("id","kind","record","customer_id","number") values (52776, 'part', '40', 102, 'EC20577');
insert into "numbers" ("id","kind","record","customer_id","number") values (52777, 'part', '40', 102, 'D10040');
insert into "numbers" ("id","kind","record","customer_id","number") values (52778, 'part', '44', 104, 'NS 20063');
insert into "numbers" ("id","kind","record","customer_id","number") values (52779, 'part', '44', 104, 'B10044');
insert into "numbers" ("id","kind","record","customer_id","number") values (52780, 'part', '45', 104, 'NS 20095');
insert into "numbers" ("id","kind","record","customer_id","number") values (52781, 'part', '45', 104, 'D10045');
insert into "numbers" ("id","kind","record","customer_id","number") values (52782, 'part', '46', 104, 'NS 20139');
insert into "numbers" ("id","kind","record","customer_id","number") values (52783, 'part', '46', 104, 'K10046');
insert into "numbers" ("id","kind","record","customer_id","number") values (52784, 'part', '47', 104, 'NS 20163');
insert into "numbers" ("id","kind","record","customer_id","number") values (52785, 'part', '47', 104, 'K10047');
insert into "numbers" ("id","kind","record","customer_id","number") values (52786, 'part', '48', 104, 'NS 20195');
insert into "numbers" ("id","kind","record","customer_id","number") values (52787, 'part', '48', 104, 'B10048');
insert into "numbers" ("id","kind","record","customer_id","number") values (52788, 'part', '49', 104, 'NS 20247');
insert into "numbers" ("id","kind","record","customer_id","number") values (52789, 'part', '49', 104, 'D10049');
insert into "numbers" ("id","kind","record","customer_id","number") values (52790, 'part', '50', 104, 'NS 20279');
insert into "numbers" ("id","kind","record","customer_id","number") values (52791, 'part', '50', 104, 'B10050');
insert into "numbers" ("id","kind","record","customer_id","number") values (52792, 'part', '52', 104, 'NS 20349');
insert into "numbers" ("id","kind","record","customer_id","number") values (52793, 'part', '52', 104, 'B10052');
insert into "numbers" ("id","kind","record","customer_id","number") values (52794, 'part', '53', 104, 'NS 20371');
insert into "numbers" ("id","kind","record","customer_id","number") values (52795, 'part', '53', 104, 'B10053');
insert into "numbers" ("id","kind","record","customer_id","number") values (52796, 'part', '54', 104, 'NS 20434');
insert into "numbers" ("id","kind","record","customer_id","number") values (52797, 'part', '54', 104, 'D10054');
insert into "numbers" ("id","kind","record","customer_id","number") values (52798, 'part', '55', 104, 'NS 20447');
insert into "numbers" ("id","kind","record","customer_id","number") values (52799, 'part', '55', 104, 'B10055');
insert into "numbers" ("id","kind","record","customer_id","number") values (52800, 'part', '56', 104, 'NS 20486');
insert into "numbers" ("id","kind","record","customer_id","number") values (52801, 'part', '56', 104, 'K10056');
insert into "numbers" ("id","kind","record","customer_id","number") values (52802, 'part', '59', 105, 'AM.20098');
insert into "numbers" ("id","kind","record","customer_id","number") values (52803, 'part', '59', 105, 'R10059');
insert into "numbers" ("id","kind","record","customer_id","number") values (52804, 'part', '66', 105, 'AM.20356');
insert into "numbers" ("id","kind","record","customer_id","number") values (52805, 'part', '66', 105, 'R10066');
insert into "numbers" ("id","kind","record","customer_id","number") values (52806, 'part', '74', 106, 'KB20038');
insert into "numbers" ("id","kind","record","customer_id","number") values (52807, 'part', '74', 106, 'R10074');
insert into "numbers" ("id","kind","record","customer_id","number") values (52808, 'part', '76', 106, 'KB20122');
insert into "numbers" ("id","kind","record","customer_id","number") values (52809, 'part', '76', 106, 'R10076');
insert into "numbers" ("id","kind","record","customer_id","number") values (52810, 'part', '77', 106, 'KB20169');
insert into "numbers" ("id","kind","record","customer_id","number") values (52811, 'part', '77', 106, 'R10077');
insert into "numbers" ("id","kind","record","customer_id","number") values (52812, 'part', '80', 106, 'KB20278');
insert into "numbers" ("id","kind","record","customer_id","number") values (52813, 'part', '80', 106, 'R10080');
insert into "numbers" ("id","kind","record","customer_id","number") values (52814, 'part', '86', 106, 'KB20506');
insert into "numbers" ("id","kind","record","customer_id","number") values (52815, 'part', '86', 106, 'R10086');
insert into "numbers" ("id","kind","record","customer_id","number") values (52816, 'part', '93', 107, 'AA-20015');
insert into "numbers" ("id","kind","record","customer_id","number") values (52817, 'part', '93', 107, 'R10093');
insert into "numbers" ("id","kind","record","customer_id","number") values (52818, 'part', '96', 107, 'AA-20129');
insert into "numbers" ("id","kind","record","customer_id","number") values (52819, 'part', '96', 107, 'R10096');
insert into "numbers" ("id","kind","record","customer_id","number") values (52820, 'part', '97', 107, 'AA-20166');
insert into "numbers" ("id","kind","record","customer_id","number") values (52821, 'part', '97', 107, 'R10097');
insert into "numbers" ("id","kind","record","customer_id","number") values (52822, 'part', '98', 107, 'AA-20201');
insert into "numbers" ("id","kind","record","customer_id","number") values (52823, 'part', '98', 107, 'D10098');
insert into "numbers" ("id","kind","record","customer_id","number") values (52824, 'part', '99', 107, 'AA-20237');
insert into "numbers" ("id","kind","record","customer_id","number") values (52825, 'part', '99', 107, 'D10099');
insert into "numbers" ("id","kind","record","customer_id","number") values (52826, 'part', '100', 107, 'AA-20288');
insert into "numbers" ("id","kind","record","customer_id","number") values (52827, 'part', '100', 107, 'R10100');
insert into "numbers" ("id","kind","record","customer_id","number") values (52828, 'part', '101', 107, 'AA-20303');
insert into "numbers" ("id","kind","record","customer_id","number") values (52829, 'part', '101', 107, 'R10101');
insert into "numbers" ("id","kind","record","customer_id","number") values (52830, 'part', '102', 107, 'AA-20335');
insert into "numbers" ("id","kind","record","customer_id","number") values (52831, 'part', '102', 107, 'D10102');
insert into "numbers" ("id","kind","record","customer_id","number") values (52832, 'part', '104', 107, 'AA-20411');
insert into "numbers" ("id","kind","record","customer_id","number") values (52833, 'part', '104', 107, 'D10104');
insert into "numbers" ("id","kind","record","customer_id","number") values (52834, 'part', '111', 107, 'AA-20685');
insert into "numbers" ("id","kind","record","customer_id","number") values (52835, 'part', '111', 107, 'D10111');
insert into "numbers" ("id","kind","record","customer_id","number") values (52836, 'part', '113', 107, 'AA-20745');
insert into "numbers" ("id","kind","record","customer_id","number") values (52837, 'part', '113', 107, 'R10113');
insert into "numbers" ("id","kind","record","customer_id","number") values (52838, 'part', '115', 108, 'TRIAL20012');
insert into "numbers" ("id","kind","record","customer_id","number") values (52839, 'part', '115', 108, 'D10115');
insert into "numbers" ("id","kind","record","customer_id","number") values (52840, 'part', '117', 108, 'TRIAL20081');
insert into "numbers" ("id","kind","record","customer_id","number") values (52841, 'part', '117', 108, 'B10117');
insert into "numbers" ("id","kind","record","customer_id","number") values (52842, 'part', '118', 109, 'IM-20020');
insert into "numbers" ("id","kind","record","customer_id","number") values (52843, 'part', '118', 109, 'R10118');
insert into "numbers" ("id","kind","record","customer_id","number") values (52844, 'part', '120', 109, 'IM-20098');
insert into "numbers" ("id","kind","record","customer_id","number") values (52845, 'part', '120', 109, 'R10120');
insert into "numbers" ("id","kind","record","customer_id","number") values (52846, 'part', '126', 109, 'IM-20313');
insert into "numbers" ("id","kind","record","customer_id","number") values (52847, 'part', '126', 109, 'D10126');
insert into "numbers" ("id","kind","record","customer_id","number") values (52848, 'part', '127', 109, 'IM-20351');
insert into "numbers" ("id","kind","record","customer_id","number") values (52849, 'part', '127', 109, 'R10127');
insert into "numbers" ("id","kind","record","customer_id","number") values (52850, 'part', '132', 109, 'IM-20533');
insert into "numbers" ("id","kind","record","customer_id","number") values (52851, 'part', '132', 109, 'B10132');
insert into "numbers" ("id","kind","record","customer_id","number") values (52852, 'part', '139', 109, 'IM-20786');
insert into "numbers" ("id","kind","record","customer_id","number") values (52853, 'part', '139', 109, 'D10139');
insert into "numbers" ("id","kind","record","customer_id","number") values (52854, 'part', '141', 109, 'IM-20875');
insert into "numbers" ("id","kind","record","customer_id","number") values (52855, 'part', '141', 109, 'D10141');
insert into "numbers" ("id","kind","record","customer_id","number") values (52856, 'part', '154', 109, 'IM-21358');
insert into "numbers" ("id","kind","record","customer_id","number") values (52857, 'part', '154', 109, 'B10154');
insert into "numbers" ("id","kind","record","customer_id","number") values (52858, 'part', '159', 109, 'IM-21527');
insert into "numbers" ("id","kind","record","customer_id","number") values (52859, 'part', '159', 109, 'R10159');
insert into "numbers" ("id","kind","record","customer_id","number") values (52860, 'part', '160', 109, 'IM-21564');
insert into "numbers" ("id","kind","record","customer_id","number") values (52861, 'part', '160', 109, 'B10160');
insert into "numbers" ("id","kind","record","customer_id","number") values (52862, 'part', '162', 109, 'IM-21635');
insert into "numbers" ("id","kind","record","customer_id","number") values (52863, 'part', '162', 109, 'D10162');
insert into "numbers" ("id","kind","record","customer_id","number") values (52864, 'part', '167', 109, 'IM-21826');
insert into "numbers" ("id","kind","record","customer_id","number") values (52865, 'part', '167', 109, 'D10167');
insert into "numbers" ("id","kind","record","customer_id","number") values (52866, 'part', '180', 109, 'IM-22301');
insert into "numbers" ("id","kind","record","customer_id","number") values (52867, 'part', '180', 109, 'B10180');
insert into "numbers" ("id","kind","record","customer_id","number") values (52868, 'part', '189', 109, 'IM-22628');
insert into "numbers" ("id","kind","record","customer_id","number") values (52869, 'part', '189', 109, 'B10189');
insert into "numbers" ("id","kind","record","customer_id","number") values (52870, 'part', '222', 109, 'IM-23854');
insert into "numbers" ("id","kind","record","customer_id","number") values (52871, 'part', '222', 109, 'B10222');
insert into "numbers" ("id","kind","record","customer_id","number") values (52872, 'part', '223', 109, 'IM-23900');
insert into "numbers" ("id","kind","record","customer_id","number") values (52873, 'part', '223', 109, 'D10223');
insert into "numbers" ("id","kind","record","customer_id","number") values (52874, 'part', '232', 109, 'IM-24226');
insert into "numbers" ("id","kind","record","customer_id","number") values (52875, 'part', '232', 109, 'R10232');
insert into "numbers" ("id","kind","record","customer_id","number") values (52876, 'part', '242', 109, 'IM-24616');
insert into "numbers" ("id","kind","record","customer_id","number") values (52877, 'part', '242', 109, 'D10242');
insert into "numbers" ("id","kind","record","customer_id","number") values (52878, 'part', '243', 109, 'IM-24643');
insert into "numbers" ("id","kind","record","customer_id","number") values (52879, 'part', '243', 109, 'B10243');
insert into "numbers" ("id","kind","record","customer_id","number") values (52880, 'part', '245', 109, 'IM-24728');
insert into "numbers" ("id","kind","record","customer_id","number") values (52881, 'part', '245', 109, 'D10245');
insert into "numbers" ("id","kind","record","customer_id","number") values (52882, 'part', '246', 109, 'IM-24744');
insert into "numbers" ("id","kind","record","customer_id","number") values (52883, 'part', '246', 109, 'D10246');
insert into "numbers" ("id","kind","record","customer_id","number") values (52884, 'part', '253', 109, 'IM-25019');
insert into "numbers" ("id","kind","record","customer_id","number") values (52885, 'part', '253', 109, 'D10253');
insert into "numbers" ("id","kind","record","customer_id","number") values (52886, 'part', '257', 109, 'IM-25163');
insert into "numbers" ("id","kind","record","customer_id","number") values (52887, 'part', '257', 109, 'B10257');
insert into "numbers" ("id","kind","record","customer_id","number") values (52888, 'part', '264', 109, 'IM-25420');
insert into "numbers" ("id","kind","record","customer_id","number") values (52889, 'part', '264', 109, 'D10264');
insert into "numbers" ("id","kind","record","customer_id","number") values (52890, 'part', '269', 109, 'IM-25609');
insert into "numbers" ("id","kind","record","customer_id","number") values (52891, 'part', '269', 109, 'B10269');
insert into "numbers" ("id","kind","record","customer_id","number") values (52892, 'part', '283', 109, 'IM-26134');
insert into "numbers" ("id","kind","record","customer_id","number") values (52893, 'part', '283', 109, 'R10283');
insert into "numbers" ("id","kind","record","customer_id","number") values (52894, 'part', '284', 109, 'IM-26169');
insert into "numbers" ("id","kind","record","customer_id","number") values (52895, 'part', '284', 109, 'R10284');
insert into "numbers" ("id","kind","record","customer_id","number") values (52896, 'part', '287', 109, 'IM-26275');
insert into "numbers" ("id","kind","record","customer_id","number") values (52897, 'part', '287', 109, 'R10287');
insert into "numbers" ("id","kind","record","customer_id","number") values (52898, 'part', '301', 109, 'IM-26796');
insert into "numbers" ("id","kind","record","customer_id","number") values (52899, 'part', '301', 109, 'D10301');
insert into "numbers" ("id","kind","record","customer_id","number") values (52900, 'part', '312', 109, 'IM-27183');
insert into "numbers" ("id","kind","record","customer_id","number") values (52901, 'part', '312', 109, 'D10312');
insert into "numbers" ("id","kind","record","customer_id","number") values (52902, 'part', '323', 109, 'IM-27611');
insert into "numbers" ("id","kind","record","customer_id","number") values (52903, 'part', '323', 109, 'D10323');
insert into "numbers" ("id","kind","record","customer_id","number") values (52904, 'part', '330', 109, 'IM-27852');
insert into "numbers" ("id","kind","record","customer_id","number") values (52905, 'part', '330', 109, 'R10330');
insert into "numbers" ("id","kind","record","customer_id","number") values (52906, 'part', '335', 109, 'IM-28035');
insert into "numbers" ("id","kind","record","customer_id","number") values (52907, 'part', '335', 109, 'B10335');
insert into "numbers" ("id","kind","record","customer_id","number") values (52908, 'part', '345', 109, 'IM-28403');
insert into "numbers" ("id","kind","record","customer_id","number") values (52909, 'part', '345', 109, 'B10345');
insert into "numbers" ("id","kind","record","customer_id","number") values (52910, 'part', '353', 109, 'IM-28704');
insert into "numbers" ("id","kind","record","customer_id","number") values (52911, 'part', '353', 109, 'D10353');
insert into "numbers" ("id","kind","record","customer_id","number") values (52912, 'part', '383', 109, 'IM-29832');
insert into "numbers" ("id","kind","record","customer_id","number") values (52913, 'part', '383', 109, 'B10383');
insert into "numbers" ("id","kind","record","customer_id","number") values (52914, 'part', '390', 109, 'IM-30069');
insert into "numbers" ("id","kind","record","customer_id","number") values (52915, 'part', '390', 109, 'R10390');
insert into "numbers" ("id","kind","record","customer_id","number") values (52916, 'part', '404', 109, 'IM-30604');
insert into "numbers" ("id","kind","record","customer_id","number") values (52917, 'part', '404', 109, 'R10404');
insert into "numbers" ("id","kind","record","customer_id","number") values (52918, 'part', '412', 109, 'IM-30878');
insert into "numbers" ("id","kind","record","customer_id","number") values (52919, 'part', '412', 109, 'D10412');
insert into "numbers" ("id","kind","record","customer_id","number") values (52920, 'part', '413', 109, 'IM-30938');
insert into "numbers" ("id","kind","record","customer_id","number") values (52921, 'part', '413', 109, 'R10413');
insert into "numbers" ("id","kind","record","customer_id","number") values (52922, 'part', '419', 109, 'IM-31139');
insert into "numbers" ("id","kind","record","customer_id","number") values (52923, 'part', '419', 109, 'D10419');
insert into "numbers" ("id","kind","record","customer_id","number") values (52924, 'part', '420', 109, 'IM-31198');
insert into "numbers" ("id","kind","record","customer_id","number") values (52925, 'part', '420', 109, 'B10420');
insert into "numbers" ("id","kind","record","customer_id","number") values (52926, 'part', '423', 109, 'IM-31290');
insert into "numbers" ("id","kind","record","customer_id","number") values (52927, 'part', '423', 109, 'B10423');
insert into "numbers" ("id","kind","record","customer_id","number") values (52928, 'part', '433', 109, 'IM-31655');
insert into "numbers" ("id","kind","record","customer_id","number") values (52929, 'part', '433', 109, 'D10433');
insert into "numbers" ("id","kind","record","customer_id","number") values (52930, 'part', '435', 109, 'IM-31747');
insert into "numbers" ("id","kind","record","customer_id","number") values (52931, 'part', '435', 109, 'B10435');
insert into "numbers" ("id","kind","record","customer_id","number") values (52932, 'part', '438', 109, 'IM-31865');
insert into "numbers" ("id","kind","record","customer_id","number") values (52933, 'part', '438', 109, 'D10438');
insert into "numbers" ("id","kind","record","customer_id","number") values (52934, 'part', '454', 109, 'IM-32446');
insert into "numbers" ("id","kind","record","customer_id","number") values (52935, 'part', '454', 109, 'B10454');
insert into "numbers" ("id","kind","record","customer_id","number") values (52936, 'part', '480', 109, 'IM-33408');
insert into "numbers" ("id","kind","record","customer_id","number") values (52937, 'part', '480', 109, 'R10480');
insert into "numbers" ("id","kind","record","customer_id","number") values (52938, 'part', '486', 109, 'IM-33639');
insert into "numbers" ("id","kind","record","customer_id","number") values (52939, 'part', '486', 109, 'D10486');
insert into "numbers" ("id","kind","record","customer_id","number") values (52940, 'part', '499', 109, 'IM-34106');
insert into "numbers" ("id","kind","record","customer_id","number") values (52941, 'part', '499', 109, 'D10499');
insert into "numbers" ("id","kind","record","customer_id","number") values (52942, 'part', '501', 109, 'IM-34173');
insert into "numbers" ("id","kind","record","customer_id","number") values (52943, 'part', '501', 109, 'B10501');
insert into "numbers" ("id","kind","record","customer_id","number") values (52944, 'part', '502', 109, 'IM-34214');
insert into "numbers" ("id","kind","record","customer_id","number") values (52945, 'part', '502', 109, 'D10502');
insert into "numbers" ("id","kind","record","customer_id","number") values (52946, 'part', '504', 109, 'IM-34295');
insert into "numbers" ("id","kind","record","customer_id","number") values (52947, 'part', '504', 109, 'R10504');
insert into "numbers" ("id","kind","record","customer_id","number") values (52948, 'part', '507', 109, 'IM-34419');
insert into "numbers" ("id","kind","record","customer_id","number") values (52949, 'part', '507', 109, 'B10507');
insert into "numbers" ("id","kind","record","customer_id","number") values (52950, 'part', '513', 109, 'IM-34619');
insert into "numbers" ("id","kind","record","customer_id","number") values (52951, 'part', '513', 109, 'R10513');
insert into "numbers" ("id","kind","record","customer_id","number") values (52952, 'part', '515', 109, 'IM-34715');
insert into "numbers" ("id","kind","record","customer_id","number") values (52953, 'part', '515', 109, 'R10515');
insert into "numbers" ("id","kind","record","customer_id","number") values (52954, 'part', '518', 201, 'D1-20002');
insert into "numbers" ("id","kind","record","customer_id","number") values (52955, 'part', '518', 201, 'R10518');
insert into "numbers" ("id","kind","record","customer_id","number") values (52956, 'part', '519', 201, 'D1-20052');
insert into "numbers" ("id","kind","record","customer_id","number") values (52957, 'part', '519', 201, 'D10519');
insert into "numbers" ("id","kind","record","customer_id","number") values (52958, 'part', '520', 201, 'D1-20095');
insert into "numbers" ("id","kind","record","customer_id","number") values (52959, 'part', '520', 201, 'D10520');
insert into "numbers" ("id","kind","record","customer_id","number") values (52960, 'part', '523', 202, 'D2-20060');
insert into "numbers" ("id","kind","record","customer_id","number") values (52961, 'part', '523', 202, 'R10523');
insert into "numbers" ("id","kind","record","customer_id","number") values (52962, 'part', '528', 203, 'D3-20055');
insert into "numbers" ("id","kind","record","customer_id","number") values (52963, 'part', '528', 203, 'R10528');
insert into "numbers" ("id","kind","record","customer_id","number") values (52964, 'part', '530', 203, 'D3-20140');
insert into "numbers" ("id","kind","record","customer_id","number") values (52965, 'part', '530', 203, 'R10530');
insert into "numbers" ("id","kind","record","customer_id","number") values (52966, 'part', '531', 203, 'D3-20161');
insert into "numbers" ("id","kind","record","customer_id","number") values (52967, 'part', '531', 203, 'R10531');
insert into "numbers" ("id","kind","record","customer_id","number") values (52968, 'part', '534', 204, 'D4-20062');
insert into "numbers" ("id","kind","record","customer_id","number") values (52969, 'part', '534', 204, 'K10534');
insert into "numbers" ("id","kind","record","customer_id","number") values (52970, 'part', '537', 204, 'D4-20154');
insert into "numbers" ("id","kind","record","customer_id","number") values (52971, 'part', '537', 204, 'R10537');
insert into "numbers" ("id","kind","record","customer_id","number") values (52972, 'part', '547', 205, 'D5-20282');
insert into "numbers" ("id","kind","record","customer_id","number") values (52973, 'part', '547', 205, 'R10547');
insert into "numbers" ("id","kind","record","customer_id","number") values (52974, 'part', '548', 206, 'D6-20028');
insert into "numbers" ("id","kind","record","customer_id","number") values (52975, 'part', '548', 206, 'R10548');
insert into "numbers" ("id","kind","record","customer_id","number") values (52976, 'part', '557', 207, 'D7-20018');
insert into "numbers" ("id","kind","record","customer_id","number") values (52977, 'part', '557', 207, 'R10557');
insert into "numbers" ("id","kind","record","customer_id","number") values (52978, 'part', '567', 208, 'D8-20025');
insert into "numbers" ("id","kind","record","customer_id","number") values (52979, 'part', '567', 208, 'R10567');
insert into "numbers" ("id","kind","record","customer_id","number") values (52980, 'part', '578', 209, 'D9-20017');
insert into "numbers" ("id","kind","record","customer_id","number") values (52981, 'part', '578', 209, 'K10578');
insert into "numbers" ("id","kind","record","customer_id","number") values (52982, 'part', '579', 209, 'D9-20049');
insert into "numbers" ("id","kind","record","customer_id","number") values (52983, 'part', '579', 209, 'K10579');
insert into "numbers" ("id","kind","record","customer_id","number") values (52984, 'part', '581', 209, 'D9-20133');
insert into "numbers" ("id","kind","record","customer_id","number") values (52985, 'part', '581', 209, 'R10581');
insert into "numbers" ("id","kind","record","customer_id","number") values (52986, 'part', '588', 209, 'D9-20387');
insert into "numbers" ("id","kind","record","customer_id","number") values (52987, 'part', '588', 209, 'K10588');
insert into "numbers" ("id","kind","record","customer_id","number") values (52988, 'part', '589', 209, 'D9-20423');
insert into "numbers" ("id","kind","record","customer_id","number") values (52989, 'part', '589', 209, 'R10589');
insert into "numbers" ("id","kind","record","customer_id","number") values (52990, 'purchaseOrder', '1', 101, '4500710001');
insert into "numbers" ("id","kind","record","customer_id","number") values (52991, 'purchaseOrder', '2', 101, '4500710002');
insert into "numbers" ("id","kind","record","customer_id","number") values (52992, 'purchaseOrder', '3', 101, '4500710003');
insert into "numbers" ("id","kind","record","customer_id","number") values (52993, 'purchaseOrder', '4', 101, '4500710004');
insert into "numbers" ("id","kind","record","customer_id","number") values (52994, 'purchaseOrder', '5', 101, '4500710005');
insert into "numbers" ("id","kind","record","customer_id","number") values (52995, 'purchaseOrder', '6', 101, '4500710006');
insert into "numbers" ("id","kind","record","customer_id","number") values (52996, 'purchaseOrder', '7', 101, '4500710007');
insert into "numbers" ("id","kind","record","customer_id","number") values (52997, 'purchaseOrder', '8', 101, '4500710008');
insert into "numbers" ("id","kind","record","customer_id","number") values (52998, 'purchaseOrder', '9', 101, '4500710009');
insert into "numbers" ("id","kind","record","customer_id","number") values (52999, 'purchaseOrder', '10', 101, '4500710010');
insert into "numbers" ("id","kind","record","customer_id","number") values (53000, 'purchaseOrder', '11', 101, '7781/2 B');
insert into "numbers" ("id","kind","record","customer_id","number") values (53001, 'purchaseOrder', '12', 101, '4500710012');
insert into "numbers" ("id","kind","record","customer_id","number") values (53002, 'purchaseOrder', '13', 101, '4500710013');
insert into "numbers" ("id","kind","record","customer_id","number") values (53003, 'purchaseOrder', '15', 101, '4500710015');
insert into "numbers" ("id","kind","record","customer_id","number") values (53004, 'purchaseOrder', '16', 101, '4500710016');
insert into "numbers" ("id","kind","record","customer_id","number") values (53005, 'purchaseOrder', '17', 101, '4500710017');
insert into "numbers" ("id","kind","record","customer_id","number") values (53006, 'purchaseOrder', '18', 101, '4500710018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53007, 'purchaseOrder', '22', 101, '4500710022');
insert into "numbers" ("id","kind","record","customer_id","number") values (53008, 'purchaseOrder', '26', 101, '4500710026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53009, 'purchaseOrder', '28', 101, '4500710028');
insert into "numbers" ("id","kind","record","customer_id","number") values (53010, 'purchaseOrder', '30', 101, '4500710030');
insert into "numbers" ("id","kind","record","customer_id","number") values (53011, 'purchaseOrder', '32', 101, '4500710032');
insert into "numbers" ("id","kind","record","customer_id","number") values (53012, 'purchaseOrder', '35', 101, '4500710035');
insert into "numbers" ("id","kind","record","customer_id","number") values (53013, 'purchaseOrder', '47', 101, '4500710047');
insert into "numbers" ("id","kind","record","customer_id","number") values (53014, 'purchaseOrder', '49', 101, '4500710049');
insert into "numbers" ("id","kind","record","customer_id","number") values (53015, 'purchaseOrder', '52', 101, '4500710052');
insert into "numbers" ("id","kind","record","customer_id","number") values (53016, 'purchaseOrder', '67', 101, '4500710067');
insert into "numbers" ("id","kind","record","customer_id","number") values (53017, 'purchaseOrder', '94', 101, '4500710094');
insert into "numbers" ("id","kind","record","customer_id","number") values (53018, 'purchaseOrder', '97', 101, '4500710097');
insert into "numbers" ("id","kind","record","customer_id","number") values (53019, 'purchaseOrder', '131', 101, '4500710131');
insert into "numbers" ("id","kind","record","customer_id","number") values (53020, 'purchaseOrder', '143', 101, '4500710143');
insert into "numbers" ("id","kind","record","customer_id","number") values (53021, 'purchaseOrder', '152', 101, '4500710152');
insert into "numbers" ("id","kind","record","customer_id","number") values (53022, 'purchaseOrder', '175', 101, '4500710175');
insert into "numbers" ("id","kind","record","customer_id","number") values (53023, 'purchaseOrder', '181', 101, '4500710181');
insert into "numbers" ("id","kind","record","customer_id","number") values (53024, 'purchaseOrder', '193', 101, '4500710193');
insert into "numbers" ("id","kind","record","customer_id","number") values (53025, 'purchaseOrder', '195', 101, '4500710195');
insert into "numbers" ("id","kind","record","customer_id","number") values (53026, 'purchaseOrder', '208', 101, '4500710208');
insert into "numbers" ("id","kind","record","customer_id","number") values (53027, 'purchaseOrder', '221', 101, '4500710221');
insert into "numbers" ("id","kind","record","customer_id","number") values (53028, 'purchaseOrder', '232', 102, 'OC-2610008');
insert into "numbers" ("id","kind","record","customer_id","number") values (53029, 'purchaseOrder', '239', 102, 'OC-2610015');
insert into "numbers" ("id","kind","record","customer_id","number") values (53030, 'purchaseOrder', '242', 102, 'OC-2610018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53031, 'purchaseOrder', '359', 102, 'OC-2610135');
insert into "numbers" ("id","kind","record","customer_id","number") values (53032, 'purchaseOrder', '402', 102, 'OC-2610178');
insert into "numbers" ("id","kind","record","customer_id","number") values (53033, 'purchaseOrder', '412', 104, 'NST10001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53034, 'purchaseOrder', '413', 104, 'NST10002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53035, 'purchaseOrder', '414', 104, 'NST10003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53036, 'purchaseOrder', '427', 104, 'NST10016');
insert into "numbers" ("id","kind","record","customer_id","number") values (53037, 'purchaseOrder', '428', 104, 'NST10017');
insert into "numbers" ("id","kind","record","customer_id","number") values (53038, 'purchaseOrder', '435', 104, 'NST10024');
insert into "numbers" ("id","kind","record","customer_id","number") values (53039, 'purchaseOrder', '444', 104, 'NST10033');
insert into "numbers" ("id","kind","record","customer_id","number") values (53040, 'purchaseOrder', '479', 104, 'NST10068');
insert into "numbers" ("id","kind","record","customer_id","number") values (53041, 'purchaseOrder', '508', 104, 'NST10097');
insert into "numbers" ("id","kind","record","customer_id","number") values (53042, 'purchaseOrder', '509', 104, 'NST10098');
insert into "numbers" ("id","kind","record","customer_id","number") values (53043, 'purchaseOrder', '514', 104, 'NST10103');
insert into "numbers" ("id","kind","record","customer_id","number") values (53044, 'purchaseOrder', '516', 104, 'NST10105');
insert into "numbers" ("id","kind","record","customer_id","number") values (53045, 'purchaseOrder', '519', 104, 'NST10108');
insert into "numbers" ("id","kind","record","customer_id","number") values (53046, 'purchaseOrder', '520', 104, 'NST10109');
insert into "numbers" ("id","kind","record","customer_id","number") values (53047, 'purchaseOrder', '538', 105, 'PG-10018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53048, 'purchaseOrder', '578', 105, 'PG-10058');
insert into "numbers" ("id","kind","record","customer_id","number") values (53049, 'purchaseOrder', '596', 106, 'J10002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53050, 'purchaseOrder', '597', 106, 'J10003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53051, 'purchaseOrder', '694', 106, 'J10100');
insert into "numbers" ("id","kind","record","customer_id","number") values (53052, 'purchaseOrder', '695', 107, 'F3110001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53053, 'purchaseOrder', '696', 107, 'F3110002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53054, 'purchaseOrder', '697', 107, 'F3110003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53055, 'purchaseOrder', '702', 107, 'F3110008');
insert into "numbers" ("id","kind","record","customer_id","number") values (53056, 'purchaseOrder', '705', 107, 'F3110011');
insert into "numbers" ("id","kind","record","customer_id","number") values (53057, 'purchaseOrder', '754', 107, 'F3110060');
insert into "numbers" ("id","kind","record","customer_id","number") values (53058, 'purchaseOrder', '848', 107, 'F3110154');
insert into "numbers" ("id","kind","record","customer_id","number") values (53059, 'purchaseOrder', '863', 108, 'T10002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53060, 'purchaseOrder', '864', 109, '8110001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53061, 'purchaseOrder', '902', 109, '8110039');
insert into "numbers" ("id","kind","record","customer_id","number") values (53062, 'purchaseOrder', '908', 109, '8110045');
insert into "numbers" ("id","kind","record","customer_id","number") values (53063, 'purchaseOrder', '1062', 109, '8110199');
insert into "numbers" ("id","kind","record","customer_id","number") values (53064, 'purchaseOrder', '1135', 109, '8110272');
insert into "numbers" ("id","kind","record","customer_id","number") values (53065, 'purchaseOrder', '1147', 109, '8110284');
insert into "numbers" ("id","kind","record","customer_id","number") values (53066, 'purchaseOrder', '1194', 109, '8110331');
insert into "numbers" ("id","kind","record","customer_id","number") values (53067, 'purchaseOrder', '1316', 109, '8110453');
insert into "numbers" ("id","kind","record","customer_id","number") values (53068, 'purchaseOrder', '1776', 109, '8110913');
insert into "numbers" ("id","kind","record","customer_id","number") values (53069, 'purchaseOrder', '1956', 109, '8111093');
insert into "numbers" ("id","kind","record","customer_id","number") values (53070, 'purchaseOrder', '2049', 109, '8111186');
insert into "numbers" ("id","kind","record","customer_id","number") values (53071, 'purchaseOrder', '2202', 109, '8111339');
insert into "numbers" ("id","kind","record","customer_id","number") values (53072, 'purchaseOrder', '2470', 109, '8111607');
insert into "numbers" ("id","kind","record","customer_id","number") values (53073, 'purchaseOrder', '2558', 109, '8111695');
insert into "numbers" ("id","kind","record","customer_id","number") values (53074, 'purchaseOrder', '2912', 109, '8112049');
insert into "numbers" ("id","kind","record","customer_id","number") values (53075, 'purchaseOrder', '3014', 109, '8112151');
insert into "numbers" ("id","kind","record","customer_id","number") values (53076, 'purchaseOrder', '3034', 109, '8112171');
insert into "numbers" ("id","kind","record","customer_id","number") values (53077, 'purchaseOrder', '3110', 109, '8112247');
insert into "numbers" ("id","kind","record","customer_id","number") values (53078, 'purchaseOrder', '3426', 109, '8112563');
insert into "numbers" ("id","kind","record","customer_id","number") values (53079, 'purchaseOrder', '3492', 109, '8112629');
insert into "numbers" ("id","kind","record","customer_id","number") values (53080, 'purchaseOrder', '3945', 109, '8113082');
insert into "numbers" ("id","kind","record","customer_id","number") values (53081, 'purchaseOrder', '3947', 109, '8113084');
insert into "numbers" ("id","kind","record","customer_id","number") values (53082, 'purchaseOrder', '4039', 109, '8113176');
insert into "numbers" ("id","kind","record","customer_id","number") values (53083, 'purchaseOrder', '4238', 109, '8113375');
insert into "numbers" ("id","kind","record","customer_id","number") values (53084, 'purchaseOrder', '4256', 109, '8113393');
insert into "numbers" ("id","kind","record","customer_id","number") values (53085, 'purchaseOrder', '4266', 109, '8113403');
insert into "numbers" ("id","kind","record","customer_id","number") values (53086, 'purchaseOrder', '4308', 109, '8113445');
insert into "numbers" ("id","kind","record","customer_id","number") values (53087, 'purchaseOrder', '4349', 109, '8113486');
insert into "numbers" ("id","kind","record","customer_id","number") values (53088, 'purchaseOrder', '4556', 109, '8113693');
insert into "numbers" ("id","kind","record","customer_id","number") values (53089, 'purchaseOrder', '4748', 109, '8113885');
insert into "numbers" ("id","kind","record","customer_id","number") values (53090, 'purchaseOrder', '5243', 109, '8114380');
insert into "numbers" ("id","kind","record","customer_id","number") values (53091, 'purchaseOrder', '5324', 109, '8114461');
insert into "numbers" ("id","kind","record","customer_id","number") values (53092, 'purchaseOrder', '5518', 109, '8114655');
insert into "numbers" ("id","kind","record","customer_id","number") values (53093, 'purchaseOrder', '5649', 109, '8114786');
insert into "numbers" ("id","kind","record","customer_id","number") values (53094, 'purchaseOrder', '5761', 109, '8114898');
insert into "numbers" ("id","kind","record","customer_id","number") values (53095, 'purchaseOrder', '5895', 109, '8115032');
insert into "numbers" ("id","kind","record","customer_id","number") values (53096, 'purchaseOrder', '6213', 109, '8115350');
insert into "numbers" ("id","kind","record","customer_id","number") values (53097, 'purchaseOrder', '6295', 109, '8115432');
insert into "numbers" ("id","kind","record","customer_id","number") values (53098, 'purchaseOrder', '6330', 109, '8115467');
insert into "numbers" ("id","kind","record","customer_id","number") values (53099, 'purchaseOrder', '6534', 109, '8115671');
insert into "numbers" ("id","kind","record","customer_id","number") values (53100, 'purchaseOrder', '6637', 109, '8115774');
insert into "numbers" ("id","kind","record","customer_id","number") values (53101, 'purchaseOrder', '6798', 109, '8115935');
insert into "numbers" ("id","kind","record","customer_id","number") values (53102, 'purchaseOrder', '7192', 109, '8116329');
insert into "numbers" ("id","kind","record","customer_id","number") values (53103, 'purchaseOrder', '7284', 109, '8116421');
insert into "numbers" ("id","kind","record","customer_id","number") values (53104, 'purchaseOrder', '7326', 109, '8116463');
insert into "numbers" ("id","kind","record","customer_id","number") values (53105, 'purchaseOrder', '7686', 109, '8116823');
insert into "numbers" ("id","kind","record","customer_id","number") values (53106, 'purchaseOrder', '7778', 109, '8116915');
insert into "numbers" ("id","kind","record","customer_id","number") values (53107, 'purchaseOrder', '7984', 109, '8117121');
insert into "numbers" ("id","kind","record","customer_id","number") values (53108, 'purchaseOrder', '8107', 109, '8117244');
insert into "numbers" ("id","kind","record","customer_id","number") values (53109, 'purchaseOrder', '8336', 109, '8117473');
insert into "numbers" ("id","kind","record","customer_id","number") values (53110, 'purchaseOrder', '8753', 109, '8117890');
insert into "numbers" ("id","kind","record","customer_id","number") values (53111, 'purchaseOrder', '9261', 109, '8118398');
insert into "numbers" ("id","kind","record","customer_id","number") values (53112, 'purchaseOrder', '9742', 109, '8118879');
insert into "numbers" ("id","kind","record","customer_id","number") values (53113, 'purchaseOrder', '9872', 109, '8119009');
insert into "numbers" ("id","kind","record","customer_id","number") values (53114, 'purchaseOrder', '10000', 109, '8119137');
insert into "numbers" ("id","kind","record","customer_id","number") values (53115, 'purchaseOrder', '10001', 109, '8119138');
insert into "numbers" ("id","kind","record","customer_id","number") values (53116, 'purchaseOrder', '10198', 109, '8119335');
insert into "numbers" ("id","kind","record","customer_id","number") values (53117, 'purchaseOrder', '10346', 109, '8119483');
insert into "numbers" ("id","kind","record","customer_id","number") values (53118, 'purchaseOrder', '10456', 109, '8119593');
insert into "numbers" ("id","kind","record","customer_id","number") values (53119, 'purchaseOrder', '10529', 109, '8119666');
insert into "numbers" ("id","kind","record","customer_id","number") values (53120, 'purchaseOrder', '10718', 109, '8119855');
insert into "numbers" ("id","kind","record","customer_id","number") values (53121, 'purchaseOrder', '10755', 201, 'OC1-10001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53122, 'purchaseOrder', '10813', 203, 'OC3-10013');
insert into "numbers" ("id","kind","record","customer_id","number") values (53123, 'purchaseOrder', '10816', 203, 'OC3-10016');
insert into "numbers" ("id","kind","record","customer_id","number") values (53124, 'purchaseOrder', '10839', 204, 'OC4-10008');
insert into "numbers" ("id","kind","record","customer_id","number") values (53125, 'purchaseOrder', '10857', 204, 'OC4-10026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53126, 'purchaseOrder', '10858', 204, 'OC4-10027');
insert into "numbers" ("id","kind","record","customer_id","number") values (53127, 'purchaseOrder', '10882', 205, 'OC5-10022');
insert into "numbers" ("id","kind","record","customer_id","number") values (53128, 'purchaseOrder', '10925', 206, 'OC6-10036');
insert into "numbers" ("id","kind","record","customer_id","number") values (53129, 'purchaseOrder', '10936', 209, 'OC9-10001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53130, 'purchaseOrder', '10938', 209, 'OC9-10003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53131, 'purchaseOrder', '10939', 209, 'OC9-10004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53132, 'jobOrder', '1', 101, '10100001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53133, 'jobOrder', '2', 101, '10100002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53134, 'jobOrder', '3', 101, '10100003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53135, 'jobOrder', '4', 101, '10100004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53136, 'jobOrder', '5', 101, '10100005');
insert into "numbers" ("id","kind","record","customer_id","number") values (53137, 'jobOrder', '6', 101, '10100006');
insert into "numbers" ("id","kind","record","customer_id","number") values (53138, 'jobOrder', '7', 101, '10100007');
insert into "numbers" ("id","kind","record","customer_id","number") values (53139, 'jobOrder', '8', 101, '10100008');
insert into "numbers" ("id","kind","record","customer_id","number") values (53140, 'jobOrder', '9', 101, '10100009');
insert into "numbers" ("id","kind","record","customer_id","number") values (53141, 'jobOrder', '10', 101, '10100010');
insert into "numbers" ("id","kind","record","customer_id","number") values (53142, 'jobOrder', '11', 101, '10100011');
insert into "numbers" ("id","kind","record","customer_id","number") values (53143, 'jobOrder', '12', 101, '10100012');
insert into "numbers" ("id","kind","record","customer_id","number") values (53144, 'jobOrder', '13', 101, '10100013');
insert into "numbers" ("id","kind","record","customer_id","number") values (53145, 'jobOrder', '14', 101, '10100014');
insert into "numbers" ("id","kind","record","customer_id","number") values (53146, 'jobOrder', '19', 101, '10100019');
insert into "numbers" ("id","kind","record","customer_id","number") values (53147, 'jobOrder', '20', 101, '10100020');
insert into "numbers" ("id","kind","record","customer_id","number") values (53148, 'jobOrder', '22', 101, '10100022');
insert into "numbers" ("id","kind","record","customer_id","number") values (53149, 'jobOrder', '24', 101, '10100024');
insert into "numbers" ("id","kind","record","customer_id","number") values (53150, 'jobOrder', '26', 101, '10100026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53151, 'jobOrder', '27', 101, '10100027');
insert into "numbers" ("id","kind","record","customer_id","number") values (53152, 'jobOrder', '28', 101, '10100028');
insert into "numbers" ("id","kind","record","customer_id","number") values (53153, 'jobOrder', '29', 101, '10100029');
insert into "numbers" ("id","kind","record","customer_id","number") values (53154, 'jobOrder', '32', 101, '10100032');
insert into "numbers" ("id","kind","record","customer_id","number") values (53155, 'jobOrder', '36', 101, '10100036');
insert into "numbers" ("id","kind","record","customer_id","number") values (53156, 'jobOrder', '37', 101, '10100037');
insert into "numbers" ("id","kind","record","customer_id","number") values (53157, 'jobOrder', '39', 101, '10100039');
insert into "numbers" ("id","kind","record","customer_id","number") values (53158, 'jobOrder', '40', 101, '10100040');
insert into "numbers" ("id","kind","record","customer_id","number") values (53159, 'jobOrder', '44', 101, '10100044');
insert into "numbers" ("id","kind","record","customer_id","number") values (53160, 'jobOrder', '45', 101, '10100045');
insert into "numbers" ("id","kind","record","customer_id","number") values (53161, 'jobOrder', '46', 101, '10100046');
insert into "numbers" ("id","kind","record","customer_id","number") values (53162, 'jobOrder', '48', 101, '10100048');
insert into "numbers" ("id","kind","record","customer_id","number") values (53163, 'jobOrder', '50', 101, '10100050');
insert into "numbers" ("id","kind","record","customer_id","number") values (53164, 'jobOrder', '51', 101, '10100051');
insert into "numbers" ("id","kind","record","customer_id","number") values (53165, 'jobOrder', '52', 101, '10100052');
insert into "numbers" ("id","kind","record","customer_id","number") values (53166, 'jobOrder', '69', 101, '10100069');
insert into "numbers" ("id","kind","record","customer_id","number") values (53167, 'jobOrder', '77', 101, '10100077');
insert into "numbers" ("id","kind","record","customer_id","number") values (53168, 'jobOrder', '95', 101, '10100095');
insert into "numbers" ("id","kind","record","customer_id","number") values (53169, 'jobOrder', '100', 101, '10100100');
insert into "numbers" ("id","kind","record","customer_id","number") values (53170, 'jobOrder', '105', 101, '10100105');
insert into "numbers" ("id","kind","record","customer_id","number") values (53171, 'jobOrder', '125', 101, '10100125');
insert into "numbers" ("id","kind","record","customer_id","number") values (53172, 'jobOrder', '171', 101, '10100171');
insert into "numbers" ("id","kind","record","customer_id","number") values (53173, 'jobOrder', '236', 101, '10100236');
insert into "numbers" ("id","kind","record","customer_id","number") values (53174, 'jobOrder', '258', 101, '10100258');
insert into "numbers" ("id","kind","record","customer_id","number") values (53175, 'jobOrder', '259', 101, '10100259');
insert into "numbers" ("id","kind","record","customer_id","number") values (53176, 'jobOrder', '276', 101, '10100276');
insert into "numbers" ("id","kind","record","customer_id","number") values (53177, 'jobOrder', '332', 101, '10100332');
insert into "numbers" ("id","kind","record","customer_id","number") values (53178, 'jobOrder', '333', 101, '10100333');
insert into "numbers" ("id","kind","record","customer_id","number") values (53179, 'jobOrder', '365', 101, '10100365');
insert into "numbers" ("id","kind","record","customer_id","number") values (53180, 'jobOrder', '371', 101, '10100371');
insert into "numbers" ("id","kind","record","customer_id","number") values (53181, 'jobOrder', '390', 101, '10100390');
insert into "numbers" ("id","kind","record","customer_id","number") values (53182, 'jobOrder', '419', 101, '10100419');
insert into "numbers" ("id","kind","record","customer_id","number") values (53183, 'jobOrder', '450', 102, '10200026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53184, 'jobOrder', '468', 102, '10200044');
insert into "numbers" ("id","kind","record","customer_id","number") values (53185, 'jobOrder', '676', 102, '10200252');
insert into "numbers" ("id","kind","record","customer_id","number") values (53186, 'jobOrder', '752', 102, '10200328');
insert into "numbers" ("id","kind","record","customer_id","number") values (53187, 'jobOrder', '774', 104, '10400001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53188, 'jobOrder', '775', 104, '10400002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53189, 'jobOrder', '777', 104, '10400004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53190, 'jobOrder', '797', 104, '10400024');
insert into "numbers" ("id","kind","record","customer_id","number") values (53191, 'jobOrder', '799', 104, '10400026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53192, 'jobOrder', '812', 104, '10400039');
insert into "numbers" ("id","kind","record","customer_id","number") values (53193, 'jobOrder', '828', 104, '10400055');
insert into "numbers" ("id","kind","record","customer_id","number") values (53194, 'jobOrder', '885', 104, '10400112');
insert into "numbers" ("id","kind","record","customer_id","number") values (53195, 'jobOrder', '937', 104, '10400164');
insert into "numbers" ("id","kind","record","customer_id","number") values (53196, 'jobOrder', '941', 104, '10400168');
insert into "numbers" ("id","kind","record","customer_id","number") values (53197, 'jobOrder', '956', 104, '10400183');
insert into "numbers" ("id","kind","record","customer_id","number") values (53198, 'jobOrder', '960', 104, '10400187');
insert into "numbers" ("id","kind","record","customer_id","number") values (53199, 'jobOrder', '971', 104, '10400198');
insert into "numbers" ("id","kind","record","customer_id","number") values (53200, 'jobOrder', '973', 104, '10400200');
insert into "numbers" ("id","kind","record","customer_id","number") values (53201, 'jobOrder', '1076', 105, '10500103');
insert into "numbers" ("id","kind","record","customer_id","number") values (53202, 'jobOrder', '1120', 106, '10600002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53203, 'jobOrder', '1121', 106, '10600003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53204, 'jobOrder', '1122', 106, '10600004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53205, 'jobOrder', '1316', 106, '10600198');
insert into "numbers" ("id","kind","record","customer_id","number") values (53206, 'jobOrder', '1319', 107, '10700001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53207, 'jobOrder', '1327', 107, '10700009');
insert into "numbers" ("id","kind","record","customer_id","number") values (53208, 'jobOrder', '1328', 107, '10700010');
insert into "numbers" ("id","kind","record","customer_id","number") values (53209, 'jobOrder', '1329', 107, '10700011');
insert into "numbers" ("id","kind","record","customer_id","number") values (53210, 'jobOrder', '1331', 107, '10700013');
insert into "numbers" ("id","kind","record","customer_id","number") values (53211, 'jobOrder', '1332', 107, '10700014');
insert into "numbers" ("id","kind","record","customer_id","number") values (53212, 'jobOrder', '1333', 107, '10700015');
insert into "numbers" ("id","kind","record","customer_id","number") values (53213, 'jobOrder', '1334', 107, '10700016');
insert into "numbers" ("id","kind","record","customer_id","number") values (53214, 'jobOrder', '1335', 107, '10700017');
insert into "numbers" ("id","kind","record","customer_id","number") values (53215, 'jobOrder', '1343', 107, '10700025');
insert into "numbers" ("id","kind","record","customer_id","number") values (53216, 'jobOrder', '1349', 107, '10700031');
insert into "numbers" ("id","kind","record","customer_id","number") values (53217, 'jobOrder', '1439', 107, '10700121');
insert into "numbers" ("id","kind","record","customer_id","number") values (53218, 'jobOrder', '1608', 107, '10700290');
insert into "numbers" ("id","kind","record","customer_id","number") values (53219, 'jobOrder', '1704', 109, '10900063');
insert into "numbers" ("id","kind","record","customer_id","number") values (53220, 'jobOrder', '2090', 109, '10900449');
insert into "numbers" ("id","kind","record","customer_id","number") values (53221, 'jobOrder', '2186', 109, '10900545');
insert into "numbers" ("id","kind","record","customer_id","number") values (53222, 'jobOrder', '3723', 109, '10902082');
insert into "numbers" ("id","kind","record","customer_id","number") values (53223, 'jobOrder', '5230', 109, '10903589');
insert into "numbers" ("id","kind","record","customer_id","number") values (53224, 'jobOrder', '6299', 109, '10904658');
insert into "numbers" ("id","kind","record","customer_id","number") values (53225, 'jobOrder', '6582', 109, '10904941');
insert into "numbers" ("id","kind","record","customer_id","number") values (53226, 'jobOrder', '6637', 109, '10904996');
insert into "numbers" ("id","kind","record","customer_id","number") values (53227, 'jobOrder', '7739', 109, '10906098');
insert into "numbers" ("id","kind","record","customer_id","number") values (53228, 'jobOrder', '7943', 109, '10906302');
insert into "numbers" ("id","kind","record","customer_id","number") values (53229, 'jobOrder', '9191', 109, '10907550');
insert into "numbers" ("id","kind","record","customer_id","number") values (53230, 'jobOrder', '9203', 109, '10907562');
insert into "numbers" ("id","kind","record","customer_id","number") values (53231, 'jobOrder', '9460', 109, '10907819');
insert into "numbers" ("id","kind","record","customer_id","number") values (53232, 'jobOrder', '10000', 109, '10908359');
insert into "numbers" ("id","kind","record","customer_id","number") values (53233, 'jobOrder', '10055', 109, '10908414');
insert into "numbers" ("id","kind","record","customer_id","number") values (53234, 'jobOrder', '10073', 109, '10908432');
insert into "numbers" ("id","kind","record","customer_id","number") values (53235, 'jobOrder', '10182', 109, '10908541');
insert into "numbers" ("id","kind","record","customer_id","number") values (53236, 'jobOrder', '10321', 109, '10908680');
insert into "numbers" ("id","kind","record","customer_id","number") values (53237, 'jobOrder', '10887', 109, '10909246');
insert into "numbers" ("id","kind","record","customer_id","number") values (53238, 'jobOrder', '11437', 109, '10909796');
insert into "numbers" ("id","kind","record","customer_id","number") values (53239, 'jobOrder', '12846', 109, '10911205');
insert into "numbers" ("id","kind","record","customer_id","number") values (53240, 'jobOrder', '13092', 109, '10911451');
insert into "numbers" ("id","kind","record","customer_id","number") values (53241, 'jobOrder', '13661', 109, '10912020');
insert into "numbers" ("id","kind","record","customer_id","number") values (53242, 'jobOrder', '14334', 109, '10912693');
insert into "numbers" ("id","kind","record","customer_id","number") values (53243, 'jobOrder', '14714', 109, '10913073');
insert into "numbers" ("id","kind","record","customer_id","number") values (53244, 'jobOrder', '15656', 109, '10914015');
insert into "numbers" ("id","kind","record","customer_id","number") values (53245, 'jobOrder', '15880', 109, '10914239');
insert into "numbers" ("id","kind","record","customer_id","number") values (53246, 'jobOrder', '15973', 109, '10914332');
insert into "numbers" ("id","kind","record","customer_id","number") values (53247, 'jobOrder', '16557', 109, '10914916');
insert into "numbers" ("id","kind","record","customer_id","number") values (53248, 'jobOrder', '16846', 109, '10915205');
insert into "numbers" ("id","kind","record","customer_id","number") values (53249, 'jobOrder', '17291', 109, '10915650');
insert into "numbers" ("id","kind","record","customer_id","number") values (53250, 'jobOrder', '18441', 109, '10916800');
insert into "numbers" ("id","kind","record","customer_id","number") values (53251, 'jobOrder', '18722', 109, '10917081');
insert into "numbers" ("id","kind","record","customer_id","number") values (53252, 'jobOrder', '18841', 109, '10917200');
insert into "numbers" ("id","kind","record","customer_id","number") values (53253, 'jobOrder', '19813', 109, '10918172');
insert into "numbers" ("id","kind","record","customer_id","number") values (53254, 'jobOrder', '20079', 109, '10918438');
insert into "numbers" ("id","kind","record","customer_id","number") values (53255, 'jobOrder', '20662', 109, '10919021');
insert into "numbers" ("id","kind","record","customer_id","number") values (53256, 'jobOrder', '21010', 109, '10919369');
insert into "numbers" ("id","kind","record","customer_id","number") values (53257, 'jobOrder', '21717', 109, '10920076');
insert into "numbers" ("id","kind","record","customer_id","number") values (53258, 'jobOrder', '23007', 109, '10921366');
insert into "numbers" ("id","kind","record","customer_id","number") values (53259, 'jobOrder', '24540', 109, '10922899');
insert into "numbers" ("id","kind","record","customer_id","number") values (53260, 'jobOrder', '26081', 109, '10924440');
insert into "numbers" ("id","kind","record","customer_id","number") values (53261, 'jobOrder', '26516', 109, '10924875');
insert into "numbers" ("id","kind","record","customer_id","number") values (53262, 'jobOrder', '26913', 109, '10925272');
insert into "numbers" ("id","kind","record","customer_id","number") values (53263, 'jobOrder', '27951', 109, '10926310');
insert into "numbers" ("id","kind","record","customer_id","number") values (53264, 'jobOrder', '28294', 109, '10926653');
insert into "numbers" ("id","kind","record","customer_id","number") values (53265, 'jobOrder', '28494', 109, '10926853');
insert into "numbers" ("id","kind","record","customer_id","number") values (53266, 'jobOrder', '29285', 203, '20300019');
insert into "numbers" ("id","kind","record","customer_id","number") values (53267, 'jobOrder', '29288', 203, '20300022');
insert into "numbers" ("id","kind","record","customer_id","number") values (53268, 'jobOrder', '29354', 204, '20400036');
insert into "numbers" ("id","kind","record","customer_id","number") values (53269, 'jobOrder', '29356', 204, '20400038');
insert into "numbers" ("id","kind","record","customer_id","number") values (53270, 'jobOrder', '29400', 205, '20500037');
insert into "numbers" ("id","kind","record","customer_id","number") values (53271, 'jobOrder', '29500', 209, '20900001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53272, 'jobOrder', '29504', 209, '20900005');
insert into "numbers" ("id","kind","record","customer_id","number") values (53273, 'jobOrder', '29506', 209, '20900007');
insert into "numbers" ("id","kind","record","customer_id","number") values (53274, 'invoice', '1', 101, 'FE10100001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53275, 'invoice', '2', 101, 'FE10100002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53276, 'invoice', '3', 101, 'FE10100003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53277, 'invoice', '7', 101, 'FE10100007');
insert into "numbers" ("id","kind","record","customer_id","number") values (53278, 'invoice', '8', 101, 'FE10100008');
insert into "numbers" ("id","kind","record","customer_id","number") values (53279, 'invoice', '9', 101, 'FE10100009');
insert into "numbers" ("id","kind","record","customer_id","number") values (53280, 'invoice', '11', 101, 'FE10100011');
insert into "numbers" ("id","kind","record","customer_id","number") values (53281, 'invoice', '12', 101, 'FE10100012');
insert into "numbers" ("id","kind","record","customer_id","number") values (53282, 'invoice', '13', 101, 'FE10100013');
insert into "numbers" ("id","kind","record","customer_id","number") values (53283, 'invoice', '17', 101, 'FE10100017');
insert into "numbers" ("id","kind","record","customer_id","number") values (53284, 'invoice', '19', 101, 'FE10100019');
insert into "numbers" ("id","kind","record","customer_id","number") values (53285, 'invoice', '20', 101, 'FE10100020');
insert into "numbers" ("id","kind","record","customer_id","number") values (53286, 'invoice', '22', 101, 'FE10100022');
insert into "numbers" ("id","kind","record","customer_id","number") values (53287, 'invoice', '24', 101, 'FE10100024');
insert into "numbers" ("id","kind","record","customer_id","number") values (53288, 'invoice', '26', 101, 'FE10100026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53289, 'invoice', '41', 101, 'FE10100041');
insert into "numbers" ("id","kind","record","customer_id","number") values (53290, 'invoice', '91', 101, 'FE10100091');
insert into "numbers" ("id","kind","record","customer_id","number") values (53291, 'invoice', '125', 101, 'FE10100125');
insert into "numbers" ("id","kind","record","customer_id","number") values (53292, 'invoice', '142', 101, 'FE10100142');
insert into "numbers" ("id","kind","record","customer_id","number") values (53293, 'invoice', '160', 101, 'FE10100160');
insert into "numbers" ("id","kind","record","customer_id","number") values (53294, 'invoice', '174', 101, 'FE10100174');
insert into "numbers" ("id","kind","record","customer_id","number") values (53295, 'invoice', '196', 102, 'FE10200006');
insert into "numbers" ("id","kind","record","customer_id","number") values (53296, 'invoice', '315', 102, 'FE10200125');
insert into "numbers" ("id","kind","record","customer_id","number") values (53297, 'invoice', '350', 102, 'FE10200160');
insert into "numbers" ("id","kind","record","customer_id","number") values (53298, 'invoice', '356', 104, 'FE10400003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53299, 'invoice', '464', 105, 'FE10500018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53300, 'invoice', '505', 106, 'FE10600001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53301, 'invoice', '587', 107, 'FE10700001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53302, 'invoice', '588', 107, 'FE10700002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53303, 'invoice', '593', 107, 'FE10700007');
insert into "numbers" ("id","kind","record","customer_id","number") values (53304, 'invoice', '596', 107, 'FE10700010');
insert into "numbers" ("id","kind","record","customer_id","number") values (53305, 'invoice', '725', 107, 'FE10700139');
insert into "numbers" ("id","kind","record","customer_id","number") values (53306, 'invoice', '767', 109, 'FE10900039');
insert into "numbers" ("id","kind","record","customer_id","number") values (53307, 'invoice', '773', 109, 'FE10900045');
insert into "numbers" ("id","kind","record","customer_id","number") values (53308, 'invoice', '927', 109, 'FE10900199');
insert into "numbers" ("id","kind","record","customer_id","number") values (53309, 'invoice', '1000', 109, 'FE10900272');
insert into "numbers" ("id","kind","record","customer_id","number") values (53310, 'invoice', '1012', 109, 'FE10900284');
insert into "numbers" ("id","kind","record","customer_id","number") values (53311, 'invoice', '1059', 109, 'FE10900331');
insert into "numbers" ("id","kind","record","customer_id","number") values (53312, 'invoice', '1181', 109, 'FE10900453');
insert into "numbers" ("id","kind","record","customer_id","number") values (53313, 'invoice', '1641', 109, 'FE10900913');
insert into "numbers" ("id","kind","record","customer_id","number") values (53314, 'invoice', '1821', 109, 'FE10901093');
insert into "numbers" ("id","kind","record","customer_id","number") values (53315, 'invoice', '1933', 109, 'FE10901205');
insert into "numbers" ("id","kind","record","customer_id","number") values (53316, 'invoice', '1988', 109, 'FE10901260');
insert into "numbers" ("id","kind","record","customer_id","number") values (53317, 'invoice', '2210', 109, 'FE10901482');
insert into "numbers" ("id","kind","record","customer_id","number") values (53318, 'invoice', '2409', 109, 'FE10901681');
insert into "numbers" ("id","kind","record","customer_id","number") values (53319, 'invoice', '2760', 109, 'FE10902032');
insert into "numbers" ("id","kind","record","customer_id","number") values (53320, 'invoice', '2774', 201, 'FE20100001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53321, 'invoice', '2881', 205, 'FE20500021');
insert into "numbers" ("id","kind","record","customer_id","number") values (53322, 'invoice', '2914', 206, 'FE20600030');
insert into "numbers" ("id","kind","record","customer_id","number") values (53323, 'invoice', '2923', 209, 'FE20900001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53324, 'invoice', '2926', 209, 'FE20900004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53325, 'invoice', '2927', 101, 'FH101202412');
insert into "numbers" ("id","kind","record","customer_id","number") values (53326, 'invoice', '3034', 209, 'FH209202507');
insert into "numbers" ("id","kind","record","customer_id","number") values (53327, 'tracking', '1', 101, '5520 1837 4406');
insert into "numbers" ("id","kind","record","customer_id","number") values (53328, 'tracking', '2', 101, '5520 1837 4406');
insert into "numbers" ("id","kind","record","customer_id","number") values (53329, 'tracking', '16', 101, '1');
insert into "numbers" ("id","kind","record","customer_id","number") values (53330, 'tracking', '17', 101, '7741 2093 8815');
insert into "numbers" ("id","kind","record","customer_id","number") values (53331, 'tracking', '18', 101, '3308 5562 9174');
insert into "numbers" ("id","kind","record","customer_id","number") values (53332, 'tracking', '35', 101, '4415 8544 2323');
insert into "numbers" ("id","kind","record","customer_id","number") values (53333, 'tracking', '61', 101, '8746 2447 9354');
insert into "numbers" ("id","kind","record","customer_id","number") values (53334, 'tracking', '202', 101, '8002 7431 1984');
insert into "numbers" ("id","kind","record","customer_id","number") values (53335, 'tracking', '231', 101, '2578 2776 2526');
insert into "numbers" ("id","kind","record","customer_id","number") values (53336, 'tracking', '285', 101, '1');
insert into "numbers" ("id","kind","record","customer_id","number") values (53337, 'tracking', '579', 102, '6071 1893 4068');
insert into "numbers" ("id","kind","record","customer_id","number") values (53338, 'tracking', '588', 104, '8868 2954 6361');
insert into "numbers" ("id","kind","record","customer_id","number") values (53339, 'tracking', '1000', 107, '2990 5411 6642');
insert into "numbers" ("id","kind","record","customer_id","number") values (53340, 'tracking', '1006', 107, '9936 5254 1458');
insert into "numbers" ("id","kind","record","customer_id","number") values (53341, 'tracking', '1289', 109, '7316 7216 4370');
insert into "numbers" ("id","kind","record","customer_id","number") values (53342, 'tracking', '1675', 109, '7344 3317 1983');
insert into "numbers" ("id","kind","record","customer_id","number") values (53343, 'tracking', '1771', 109, '9999 3177 5424');
insert into "numbers" ("id","kind","record","customer_id","number") values (53344, 'tracking', '3401', 109, '7184 8108 6235');
insert into "numbers" ("id","kind","record","customer_id","number") values (53345, 'tracking', '3740', 109, '5295 1791 2430');
insert into "numbers" ("id","kind","record","customer_id","number") values (53346, 'tracking', '3998', 109, '9702 3999 5811');
insert into "numbers" ("id","kind","record","customer_id","number") values (53347, 'tracking', '4682', 209, '3308 5562 9174');
insert into "numbers" ("id","kind","record","customer_id","number") values (53348, 'tracking', '4688', 209, '6804 5132 1752');
insert into "numbers" ("id","kind","record","customer_id","number") values (53349, 'quote', '1', 109, 'Q25-10001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53350, 'quote', '2', 101, 'Q25-10002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53351, 'quote', '3', 109, 'Q25-10003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53352, 'quote', '4', 107, 'Q25-10004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53353, 'quote', '5', 107, 'Q25-10005');
insert into "numbers" ("id","kind","record","customer_id","number") values (53354, 'quote', '6', 107, 'Q25-10006');
insert into "numbers" ("id","kind","record","customer_id","number") values (53355, 'quote', '17', 101, 'Q25-10017');
insert into "numbers" ("id","kind","record","customer_id","number") values (53356, 'quote', '26', 101, 'Q25-10026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53357, 'quote', '30', 107, 'Q25-10030');
insert into "numbers" ("id","kind","record","customer_id","number") values (53358, 'quote', '48', 109, 'Q25-10048');
insert into "numbers" ("id","kind","record","customer_id","number") values (53359, 'quote', '69', 107, 'Q25-10069');
insert into "numbers" ("id","kind","record","customer_id","number") values (53360, 'quote', '100', 109, 'Q26-10100');
insert into "numbers" ("id","kind","record","customer_id","number") values (53361, 'quote', '105', 101, 'Q26-10105');
insert into "numbers" ("id","kind","record","customer_id","number") values (53362, 'quote', '106', 101, 'Q26-10106');
insert into "numbers" ("id","kind","record","customer_id","number") values (53363, 'quote', '110', 107, 'Q26-10110');
insert into "numbers" ("id","kind","record","customer_id","number") values (53364, 'quote', '137', 109, 'Q26-10137');
insert into "numbers" ("id","kind","record","customer_id","number") values (53365, 'quote', '190', 105, 'Q26-10190');
insert into "numbers" ("id","kind","record","customer_id","number") values (53366, 'quote', '205', 107, 'Q26-10205');
insert into "numbers" ("id","kind","record","customer_id","number") values (53367, 'quote', '209', 109, 'Q26-10209');
insert into "numbers" ("id","kind","record","customer_id","number") values (53368, 'quote', '210', 101, 'Q26-10210');
insert into "numbers" ("id","kind","record","customer_id","number") values (53369, 'quote', '211', 101, 'Q26-10211');
insert into "numbers" ("id","kind","record","customer_id","number") values (53370, 'quote', '215', 109, 'Q26-10215');
insert into "numbers" ("id","kind","record","customer_id","number") values (53371, 'quote', '216', 109, 'Q26-10216');
insert into "numbers" ("id","kind","record","customer_id","number") values (53372, 'quote', '217', 101, 'Q26-20001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53373, 'quote', '219', 101, 'Q26-20003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53374, 'quote', '221', 101, 'Q26-20005');
insert into "numbers" ("id","kind","record","customer_id","number") values (53375, 'concession', '1', 101, 'FF-26-100026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53376, 'concession', '2', 101, 'FA-26-100259');
insert into "numbers" ("id","kind","record","customer_id","number") values (53377, 'concession', '3', 101, 'FF-26-100332');
insert into "numbers" ("id","kind","record","customer_id","number") values (53378, 'concession', '4', 101, 'FA-26-100333');
insert into "numbers" ("id","kind","record","customer_id","number") values (53379, 'concession', '5', 101, 'FF-26-100390');
insert into "numbers" ("id","kind","record","customer_id","number") values (53380, 'concession', '6', 102, 'FF-26-200026');
insert into "numbers" ("id","kind","record","customer_id","number") values (53381, 'concession', '7', 104, 'FF-26-400164');
insert into "numbers" ("id","kind","record","customer_id","number") values (53382, 'concession', '8', 104, 'FA-26-400168');
insert into "numbers" ("id","kind","record","customer_id","number") values (53383, 'concession', '10', 104, 'FA-26-400183');
insert into "numbers" ("id","kind","record","customer_id","number") values (53384, 'concession', '11', 106, 'FF-26-600002');
insert into "numbers" ("id","kind","record","customer_id","number") values (53385, 'concession', '12', 106, 'FA-26-600003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53386, 'concession', '13', 106, 'FF-26-600004');
insert into "numbers" ("id","kind","record","customer_id","number") values (53387, 'concession', '14', 107, 'FF-26-700010');
insert into "numbers" ("id","kind","record","customer_id","number") values (53388, 'concession', '15', 107, 'FA-26-700011');
insert into "numbers" ("id","kind","record","customer_id","number") values (53389, 'concession', '17', 107, 'FA-26-700013');
insert into "numbers" ("id","kind","record","customer_id","number") values (53390, 'concession', '18', 107, 'FF-26-700014');
insert into "numbers" ("id","kind","record","customer_id","number") values (53391, 'concession', '19', 107, 'FA-26-700015');
insert into "numbers" ("id","kind","record","customer_id","number") values (53392, 'concession', '20', 107, 'FF-26-700016');
insert into "numbers" ("id","kind","record","customer_id","number") values (53393, 'concession', '21', 107, 'FA-26-700017');
insert into "numbers" ("id","kind","record","customer_id","number") values (53394, 'concession', '27', 109, 'FA-26-902082');
insert into "numbers" ("id","kind","record","customer_id","number") values (53395, 'concession', '67', 109, 'FA-26-903589');
insert into "numbers" ("id","kind","record","customer_id","number") values (53396, 'concession', '107', 109, 'FA-26-904658');
insert into "numbers" ("id","kind","record","customer_id","number") values (53397, 'concession', '147', 109, 'FA-26-906302');
insert into "numbers" ("id","kind","record","customer_id","number") values (53398, 'concession', '187', 109, 'FA-26-907550');
insert into "numbers" ("id","kind","record","customer_id","number") values (53399, 'concession', '189', 109, 'FA-26-907562');
insert into "numbers" ("id","kind","record","customer_id","number") values (53400, 'concession', '214', 109, 'FF-26-908414');
insert into "numbers" ("id","kind","record","customer_id","number") values (53401, 'concession', '227', 109, 'FA-26-908680');
insert into "numbers" ("id","kind","record","customer_id","number") values (53402, 'concession', '267', 109, 'FA-26-909796');
insert into "numbers" ("id","kind","record","customer_id","number") values (53403, 'concession', '296', 109, 'FF-26-911205');
insert into "numbers" ("id","kind","record","customer_id","number") values (53404, 'concession', '307', 109, 'FA-26-911451');
insert into "numbers" ("id","kind","record","customer_id","number") values (53405, 'concession', '347', 109, 'FA-26-912693');
insert into "numbers" ("id","kind","record","customer_id","number") values (53406, 'concession', '387', 109, 'FA-26-914239');
insert into "numbers" ("id","kind","record","customer_id","number") values (53407, 'concession', '427', 109, 'FA-26-915650');
insert into "numbers" ("id","kind","record","customer_id","number") values (53408, 'concession', '467', 109, 'FA-26-916800');
insert into "numbers" ("id","kind","record","customer_id","number") values (53409, 'concession', '507', 109, 'FA-26-918438');
insert into "numbers" ("id","kind","record","customer_id","number") values (53410, 'concession', '547', 109, 'FA-26-920076');
insert into "numbers" ("id","kind","record","customer_id","number") values (53411, 'concession', '587', 109, 'FA-26-921366');
insert into "numbers" ("id","kind","record","customer_id","number") values (53412, 'concession', '627', 109, 'FA-26-922899');
insert into "numbers" ("id","kind","record","customer_id","number") values (53413, 'concession', '660', 109, 'FF-26-924875');
insert into "numbers" ("id","kind","record","customer_id","number") values (53414, 'concession', '662', 203, 'FF-26-300019');
insert into "numbers" ("id","kind","record","customer_id","number") values (53415, 'concession', '663', 203, 'FA-26-300022');
insert into "numbers" ("id","kind","record","customer_id","number") values (53416, 'concession', '664', 204, 'FF-26-400036');
insert into "numbers" ("id","kind","record","customer_id","number") values (53417, 'concession', '665', 204, 'FA-26-400038');
insert into "numbers" ("id","kind","record","customer_id","number") values (53418, 'bankReference', '1', 101, '711863990018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53419, 'bankReference', '3', 101, '249969880031');
insert into "numbers" ("id","kind","record","customer_id","number") values (53420, 'bankReference', '4', 101, '599061950045');
insert into "numbers" ("id","kind","record","customer_id","number") values (53421, 'bankReference', '9', 101, '100921090096');
insert into "numbers" ("id","kind","record","customer_id","number") values (53422, 'bankReference', '10', 101, '088388130101');
insert into "numbers" ("id","kind","record","customer_id","number") values (53423, 'bankReference', '11', 101, '383188540116');
insert into "numbers" ("id","kind","record","customer_id","number") values (53424, 'bankReference', '20', 102, '002900300209');
insert into "numbers" ("id","kind","record","customer_id","number") values (53425, 'bankReference', '22', 102, '888882780222');
insert into "numbers" ("id","kind","record","customer_id","number") values (53426, 'bankReference', '33', 105, '519626830334');
insert into "numbers" ("id","kind","record","customer_id","number") values (53427, 'bankReference', '100', 109, '809423321003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53428, 'bankReference', '124', 109, '954371171248');
insert into "numbers" ("id","kind","record","customer_id","number") values (53429, 'bankReference', '141', 109, '997126981411');
insert into "numbers" ("id","kind","record","customer_id","number") values (53430, 'bankReference', '334', 109, '670528103344');
insert into "numbers" ("id","kind","record","customer_id","number") values (53431, 'bankReference', '335', 109, '424342233352');
insert into "numbers" ("id","kind","record","customer_id","number") values (53432, 'bankReference', '336', 109, '041958733366');
insert into "numbers" ("id","kind","record","customer_id","number") values (53433, 'billOfLading', '87c6bcdaa8d40d85e6ce3aa639e3c45c', 101, 'BL10100001');
insert into "numbers" ("id","kind","record","customer_id","number") values (53434, 'testedHeat', '852f9d80712302bb1c8c8f19982d82f5', 101, 'H41728');
insert into "numbers" ("id","kind","record","customer_id","number") values (53435, 'testedHeat', 'cce1f9754f79dc754ed1e290bfc7d7a7', 101, 'H42514');
insert into "numbers" ("id","kind","record","customer_id","number") values (53436, 'testedHeat', 'e36f7de1ca3f3d2bb1690a0bcb8f7229', 101, 'H42528');
insert into "numbers" ("id","kind","record","customer_id","number") values (53437, 'billOfLading', '0381c21bf49c443d695bcf941f16655c', 101, 'BL10100032');
insert into "numbers" ("id","kind","record","customer_id","number") values (53438, 'testedHeat', 'cdbd03449b5769dfb51610426aca2ed9', 107, 'H41900');
insert into "numbers" ("id","kind","record","customer_id","number") values (53439, 'billOfLading', 'fffef0cf1c0c43adebf41faff54181f7', 109, 'BL10900873');
insert into "numbers" ("id","kind","record","customer_id","number") values (53440, 'billOfLading', 'b29c0bd8e3f4e8ad8d8fe4b8457cc0ba', 209, 'BL20900003');
insert into "numbers" ("id","kind","record","customer_id","number") values (53441, 'heat', '1', 104, 'H718-2204');
insert into "numbers" ("id","kind","record","customer_id","number") values (53442, 'heat', '2', 104, 'H718-2251');
insert into "numbers" ("id","kind","record","customer_id","number") values (53443, 'heat', '3', 104, 'H718-1987');
insert into "numbers" ("id","kind","record","customer_id","number") values (53444, 'heat', '4', 104, 'H718-2299');
insert into "numbers" ("id","kind","record","customer_id","number") values (53445, 'heat', '5', 104, 'H718-2310');
insert into "numbers" ("id","kind","record","customer_id","number") values (53446, 'heat', '6', 104, '00718');
insert into "numbers" ("id","kind","record","customer_id","number") values (53447, 'heat', '7', 104, 'W-0088');
insert into "numbers" ("id","kind","record","customer_id","number") values (53448, 'approvalFile', '1', 101, 'First article report.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53449, 'approvalFile', '1', 101, 'BT-20139');
insert into "numbers" ("id","kind","record","customer_id","number") values (53450, 'approvalFile', '2', 101, 'Balloon drawing.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53451, 'approvalFile', '2', 101, 'BT-20139');
insert into "numbers" ("id","kind","record","customer_id","number") values (53452, 'approvalFile', '3', 101, 'Certificate of conformance.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53453, 'approvalFile', '3', 101, 'BT-20139');
insert into "numbers" ("id","kind","record","customer_id","number") values (53454, 'approvalFile', '4', 101, 'Approval of the certificate.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53455, 'approvalFile', '4', 101, 'BT-20139');
insert into "numbers" ("id","kind","record","customer_id","number") values (53456, 'approvalFile', '5', 101, 'Dimensions, revision A.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53457, 'approvalFile', '5', 101, 'BT-20155');
insert into "numbers" ("id","kind","record","customer_id","number") values (53458, 'approvalFile', '6', 101, 'Signed, revision A.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53459, 'approvalFile', '6', 101, 'BT-20155');
insert into "numbers" ("id","kind","record","customer_id","number") values (53460, 'approvalFile', '7', 101, 'Dimensions, revision B.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53461, 'approvalFile', '7', 101, 'BT-20155');
insert into "numbers" ("id","kind","record","customer_id","number") values (53462, 'approvalFile', '8', 101, 'Overview.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53463, 'approvalFile', '8', 101, 'BT-20155');
insert into "numbers" ("id","kind","record","customer_id","number") values (53464, 'approvalFile', '9', 101, 'Process plan 1.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53465, 'approvalFile', '9', 101, 'BT-20192');
insert into "numbers" ("id","kind","record","customer_id","number") values (53466, 'approvalFile', '10', 101, 'Approval 1.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53467, 'approvalFile', '10', 101, 'BT-20192');
insert into "numbers" ("id","kind","record","customer_id","number") values (53468, 'approvalFile', '11', 101, 'Process plan 2.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53469, 'approvalFile', '11', 101, 'BT-20192');
insert into "numbers" ("id","kind","record","customer_id","number") values (53470, 'approvalFile', '12', 101, 'Approval 2.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53471, 'approvalFile', '12', 101, 'BT-20192');
insert into "numbers" ("id","kind","record","customer_id","number") values (53472, 'approvalFile', '13', 102, '<script>alert("file")</script>.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53473, 'approvalFile', '13', 102, 'EC20018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53474, 'approvalFile', '14', 102, 'Aprobación ñandú «é» 承認.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53475, 'approvalFile', '14', 102, 'EC20018');
insert into "numbers" ("id","kind","record","customer_id","number") values (53476, 'approvalFile', '15', 107, 'Dimensional report.pdf');
insert into "numbers" ("id","kind","record","customer_id","number") values (53477, 'approvalFile', '15', 107, 'AA-20015');
insert into "required_documents" ("customer_id","kind","is_required") values (104, 'xml', 1);
insert into "certificate_heats" ("certificate","heat") values ('CC10100006A', 'H41000');
insert into "certificate_heats" ("certificate","heat") values ('CC10100011A', 'H42521');
insert into "certificate_heats" ("certificate","heat") values ('CC20504615A', 'H41500');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (1, 'concession', null, null, null, 1, 'Non-conformance report FF-26-100026.pdf', 'a92b89c1-a007-0b3a-5a10-cc770ce7cd03', 'application/pdf', 12252, 'fab4724e918d9bcfc88c6634d16e500663af95bd09e7d9fa095ed7b438729697', '2026-11-05T14:00:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (2, 'concession', null, null, null, 2, 'Non-conformance report FA-26-100259.pdf', '639b48d6-a113-918b-d50c-2bf380b68dbe', 'application/pdf', 12184, 'c45d50e49fcb7aac8db35a55fce2c29e2feec779526a32ad4fd02d951ff93a7f', '2026-11-05T14:01:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (3, 'concession', null, null, null, 2, 'Measurements.pdf', '0f8571ee-ae63-a492-9e0c-d4591af4a025', 'application/pdf', 12218, '738a82cfb270a3622736ae302f88b1201babb710e0b06737586248924e7fc848', '2026-11-05T14:02:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (4, 'concession', null, null, null, 2, 'Drawing with the deviation marked.pdf', '850a8356-7592-9ae8-9b60-a7b349c9d8b2', 'application/pdf', 13006, '66143cd570bb8903b24dc5b7ccde8decf484e66ca3b8ee87410c5d76dcdf68c7', '2026-11-05T14:03:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (5, 'concession', null, null, null, 4, 'Non-conformance report FA-26-100333.pdf', 'd1c4529d-5c60-0b52-3122-a8ea723726dd', 'application/pdf', 12065, '5ca7a5d4522967a1ffe61fa9facb558d63288855d8959df3e181a72e163c81a8', '2026-11-05T14:04:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (6, 'concession', null, null, null, 5, 'Non-conformance report FF-26-100390.pdf', 'e30744d2-35a1-c6f0-b2da-b30b5eb7a20d', 'application/pdf', 12262, '87eb85671edd0540ee95a5c6691cf72285a4d9da5055c270abdd9a7f150c2eb7', '2026-11-05T14:05:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (7, 'concession', null, null, null, 5, 'Measurements.pdf', 'fe5de90d-232e-2002-f36d-5e58143f4c6e', 'application/pdf', 12234, '22a87f1524cd8ec7cbaf521f675f477ff19cdaf92def4ad144b085d2318a4626', '2026-11-05T14:06:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (8, 'concession', null, null, null, 5, 'Drawing with the deviation marked.pdf', '00173079-40d6-da4b-bdf5-7f27003cc576', 'application/pdf', 12828, 'ae2810d07de43a0950ae883c263126dc2929982486a5fdb8bea903588dcf56ca', '2026-11-05T14:07:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (9, 'concession', null, null, null, 6, 'Non-conformance report FF-26-200026.pdf', '43ab2bff-59ee-1034-2911-e284f0e0dfb7', 'application/pdf', 11779, '93d4e982c051722fdee885096b3e451ef103cab745a8042c2ae2a7cff2cbdbd8', '2026-11-05T14:08:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (10, 'concession', null, null, null, 7, 'Non-conformance report FF-26-400164.pdf', '931aa63a-97f5-68f6-ff4a-3fc8cca10d49', 'application/pdf', 12308, '818d5cac582ec511541d52324cef93486e2d0651c59cb5e7cbd51cb797eef52c', '2026-11-05T14:09:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (11, 'concession', null, null, null, 8, 'Non-conformance report FA-26-400168.pdf', '44acd960-1bd6-3b6d-bbd9-d3275eb8eeb6', 'application/pdf', 12198, '82ff76a4d4543d28f377eca78d257a8bdbe15a4833f316cd304dec204583f3e4', '2026-11-05T14:10:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (12, 'concession', null, null, null, 8, 'Measurements.pdf', 'd7ce91f4-ed97-df22-af6b-65c83fb8138a', 'application/pdf', 12439, 'a7b78d7de7b47839edcca9b9d980e513ac483e5fdfaeb7cac0d04592bc2facbb', '2026-11-05T14:11:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (13, 'concession', null, null, null, 8, 'Drawing with the deviation marked.pdf', 'f12e16c3-e125-44e7-f343-8c0c84be54ea', 'application/pdf', 13148, '3c7c314e80eb3b84bb9d89ec2c002859499f668f3dafc17541b4bb92556d5745', '2026-11-05T14:12:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (14, 'concession', null, null, null, 10, 'Non-conformance report FA-26-400183.pdf', 'f40db97f-4b7a-dee8-9199-6b2945efe201', 'application/pdf', 12290, '1a74130b1c098cfbab33e99d843d3a8632702d1b8bfed462ce9eb514c45fdac2', '2026-11-05T14:13:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (15, 'concession', null, null, null, 11, 'Non-conformance report FF-26-600002.pdf', '8a1f23ae-ea4c-7198-ad08-67061b9c9dda', 'application/pdf', 11966, '5647a0d5aec76205babb789c9385e50341d3294144fca8683a068eca71d02b34', '2026-11-05T14:14:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (16, 'concession', null, null, null, 12, 'Non-conformance report FA-26-600003.pdf', '4b54fe36-fdf4-5d57-bf92-e555140ae0e3', 'application/pdf', 12118, 'c61cab832ea3cb554bb2a93fba65453686c55a7256302cb786caf5f9c6326976', '2026-11-05T14:15:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (17, 'concession', null, null, null, 12, 'Measurements.pdf', '0dffabe4-6441-ff69-aaf6-5cf89bf42e42', 'application/pdf', 11934, 'dfd12adb7c5d7f683517076b57cdb3e10273b992e731e16e61dc2191b2e9bad6', '2026-11-05T14:16:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (18, 'concession', null, null, null, 12, 'Drawing with the deviation marked.pdf', 'a59a6653-6689-2120-41a3-1dff8f2e61de', 'application/pdf', 13193, 'b934c3be12daf58a4b5924b87916bed3711737dc015e672714dc8dfa66f6048d', '2026-11-05T14:17:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (19, 'concession', null, null, null, 14, 'Non-conformance report FF-26-700010.pdf', 'c06924b3-c838-48df-e3d3-f719299ec5b0', 'application/pdf', 11964, 'dd523cdc47c2ede4283a8b94b0a5c24ef917acbc05f032a2871821920803e15e', '2026-11-05T14:18:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (20, 'concession', null, null, null, 15, 'Non-conformance report FA-26-700011.pdf', '4e4ec33b-e5fb-bf17-d852-9c12529b23c7', 'application/pdf', 11700, '713e076eedb2492f6f1bfd3a1906b6f17dc5f11d2c03016312894ff3a620c2d9', '2026-11-05T14:19:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (21, 'concession', null, null, null, 15, 'Measurements.pdf', '17b77bab-81e2-7593-3af3-aa96da9805de', 'application/pdf', 12169, '8726fac64394b17bcacbfbc18debf6d0d4de4da6492b18e68017d6544222cbb0', '2026-11-05T14:20:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (22, 'concession', null, null, null, 15, 'Drawing with the deviation marked.pdf', '9e4b05bb-1d63-e28a-258f-1dacdf4afea5', 'application/pdf', 12384, '1c53f1674d031f666061a4e465c4e7a348cb5873035f83f0a04f58dd2c899f4c', '2026-11-05T14:21:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (23, 'concession', null, null, null, 17, 'Non-conformance report FA-26-700013.pdf', 'aa01dbf7-aaf2-8645-ef8b-4c076896d3dd', 'application/pdf', 11625, 'd0d1edce330d4815e80393a724c12308472819d26e4b92b966cc3fadff5fd47a', '2026-11-05T14:22:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (24, 'concession', null, null, null, 18, 'Non-conformance report FF-26-700014.pdf', '9f670f4b-5749-f41f-1f5a-ec2a072400e5', 'application/pdf', 12079, '146d86d941f1a1a181281ae69e02cb7b8830bf10460da7b52330ffe641f9e353', '2026-11-05T14:23:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (25, 'concession', null, null, null, 18, 'Measurements.pdf', 'facbff5e-0099-39e4-ae19-489e470c9f5f', 'application/pdf', 12236, '1f8bfda92f80e640d0ac9352ae5b1e135161d3fa12289af529f5a83a15bd6c85', '2026-11-05T14:24:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (26, 'concession', null, null, null, 18, 'Drawing with the deviation marked.pdf', 'ba7b49e6-12b4-d6a9-5782-d86aa80e67c6', 'application/pdf', 13320, 'bae202d38331817e97d1bc627e43a89ff778e1db615df19e6587ca9c5d4966fb', '2026-11-05T14:25:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (27, 'concession', null, null, null, 20, 'Non-conformance report FF-26-700016.pdf', 'ccd0c012-616a-7d90-9559-b55467eb5cae', 'application/pdf', 12031, '280c03240855cd88fac7d055f0410c50a7a7d136da63903ae3f17a1175584461', '2026-11-05T14:26:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (28, 'concession', null, null, null, 21, 'Non-conformance report FA-26-700017.pdf', '3b495eab-a436-23f4-7c82-61fa492d7f42', 'application/pdf', 11863, '32c46864af56627f302abe01f89ab40723f817decef02f83024cc3777d406bc6', '2026-11-05T14:27:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (29, 'concession', null, null, null, 21, 'Measurements.pdf', '601346d0-75d2-697a-4094-035eb1fd94d6', 'application/pdf', 12046, 'd973124b5245cc22536a9ff623af4de7e19928e93304a55a0cf8951ac73dfb72', '2026-11-05T14:28:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (30, 'concession', null, null, null, 21, 'Drawing with the deviation marked.pdf', '3ead357f-0a91-8f8f-d4c2-a7e4da658043', 'application/pdf', 12550, '8692e3b0d1fdcafc02f38575e575851928aa1c9c3f29f2b7b42c1835d8c3779e', '2026-11-05T14:29:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (31, 'concession', null, null, null, 27, 'Non-conformance report FA-26-902082.pdf', 'ea407924-f8c4-982d-fa36-371a7eff3675', 'application/pdf', 12092, 'd0d2c71d13b7a144c99098110aecf1d744a6ab9aa518fd87f3904f85ee9a1429', '2026-11-05T14:30:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (32, 'concession', null, null, null, 67, 'Non-conformance report FA-26-903589.pdf', '6e2283b2-bdfb-30a6-a7b2-c2cff4e5cd18', 'application/pdf', 12194, 'a839b34a76894a5162fbba4c2a0c66c8f17c7820dd90001ebea8c878e2466a7f', '2026-11-05T14:31:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (33, 'concession', null, null, null, 107, 'Non-conformance report FA-26-904658.pdf', '6bc9b2d3-8ec1-f883-ec24-cbee0d17b24c', 'application/pdf', 12159, 'eff6764797ed8eca6099e5bc6a97dc4b138b43d8cea37b0b4d898153510d1916', '2026-11-05T14:32:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (34, 'concession', null, null, null, 147, 'Non-conformance report FA-26-906302.pdf', 'a14ded13-9905-3fd5-4edd-b632dd093426', 'application/pdf', 12392, 'c43f3330f2c3370479394d2c253d28fa5b35383b2f01b85f399ca182fc556581', '2026-11-05T14:33:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (35, 'concession', null, null, null, 187, 'Non-conformance report FA-26-907550.pdf', 'fb915747-8459-6191-0086-ff15784ee6ee', 'application/pdf', 12295, '88f4dd84b115e597494c4247b5960bc9e1a44cbf4c010ffb35b9706173d1b642', '2026-11-05T14:34:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (36, 'concession', null, null, null, 227, 'Non-conformance report FA-26-908680.pdf', '84d8860d-d281-5db8-49b0-652e81df33a9', 'application/pdf', 12323, 'bdb4b29b8c60f6b8b03d1f358891c7773485a411c33f5a2f36f1e2fbe8cfed95', '2026-11-05T14:35:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (37, 'concession', null, null, null, 267, 'Non-conformance report FA-26-909796.pdf', 'a7637d0b-4fc1-90f8-ed12-bc9de710236b', 'application/pdf', 12374, '2882123ef9f6abfb7538379cfcc2916f9628e00952171aae14f813b821ca5838', '2026-11-05T14:36:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (38, 'concession', null, null, null, 307, 'Non-conformance report FA-26-911451.pdf', '7d2ba28d-6079-0162-4ecf-1798a98bf85e', 'application/pdf', 12228, 'c5729d6bb44cc412700d9b229d35e92996e549142c5f48bf645acc10c591077e', '2026-11-05T14:37:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (39, 'concession', null, null, null, 347, 'Non-conformance report FA-26-912693.pdf', '5d7fad07-1441-0282-502d-c8da0361fb99', 'application/pdf', 12374, '0fe99d4ff3d183ace2794c3ee48bbdae7b70ed0cb4cc5b4312308db894d2d733', '2026-11-05T14:38:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (40, 'concession', null, null, null, 387, 'Non-conformance report FA-26-914239.pdf', '97c916d3-d1b2-af53-35d2-81192bad0e05', 'application/pdf', 12464, '68e24837efc274959b84e7fb9215f4d2004102d788c08759d6c81815bd8f02f0', '2026-11-05T14:39:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (41, 'concession', null, null, null, 427, 'Non-conformance report FA-26-915650.pdf', '35c010e9-d60c-0e6a-2a49-0ce686106687', 'application/pdf', 12465, '55ddc7505ac785127ba90f2dde28698a92744b434190354db4029612cb8acf0f', '2026-11-05T14:40:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (42, 'concession', null, null, null, 467, 'Non-conformance report FA-26-916800.pdf', 'e05a1a7d-bf7f-fb2c-bdbb-7238fcc01f64', 'application/pdf', 12307, '2c6251ece25cc9bf4f56289936d4a2213b2dfded3c05e21540bf448e130f4c7a', '2026-11-05T14:41:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (43, 'concession', null, null, null, 507, 'Non-conformance report FA-26-918438.pdf', 'd386552d-5f9b-0a15-5391-a207aad190d2', 'application/pdf', 12248, '612f0dcc829fc9063a0143c33965870852a6df4d7a80d2ed25e4985892097ddd', '2026-11-05T14:42:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (44, 'concession', null, null, null, 547, 'Non-conformance report FA-26-920076.pdf', '7b876884-5f2a-025f-8274-3b01020f8db4', 'application/pdf', 12370, '82eafd79165b30e5bb9b87412cd2342272dc3c86bd2bf07b0305cf1da331cd15', '2026-11-05T14:43:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (45, 'concession', null, null, null, 587, 'Non-conformance report FA-26-921366.pdf', '66f162e7-a56e-fce9-9531-11b31737d429', 'application/pdf', 12258, '9a1c41028e6083de50eeed2839b1445db606c59ea307f4daade729f54b3484bf', '2026-11-05T14:44:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (46, 'concession', null, null, null, 627, 'Non-conformance report FA-26-922899.pdf', '981d07af-554b-53ba-563f-06902e3ea791', 'application/pdf', 12096, '6124bb34dca65a0bef6fd274e62ba6906a54df0bb146236f4cc6450ff74d4474', '2026-11-05T14:45:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (47, 'concession', null, null, null, 662, 'Non-conformance report FF-26-300019.pdf', 'a025d062-0820-0031-ba1a-03e938973df8', 'application/pdf', 12086, '4c919106d4b86a5f1faa040db23c4af7def3bfd4bafe822dd99a876241b4df8f', '2026-11-05T14:46:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (48, 'concession', null, null, null, 663, 'Non-conformance report FA-26-300022.pdf', '39b776fe-28b2-0e75-f5a0-3f8f22f5062d', 'application/pdf', 11423, '86b1caae5968d393a02c8091369c76a714016a2eda599d736868986aa88f642e', '2026-11-05T14:47:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (49, 'concession', null, null, null, 663, 'Measurements.pdf', 'cf215fe2-515e-bc11-f502-1dfd018fe23b', 'application/pdf', 11613, '81a18ea5b1d97de64e0c0f987fa6d068c3f96ea71e902fac0360b913bd2d064a', '2026-11-05T14:48:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (50, 'concession', null, null, null, 663, 'Drawing with the deviation marked.pdf', '4634bbd6-6096-ae1f-ebfd-886188b557a2', 'application/pdf', 12197, '00ee0faa008a76f4fa34ccd989a0a2aa3be50f1912f4b2088c48dead84ab74d7', '2026-11-05T14:49:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (51, 'concession', null, null, null, 664, 'Non-conformance report FF-26-400036.pdf', '2695d108-db48-01b5-fc73-5f80b9f56213', 'application/pdf', 11920, '03ed1a77fb73522240dfba194a3ccf290246c7701ec21a6fa311f1e38d00d2d3', '2026-11-05T14:50:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (52, 'concession', null, null, null, 665, 'Non-conformance report FA-26-400038.pdf', 'c381142c-5743-c109-b822-d90fac432054', 'application/pdf', 12400, '5cc2e17455fb3cfd5fedc57fd8b5c14ed365f2b870200a53564e08e7eb654c52', '2026-11-05T14:51:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (53, 'concession', null, null, null, 665, 'Measurements.pdf', '841596e1-c4ad-5eb7-f716-92c22440a8af', 'application/pdf', 12666, '615a7130e5fde9e25b48fc20be78558d8d43993b860a65dc43355da52d462451', '2026-11-05T14:52:00.000Z');
insert into "plant_documents" ("id","kind","invoice_id","hash","certificate","concession_id","name","file_id","media_type","size","sha256","stored_at") values (54, 'concession', null, null, null, 665, 'Drawing with the deviation marked.pdf', '8a0915d2-5136-361f-34b8-ee4061399ccc', 'application/pdf', 13726, '85b6f786b000bc7b1c723bb2d0f72ba6ab07c0aef5b77a6a95b2586280c3c4b7', '2026-11-05T14:53:00.000Z');
insert into "requests" ("id","number","kind","customer_id","subject","purchase_order","wanted_on","quantity","reason","amount","state","answer","offered_on","offered_quantity","asked_on","asked_at","answered_on","closed_by","is_reopened","is_unread","user_id","name","email","provider_told_at","customer_told_at") values (1, 'RQ26-000001', 'question', 101, '10100424', '4500710224', null, null, null, null, 'closed', 'accepted', null, null, '2026-10-25', '2026-10-25T15:00:00.000Z', '2026-10-26', 'customer', 1, 0, 5, 'Megan Ostrander', 'customer@anvil.example', null, null);
insert into "requests" ("id","number","kind","customer_id","subject","purchase_order","wanted_on","quantity","reason","amount","state","answer","offered_on","offered_quantity","asked_on","asked_at","answered_on","closed_by","is_reopened","is_unread","user_id","name","email","provider_told_at","customer_told_at") values (2, 'RQ26-000002', 'later', 101, '10100423', '4500710224', '2027-06-19', null, null, null, 'answered', 'counterOffer', '2027-06-12', null, '2026-11-03', '2026-11-03T15:30:00.000Z', '2026-11-04', null, 0, 1, 5, 'Megan Ostrander', 'customer@anvil.example', null, null);
insert into "requests" ("id","number","kind","customer_id","subject","purchase_order","wanted_on","quantity","reason","amount","state","answer","offered_on","offered_quantity","asked_on","asked_at","answered_on","closed_by","is_reopened","is_unread","user_id","name","email","provider_told_at","customer_told_at") values (3, 'RQ26-000003', 'problem', 107, '10700293', 'F3110156', null, null, null, null, 'open', null, null, null, '2026-11-04', '2026-11-04T16:00:00.000Z', null, null, 0, 0, 19, 'Isabelle Marchand', 'isabelle.marchand@aurelian.example', null, null);
insert into "requests" ("id","number","kind","customer_id","subject","purchase_order","wanted_on","quantity","reason","amount","state","answer","offered_on","offered_quantity","asked_on","asked_at","answered_on","closed_by","is_reopened","is_unread","user_id","name","email","provider_told_at","customer_told_at") values (4, 'RQ26-000004', 'dispute', 101, 'FE10100190', '4500710216', null, null, 'price', 5913185, 'open', null, null, null, '2026-11-04', '2026-11-04T16:30:00.000Z', null, null, 0, 0, 5, 'Megan Ostrander', 'customer@anvil.example', null, null);
insert into "requests" ("id","number","kind","customer_id","subject","purchase_order","wanted_on","quantity","reason","amount","state","answer","offered_on","offered_quantity","asked_on","asked_at","answered_on","closed_by","is_reopened","is_unread","user_id","name","email","provider_told_at","customer_told_at") values (5, 'RQ26-000005', 'earlier', 109, '10927537', '8119890', '2027-05-10', null, null, null, 'answered', 'declined', null, null, '2026-11-02', '2026-11-02T17:00:00.000Z', '2026-11-03', null, 0, 1, 12, 'Beatriz Olvera Ruiz', 'beatriz.olvera@corvane.example', null, null);
insert into "requests" ("id","number","kind","customer_id","subject","purchase_order","wanted_on","quantity","reason","amount","state","answer","offered_on","offered_quantity","asked_on","asked_at","answered_on","closed_by","is_reopened","is_unread","user_id","name","email","provider_told_at","customer_told_at") values (6, 'RQ26-000006', 'shipTo', 109, '10927536', '8119889', null, null, null, null, 'open', null, null, null, '2026-11-05', '2026-11-05T17:30:00.000Z', null, null, 0, 0, 12, 'Beatriz Olvera Ruiz', 'beatriz.olvera@corvane.example', null, null);
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (1, 1, 'asked', 0, 5, 'Megan Ostrander', 'Will the forging be delivered with the heat treatment chart?', null, null, '2026-10-25', '2026-10-25T15:00:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (2, 1, 'closed', 0, 5, 'Megan Ostrander', '', null, null, '2026-10-26', '2026-10-26T14:45:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (3, 1, 'reopened', 0, 5, 'Megan Ostrander', 'One more question: is the chart signed?', null, null, '2026-10-26', '2026-10-26T14:45:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (4, 1, 'accepted', 1, null, 'Óscar Villarreal', 'Yes, the chart is part of the certificate of conformance.', null, null, '2026-10-26', '2026-10-26T14:45:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (5, 1, 'closed', 0, 5, 'Megan Ostrander', '', null, null, '2026-10-26', '2026-10-26T14:45:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (6, 2, 'asked', 0, 5, 'Megan Ostrander', 'Our hall is being rebuilt. Please deliver three weeks later.', '2027-06-19', null, '2026-11-03', '2026-11-03T15:30:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (7, 2, 'counterOffer', 1, null, 'Óscar Villarreal', 'We can keep the pieces for two weeks.', '2027-06-12', null, '2026-11-04', '2026-11-04T15:15:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (8, 3, 'asked', 0, 19, 'Isabelle Marchand', 'Two pieces have marks on the flange. The inspection report is attached.', null, null, '2026-11-04', '2026-11-04T16:00:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (9, 4, 'asked', 0, 5, 'Megan Ostrander', 'The price differs from our purchase order.', null, null, '2026-11-04', '2026-11-04T16:30:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (10, 5, 'asked', 0, 12, 'Beatriz Olvera Ruiz', 'Our customer has moved the assembly forward. Can you deliver a week earlier?', '2027-05-10', null, '2026-11-02', '2026-11-02T17:00:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (11, 5, 'declined', 1, null, 'Curtis Hallbrook', 'The furnace is fully planned until then. We are sorry.', null, null, '2026-11-03', '2026-11-03T16:45:00.000Z');
insert into "request_messages" ("id","request_id","event","is_by_provider","user_id","name","message","day","quantity","written_on","written_at") values (12, 6, 'asked', 0, 12, 'Beatriz Olvera Ruiz', 'Please ship to our second plant, gate 4.', null, null, '2026-11-05', '2026-11-05T17:30:00.000Z');
insert into "request_files" ("file_id","message_id","position") values ('3fc8a5cf-e5d7-58b8-5c41-16251c1f6538', 1, 0);
insert into "request_files" ("file_id","message_id","position") values ('0f74aefe-4b2d-3a93-3a15-e8c4d14a7f48', 8, 0);
CREATE UNIQUE INDEX users_email on users (email_key) where deleted_at is null;
CREATE INDEX users_name_key on users (name_key, id) where deleted_at is null;
CREATE INDEX users_sales_contact_key on users (sales_contact_key, id) where deleted_at is null;
CREATE INDEX users_relation_key on users (relation_key, id) where deleted_at is null;
CREATE INDEX users_unit on users (unit, id) where deleted_at is null;
CREATE INDEX users_created_at on users (created_at, id) where deleted_at is null;
CREATE INDEX users_last_login on users (last_login, id) where deleted_at is null;
CREATE INDEX users_by_role on users (role_id, name_key, id) where deleted_at is null;
CREATE INDEX users_count on users (has_equote);
CREATE INDEX users_deleted on users (deleted_at) where deleted_at is not null;
CREATE INDEX user_customers_customer on user_customers (customer_id);
CREATE INDEX tokens_user on tokens (user_id);
CREATE INDEX one_time_codes_user on one_time_codes (user_id, purpose);
CREATE INDEX outbox_due on outbox (next_attempt_at) where sent_at is null;
CREATE UNIQUE INDEX visits_navigation on visits (user_id, navigation, page_name) where navigation <> '';
CREATE VIRTUAL TABLE users_search using fts5(search, content='users', content_rowid='id', tokenize='trigram case_sensitive 1');
CREATE INDEX parts_customer_number on parts (customer_id, customer_number);
CREATE INDEX parts_provider_number on parts (customer_id, provider_number);
CREATE UNIQUE INDEX purchase_orders_number on purchase_orders (customer_id, number);
CREATE INDEX purchase_orders_ordered_on on purchase_orders (customer_id, ordered_on, id);
CREATE UNIQUE INDEX job_orders_number on job_orders (customer_id, number);
CREATE INDEX job_orders_purchase_order on job_orders (purchase_order_id, line_item);
CREATE INDEX job_orders_part on job_orders (part_id, requested_on, id, customer_id, quantity, shipped);
CREATE INDEX job_orders_status on job_orders (customer_id, status);
CREATE INDEX job_orders_open on job_orders (customer_id, requested_on, id) where quantity > shipped;
CREATE INDEX job_orders_in_process on job_orders (customer_id, in_process, price, finished_goods, approval)
      where quantity > shipped;
CREATE UNIQUE INDEX invoices_number on invoices (customer_id, number);
CREATE INDEX invoices_due on invoices (customer_id, due_on, id) where balance <> 0;
CREATE INDEX invoices_paid on invoices (customer_id, paid_on, due_on) where paid_on is not null;
CREATE INDEX credit_notes_customer on credit_notes (customer_id, created_on);
CREATE INDEX deliveries_job_order on deliveries (job_order_id);
CREATE INDEX deliveries_shipped on deliveries (customer_id, shipped_on, promised_on)
      where shipped_on is not null;
CREATE INDEX deliveries_ready on deliveries (customer_id, ready_on, quantity) where shipped_on is null;
CREATE INDEX order_documents_order on order_documents (purchase_order_id, position);
CREATE INDEX visits_at on visits (at, id, role_id, user_id, is_mobile);
CREATE INDEX visits_user on visits (user_id, at, id, role_id, page_name, is_mobile);
CREATE INDEX visits_role on visits (role_id, at, id);
CREATE INDEX visits_page on visits (page_name, at, id, role_id);
CREATE TRIGGER visits_insert after insert  on visits begin 
    insert into visit_days (day, plant, page_name, visits) values (new.day, new.plant, new.page_name, 1)
    on conflict (day, plant, page_name) do update set visits = visits + excluded.visits; end;
CREATE TRIGGER visits_delete after delete  on visits begin 
    insert into visit_days (day, plant, page_name, visits) values (old.day, old.plant, old.page_name, -1)
    on conflict (day, plant, page_name) do update set visits = visits + excluded.visits; end;
CREATE TRIGGER visits_update after update of day, plant, page_name on visits begin 
    insert into visit_days (day, plant, page_name, visits) values (old.day, old.plant, old.page_name, -1)
    on conflict (day, plant, page_name) do update set visits = visits + excluded.visits;
    insert into visit_days (day, plant, page_name, visits) values (new.day, new.plant, new.page_name, 1)
    on conflict (day, plant, page_name) do update set visits = visits + excluded.visits; end;
CREATE INDEX quotes_customer on quotes (customer_id, quoted_on, items, ordered_items);
CREATE INDEX users_created_plant on users (created_at, plant, last_login, deleted_at) where deleted_at is null;
CREATE UNIQUE INDEX contacts_guid on contacts (guid);
CREATE INDEX batch_users_batch on batch_users (batch_id);
CREATE INDEX audit_subject on audit (subject_id, at, id);
CREATE INDEX audit_at on audit (at, id, action, user_id, subject_id);
CREATE INDEX audit_changes on audit (at, id, action, user_id, subject_id)
      where action <> 'signedIn' and action <> 'signedOut';
CREATE TRIGGER audit_no_update before update on "audit" begin
        select raise(abort, 'Rows of audit are kept as they are.'); end;
CREATE TRIGGER audit_no_delete before delete on "audit" begin
        select raise(abort, 'Rows of audit are kept as they are.'); end;
CREATE INDEX contracts_customer on contracts (customer_id, id);
CREATE UNIQUE INDEX budget_rows_combination on budget_rows
      (budget_id, segment_id, coalesce(customer_id, 0), coalesce(contract_id, 0));
CREATE INDEX concessions_customer on concessions (customer_id, part_id);
CREATE INDEX concessions_approval on concessions (approval_file_id);
CREATE TRIGGER users_unindexed_full after insert on users_unindexed
    when (select count(*) from users_unindexed) >= 100 begin
    insert into users_search(rowid, search) select users.id, users.search
      from users_unindexed cross join users where users.id = users_unindexed.id order by users_unindexed.id;
    delete from users_unindexed; end;
CREATE TRIGGER users_search_insert after insert on users begin insert into users_unindexed values (new.id); end;
CREATE TRIGGER users_search_delete after delete on users begin insert into users_search(users_search, rowid, search) select 'delete', old.id, old.search
  where old.id not in (select id from users_unindexed);
    delete from users_unindexed where id = old.id; end;
CREATE TRIGGER users_search_update after update of search on users when new.search <> old.search begin insert into users_search(users_search, rowid, search) select 'delete', old.id, old.search
  where old.id not in (select id from users_unindexed);
    insert into users_unindexed select new.id where new.id not in (select id from users_unindexed); end;
CREATE INDEX tracked_at on tracked (at);
CREATE INDEX deliveries_invoice on deliveries (invoice_id);
CREATE INDEX certificates_delivery on certificates (delivery_id, number);
CREATE INDEX bank_references_customer on bank_references (customer_id, created_on, id);
CREATE INDEX bank_reference_lines_invoice on bank_reference_lines (invoice_id);
CREATE INDEX bank_reference_lines_note on bank_reference_lines (credit_note_id);
CREATE INDEX deliveries_left on deliveries (customer_id, shipped_on, id) where shipped_on is not null;
CREATE UNIQUE INDEX load_documents_number on load_documents (customer_id, kind, number);
CREATE INDEX delivery_documents_hash on delivery_documents (hash, delivery_id);
CREATE INDEX document_bundles_end on document_bundles (expires_at);
CREATE INDEX job_orders_open_committed on job_orders ((coalesce(committed_on, '9999-12-31')), id)
      where quantity > shipped;
CREATE INDEX job_orders_consignment on job_orders (id) where is_consignment = 1;
CREATE INDEX invoice_lines_job_order on invoice_lines (job_order_id, quantity);
CREATE INDEX concessions_job_order on concessions (job_order_id, ncr);
CREATE INDEX bars_approval on bars (approval_file_id);
CREATE INDEX lots_number on lots (number);
CREATE INDEX lots_job_order on lots (job_order_id);
CREATE INDEX cuttings_bar on cuttings (bar_id);
CREATE INDEX cuttings_lot on cuttings (lot_id);
CREATE INDEX scrap_items_customer on scrap_items (customer_id, kind);
CREATE INDEX offers_customer on offers (customer_id, proposed_on);
CREATE INDEX offers_invoice on offers (invoice_file_id);
CREATE INDEX offer_items_offer on offer_items (offer_id);
CREATE INDEX contract_lines_part on contract_lines (part_id);
CREATE INDEX ltas_contract on ltas (contract_id);
CREATE INDEX price_revisions_contract on price_revisions (contract_id);
CREATE INDEX concession_reopenings_concession on concession_reopenings (concession_id);
CREATE INDEX concession_reopenings_file on concession_reopenings (file_id);
CREATE INDEX job_orders_approval on job_orders (customer_id, id) where approval > 0;
CREATE INDEX invoices_issued on invoices (customer_id, issued_on, amount);
CREATE INDEX concessions_notified on concessions (customer_id, notified_on, quantity);
CREATE INDEX approval_files_folder on approval_files (folder_id, child_id, is_approval, father_id);
CREATE INDEX approval_files_child on approval_files (child_id);
CREATE INDEX approval_files_father on approval_files (father_id);
CREATE INDEX approval_comments_folder on approval_comments (folder_id, id);
CREATE INDEX approval_folders_type on approval_folders (type_id);
CREATE TRIGGER invoice_lines_insert after insert on invoice_lines begin insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from (select new.invoice_id as invoice_id, new.job_order_id as job_order_id, new.quantity as quantity,
    new.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(sum(line.quantity) as bigint), cast(sum(line.quantity * line.price) as bigint)
    from (select new.invoice_id as invoice_id, new.job_order_id as job_order_id, new.quantity as quantity,
    new.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount; end;
CREATE TRIGGER invoice_lines_delete after delete on invoice_lines begin insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from (select old.invoice_id as invoice_id, old.job_order_id as job_order_id, old.quantity as quantity,
    old.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(-sum(line.quantity) as bigint), cast(-sum(line.quantity * line.price) as bigint)
    from (select old.invoice_id as invoice_id, old.job_order_id as job_order_id, old.quantity as quantity,
    old.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount; end;
CREATE TRIGGER invoice_lines_update after update on invoice_lines begin insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from (select old.invoice_id as invoice_id, old.job_order_id as job_order_id, old.quantity as quantity,
    old.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(-sum(line.quantity) as bigint), cast(-sum(line.quantity * line.price) as bigint)
    from (select old.invoice_id as invoice_id, old.job_order_id as job_order_id, old.quantity as quantity,
    old.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount;insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from (select new.invoice_id as invoice_id, new.job_order_id as job_order_id, new.quantity as quantity,
    new.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(sum(line.quantity) as bigint), cast(sum(line.quantity * line.price) as bigint)
    from (select new.invoice_id as invoice_id, new.job_order_id as job_order_id, new.quantity as quantity,
    new.price as price) as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount; end;
CREATE TRIGGER invoices_invoiced after update of customer_id, issued_on on invoices begin insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from invoice_lines as line join (select old.id as id, old.customer_id as customer_id, old.issued_on as issued_on) as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(-sum(line.quantity) as bigint), cast(-sum(line.quantity * line.price) as bigint)
    from invoice_lines as line join (select old.id as id, old.customer_id as customer_id, old.issued_on as issued_on) as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount;insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from invoice_lines as line join (select new.id as id, new.customer_id as customer_id, new.issued_on as issued_on) as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(sum(line.quantity) as bigint), cast(sum(line.quantity * line.price) as bigint)
    from invoice_lines as line join (select new.id as id, new.customer_id as customer_id, new.issued_on as issued_on) as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount; end;
CREATE TRIGGER job_orders_invoiced after update of part_id on job_orders begin insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join (select old.id as id, old.part_id as part_id) as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(-sum(line.quantity) as bigint), cast(-sum(line.quantity * line.price) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join (select old.id as id, old.part_id as part_id) as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount;insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join (select new.id as id, new.part_id as part_id) as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(sum(line.quantity) as bigint), cast(sum(line.quantity * line.price) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join (select new.id as id, new.part_id as part_id) as job on job.id = line.job_order_id join parts as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount; end;
CREATE TRIGGER parts_invoiced after update of segment_id on parts begin insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(-sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join (select old.id as id, old.segment_id as segment_id) as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(-sum(line.quantity) as bigint), cast(-sum(line.quantity * line.price) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join (select old.id as id, old.segment_id as segment_id) as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount;insert into invoiced_years (year, segment_id, customer_id, month_1, month_2, month_3, month_4, month_5, month_6, month_7, month_8, month_9, month_10, month_11, month_12)
    select cast(substr(invoice.issued_on, 1, 4) as integer), part.segment_id, invoice.customer_id, cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 1 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 2 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 3 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 4 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 5 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 6 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 7 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 8 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 9 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 10 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 11 then line.quantity * line.price else 0 end) as bigint), cast(sum(case when cast(substr(invoice.issued_on, 6, 2) as integer) = 12 then line.quantity * line.price else 0 end) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join (select new.id as id, new.segment_id as segment_id) as part on part.id = job.part_id where part.segment_id is not null group by 1, 2, 3
    on conflict (year, segment_id, customer_id)
    do update set month_1 = invoiced_years.month_1 + excluded.month_1, month_2 = invoiced_years.month_2 + excluded.month_2, month_3 = invoiced_years.month_3 + excluded.month_3, month_4 = invoiced_years.month_4 + excluded.month_4, month_5 = invoiced_years.month_5 + excluded.month_5, month_6 = invoiced_years.month_6 + excluded.month_6, month_7 = invoiced_years.month_7 + excluded.month_7, month_8 = invoiced_years.month_8 + excluded.month_8, month_9 = invoiced_years.month_9 + excluded.month_9, month_10 = invoiced_years.month_10 + excluded.month_10, month_11 = invoiced_years.month_11 + excluded.month_11, month_12 = invoiced_years.month_12 + excluded.month_12;
    insert into invoiced_parts (year, customer_id, part_id, quantity, amount)
    select cast(substr(invoice.issued_on, 1, 4) as integer), invoice.customer_id, part.id, cast(sum(line.quantity) as bigint), cast(sum(line.quantity * line.price) as bigint)
    from invoice_lines as line join invoices as invoice on invoice.id = line.invoice_id
    join job_orders as job on job.id = line.job_order_id join (select new.id as id, new.segment_id as segment_id) as part on part.id = job.part_id where true group by 1, 2, 3
    on conflict (year, customer_id, part_id)
    do update set quantity = invoiced_parts.quantity + excluded.quantity,
      amount = invoiced_parts.amount + excluded.amount; end;
CREATE INDEX imports_entity on imports (entity, result, at);
CREATE UNIQUE INDEX api_keys_name on api_keys (name) where revoked_at is null;
CREATE TRIGGER quotes_quote_entered after insert on quotes begin insert into numbers (kind, record, customer_id, number)
        select 'quote', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER bank_references_bankreference_entered after insert on bank_references begin insert into numbers (kind, record, customer_id, number)
        select 'bankReference', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER concessions_concession_entered after insert on concessions begin insert into numbers (kind, record, customer_id, number)
        select 'concession', cast(new.id as text), new.customer_id, new.ncr 
        where new.ncr <> '' and true; end;
CREATE TRIGGER load_documents_billoflading_entered after insert on load_documents begin insert into numbers (kind, record, customer_id, number)
        select 'billOfLading', cast(new.hash as text), new.customer_id, new.number 
        where new.number <> '' and new.kind = 'billOfLading'; end;
CREATE TRIGGER load_documents_testedheat_entered after insert on load_documents begin insert into numbers (kind, record, customer_id, number)
        select 'testedHeat', cast(new.hash as text), new.customer_id, (select heat from mill_tests where mill_tests.id = new.mill_test_id) 
        where (select heat from mill_tests where mill_tests.id = new.mill_test_id) <> '' and new.kind = 'millTest'; end;
CREATE TRIGGER approval_files_approvalfile_entered after insert on approval_files begin insert into numbers (kind, record, customer_id, number)
        select 'approvalFile', cast(new.id as text), (select customer_id from approval_folders where approval_folders.id = new.folder_id), (select name from files where files.id = new.file_id) 
        where (select name from files where files.id = new.file_id) <> '' and true;
insert into numbers (kind, record, customer_id, number)
        select 'approvalFile', cast(new.id as text), (select customer_id from approval_folders where approval_folders.id = new.folder_id), (select part_number from approval_folders where approval_folders.id = new.folder_id) 
        where (select part_number from approval_folders where approval_folders.id = new.folder_id) <> '' and true; end;
CREATE INDEX promises_line on promises (customer_id, job_order, id);
CREATE INDEX promises_moved on promises (customer_id, id) where kind in ('moved', 'withdrawn');
CREATE TRIGGER promises_opened after insert on job_orders when coalesce(new.new_committed_on, new.committed_on) is not null begin
    
  insert into promises (customer_id, job_order, kind, promised_on, before_on, given_on, given_at, source, user_id, name, reason)
  select new.customer_id, new.number, 'opened', coalesce(new.committed_on, new.new_committed_on), null, coalesce(new.acknowledged_on, case when new.new_committed_on <> new.committed_on then null else giver.day end),
    coalesce(giver.at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), coalesce(giver.source, 'service'), giver.user_id, coalesce(giver.name, ''),
    null
  from (select 1) as one left join promise_givers giver on true where coalesce(new.new_committed_on, new.committed_on) is not null;
  insert into promises (customer_id, job_order, kind, promised_on, before_on, given_on, given_at, source, user_id, name, reason)
  select new.customer_id, new.number, 'opened', new.new_committed_on, new.committed_on, coalesce(new.modified_on, giver.day),
    coalesce(giver.at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), coalesce(giver.source, 'service'), giver.user_id, coalesce(giver.name, ''),
    new.modified_comment
  from (select 1) as one left join promise_givers giver on true where new.new_committed_on <> new.committed_on; end;
CREATE TRIGGER promises_changed after update of committed_on, new_committed_on on job_orders
    when (coalesce(new.new_committed_on, new.committed_on) is distinct from coalesce(old.new_committed_on, old.committed_on)
    or exists (select 1 from promise_givers giver where giver.source = 'person' and true)) begin 
  insert into promises (customer_id, job_order, kind, promised_on, before_on, given_on, given_at, source, user_id, name, reason)
  select new.customer_id, new.number, case when coalesce(old.new_committed_on, old.committed_on) is null then 'given' when coalesce(new.new_committed_on, new.committed_on) is null then 'withdrawn'
      when coalesce(new.new_committed_on, new.committed_on) = coalesce(old.new_committed_on, old.committed_on) then 'confirmed' else 'moved' end, coalesce(new.new_committed_on, new.committed_on), coalesce(old.new_committed_on, old.committed_on), coalesce(case when new.modified_on is distinct from old.modified_on then new.modified_on end, giver.day),
    coalesce(giver.at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')), coalesce(giver.source, 'service'), giver.user_id, coalesce(giver.name, ''),
    coalesce(giver.reason,
      case when new.modified_comment is distinct from old.modified_comment then new.modified_comment end)
  from (select 1) as one left join promise_givers giver on true where (coalesce(new.new_committed_on, new.committed_on) is distinct from coalesce(old.new_committed_on, old.committed_on)
    or exists (select 1 from promise_givers giver where giver.source = 'person' and true)); end;
CREATE TRIGGER promises_no_update before update on "promises" begin
        select raise(abort, 'Rows of promises are kept as they are.'); end;
CREATE TRIGGER promises_no_delete before delete on "promises" begin
        select raise(abort, 'Rows of promises are kept as they are.'); end;
CREATE INDEX digests_due on digests (frequency, sent_for) where frequency <> 'off';
CREATE INDEX bars_undecided on bars (heat_id) where is_approved is null;
CREATE INDEX bars_decided on bars (decided_on) where decided_on is not null;
CREATE INDEX concessions_pending on concessions (customer_id, notified_on) where approval_file_id is null;
CREATE INDEX offers_open on offers (customer_id, status, proposed_on) where status <= 2;
CREATE INDEX quotes_expiring on quotes (customer_id, expires_on) where expires_on is not null;
CREATE INDEX approval_files_given on approval_files (file_id) where is_approval = 1;
CREATE INDEX line_notes_unanswered on line_notes (job_order_id)
      where customer_comment is not null and seller_comment is null;
CREATE INDEX line_notes_dated on line_notes (job_order_id) where seller_date is not null;
CREATE INDEX users_invited on users (created_at) where password_hash is null and deleted_at is null;
CREATE TRIGGER purchase_orders_purchaseorder_entered after insert on purchase_orders
        when not exists (select 1 from added_together where name = 'purchase_orders') begin insert into numbers (kind, record, customer_id, number)
        select 'purchaseOrder', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER added_together_purchase_orders after delete on added_together when old.name = 'purchase_orders' begin
      insert into numbers (kind, record, customer_id, number)
        select 'purchaseOrder', cast(purchase_orders.id as text), purchase_orders.customer_id, purchase_orders.number from purchase_orders
        where purchase_orders.number <> '' and true and purchase_orders.rowid > old.after order by 3, 4; end;
CREATE TRIGGER job_orders_joborder_entered after insert on job_orders
        when not exists (select 1 from added_together where name = 'job_orders') begin insert into numbers (kind, record, customer_id, number)
        select 'jobOrder', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER added_together_job_orders after delete on added_together when old.name = 'job_orders' begin
      insert into numbers (kind, record, customer_id, number)
        select 'jobOrder', cast(job_orders.id as text), job_orders.customer_id, job_orders.number from job_orders
        where job_orders.number <> '' and true and job_orders.rowid > old.after order by 3, 4; end;
CREATE TRIGGER parts_part_entered after insert on parts
        when not exists (select 1 from added_together where name = 'parts') begin insert into numbers (kind, record, customer_id, number)
        select 'part', cast(new.id as text), new.customer_id, new.customer_number 
        where new.customer_number <> '' and true;
insert into numbers (kind, record, customer_id, number)
        select 'part', cast(new.id as text), new.customer_id, new.provider_number 
        where new.provider_number <> '' and true; end;
CREATE TRIGGER added_together_parts after delete on added_together when old.name = 'parts' begin
      insert into numbers (kind, record, customer_id, number)
        select 'part', cast(parts.id as text), parts.customer_id, parts.customer_number from parts
        where parts.customer_number <> '' and true and parts.rowid > old.after order by 3, 4;
insert into numbers (kind, record, customer_id, number)
        select 'part', cast(parts.id as text), parts.customer_id, parts.provider_number from parts
        where parts.provider_number <> '' and true and parts.rowid > old.after order by 3, 4; end;
CREATE TRIGGER heats_heat_entered after insert on heats
        when not exists (select 1 from added_together where name = 'heats') begin insert into numbers (kind, record, customer_id, number)
        select 'heat', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER added_together_heats after delete on added_together when old.name = 'heats' begin
      insert into numbers (kind, record, customer_id, number)
        select 'heat', cast(heats.id as text), heats.customer_id, heats.number from heats
        where heats.number <> '' and true and heats.rowid > old.after order by 3, 4; end;
CREATE TRIGGER invoices_invoice_entered after insert on invoices
        when not exists (select 1 from added_together where name = 'invoices') begin insert into numbers (kind, record, customer_id, number)
        select 'invoice', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER added_together_invoices after delete on added_together when old.name = 'invoices' begin
      insert into numbers (kind, record, customer_id, number)
        select 'invoice', cast(invoices.id as text), invoices.customer_id, invoices.number from invoices
        where invoices.number <> '' and true and invoices.rowid > old.after order by 3, 4; end;
CREATE TRIGGER deliveries_tracking_entered after insert on deliveries
        when not exists (select 1 from added_together where name = 'deliveries') begin insert into numbers (kind, record, customer_id, number)
        select 'tracking', cast(new.id as text), new.customer_id, new.tracking 
        where new.tracking <> '' and true; end;
CREATE TRIGGER added_together_deliveries after delete on added_together when old.name = 'deliveries' begin
      insert into numbers (kind, record, customer_id, number)
        select 'tracking', cast(deliveries.id as text), deliveries.customer_id, deliveries.tracking from deliveries
        where deliveries.tracking <> '' and true and deliveries.rowid > old.after order by 3, 4; end;
CREATE TRIGGER purchase_orders_purchaseorder_removed after delete on purchase_orders begin delete from numbers where customer_id = old.customer_id and kind = 'purchaseOrder'
        and normal = normal_number(old.number) and record = cast(old.id as text); end;
CREATE TRIGGER purchase_orders_purchaseorder_changed after update of customer_id, number on purchase_orders for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'purchaseOrder'
        and normal = normal_number(old.number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'purchaseOrder', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER job_orders_joborder_removed after delete on job_orders begin delete from numbers where customer_id = old.customer_id and kind = 'jobOrder'
        and normal = normal_number(old.number) and record = cast(old.id as text); end;
CREATE TRIGGER job_orders_joborder_changed after update of customer_id, number on job_orders for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'jobOrder'
        and normal = normal_number(old.number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'jobOrder', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER parts_part_removed after delete on parts begin delete from numbers where customer_id = old.customer_id and kind = 'part'
        and normal = normal_number(old.customer_number) and record = cast(old.id as text);
delete from numbers where customer_id = old.customer_id and kind = 'part'
        and normal = normal_number(old.provider_number) and record = cast(old.id as text); end;
CREATE TRIGGER parts_part_changed after update of customer_id, customer_number, provider_number on parts for each row when (old.customer_id is distinct from new.customer_id or old.customer_number is distinct from new.customer_number or old.provider_number is distinct from new.provider_number) begin delete from numbers where customer_id = old.customer_id and kind = 'part'
        and normal = normal_number(old.customer_number) and record = cast(old.id as text);
delete from numbers where customer_id = old.customer_id and kind = 'part'
        and normal = normal_number(old.provider_number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'part', cast(new.id as text), new.customer_id, new.customer_number 
        where new.customer_number <> '' and true;
insert into numbers (kind, record, customer_id, number)
        select 'part', cast(new.id as text), new.customer_id, new.provider_number 
        where new.provider_number <> '' and true; end;
CREATE TRIGGER heats_heat_removed after delete on heats begin delete from numbers where customer_id = old.customer_id and kind = 'heat'
        and normal = normal_number(old.number) and record = cast(old.id as text); end;
CREATE TRIGGER heats_heat_changed after update of customer_id, number on heats for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'heat'
        and normal = normal_number(old.number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'heat', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER invoices_invoice_removed after delete on invoices begin delete from numbers where customer_id = old.customer_id and kind = 'invoice'
        and normal = normal_number(old.number) and record = cast(old.id as text); end;
CREATE TRIGGER invoices_invoice_changed after update of customer_id, number on invoices for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'invoice'
        and normal = normal_number(old.number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'invoice', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER deliveries_tracking_removed after delete on deliveries begin delete from numbers where customer_id = old.customer_id and kind = 'tracking'
        and normal = normal_number(old.tracking) and record = cast(old.id as text); end;
CREATE TRIGGER deliveries_tracking_changed after update of customer_id, tracking on deliveries for each row when (old.customer_id is distinct from new.customer_id or old.tracking is distinct from new.tracking) begin delete from numbers where customer_id = old.customer_id and kind = 'tracking'
        and normal = normal_number(old.tracking) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'tracking', cast(new.id as text), new.customer_id, new.tracking 
        where new.tracking <> '' and true; end;
CREATE TRIGGER quotes_quote_removed after delete on quotes begin delete from numbers where customer_id = old.customer_id and kind = 'quote'
        and normal = normal_number(old.number) and record = cast(old.id as text); end;
CREATE TRIGGER quotes_quote_changed after update of customer_id, number on quotes for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'quote'
        and normal = normal_number(old.number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'quote', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER bank_references_bankreference_removed after delete on bank_references begin delete from numbers where customer_id = old.customer_id and kind = 'bankReference'
        and normal = normal_number(old.number) and record = cast(old.id as text); end;
CREATE TRIGGER bank_references_bankreference_changed after update of customer_id, number on bank_references for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'bankReference'
        and normal = normal_number(old.number) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'bankReference', cast(new.id as text), new.customer_id, new.number 
        where new.number <> '' and true; end;
CREATE TRIGGER concessions_concession_removed after delete on concessions begin delete from numbers where customer_id = old.customer_id and kind = 'concession'
        and normal = normal_number(old.ncr) and record = cast(old.id as text); end;
CREATE TRIGGER concessions_concession_changed after update of customer_id, ncr on concessions for each row when (old.customer_id is distinct from new.customer_id or old.ncr is distinct from new.ncr) begin delete from numbers where customer_id = old.customer_id and kind = 'concession'
        and normal = normal_number(old.ncr) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'concession', cast(new.id as text), new.customer_id, new.ncr 
        where new.ncr <> '' and true; end;
CREATE TRIGGER load_documents_billoflading_removed after delete on load_documents begin delete from numbers where customer_id = old.customer_id and kind = 'billOfLading'
        and normal = normal_number(old.number) and record = cast(old.hash as text); end;
CREATE TRIGGER load_documents_billoflading_changed after update of customer_id, number on load_documents for each row when (old.customer_id is distinct from new.customer_id or old.number is distinct from new.number) begin delete from numbers where customer_id = old.customer_id and kind = 'billOfLading'
        and normal = normal_number(old.number) and record = cast(old.hash as text);insert into numbers (kind, record, customer_id, number)
        select 'billOfLading', cast(new.hash as text), new.customer_id, new.number 
        where new.number <> '' and new.kind = 'billOfLading'; end;
CREATE TRIGGER load_documents_testedheat_removed after delete on load_documents begin delete from numbers where customer_id = old.customer_id and kind = 'testedHeat'
        and normal = normal_number((select heat from mill_tests where mill_tests.id = old.mill_test_id)) and record = cast(old.hash as text); end;
CREATE TRIGGER load_documents_testedheat_changed after update of customer_id, mill_test_id on load_documents for each row when (old.customer_id is distinct from new.customer_id or old.mill_test_id is distinct from new.mill_test_id) begin delete from numbers where customer_id = old.customer_id and kind = 'testedHeat'
        and normal = normal_number((select heat from mill_tests where mill_tests.id = old.mill_test_id)) and record = cast(old.hash as text);insert into numbers (kind, record, customer_id, number)
        select 'testedHeat', cast(new.hash as text), new.customer_id, (select heat from mill_tests where mill_tests.id = new.mill_test_id) 
        where (select heat from mill_tests where mill_tests.id = new.mill_test_id) <> '' and new.kind = 'millTest'; end;
CREATE TRIGGER approval_files_approvalfile_removed after delete on approval_files begin delete from numbers where customer_id = (select customer_id from approval_folders where approval_folders.id = old.folder_id) and kind = 'approvalFile'
        and normal = normal_number((select name from files where files.id = old.file_id)) and record = cast(old.id as text);
delete from numbers where customer_id = (select customer_id from approval_folders where approval_folders.id = old.folder_id) and kind = 'approvalFile'
        and normal = normal_number((select part_number from approval_folders where approval_folders.id = old.folder_id)) and record = cast(old.id as text); end;
CREATE TRIGGER approval_files_approvalfile_changed after update of folder_id, file_id on approval_files for each row when (old.folder_id is distinct from new.folder_id or old.file_id is distinct from new.file_id) begin delete from numbers where customer_id = (select customer_id from approval_folders where approval_folders.id = old.folder_id) and kind = 'approvalFile'
        and normal = normal_number((select name from files where files.id = old.file_id)) and record = cast(old.id as text);
delete from numbers where customer_id = (select customer_id from approval_folders where approval_folders.id = old.folder_id) and kind = 'approvalFile'
        and normal = normal_number((select part_number from approval_folders where approval_folders.id = old.folder_id)) and record = cast(old.id as text);insert into numbers (kind, record, customer_id, number)
        select 'approvalFile', cast(new.id as text), (select customer_id from approval_folders where approval_folders.id = new.folder_id), (select name from files where files.id = new.file_id) 
        where (select name from files where files.id = new.file_id) <> '' and true;
insert into numbers (kind, record, customer_id, number)
        select 'approvalFile', cast(new.id as text), (select customer_id from approval_folders where approval_folders.id = new.folder_id), (select part_number from approval_folders where approval_folders.id = new.folder_id) 
        where (select part_number from approval_folders where approval_folders.id = new.folder_id) <> '' and true; end;
CREATE INDEX numbers_of_customer_normal on numbers (customer_id, kind, normal);
CREATE INDEX numbers_normal on numbers (kind, normal);
CREATE INDEX numbers_of_customer_reversed on numbers (customer_id, kind, reversed);
CREATE INDEX numbers_reversed on numbers (kind, reversed);
CREATE TRIGGER quote_lines_insert after insert on quote_lines begin update quotes set (items, ordered_items, amount) = (
    select count(price), count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = new.quote_id) where id = new.quote_id; end;
CREATE TRIGGER quote_lines_delete after delete on quote_lines begin update quotes set (items, ordered_items, amount) = (
    select count(price), count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = old.quote_id) where id = old.quote_id; end;
CREATE TRIGGER quote_lines_update after update on quote_lines begin update quotes set (items, ordered_items, amount) = (
    select count(price), count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = old.quote_id) where id = old.quote_id; update quotes set (items, ordered_items, amount) = (
    select count(price), count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = new.quote_id) where id = new.quote_id; end;
CREATE TRIGGER order_request_lines_insert after insert on order_request_lines begin update quotes set ordered_items = (select count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end) from quote_lines where quote_id = new.quote_id) where id = new.quote_id; end;
CREATE TRIGGER order_request_lines_delete after delete on order_request_lines begin update quotes set ordered_items = (select count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end) from quote_lines where quote_id = old.quote_id) where id = old.quote_id; end;
CREATE TRIGGER order_request_lines_update after update on order_request_lines begin update quotes set ordered_items = (select count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end) from quote_lines where quote_id = old.quote_id) where id = old.quote_id; update quotes set ordered_items = (select count(case when job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position) then 1 end) from quote_lines where quote_id = new.quote_id) where id = new.quote_id; end;
CREATE INDEX load_documents_mill_test on load_documents (mill_test_id, hash) where mill_test_id is not null;
CREATE UNIQUE INDEX plant_documents_invoice on plant_documents (invoice_id, kind) where invoice_id is not null;
CREATE UNIQUE INDEX plant_documents_load on plant_documents (hash) where hash is not null;
CREATE UNIQUE INDEX plant_documents_certificate on plant_documents (certificate) where certificate is not null;
CREATE UNIQUE INDEX plant_documents_concession on plant_documents (concession_id, name)
      where concession_id is not null;
CREATE INDEX plant_documents_file on plant_documents (file_id);
CREATE UNIQUE INDEX requests_open on requests (customer_id, kind, subject) where state = 'open';
CREATE INDEX requests_subject on requests (customer_id, subject);
CREATE INDEX requests_not_closed on requests (state, answered_on) where state <> 'closed';
CREATE INDEX request_messages_request on request_messages (request_id, id);
CREATE INDEX request_files_message on request_files (message_id, position);
CREATE TRIGGER request_messages_no_update before update on "request_messages" begin
        select raise(abort, 'Rows of request_messages are kept as they are.'); end;
CREATE TRIGGER request_messages_no_delete before delete on "request_messages" begin
        select raise(abort, 'Rows of request_messages are kept as they are.'); end;
CREATE TRIGGER request_files_no_update before update on "request_files" begin
        select raise(abort, 'Rows of request_files are kept as they are.'); end;
CREATE TRIGGER request_files_no_delete before delete on "request_files" begin
        select raise(abort, 'Rows of request_files are kept as they are.'); end;
CREATE INDEX task_mails_chosen on task_mails (kind, user_id);
insert into "users_search"("users_search") values ('rebuild');
delete from "users_unindexed";
pragma foreign_keys = on;
