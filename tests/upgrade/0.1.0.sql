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
      deleted_at text, version integer not null);
CREATE TABLE user_customers (
      user_id integer not null references users(id), customer_id integer not null references customers(id),
      position integer not null, primary key (user_id, customer_id));
CREATE TABLE pages (id integer primary key, name text not null, can_be_overwritten integer not null);
CREATE TABLE role_pages (
      role_id integer not null references roles(id), page_id integer not null references pages(id),
      primary key (role_id, page_id));
CREATE TABLE user_pages (
      user_id integer not null references users(id), page_id integer not null references pages(id),
      has_access integer not null, primary key (user_id, page_id));
CREATE TABLE content_access (
      key text not null, role_id integer not null references roles(id), primary key (key, role_id));
CREATE TABLE tokens (
      hash text primary key, user_id integer not null references users(id), created_at text not null,
      expires_at text not null);
CREATE TABLE one_time_codes (
      hash text primary key, user_id integer not null references users(id), purpose text not null,
      created_at text not null, expires_at text not null, used_at text);
CREATE TABLE attempts (key text primary key, tries integer not null, ends_at text not null);
CREATE TABLE repeats (
      key text primary key, input_hash text not null, answer text not null, created_at text not null);
CREATE TABLE outbox (
      id integer primary key autoincrement, recipient text not null, subject text not null, body text not null,
      created_at text not null, sent_at text, attempts integer not null, next_attempt_at text not null,
      last_error text);
CREATE TABLE audit (
      id integer primary key autoincrement, at text not null, user_id integer, call text not null, record text,
      before text, after text);
CREATE TABLE visits (
      id integer primary key autoincrement, at text not null, user_id integer not null, page_id integer, page_name text not null,
      customer_id integer, is_mobile integer not null, browser text not null, time_zone text not null,
      language text not null, navigation text not null);
CREATE TABLE tracked (
      id integer primary key autoincrement, at text not null, user_id integer not null, customer_id integer, details text not null);
insert into "migrations" values ('001-accounts', '2026-11-21T12:32:23.360Z');
insert into "migrations" values ('002-accessRules', '2026-11-21T12:32:23.363Z');
insert into "settings" values ('business_day', '2026-11-05');
insert into "roles" values (0, 'Customer group', 'clients');
insert into "roles" values (1, 'Admin', 'none');
insert into "roles" values (3, 'Customer', 'clients');
insert into "roles" values (4, 'Provider staff', 'clients');
insert into "roles" values (5, 'Sales manager', 'clients');
insert into "roles" values (6, 'Representative', 'clients');
insert into "customers" values (101, 'Brennholt Turbine Works', 'Brennholt Turbine Works, Inc.', 1, 'Rings', 'Power Generation', 'Gas Turbines', 1, 1, 0, null, 'brennholt turbine works
brennholt turbine works, inc.');
insert into "customers" values (102, 'Engranes Corvane', 'Engranes Corvane, S.A. de C.V.', 1, 'Forged Discs', 'Industrial', 'Gears', 0, 1, 0, null, 'engranes corvane
engranes corvane, s.a. de c.v.');
insert into "customers" values (103, 'Tessaly Windkraft', 'Tessaly Windkraft GmbH & Co. KG', 1, 'Rings', 'Wind Energy', 'Slewing Bearings', 0, 1, 0, null, 'tessaly windkraft
tessaly windkraft gmbh & co. kg');
insert into "customers" values (104, 'Norrvik Stål', 'Norrvik Stål AB', 1, 'Steel', 'Raw Material', 'Special Steel Bars', 0, 1, 0, null, 'norrvik stal
norrvik stal ab');
insert into "customers" values (105, 'Amaranto Petróleo y Gas', 'Amaranto Petróleo y Gas, S.A.P.I. de C.V.', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 1, 0, null, 'amaranto petroleo y gas
amaranto petroleo y gas, s.a.p.i. de c.v.');
insert into "customers" values (106, 'Kitsuragi Bearing', '桂木軸受株式会社', 1, 'Rings', 'Bearings', 'Industrial Bearings', 1, 1, 0, null, 'kitsuragi bearing
桂木軸受株式会社');
insert into "customers" values (107, 'Aurélian Aérostructures', 'Aurélian Aérostructures SAS', 1, 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 1, 0, null, 'aurelian aerostructures
aurelian aerostructures sas');
insert into "customers" values (108, 'Patio Sur Trials', 'Patio Sur, cuenta interna de pruebas', 1, 'Forged Discs', 'Industrial', 'Trial Orders', 0, 1, 1, null, 'patio sur trials
patio sur, cuenta interna de pruebas');
insert into "customers" values (109, 'Ironmere Energy Systems', 'Ironmere Energy Systems LLC', 1, 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 1, 0, null, 'ironmere energy systems
ironmere energy systems llc');
insert into "customers" values (201, 'Bridas y Anillos del Norte', 'Bridas y Anillos del Norte', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'bridas y anillos del norte
bridas y anillos del norte');
insert into "customers" values (202, 'Caldera Bay Refining', 'Caldera Bay Refining', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'caldera bay refining
caldera bay refining');
insert into "customers" values (203, 'Duarte Compresores', 'Duarte Compresores', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'duarte compresores
duarte compresores');
insert into "customers" values (204, 'Gulf Meridian Drilling', 'Gulf Meridian Drilling', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'gulf meridian drilling
gulf meridian drilling');
insert into "customers" values (205, 'Ensenada Subsea', 'Ensenada Subsea', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'ensenada subsea
ensenada subsea');
insert into "customers" values (206, 'Válvulas Santa Brígida', 'Válvulas Santa Brígida', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'valvulas santa brigida
valvulas santa brigida');
insert into "customers" values (207, 'Holloway Wellhead', 'Holloway Wellhead', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'holloway wellhead
holloway wellhead');
insert into "customers" values (208, 'Petroquímica Laguna Azul', 'Petroquímica Laguna Azul', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'petroquimica laguna azul
petroquimica laguna azul');
insert into "customers" values (209, 'Tidewater Manifold', 'Tidewater Manifold', 1, 'Rings', 'Oil & Gas', 'Flanges and Valves', 0, 0, 0, 105, 'tidewater manifold
tidewater manifold');
insert into "customers" values (301, 'Sierra Larga Logistics', 'Sierra Larga Logistics', 2, '', '', '', 0, 1, 0, null, 'sierra larga logistics
sierra larga logistics');
insert into "customers" values (302, 'Kestrel Bay Freight', 'Kestrel Bay Freight', 2, '', '', '', 0, 1, 0, null, 'kestrel bay freight
kestrel bay freight');
insert into "users" values (1, 'Valeria Montemayor', 'admin@anvil.example', 'admin@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 1, '+52 81 5550 0100', 'Anvil Forged Products', 'Portal Administrator', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', '', '', '', '', 0, 'valeria montemayor', '', 'aurora benavides', 'valeria montemayor
admin@anvil.example
aurora benavides
', '2025-06-23T14:00:00.000Z', '2025-06-23T14:00:00.000Z', '2026-11-21T12:32:26.167Z', null, 1);
insert into "users" values (2, 'Héctor Villaseñor', 'staff@anvil.example', 'staff@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+52 81 5550 0101', 'Anvil Forged Products', 'Customer Service', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Engranes Corvane, Aurélian Aérostructures', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'hector villasenor', 'brennholt turbine works, engranes corvane, aurelian aerostructures', 'oscar villarreal', 'hector villasenor
staff@anvil.example
oscar villarreal
brennholt turbine works, engranes corvane, aurelian aerostructures', '2025-06-24T14:12:00.000Z', '2025-06-24T14:12:00.000Z', '2026-11-04T14:50:00.000Z', null, 1);
insert into "users" values (3, 'Claire Thornbury', 'manager@anvil.example', 'manager@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 5, '+52 81 5550 0102', 'Anvil Forged Products', 'Sales Manager', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Ironmere Energy Systems', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'claire thornbury', 'brennholt turbine works, ironmere energy systems', 'oscar villarreal', 'claire thornbury
manager@anvil.example
oscar villarreal
brennholt turbine works, ironmere energy systems', '2025-06-25T14:24:00.000Z', '2025-06-25T14:24:00.000Z', '2026-11-04T15:20:00.000Z', null, 1);
insert into "users" values (4, 'Dale Whitcombe', 'rep@anvil.example', 'rep@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+52 81 5550 0103', 'Whitcombe Industrial Sales', 'Sales Representative', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Kitsuragi Bearing, Aurélian Aérostructures', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'dale whitcombe', 'brennholt turbine works, kitsuragi bearing, aurelian aerostructures', 'oscar villarreal', 'dale whitcombe
rep@anvil.example
oscar villarreal
brennholt turbine works, kitsuragi bearing, aurelian aerostructures', '2025-06-26T14:36:00.000Z', '2025-06-26T14:36:00.000Z', '2026-11-21T12:32:27.953Z', null, 1);
insert into "users" values (5, 'Megan Ostrander', 'customer@anvil.example', 'customer@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+52 81 5550 0104', 'Brennholt Turbine Works', 'Senior Buyer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'megan ostrander', 'brennholt turbine works', 'oscar villarreal', 'megan ostrander
customer@anvil.example
oscar villarreal
brennholt turbine works', '2025-06-27T14:48:00.000Z', '2025-06-27T14:48:00.000Z', '2026-11-04T16:20:00.000Z', null, 1);
insert into "users" values (6, 'Ramiro Elizondo Garza', 'hold@anvil.example', 'hold@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+52 81 5550 0105', 'Engranes Corvane', 'Accounts Payable', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'ramiro elizondo garza', 'engranes corvane', 'aurora benavides', 'ramiro elizondo garza
hold@anvil.example
aurora benavides
engranes corvane', '2025-06-28T15:00:00.000Z', '2025-06-28T15:00:00.000Z', '2026-11-04T16:50:00.000Z', null, 1);
insert into "users" values (7, 'Jonas Reitmaier', 'new@anvil.example', 'new@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+52 81 5550 0106', 'Tessaly Windkraft', 'Strategic Purchasing', 'Germany', 'Bayern', 'Regensburg', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Tessaly Windkraft', 'Rings', 'Wind Energy', 'Slewing Bearings', 0, 'jonas reitmaier', 'tessaly windkraft', 'curtis hallbrook', 'jonas reitmaier
new@anvil.example
curtis hallbrook
tessaly windkraft', '2025-06-29T15:12:00.000Z', '2025-06-29T15:12:00.000Z', '2026-11-04T17:20:00.000Z', null, 1);
insert into "users" values (8, 'Åsa Lindqvist', 'steel@anvil.example', 'steel@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+52 81 5550 0107', 'Norrvik Stål', 'Key Account Manager', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'asa lindqvist', 'norrvik stal', 'ignacio pena', 'asa lindqvist
steel@anvil.example
ignacio pena
norrvik stal', '2025-06-30T15:24:00.000Z', '2025-06-30T15:24:00.000Z', '2026-11-04T17:50:00.000Z', null, 1);
insert into "users" values (9, 'Ximena Treviño Cantú', 'direct@anvil.example', 'direct@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+52 81 5550 0108', 'Amaranto Petróleo y Gas', 'Supply Chain Manager', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'ximena trevino cantu', 'amaranto petroleo y gas', 'lena baumgartner', 'ximena trevino cantu
direct@anvil.example
lena baumgartner
amaranto petroleo y gas', '2025-07-01T15:36:00.000Z', '2025-07-01T15:36:00.000Z', '2026-11-04T18:20:00.000Z', null, 1);
insert into "users" values (10, 'Philippe Castelnau', 'group@anvil.example', 'group@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+52 81 5550 0109', 'Castelnau Industries', 'Group Purchasing Director', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Engranes Corvane, Kitsuragi Bearing', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'philippe castelnau', 'brennholt turbine works, engranes corvane, kitsuragi bearing', 'oscar villarreal', 'philippe castelnau
group@anvil.example
oscar villarreal
brennholt turbine works, engranes corvane, kitsuragi bearing', '2025-07-02T15:48:00.000Z', '2025-07-02T15:48:00.000Z', '2026-11-04T18:50:00.000Z', null, 1);
insert into "users" values (11, 'Noah Sutherland', 'noah.sutherland@brennholt.example', 'noah.sutherland@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'noah sutherland', 'brennholt turbine works', 'oscar villarreal', 'noah sutherland
noah.sutherland@brennholt.example
oscar villarreal
brennholt turbine works', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (12, 'Beatriz Olvera Ruiz', 'beatriz.olvera@corvane.example', 'beatriz.olvera@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Engranes Corvane', '', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane, Brennholt Turbine Works, Amaranto Petróleo y Gas, Ironmere Energy Systems', 'Forged Discs', 'Industrial', 'Gears', 0, 'beatriz olvera ruiz', 'engranes corvane, brennholt turbine works, amaranto petroleo y gas, ironmere energy systems', 'aurora benavides', 'beatriz olvera ruiz
beatriz.olvera@corvane.example
aurora benavides
engranes corvane, brennholt turbine works, amaranto petroleo y gas, ironmere energy systems', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (13, 'Wesley Tran', 'wesley.tran@unlinked.example', 'wesley.tran@unlinked.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Tran Sourcing', '', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', '', '', '', '', 0, 'wesley tran', '', 'aurora benavides', 'wesley tran
wesley.tran@unlinked.example
aurora benavides
', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (14, 'Rogelio Montemayor', 'rogelio.montemayor@anvil.example', 'rogelio.montemayor@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 1, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', '', '', '', '', 0, 'rogelio montemayor', '', 'aurora benavides', 'rogelio montemayor
rogelio.montemayor@anvil.example
aurora benavides
', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (15, 'Hannah Eastwick', 'hannah.eastwick@anvil.example', 'hannah.eastwick@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 1, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'aerospace', '', '', '', '', 0, 'hannah eastwick', '', 'aurora benavides', 'hannah eastwick
hannah.eastwick@anvil.example
aurora benavides
', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (16, 'Pablo Garibay', 'pablo.garibay@anvil.example', 'pablo.garibay@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'pablo garibay', 'aurelian aerostructures', 'oscar villarreal', 'pablo garibay
pablo.garibay@anvil.example
oscar villarreal
aurelian aerostructures', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (17, 'Lucía Berlanga', 'lucia.berlanga@anvil.example', 'lucia.berlanga@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '', 'Anvil Forged Products', '', 'México', 'Nuevo León', 'Santa Catarina', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'lucia berlanga', 'ironmere energy systems', 'curtis hallbrook', 'lucia berlanga
lucia.berlanga@anvil.example
curtis hallbrook
ironmere energy systems', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (18, 'Owen Bradshaw', 'owen.bradshaw@ironmere.example', 'owen.bradshaw@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Ironmere Energy Systems', '', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'owen bradshaw', 'ironmere energy systems', 'curtis hallbrook', 'owen bradshaw
owen.bradshaw@ironmere.example
curtis hallbrook
ironmere energy systems', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (19, 'Isabelle Marchand', 'isabelle.marchand@aurelian.example', 'isabelle.marchand@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Aurélian Aérostructures', '', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'isabelle marchand', 'aurelian aerostructures', 'oscar villarreal', 'isabelle marchand
isabelle.marchand@aurelian.example
oscar villarreal
aurelian aerostructures', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (20, 'Efraín Salcedo', 'efrain.salcedo@patiosur.example', 'efrain.salcedo@patiosur.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Patio Sur Trials', '', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Patio Sur Trials, Brennholt Turbine Works', 'Forged Discs', 'Industrial', 'Trial Orders', 0, 'efrain salcedo', 'patio sur trials, brennholt turbine works', 'aurora benavides', 'efrain salcedo
efrain.salcedo@patiosur.example
aurora benavides
patio sur trials, brennholt turbine works', '2025-09-21T14:35:00.000Z', '2025-09-21T14:35:00.000Z', '2026-11-01T17:10:00.000Z', null, 1);
insert into "users" values (21, 'Erik Sandahl', 'erik.sandahl@norrvik.example', 'erik.sandahl@norrvik.example', null, 3, '', 'Norrvik Stål', '', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'erik sandahl', 'norrvik stal', 'ignacio pena', 'erik sandahl
erik.sandahl@norrvik.example
ignacio pena
norrvik stal', '2026-10-30T14:15:00.000Z', '2026-10-30T14:15:00.000Z', null, null, 1);
insert into "users" values (22, 'Renata Quiroga', 'renata.quiroga@amaranto.example', 'renata.quiroga@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Amaranto Petróleo y Gas', '', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'renata quiroga', 'amaranto petroleo y gas', 'lena baumgartner', 'renata quiroga
renata.quiroga@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-10-21T15:15:00.000Z', '2025-10-21T15:15:00.000Z', '2026-08-08T14:00:00.000Z', null, 1);
insert into "users" values (23, 'Shinji Morikawa', 'shinji.morikawa@kitsuragi.example', 'shinji.morikawa@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Kitsuragi Bearing', '', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'shinji morikawa', 'kitsuragi bearing', 'mitsuko arai', 'shinji morikawa
shinji.morikawa@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-10-21T15:15:00.000Z', '2025-10-21T15:15:00.000Z', '2026-08-05T14:00:00.000Z', null, 1);
insert into "users" values (24, 'Paige Holloway', 'paige.holloway@brennholt.example', 'paige.holloway@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'paige holloway', 'brennholt turbine works', 'oscar villarreal', 'paige holloway
paige.holloway@brennholt.example
oscar villarreal
brennholt turbine works', '2025-10-21T15:15:00.000Z', '2025-10-21T15:15:00.000Z', '2026-11-03T15:00:00.000Z', null, 1);
insert into "users" values (25, 'Gustavo Leal', 'gustavo.leal@corvane.example', 'gustavo.leal@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Engranes Corvane', '', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'gustavo leal', 'engranes corvane', 'aurora benavides', 'gustavo leal
gustavo.leal@corvane.example
aurora benavides
engranes corvane', '2025-06-15T16:20:00.000Z', '2025-06-15T16:20:00.000Z', '2026-10-16T16:10:00.000Z', null, 1);
insert into "users" values (26, 'Silvia Nochebuena', 'silvia.nochebuena@amaranto.example', 'silvia.nochebuena@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Amaranto Petróleo y Gas', '', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'silvia nochebuena', 'amaranto petroleo y gas', 'lena baumgartner', 'silvia nochebuena
silvia.nochebuena@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-12-31T23:30:00.000Z', '2025-12-31T23:30:00.000Z', null, null, 1);
insert into "users" values (27, 'Hikari Hatsuhi', 'hikari.hatsuhi@kitsuragi.example', 'hikari.hatsuhi@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Kitsuragi Bearing', '', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'hikari hatsuhi', 'kitsuragi bearing', 'mitsuko arai', 'hikari hatsuhi
hikari.hatsuhi@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-01-01T03:00:00.000Z', '2025-01-01T03:00:00.000Z', '2026-06-08T14:45:00.000Z', null, 1);
insert into "users" values (28, '桂木 恵子', 'keiko@kitsuragi.example', 'keiko@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Kitsuragi Bearing', '', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, '桂木 恵子', 'kitsuragi bearing', 'mitsuko arai', '桂木 恵子
keiko@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (29, 'Zoë Þórdís Żółkiewska-Núñez', 'zoe.zolkiewska@tessaly.example', 'zoe.zolkiewska@tessaly.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Aurélian Aérostructures', '', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'zoe þordis zołkiewska-nunez', 'aurelian aerostructures', 'oscar villarreal', 'zoe þordis zołkiewska-nunez
zoe.zolkiewska@tessaly.example
oscar villarreal
aurelian aerostructures', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (30, 'Sigrún', 'sigrun@norrvik.example', 'sigrun@norrvik.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Norrvik Stål', '', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'sigrun', 'norrvik stal', 'ignacio pena', 'sigrun
sigrun@norrvik.example
ignacio pena
norrvik stal', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (31, 'María Guadalupe Ibarra Quintanilla', 'mg.ibarra@amaranto.example', 'mg.ibarra@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Amaranto Petróleo y Gas', '', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'maria guadalupe ibarra quintanilla', 'amaranto petroleo y gas', 'lena baumgartner', 'maria guadalupe ibarra quintanilla
mg.ibarra@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (32, 'Howard Pemberton', 'howard.pemberton@ironmere.example', 'howard.pemberton@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'International Turbomachinery Repair and Overhaul Company, LP', '', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'howard pemberton', 'ironmere energy systems', 'curtis hallbrook', 'howard pemberton
howard.pemberton@ironmere.example
curtis hallbrook
ironmere energy systems', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (33, 'Bartholomew Featherstonehaugh', 'forged-ring-and-disc-purchasing-department-forged-ring-and-discx@forged-ring-and-disc-purchasing-department-forged-ring-and-x.forged-ring-and-disc-purchasing-department-forged-ring-and-y.forged-ring-and-disc-purchasing-department-forged-ring-andz.example', 'forged-ring-and-disc-purchasing-department-forged-ring-and-discx@forged-ring-and-disc-purchasing-department-forged-ring-and-x.forged-ring-and-disc-purchasing-department-forged-ring-and-y.forged-ring-and-disc-purchasing-department-forged-ring-andz.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'bartholomew featherstonehaugh', 'brennholt turbine works', 'oscar villarreal', 'bartholomew featherstonehaugh
forged-ring-and-disc-purchasing-department-forged-ring-and-discx@forged-ring-and-disc-purchasing-department-forged-ring-and-x.forged-ring-and-disc-purchasing-department-forged-ring-and-y.forged-ring-and-disc-purchasing-department-forged-ring-andz.example
oscar villarreal
brennholt turbine works', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (34, '=1+1', 'formula@hostile.example', 'formula@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '=1+1', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, '=1+1', 'brennholt turbine works', 'oscar villarreal', '=1+1
formula@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (35, '<script>alert(1)</script>', 'script@hostile.example', 'script@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '<script>alert("comment")</script>', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, '<script>alert(1)</script>', 'brennholt turbine works', 'oscar villarreal', '<script>alert(1)</script>
script@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (36, 'Minus Hundredth', 'minus@hostile.example', 'minus@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '00123', '-0.01', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'minus hundredth', 'brennholt turbine works', 'oscar villarreal', 'minus hundredth
minus@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (37, 'Emoji Comment', 'emoji@hostile.example', 'emoji@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', 'Call before every shipment 📦: heat number, MTR and photos of the rings 🔥. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings. Prefers mornings.🔧🙂', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'emoji comment', 'brennholt turbine works', 'oscar villarreal', 'emoji comment
emoji@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (38, 'Bare Minimum', 'bare@hostile.example', 'bare@hostile.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', '', '', '', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'bare minimum', 'brennholt turbine works', 'oscar villarreal', 'bare minimum
bare@hostile.example
oscar villarreal
brennholt turbine works', '2026-01-09T14:20:00.000Z', '2026-01-09T14:20:00.000Z', '2026-10-24T18:00:00.000Z', null, 1);
insert into "users" values (39, 'Citlali Garza', 'citlali.garza@redfernholt.example', 'citlali.garza@redfernholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0105', 'Redfern & Holt Agency', 'Regional Sales Representative', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane, Ironmere Energy Systems', 'Forged Discs', 'Industrial', 'Gears', 0, 'citlali garza', 'engranes corvane, ironmere energy systems', 'aurora benavides', 'citlali garza
citlali.garza@redfernholt.example
aurora benavides
engranes corvane, ironmere energy systems', '2026-05-19T17:12:00.000Z', '2026-05-19T17:12:00.000Z', '2026-09-01T21:54:00.000Z', null, 1);
insert into "users" values (40, 'Fernanda Ibarra', 'fernanda.ibarra@amaranto.example', 'fernanda.ibarra@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0112', 'Amaranto Petróleo y Gas', 'Expediter', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'fernanda ibarra', 'amaranto petroleo y gas', 'lena baumgartner', 'fernanda ibarra
fernanda.ibarra@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-02-01T20:50:00.000Z', '2025-02-01T20:50:00.000Z', '2026-08-30T21:38:00.000Z', null, 1);
insert into "users" values (41, 'Brandon Calloway', 'brandon.calloway@brennholt.example', 'brandon.calloway@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0144', 'Brennholt Turbine Works', 'Materials Planner', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'brandon calloway', 'brennholt turbine works', 'oscar villarreal', 'brandon calloway
brandon.calloway@brennholt.example
oscar villarreal
brennholt turbine works', '2025-09-29T15:18:00.000Z', '2025-09-29T15:18:00.000Z', '2026-11-01T21:14:00.000Z', null, 1);
insert into "users" values (42, 'Sakura Okabe', 'sakura.okabe@kitsuragi.example', 'sakura.okabe@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0191', 'Kitsuragi Bearing', 'Senior Buyer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'sakura okabe', 'kitsuragi bearing', 'mitsuko arai', 'sakura okabe
sakura.okabe@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2026-09-05T14:59:00.000Z', '2026-09-05T14:59:00.000Z', '2026-10-22T19:47:00.000Z', null, 1);
insert into "users" values (43, 'Grant Abernathy', 'grant.abernathy@brennholt.example', 'grant.abernathy@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0149', 'Brennholt Turbine Works', 'Materials Planner', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'grant abernathy', 'brennholt turbine works', 'oscar villarreal', 'grant abernathy
grant.abernathy@brennholt.example
oscar villarreal
brennholt turbine works', '2026-01-08T18:52:00.000Z', '2026-01-08T18:52:00.000Z', '2026-09-27T19:38:00.000Z', null, 1);
insert into "users" values (44, 'Kenji Yoshinaga', 'kenji.yoshinaga@kitsuragi.example', 'kenji.yoshinaga@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0135', 'Kitsuragi Bearing', 'Buyer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'kenji yoshinaga', 'kitsuragi bearing', 'mitsuko arai', 'kenji yoshinaga
kenji.yoshinaga@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-05-04T21:22:00.000Z', '2025-05-04T21:22:00.000Z', '2026-10-16T21:23:00.000Z', null, 1);
insert into "users" values (45, 'Jimena Lozano', 'jimena.lozano@amaranto.example', 'jimena.lozano@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0156', 'Amaranto Petróleo y Gas', 'Senior Buyer', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'jimena lozano', 'amaranto petroleo y gas', 'lena baumgartner', 'jimena lozano
jimena.lozano@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-07-24T21:45:00.000Z', '2025-07-24T21:45:00.000Z', '2026-09-09T21:57:00.000Z', null, 1);
insert into "users" values (46, 'Jürgen Castellani', 'jurgen.castellani@sotol.example', 'jurgen.castellani@sotol.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0130', 'Sotol Representaciones', 'Sales Representative', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures, Ironmere Energy Systems', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'jurgen castellani', 'aurelian aerostructures, ironmere energy systems', 'oscar villarreal', 'jurgen castellani
jurgen.castellani@sotol.example
oscar villarreal
aurelian aerostructures, ironmere energy systems', '2026-10-08T18:09:00.000Z', '2026-10-08T18:09:00.000Z', '2026-10-08T19:10:00.000Z', null, 1);
insert into "users" values (47, 'Rodrigo Ibarra', 'rodrigo.ibarra@corvane.example', 'rodrigo.ibarra@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0163', 'Engranes Corvane', 'Supplier Quality Engineer', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'rodrigo ibarra', 'engranes corvane', 'aurora benavides', 'rodrigo ibarra
rodrigo.ibarra@corvane.example
aurora benavides
engranes corvane', '2025-10-19T15:32:00.000Z', '2025-10-19T15:32:00.000Z', '2026-10-30T19:35:00.000Z', null, 1);
insert into "users" values (48, 'Heather Prescott', 'heather.prescott@brennholt.example', 'heather.prescott@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0196', 'Brennholt Turbine Works', 'Accounts Payable', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'heather prescott', 'brennholt turbine works', 'oscar villarreal', 'heather prescott
heather.prescott@brennholt.example
oscar villarreal
brennholt turbine works', '2025-09-12T17:31:00.000Z', '2025-09-12T17:31:00.000Z', '2026-09-24T18:33:00.000Z', null, 1);
insert into "users" values (49, 'Kenji Okabe', 'kenji.okabe@kitsuragi.example', 'kenji.okabe@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0150', 'Kitsuragi Bearing', 'Senior Buyer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'kenji okabe', 'kitsuragi bearing', 'mitsuko arai', 'kenji okabe
kenji.okabe@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-05-29T20:16:00.000Z', '2025-05-29T20:16:00.000Z', '2026-10-08T22:27:00.000Z', null, 1);
insert into "users" values (50, 'Jürgen Moretti', 'jurgen.moretti@aurelian.example', 'jurgen.moretti@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+1 555 0181', 'Aurélian Aérostructures', 'Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures, Ironmere Energy Systems, Brennholt Turbine Works, Engranes Corvane', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'jurgen moretti', 'aurelian aerostructures, ironmere energy systems, brennholt turbine works, engranes corvane', 'oscar villarreal', 'jurgen moretti
jurgen.moretti@aurelian.example
oscar villarreal
aurelian aerostructures, ironmere energy systems, brennholt turbine works, engranes corvane', '2025-07-18T17:12:00.000Z', '2025-07-18T17:12:00.000Z', '2026-08-27T19:53:00.000Z', null, 1);
insert into "users" values (51, 'Jamal Lockwood', 'jamal.lockwood@brennholt.example', 'jamal.lockwood@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0163', 'Brennholt Turbine Works', 'Buyer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'jamal lockwood', 'brennholt turbine works', 'oscar villarreal', 'jamal lockwood
jamal.lockwood@brennholt.example
oscar villarreal
brennholt turbine works', '2026-10-07T20:40:00.000Z', '2026-10-07T20:40:00.000Z', '2026-11-02T21:00:00.000Z', null, 1);
insert into "users" values (52, 'Agnieszka Fournier', 'agnieszka.fournier@aurelian.example', 'agnieszka.fournier@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0163', 'Aurélian Aérostructures', 'Accounts Payable', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'agnieszka fournier', 'aurelian aerostructures', 'oscar villarreal', 'agnieszka fournier
agnieszka.fournier@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-05-31T20:28:00.000Z', '2026-05-31T20:28:00.000Z', '2026-08-26T21:29:00.000Z', null, 1);
insert into "users" values (53, 'Jimena De la Fuente', 'jimena.delafuente@corvane.example', 'jimena.delafuente@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0169', 'Engranes Corvane', 'Accounts Payable', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'jimena de la fuente', 'engranes corvane', 'aurora benavides', 'jimena de la fuente
jimena.delafuente@corvane.example
aurora benavides
engranes corvane', '2025-12-16T16:32:00.000Z', '2025-12-16T16:32:00.000Z', '2026-11-04T20:17:00.000Z', null, 1);
insert into "users" values (54, 'Mariana Cavazos', 'mariana.cavazos@amaranto.example', 'mariana.cavazos@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+1 555 0148', 'Amaranto Petróleo y Gas', 'Expediter', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas, Ironmere Energy Systems, Brennholt Turbine Works', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'mariana cavazos', 'amaranto petroleo y gas, ironmere energy systems, brennholt turbine works', 'lena baumgartner', 'mariana cavazos
mariana.cavazos@amaranto.example
lena baumgartner
amaranto petroleo y gas, ironmere energy systems, brennholt turbine works', '2026-06-13T22:37:00.000Z', '2026-06-13T22:37:00.000Z', '2026-08-28T22:43:00.000Z', null, 1);
insert into "users" values (55, 'François Bergström', 'francois.bergstrom@aurelian.example', 'francois.bergstrom@aurelian.example', null, 3, '+1 555 0170', 'Aurélian Aérostructures', 'Expediter', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'francois bergstrom', 'aurelian aerostructures', 'oscar villarreal', 'francois bergstrom
francois.bergstrom@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-03-08T20:44:00.000Z', '2026-03-08T20:44:00.000Z', null, null, 1);
insert into "users" values (56, 'Grant Fairchild', 'grant.fairchild@brennholt.example', 'grant.fairchild@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0158', 'Brennholt Turbine Works', 'Buyer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'grant fairchild', 'brennholt turbine works', 'oscar villarreal', 'grant fairchild
grant.fairchild@brennholt.example
oscar villarreal
brennholt turbine works', '2026-03-07T17:08:00.000Z', '2026-03-07T17:08:00.000Z', '2026-08-28T19:56:00.000Z', null, 1);
insert into "users" values (57, 'Bernardo De la Fuente', 'bernardo.delafuente@anvil.example', 'bernardo.delafuente@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+1 555 0173', 'Anvil Forged Products', 'Production Planner', 'México', 'Nuevo León', 'Santa Catarina', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'bernardo de la fuente', 'norrvik stal', 'ignacio pena', 'bernardo de la fuente
bernardo.delafuente@anvil.example
ignacio pena
norrvik stal', '2026-04-16T19:48:00.000Z', '2026-04-16T19:48:00.000Z', '2026-04-16T20:02:00.000Z', null, 1);
insert into "users" values (58, 'Naomi Watari', 'naomi.watari@kamakura.example', 'naomi.watari@kamakura.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0109', 'Kamakura Trading', 'Sales Representative', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing, Ironmere Energy Systems, Amaranto Petróleo y Gas', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'naomi watari', 'kitsuragi bearing, ironmere energy systems, amaranto petroleo y gas', 'mitsuko arai', 'naomi watari
naomi.watari@kamakura.example
mitsuko arai
kitsuragi bearing, ironmere energy systems, amaranto petroleo y gas', '2026-06-22T17:04:00.000Z', '2026-06-22T17:04:00.000Z', '2026-08-02T20:05:00.000Z', null, 1);
insert into "users" values (59, 'Rodrigo Peña', 'rodrigo.pena@anvil.example', 'rodrigo.pena@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 5, '+1 555 0163', 'Anvil Forged Products', 'Sales Manager, Aerospace', 'México', 'Nuevo León', 'Santa Catarina', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems, Amaranto Petróleo y Gas', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'rodrigo pena', 'ironmere energy systems, amaranto petroleo y gas', 'curtis hallbrook', 'rodrigo pena
rodrigo.pena@anvil.example
curtis hallbrook
ironmere energy systems, amaranto petroleo y gas', '2026-04-25T14:08:00.000Z', '2026-04-25T14:08:00.000Z', '2026-10-09T20:43:00.000Z', null, 1);
insert into "users" values (60, 'Agnieszka Moretti', 'agnieszka.moretti@aurelian.example', 'agnieszka.moretti@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0102', 'Aurélian Aérostructures', 'Senior Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'agnieszka moretti', 'aurelian aerostructures', 'oscar villarreal', 'agnieszka moretti
agnieszka.moretti@aurelian.example
oscar villarreal
aurelian aerostructures', '2025-08-27T16:43:00.000Z', '2025-08-27T16:43:00.000Z', '2026-10-25T21:44:00.000Z', null, 1);
insert into "users" values (61, 'Heather O''Rourke', 'heather.orourke@brennholt.example', 'heather.orourke@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0153', 'Brennholt Turbine Works', 'Buyer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'heather o''rourke', 'brennholt turbine works', 'oscar villarreal', 'heather o''rourke
heather.orourke@brennholt.example
oscar villarreal
brennholt turbine works', '2026-09-16T14:23:00.000Z', '2026-09-16T14:23:00.000Z', '2026-09-16T18:18:00.000Z', null, 1);
insert into "users" values (62, 'Sébastien Fournier', 'sebastien.fournier@aurelian.example', 'sebastien.fournier@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0167', 'Aurélian Aérostructures', 'Materials Planner', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'sebastien fournier', 'aurelian aerostructures', 'oscar villarreal', 'sebastien fournier
sebastien.fournier@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-03-21T22:42:00.000Z', '2026-03-21T22:42:00.000Z', '2026-09-12T22:51:00.000Z', null, 1);
insert into "users" values (63, 'Kenji Kobayakawa', 'kenji.kobayakawa@kamakura.example', 'kenji.kobayakawa@kamakura.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0131', 'Kamakura Trading', 'Sales Representative', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing, Engranes Corvane', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'kenji kobayakawa', 'kitsuragi bearing, engranes corvane', 'mitsuko arai', 'kenji kobayakawa
kenji.kobayakawa@kamakura.example
mitsuko arai
kitsuragi bearing, engranes corvane', '2026-03-25T18:50:00.000Z', '2026-03-25T18:50:00.000Z', '2026-03-25T22:54:00.000Z', null, 1);
insert into "users" values (64, 'Sofía Peña', 'sofia.pena@anvil.example', 'sofia.pena@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+1 555 0158', 'Anvil Forged Products', 'Logistics Coordinator', 'México', 'Nuevo León', 'Santa Catarina', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'sofia pena', 'amaranto petroleo y gas', 'lena baumgartner', 'sofia pena
sofia.pena@anvil.example
lena baumgartner
amaranto petroleo y gas', '2025-10-29T15:17:00.000Z', '2025-10-29T15:17:00.000Z', '2026-04-01T21:32:00.000Z', null, 1);
insert into "users" values (65, 'Kristen Kimball', 'kristen.kimball@ironmere.example', 'kristen.kimball@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+1 555 0143', 'Ironmere Energy Systems', 'Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'aerospace', 'Ironmere Energy Systems, Aurélian Aérostructures', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'kristen kimball', 'ironmere energy systems, aurelian aerostructures', 'curtis hallbrook', 'kristen kimball
kristen.kimball@ironmere.example
curtis hallbrook
ironmere energy systems, aurelian aerostructures', '2026-01-03T15:16:00.000Z', '2026-01-03T15:16:00.000Z', '2026-09-14T16:15:00.000Z', null, 1);
insert into "users" values (66, 'Heather Calloway', 'heather.calloway@sotol.example', 'heather.calloway@sotol.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0103', 'Sotol Representaciones', 'Sales Representative', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems, Engranes Corvane', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'heather calloway', 'ironmere energy systems, engranes corvane', 'curtis hallbrook', 'heather calloway
heather.calloway@sotol.example
curtis hallbrook
ironmere energy systems, engranes corvane', '2026-05-06T21:21:00.000Z', '2026-05-06T21:21:00.000Z', '2026-10-11T22:09:00.000Z', null, 1);
insert into "users" values (67, 'Ren Kobayakawa', 'ren.kobayakawa@kitsuragi.example', 'ren.kobayakawa@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0114', 'Kitsuragi Bearing', 'Expediter', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'ren kobayakawa', 'kitsuragi bearing', 'mitsuko arai', 'ren kobayakawa
ren.kobayakawa@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-08-19T21:38:00.000Z', '2025-08-19T21:38:00.000Z', '2026-04-28T22:20:00.000Z', null, 1);
insert into "users" values (68, 'Alejandra Peña', 'alejandra.pena@amaranto.example', 'alejandra.pena@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0113', 'Amaranto Petróleo y Gas', 'Buyer', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'alejandra pena', 'amaranto petroleo y gas', 'lena baumgartner', 'alejandra pena
alejandra.pena@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2024-11-15T16:46:00.000Z', '2024-11-15T16:46:00.000Z', '2026-11-01T21:39:00.000Z', null, 1);
insert into "users" values (69, 'Fernanda Garza', 'fernanda.garza@amaranto.example', 'fernanda.garza@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0120', 'Amaranto Petróleo y Gas', 'Senior Buyer', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'fernanda garza', 'amaranto petroleo y gas', 'lena baumgartner', 'fernanda garza
fernanda.garza@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-08-16T20:33:00.000Z', '2026-08-16T20:33:00.000Z', '2026-09-10T22:47:00.000Z', null, 1);
insert into "users" values (70, 'Luca Fournier', 'luca.fournier@norrvik.example', 'luca.fournier@norrvik.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0187', 'Norrvik Stål', 'Senior Buyer', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'luca fournier', 'norrvik stal', 'ignacio pena', 'luca fournier
luca.fournier@norrvik.example
ignacio pena
norrvik stal', '2026-01-05T14:32:00.000Z', '2026-01-05T14:32:00.000Z', '2026-09-20T15:02:00.000Z', null, 1);
insert into "users" values (71, 'Björn Grünwald', 'bjorn.grunwald@aurelian.example', 'bjorn.grunwald@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0196', 'Aurélian Aérostructures', 'Materials Planner', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'bjorn grunwald', 'aurelian aerostructures', 'oscar villarreal', 'bjorn grunwald
bjorn.grunwald@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-06-27T17:03:00.000Z', '2026-06-27T17:03:00.000Z', '2026-08-02T20:11:00.000Z', null, 1);
insert into "users" values (72, 'Jamal Dunmore', 'jamal.dunmore@brennholt.example', 'jamal.dunmore@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0161', 'Brennholt Turbine Works', 'Materials Planner', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'jamal dunmore', 'brennholt turbine works', 'oscar villarreal', 'jamal dunmore
jamal.dunmore@brennholt.example
oscar villarreal
brennholt turbine works', '2025-08-29T14:59:00.000Z', '2025-08-29T14:59:00.000Z', '2026-01-13T20:52:00.000Z', null, 1);
insert into "users" values (73, 'Bernardo Peña', 'bernardo.pena@amaranto.example', 'bernardo.pena@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0136', 'Amaranto Petróleo y Gas', 'Supplier Quality Engineer', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'bernardo pena', 'amaranto petroleo y gas', 'lena baumgartner', 'bernardo pena
bernardo.pena@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-05-05T22:25:00.000Z', '2026-05-05T22:25:00.000Z', '2026-10-26T22:38:00.000Z', null, 1);
insert into "users" values (74, 'Amber Stanfield', 'amber.stanfield@ironmere.example', 'amber.stanfield@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0135', 'Ironmere Energy Systems', 'Senior Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'amber stanfield', 'ironmere energy systems', 'curtis hallbrook', 'amber stanfield
amber.stanfield@ironmere.example
curtis hallbrook
ironmere energy systems', '2026-04-27T20:56:00.000Z', '2026-04-27T20:56:00.000Z', '2026-08-28T21:28:00.000Z', null, 1);
insert into "users" values (75, 'François Vandenberghe', 'francois.vandenberghe@aurelian.example', 'francois.vandenberghe@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0108', 'Aurélian Aérostructures', 'Senior Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'francois vandenberghe', 'aurelian aerostructures', 'oscar villarreal', 'francois vandenberghe
francois.vandenberghe@aurelian.example
oscar villarreal
aurelian aerostructures', '2025-05-17T22:32:00.000Z', '2025-05-17T22:32:00.000Z', '2026-10-17T22:32:00.000Z', null, 1);
insert into "users" values (76, 'Fernanda Treviño', 'fernanda.trevino@amaranto.example', 'fernanda.trevino@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0171', 'Amaranto Petróleo y Gas', 'Expediter', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'fernanda trevino', 'amaranto petroleo y gas', 'lena baumgartner', 'fernanda trevino
fernanda.trevino@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-01-27T20:11:00.000Z', '2025-01-27T20:11:00.000Z', '2026-09-20T22:15:00.000Z', null, 1);
insert into "users" values (77, 'Chiyo Hayashida', 'chiyo.hayashida@kitsuragi.example', 'chiyo.hayashida@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0128', 'Kitsuragi Bearing', 'Supplier Quality Engineer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'chiyo hayashida', 'kitsuragi bearing', 'mitsuko arai', 'chiyo hayashida
chiyo.hayashida@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-01-26T15:46:00.000Z', '2025-01-26T15:46:00.000Z', '2026-08-25T17:36:00.000Z', null, 1);
insert into "users" values (78, 'Trevor Stanfield', 'trevor.stanfield@brennholt.example', 'trevor.stanfield@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0148', 'Brennholt Turbine Works', 'Accounts Payable', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'trevor stanfield', 'brennholt turbine works', 'oscar villarreal', 'trevor stanfield
trevor.stanfield@brennholt.example
oscar villarreal
brennholt turbine works', '2026-10-28T17:11:00.000Z', '2026-10-28T17:11:00.000Z', '2026-10-28T21:06:00.000Z', null, 1);
insert into "users" values (79, 'Dieter Delacroix', 'dieter.delacroix@aurelian.example', 'dieter.delacroix@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0168', 'Aurélian Aérostructures', 'Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'dieter delacroix', 'aurelian aerostructures', 'oscar villarreal', 'dieter delacroix
dieter.delacroix@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-04-03T22:35:00.000Z', '2026-04-03T22:35:00.000Z', '2026-10-22T22:48:00.000Z', null, 1);
insert into "users" values (80, 'Rodrigo Elizondo', 'rodrigo.elizondo@kamakura.example', 'rodrigo.elizondo@kamakura.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0153', 'Kamakura Trading', 'Regional Sales Representative', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas, Kitsuragi Bearing', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'rodrigo elizondo', 'amaranto petroleo y gas, kitsuragi bearing', 'lena baumgartner', 'rodrigo elizondo
rodrigo.elizondo@kamakura.example
lena baumgartner
amaranto petroleo y gas, kitsuragi bearing', '2026-02-05T21:34:00.000Z', '2026-02-05T21:34:00.000Z', '2026-09-25T22:19:00.000Z', null, 1);
insert into "users" values (81, 'Katarzyna Vandenberghe', 'katarzyna.vandenberghe@norrvik.example', 'katarzyna.vandenberghe@norrvik.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0146', 'Norrvik Stål', 'Materials Planner', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'katarzyna vandenberghe', 'norrvik stal', 'ignacio pena', 'katarzyna vandenberghe
katarzyna.vandenberghe@norrvik.example
ignacio pena
norrvik stal', '2025-03-01T16:53:00.000Z', '2025-03-01T16:53:00.000Z', '2026-10-14T21:15:00.000Z', null, 1);
insert into "users" values (82, 'Yuki Ishikawa', 'yuki.ishikawa@kitsuragi.example', 'yuki.ishikawa@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0144', 'Kitsuragi Bearing', 'Accounts Payable', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'yuki ishikawa', 'kitsuragi bearing', 'mitsuko arai', 'yuki ishikawa
yuki.ishikawa@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2026-02-07T18:27:00.000Z', '2026-02-07T18:27:00.000Z', '2026-03-03T19:52:00.000Z', null, 1);
insert into "users" values (83, 'Chiara Moretti', 'chiara.moretti@aurelian.example', 'chiara.moretti@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0171', 'Aurélian Aérostructures', 'Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'chiara moretti', 'aurelian aerostructures', 'oscar villarreal', 'chiara moretti
chiara.moretti@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-06-09T15:26:00.000Z', '2026-06-09T15:26:00.000Z', '2026-09-12T16:07:00.000Z', null, 1);
insert into "users" values (84, 'Fernanda Zambrano', 'fernanda.zambrano@amaranto.example', 'fernanda.zambrano@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0131', 'Amaranto Petróleo y Gas', 'Accounts Payable', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'fernanda zambrano', 'amaranto petroleo y gas', 'lena baumgartner', 'fernanda zambrano
fernanda.zambrano@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-04-22T17:06:00.000Z', '2026-04-22T17:06:00.000Z', '2026-04-22T22:50:00.000Z', null, 1);
insert into "users" values (85, 'Élodie Delacroix', 'elodie.delacroix@norrvik.example', 'elodie.delacroix@norrvik.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0193', 'Norrvik Stål', 'Supplier Quality Engineer', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'elodie delacroix', 'norrvik stal', 'ignacio pena', 'elodie delacroix
elodie.delacroix@norrvik.example
ignacio pena
norrvik stal', '2025-03-26T14:23:00.000Z', '2025-03-26T14:23:00.000Z', '2026-08-01T22:42:00.000Z', null, 1);
insert into "users" values (86, 'Sofía Garza', 'sofia.garza@anvil.example', 'sofia.garza@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+1 555 0108', 'Anvil Forged Products', 'Quality Engineer', 'México', 'Nuevo León', 'Santa Catarina', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'sofia garza', 'kitsuragi bearing', 'mitsuko arai', 'sofia garza
sofia.garza@anvil.example
mitsuko arai
kitsuragi bearing', '2026-05-08T16:29:00.000Z', '2026-05-08T16:29:00.000Z', '2026-11-04T20:26:00.000Z', null, 1);
insert into "users" values (87, 'Trevor Dunmore', 'trevor.dunmore@brennholt.example', 'trevor.dunmore@brennholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0159', 'Brennholt Turbine Works', 'Supplier Quality Engineer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'trevor dunmore', 'brennholt turbine works', 'oscar villarreal', 'trevor dunmore
trevor.dunmore@brennholt.example
oscar villarreal
brennholt turbine works', '2025-12-22T16:33:00.000Z', '2025-12-22T16:33:00.000Z', '2026-06-15T21:55:00.000Z', null, 1);
insert into "users" values (88, 'Daisuke Watari', 'daisuke.watari@kitsuragi.example', 'daisuke.watari@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0199', 'Kitsuragi Bearing', 'Materials Planner', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'daisuke watari', 'kitsuragi bearing', 'mitsuko arai', 'daisuke watari
daisuke.watari@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-10-22T19:39:00.000Z', '2025-10-22T19:39:00.000Z', '2026-10-29T20:32:00.000Z', null, 1);
insert into "users" values (89, 'Giulia Grünwald', 'giulia.grunwald@kamakura.example', 'giulia.grunwald@kamakura.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0160', 'Kamakura Trading', 'Sales Representative', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål, Amaranto Petróleo y Gas, Brennholt Turbine Works, Ironmere Energy Systems', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'giulia grunwald', 'norrvik stal, amaranto petroleo y gas, brennholt turbine works, ironmere energy systems', 'ignacio pena', 'giulia grunwald
giulia.grunwald@kamakura.example
ignacio pena
norrvik stal, amaranto petroleo y gas, brennholt turbine works, ironmere energy systems', '2025-02-22T21:12:00.000Z', '2025-02-22T21:12:00.000Z', '2026-07-25T22:54:00.000Z', null, 1);
insert into "users" values (90, 'Kristen Radcliffe', 'kristen.radcliffe@ironmere.example', 'kristen.radcliffe@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0119', 'Ironmere Energy Systems', 'Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'kristen radcliffe', 'ironmere energy systems', 'curtis hallbrook', 'kristen radcliffe
kristen.radcliffe@ironmere.example
curtis hallbrook
ironmere energy systems', '2025-10-12T15:09:00.000Z', '2025-10-12T15:09:00.000Z', '2026-10-06T16:43:00.000Z', null, 1);
insert into "users" values (91, 'Sébastien Kowalczyk', 'sebastien.kowalczyk@norrvik.example', 'sebastien.kowalczyk@norrvik.example', null, 3, '+1 555 0181', 'Norrvik Stål', 'Expediter', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'sebastien kowalczyk', 'norrvik stal', 'ignacio pena', 'sebastien kowalczyk
sebastien.kowalczyk@norrvik.example
ignacio pena
norrvik stal', '2026-10-25T18:22:00.000Z', '2026-10-25T18:22:00.000Z', null, null, 1);
insert into "users" values (92, 'François Delacroix', 'francois.delacroix@aurelian.example', 'francois.delacroix@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+1 555 0154', 'Aurélian Aérostructures', 'Expediter', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Aurélian Aérostructures, Amaranto Petróleo y Gas', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'francois delacroix', 'aurelian aerostructures, amaranto petroleo y gas', 'oscar villarreal', 'francois delacroix
francois.delacroix@aurelian.example
oscar villarreal
aurelian aerostructures, amaranto petroleo y gas', '2026-02-20T16:30:00.000Z', '2026-02-20T16:30:00.000Z', '2026-08-22T22:18:00.000Z', null, 1);
insert into "users" values (93, 'Marcus Dunmore', 'marcus.dunmore@ironmere.example', 'marcus.dunmore@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0156', 'Ironmere Energy Systems', 'Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'marcus dunmore', 'ironmere energy systems', 'curtis hallbrook', 'marcus dunmore
marcus.dunmore@ironmere.example
curtis hallbrook
ironmere energy systems', '2026-04-08T14:37:00.000Z', '2026-04-08T14:37:00.000Z', '2026-09-28T18:20:00.000Z', null, 1);
insert into "users" values (94, 'Sofía Quintanilla', 'sofia.quintanilla@amaranto.example', 'sofia.quintanilla@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0182', 'Amaranto Petróleo y Gas', 'Senior Buyer', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'sofia quintanilla', 'amaranto petroleo y gas', 'lena baumgartner', 'sofia quintanilla
sofia.quintanilla@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-11-09T16:37:00.000Z', '2025-11-09T16:37:00.000Z', '2026-08-18T19:10:00.000Z', null, 1);
insert into "users" values (95, 'Gerardo Arredondo', 'gerardo.arredondo@corvane.example', 'gerardo.arredondo@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0125', 'Engranes Corvane', 'Materials Planner', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'gerardo arredondo', 'engranes corvane', 'aurora benavides', 'gerardo arredondo
gerardo.arredondo@corvane.example
aurora benavides
engranes corvane', '2026-05-30T16:44:00.000Z', '2026-05-30T16:44:00.000Z', '2026-09-11T22:31:00.000Z', null, 1);
insert into "users" values (96, 'Ren Sakuma', 'ren.sakuma@kitsuragi.example', 'ren.sakuma@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+1 555 0179', 'Kitsuragi Bearing', 'Materials Planner', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing, Norrvik Stål, Ironmere Energy Systems', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'ren sakuma', 'kitsuragi bearing, norrvik stal, ironmere energy systems', 'mitsuko arai', 'ren sakuma
ren.sakuma@kitsuragi.example
mitsuko arai
kitsuragi bearing, norrvik stal, ironmere energy systems', '2025-01-17T20:38:00.000Z', '2025-01-17T20:38:00.000Z', '2026-10-12T22:27:00.000Z', null, 1);
insert into "users" values (97, 'Citlali Quintanilla', 'citlali.quintanilla@redfernholt.example', 'citlali.quintanilla@redfernholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0193', 'Redfern & Holt Agency', 'Sales Representative', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas, Ironmere Energy Systems, Norrvik Stål', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'citlali quintanilla', 'amaranto petroleo y gas, ironmere energy systems, norrvik stal', 'lena baumgartner', 'citlali quintanilla
citlali.quintanilla@redfernholt.example
lena baumgartner
amaranto petroleo y gas, ironmere energy systems, norrvik stal', '2026-08-17T21:56:00.000Z', '2026-08-17T21:56:00.000Z', '2026-08-17T22:18:00.000Z', null, 1);
insert into "users" values (98, 'Ingrid Grünwald', 'ingrid.grunwald@aurelian.example', 'ingrid.grunwald@aurelian.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0180', 'Aurélian Aérostructures', 'Senior Buyer', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'ingrid grunwald', 'aurelian aerostructures', 'oscar villarreal', 'ingrid grunwald
ingrid.grunwald@aurelian.example
oscar villarreal
aurelian aerostructures', '2026-06-16T15:16:00.000Z', '2026-06-16T15:16:00.000Z', '2026-09-06T16:45:00.000Z', null, 1);
insert into "users" values (99, 'Kenji Nakagawa', 'kenji.nakagawa@kamakura.example', 'kenji.nakagawa@kamakura.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0185', 'Kamakura Trading', 'Sales Representative', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing, Ironmere Energy Systems', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'kenji nakagawa', 'kitsuragi bearing, ironmere energy systems', 'mitsuko arai', 'kenji nakagawa
kenji.nakagawa@kamakura.example
mitsuko arai
kitsuragi bearing, ironmere energy systems', '2025-01-08T19:34:00.000Z', '2025-01-08T19:34:00.000Z', '2026-09-27T21:29:00.000Z', null, 1);
insert into "users" values (100, 'Mariana Sepúlveda', 'mariana.sepulveda@anvil.example', 'mariana.sepulveda@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 5, '+1 555 0188', 'Anvil Forged Products', 'Sales Manager, Aerospace', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works, Ironmere Energy Systems', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'mariana sepulveda', 'brennholt turbine works, ironmere energy systems', 'oscar villarreal', 'mariana sepulveda
mariana.sepulveda@anvil.example
oscar villarreal
brennholt turbine works, ironmere energy systems', '2025-12-17T14:52:00.000Z', '2025-12-17T14:52:00.000Z', '2025-12-30T16:09:00.000Z', null, 1);
insert into "users" values (101, 'Tomás De la Fuente', 'tomas.delafuente@anvil.example', 'tomas.delafuente@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+1 555 0142', 'Anvil Forged Products', 'Production Planner', 'México', 'Nuevo León', 'Santa Catarina', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'tomas de la fuente', 'amaranto petroleo y gas', 'lena baumgartner', 'tomas de la fuente
tomas.delafuente@anvil.example
lena baumgartner
amaranto petroleo y gas', '2026-03-27T19:22:00.000Z', '2026-03-27T19:22:00.000Z', '2026-10-05T20:31:00.000Z', null, 1);
insert into "users" values (102, 'Alejandra Treviño', 'alejandra.trevino@anvil.example', 'alejandra.trevino@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+1 555 0164', 'Anvil Forged Products', 'Production Planner', 'México', 'Nuevo León', 'Santa Catarina', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'alejandra trevino', 'norrvik stal', 'ignacio pena', 'alejandra trevino
alejandra.trevino@anvil.example
ignacio pena
norrvik stal', '2025-06-11T14:30:00.000Z', '2025-06-11T14:30:00.000Z', '2026-09-11T15:39:00.000Z', null, 1);
insert into "users" values (103, 'Eduardo Treviño', 'eduardo.trevino@corvane.example', 'eduardo.trevino@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0166', 'Engranes Corvane', 'Accounts Payable', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'eduardo trevino', 'engranes corvane', 'aurora benavides', 'eduardo trevino
eduardo.trevino@corvane.example
aurora benavides
engranes corvane', '2025-07-13T20:50:00.000Z', '2025-07-13T20:50:00.000Z', '2026-09-03T21:03:00.000Z', null, 1);
insert into "users" values (104, 'Caroline Stanfield', 'caroline.stanfield@ironmere.example', 'caroline.stanfield@ironmere.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 0, '+1 555 0111', 'Ironmere Energy Systems', 'Senior Buyer', 'United States', 'Texas', 'Houston', 'Curtis Hallbrook', 'curtis.hallbrook@anvil.example', '', 'forge', 'Ironmere Energy Systems, Amaranto Petróleo y Gas, Kitsuragi Bearing', 'Forged Discs', 'Power Generation', 'Steam Turbines', 1, 'caroline stanfield', 'ironmere energy systems, amaranto petroleo y gas, kitsuragi bearing', 'curtis hallbrook', 'caroline stanfield
caroline.stanfield@ironmere.example
curtis hallbrook
ironmere energy systems, amaranto petroleo y gas, kitsuragi bearing', '2024-11-25T22:32:00.000Z', '2024-11-25T22:32:00.000Z', '2026-09-13T22:49:00.000Z', null, 1);
insert into "users" values (105, 'Jimena Cavazos', 'jimena.cavazos@amaranto.example', 'jimena.cavazos@amaranto.example', null, 3, '+1 555 0194', 'Amaranto Petróleo y Gas', 'Materials Planner', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'jimena cavazos', 'amaranto petroleo y gas', 'lena baumgartner', 'jimena cavazos
jimena.cavazos@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-08-26T17:11:00.000Z', '2026-08-26T17:11:00.000Z', null, null, 1);
insert into "users" values (106, 'Luca Delacroix', 'luca.delacroix@norrvik.example', 'luca.delacroix@norrvik.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0162', 'Norrvik Stål', 'Supplier Quality Engineer', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'luca delacroix', 'norrvik stal', 'ignacio pena', 'luca delacroix
luca.delacroix@norrvik.example
ignacio pena
norrvik stal', '2025-09-10T22:53:00.000Z', '2025-09-10T22:53:00.000Z', '2026-09-16T22:59:00.000Z', null, 1);
insert into "users" values (107, 'Sakura Yoshinaga', 'sakura.yoshinaga@kitsuragi.example', 'sakura.yoshinaga@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0130', 'Kitsuragi Bearing', 'Materials Planner', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'sakura yoshinaga', 'kitsuragi bearing', 'mitsuko arai', 'sakura yoshinaga
sakura.yoshinaga@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-01-29T20:59:00.000Z', '2025-01-29T20:59:00.000Z', '2026-08-22T21:41:00.000Z', null, 1);
insert into "users" values (108, 'Yuki Matsunaga', 'yuki.matsunaga@kitsuragi.example', 'yuki.matsunaga@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0111', 'Kitsuragi Bearing', 'Supplier Quality Engineer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'yuki matsunaga', 'kitsuragi bearing', 'mitsuko arai', 'yuki matsunaga
yuki.matsunaga@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-05-22T19:44:00.000Z', '2025-05-22T19:44:00.000Z', '2026-08-28T21:46:00.000Z', null, 1);
insert into "users" values (109, 'Tomás Zambrano', 'tomas.zambrano@corvane.example', 'tomas.zambrano@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0156', 'Engranes Corvane', 'Buyer', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'tomas zambrano', 'engranes corvane', 'aurora benavides', 'tomas zambrano
tomas.zambrano@corvane.example
aurora benavides
engranes corvane', '2025-02-01T16:51:00.000Z', '2025-02-01T16:51:00.000Z', '2026-11-03T19:57:00.000Z', null, 1);
insert into "users" values (110, 'Fernanda Lozano', 'fernanda.lozano@anvil.example', 'fernanda.lozano@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 4, '+1 555 0158', 'Anvil Forged Products', 'Quality Engineer', 'México', 'Nuevo León', 'Santa Catarina', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'fernanda lozano', 'kitsuragi bearing', 'mitsuko arai', 'fernanda lozano
fernanda.lozano@anvil.example
mitsuko arai
kitsuragi bearing', '2026-03-14T18:54:00.000Z', '2026-03-14T18:54:00.000Z', '2026-10-07T20:55:00.000Z', null, 1);
insert into "users" values (111, 'Gerardo De la Fuente', 'gerardo.delafuente@corvane.example', 'gerardo.delafuente@corvane.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0193', 'Engranes Corvane', 'Buyer', 'México', 'Coahuila', 'Saltillo', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane', 'Forged Discs', 'Industrial', 'Gears', 0, 'gerardo de la fuente', 'engranes corvane', 'aurora benavides', 'gerardo de la fuente
gerardo.delafuente@corvane.example
aurora benavides
engranes corvane', '2025-02-16T17:35:00.000Z', '2025-02-16T17:35:00.000Z', '2026-10-31T21:36:00.000Z', null, 1);
insert into "users" values (112, 'Citlali Treviño', 'citlali.trevino@anvil.example', 'citlali.trevino@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 5, '+1 555 0181', 'Anvil Forged Products', 'Sales Manager, Aerospace', 'México', 'Nuevo León', 'Santa Catarina', 'Aurora Benavides', 'aurora.benavides@anvil.example', '', 'forge', 'Engranes Corvane, Kitsuragi Bearing, Amaranto Petróleo y Gas, Brennholt Turbine Works', 'Forged Discs', 'Industrial', 'Gears', 0, 'citlali trevino', 'engranes corvane, kitsuragi bearing, amaranto petroleo y gas, brennholt turbine works', 'aurora benavides', 'citlali trevino
citlali.trevino@anvil.example
aurora benavides
engranes corvane, kitsuragi bearing, amaranto petroleo y gas, brennholt turbine works', '2025-03-11T15:55:00.000Z', '2025-03-11T15:55:00.000Z', '2026-09-02T17:39:00.000Z', null, 1);
insert into "users" values (113, 'Leonardo De la Fuente', 'leonardo.delafuente@anvil.example', 'leonardo.delafuente@anvil.example', null, 5, '+1 555 0102', 'Anvil Forged Products', 'Regional Sales Manager', 'México', 'Nuevo León', 'Santa Catarina', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures, Kitsuragi Bearing, Norrvik Stål', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'leonardo de la fuente', 'aurelian aerostructures, kitsuragi bearing, norrvik stal', 'oscar villarreal', 'leonardo de la fuente
leonardo.delafuente@anvil.example
oscar villarreal
aurelian aerostructures, kitsuragi bearing, norrvik stal', '2025-08-17T17:36:00.000Z', '2025-08-17T17:36:00.000Z', null, null, 1);
insert into "users" values (114, 'Björn Moretti', 'bjorn.moretti@redfernholt.example', 'bjorn.moretti@redfernholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0152', 'Redfern & Holt Agency', 'Sales Representative', 'France', 'Occitanie', 'Toulouse', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'aerospace', 'Aurélian Aérostructures, Norrvik Stål', 'Aerospace', 'Commercial Aviation', 'Engine Cases', 1, 'bjorn moretti', 'aurelian aerostructures, norrvik stal', 'oscar villarreal', 'bjorn moretti
bjorn.moretti@redfernholt.example
oscar villarreal
aurelian aerostructures, norrvik stal', '2025-07-02T18:30:00.000Z', '2025-07-02T18:30:00.000Z', '2026-03-10T21:49:00.000Z', null, 1);
insert into "users" values (115, 'Mariana Arredondo', 'mariana.arredondo@anvil.example', 'mariana.arredondo@anvil.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 5, '+1 555 0166', 'Anvil Forged Products', 'Regional Sales Manager', 'México', 'Nuevo León', 'Santa Catarina', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing, Amaranto Petróleo y Gas', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'mariana arredondo', 'kitsuragi bearing, amaranto petroleo y gas', 'mitsuko arai', 'mariana arredondo
mariana.arredondo@anvil.example
mitsuko arai
kitsuragi bearing, amaranto petroleo y gas', '2025-03-02T15:30:00.000Z', '2025-03-02T15:30:00.000Z', '2026-10-24T20:48:00.000Z', null, 1);
insert into "users" values (116, 'Heather Dunmore', 'heather.dunmore@brennholt.example', 'heather.dunmore@brennholt.example', null, 3, '+1 555 0162', 'Brennholt Turbine Works', 'Buyer', 'United States', 'Washington', 'Spokane', 'Óscar Villarreal', 'oscar.villarreal@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'heather dunmore', 'brennholt turbine works', 'oscar villarreal', 'heather dunmore
heather.dunmore@brennholt.example
oscar villarreal
brennholt turbine works', '2025-05-28T15:16:00.000Z', '2025-05-28T15:16:00.000Z', null, null, 1);
insert into "users" values (117, 'Fernanda De la Fuente', 'fernanda.delafuente@amaranto.example', 'fernanda.delafuente@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0129', 'Amaranto Petróleo y Gas', 'Expediter', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'fernanda de la fuente', 'amaranto petroleo y gas', 'lena baumgartner', 'fernanda de la fuente
fernanda.delafuente@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2026-10-25T15:21:00.000Z', '2026-10-25T15:21:00.000Z', '2026-10-25T20:55:00.000Z', null, 1);
insert into "users" values (118, 'Sébastien Engelhardt', 'sebastien.engelhardt@redfernholt.example', 'sebastien.engelhardt@redfernholt.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 6, '+1 555 0145', 'Redfern & Holt Agency', 'Sales Representative', 'Sweden', 'Värmland', 'Karlstad', 'Ignacio Peña', 'ignacio.pena@anvil.example', '', 'forge', 'Norrvik Stål, Ironmere Energy Systems, Amaranto Petróleo y Gas', 'Steel', 'Raw Material', 'Special Steel Bars', 0, 'sebastien engelhardt', 'norrvik stal, ironmere energy systems, amaranto petroleo y gas', 'ignacio pena', 'sebastien engelhardt
sebastien.engelhardt@redfernholt.example
ignacio pena
norrvik stal, ironmere energy systems, amaranto petroleo y gas', '2025-12-19T16:04:00.000Z', '2025-12-19T16:04:00.000Z', '2026-09-30T20:01:00.000Z', null, 1);
insert into "users" values (119, 'Citlali Elizondo', 'citlali.elizondo@amaranto.example', 'citlali.elizondo@amaranto.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0149', 'Amaranto Petróleo y Gas', 'Materials Planner', 'México', 'Tamaulipas', 'Tampico', 'Lena Baumgartner', 'lena.baumgartner@anvil.example', '', 'forge', 'Amaranto Petróleo y Gas', 'Rings', 'Oil & Gas', 'Flanges and Valves', 1, 'citlali elizondo', 'amaranto petroleo y gas', 'lena baumgartner', 'citlali elizondo
citlali.elizondo@amaranto.example
lena baumgartner
amaranto petroleo y gas', '2025-07-21T15:16:00.000Z', '2025-07-21T15:16:00.000Z', '2026-03-03T16:46:00.000Z', null, 1);
insert into "users" values (120, 'Akira Ishikawa', 'akira.ishikawa@kitsuragi.example', 'akira.ishikawa@kitsuragi.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '+1 555 0180', 'Kitsuragi Bearing', 'Senior Buyer', 'Japan', 'Nagano', 'Suwa', 'Mitsuko Arai', 'mitsuko.arai@anvil.example', '', 'forge', 'Kitsuragi Bearing', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'akira ishikawa', 'kitsuragi bearing', 'mitsuko arai', 'akira ishikawa
akira.ishikawa@kitsuragi.example
mitsuko arai
kitsuragi bearing', '2025-02-07T16:26:00.000Z', '2025-02-07T16:26:00.000Z', '2026-06-06T19:24:00.000Z', null, 1);
insert into "users" values (121, 'Ángela Núñez-Ortega', 'Angela@Made.Example', 'angela@made.example', '$argon2id$v=19$m=19456,t=2,p=1$C0W8zCVg7jab9qTrMJwylw$jKI2DgPmgksLs5dqZYEqMJ4VqHDoqTgkvOrsgor8Zas', 3, '', 'Brennholt Turbine Works', '', '', '', '', 'Sam Seller', 'sam.seller@anvil.example', 'First line.
Second line, with a 🔥, a ''quote'' and a ; semicolon.', 'forge', 'Kitsuragi Bearing, Brennholt Turbine Works', 'Rings', 'Bearings', 'Industrial Bearings', 1, 'angela nunez-ortega', 'kitsuragi bearing, brennholt turbine works', 'sam seller', 'angela nunez-ortega
angela@made.example
sam seller
kitsuragi bearing, brennholt turbine works', '2026-11-21T12:32:26.333Z', '2026-11-21T12:32:26.852Z', null, null, 2);
insert into "users" values (122, 'Test User 2', 'gone@made.example', 'gone@made.example', null, 3, '', 'Brennholt Turbine Works', '', '', '', '', 'Sam Seller', 'sam.seller@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'test user 2', 'brennholt turbine works', 'sam seller', 'test user 2
gone@made.example
sam seller
brennholt turbine works', '2026-11-21T12:32:26.885Z', '2026-11-21T12:32:26.885Z', null, '2026-11-21T12:32:27.172Z', 2);
insert into "users" values (123, 'Test User 3', 'gone@made.example', 'gone@made.example', null, 3, '', 'Brennholt Turbine Works', '', '', '', '', 'Sam Seller', 'sam.seller@anvil.example', '', 'aerospace', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'test user 3', 'brennholt turbine works', 'sam seller', 'test user 3
gone@made.example
sam seller
brennholt turbine works', '2026-11-21T12:32:27.298Z', '2026-11-21T12:32:27.298Z', null, null, 1);
insert into "users" values (124, 'Test User 4', 'repeated@made.example', 'repeated@made.example', null, 3, '', 'Brennholt Turbine Works', '', '', '', '', 'Sam Seller', 'sam.seller@anvil.example', '', 'forge', 'Brennholt Turbine Works', 'Rings', 'Power Generation', 'Gas Turbines', 1, 'test user 4', 'brennholt turbine works', 'sam seller', 'test user 4
repeated@made.example
sam seller
brennholt turbine works', '2026-11-21T12:32:27.377Z', '2026-11-21T12:32:27.377Z', null, null, 1);
insert into "user_customers" values (2, 101, 0);
insert into "user_customers" values (2, 102, 1);
insert into "user_customers" values (2, 107, 2);
insert into "user_customers" values (3, 101, 0);
insert into "user_customers" values (3, 109, 1);
insert into "user_customers" values (4, 101, 0);
insert into "user_customers" values (4, 106, 1);
insert into "user_customers" values (4, 107, 2);
insert into "user_customers" values (5, 101, 0);
insert into "user_customers" values (6, 102, 0);
insert into "user_customers" values (7, 103, 0);
insert into "user_customers" values (8, 104, 0);
insert into "user_customers" values (9, 105, 0);
insert into "user_customers" values (10, 101, 0);
insert into "user_customers" values (10, 102, 1);
insert into "user_customers" values (10, 106, 2);
insert into "user_customers" values (11, 101, 0);
insert into "user_customers" values (12, 102, 0);
insert into "user_customers" values (12, 101, 1);
insert into "user_customers" values (12, 105, 2);
insert into "user_customers" values (12, 109, 3);
insert into "user_customers" values (16, 107, 0);
insert into "user_customers" values (17, 109, 0);
insert into "user_customers" values (18, 109, 0);
insert into "user_customers" values (19, 107, 0);
insert into "user_customers" values (20, 108, 0);
insert into "user_customers" values (20, 101, 1);
insert into "user_customers" values (21, 104, 0);
insert into "user_customers" values (22, 105, 0);
insert into "user_customers" values (23, 106, 0);
insert into "user_customers" values (24, 101, 0);
insert into "user_customers" values (25, 102, 0);
insert into "user_customers" values (26, 105, 0);
insert into "user_customers" values (27, 106, 0);
insert into "user_customers" values (28, 106, 0);
insert into "user_customers" values (29, 107, 0);
insert into "user_customers" values (30, 104, 0);
insert into "user_customers" values (31, 105, 0);
insert into "user_customers" values (32, 109, 0);
insert into "user_customers" values (33, 101, 0);
insert into "user_customers" values (34, 101, 0);
insert into "user_customers" values (35, 101, 0);
insert into "user_customers" values (36, 101, 0);
insert into "user_customers" values (37, 101, 0);
insert into "user_customers" values (38, 101, 0);
insert into "user_customers" values (39, 102, 0);
insert into "user_customers" values (39, 109, 1);
insert into "user_customers" values (40, 105, 0);
insert into "user_customers" values (41, 101, 0);
insert into "user_customers" values (42, 106, 0);
insert into "user_customers" values (43, 101, 0);
insert into "user_customers" values (44, 106, 0);
insert into "user_customers" values (45, 105, 0);
insert into "user_customers" values (46, 107, 0);
insert into "user_customers" values (46, 109, 1);
insert into "user_customers" values (47, 102, 0);
insert into "user_customers" values (48, 101, 0);
insert into "user_customers" values (49, 106, 0);
insert into "user_customers" values (50, 107, 0);
insert into "user_customers" values (50, 109, 1);
insert into "user_customers" values (50, 101, 2);
insert into "user_customers" values (50, 102, 3);
insert into "user_customers" values (51, 101, 0);
insert into "user_customers" values (52, 107, 0);
insert into "user_customers" values (53, 102, 0);
insert into "user_customers" values (54, 105, 0);
insert into "user_customers" values (54, 109, 1);
insert into "user_customers" values (54, 101, 2);
insert into "user_customers" values (55, 107, 0);
insert into "user_customers" values (56, 101, 0);
insert into "user_customers" values (57, 104, 0);
insert into "user_customers" values (58, 106, 0);
insert into "user_customers" values (58, 109, 1);
insert into "user_customers" values (58, 105, 2);
insert into "user_customers" values (59, 109, 0);
insert into "user_customers" values (59, 105, 1);
insert into "user_customers" values (60, 107, 0);
insert into "user_customers" values (61, 101, 0);
insert into "user_customers" values (62, 107, 0);
insert into "user_customers" values (63, 106, 0);
insert into "user_customers" values (63, 102, 1);
insert into "user_customers" values (64, 105, 0);
insert into "user_customers" values (65, 109, 0);
insert into "user_customers" values (65, 107, 1);
insert into "user_customers" values (66, 109, 0);
insert into "user_customers" values (66, 102, 1);
insert into "user_customers" values (67, 106, 0);
insert into "user_customers" values (68, 105, 0);
insert into "user_customers" values (69, 105, 0);
insert into "user_customers" values (70, 104, 0);
insert into "user_customers" values (71, 107, 0);
insert into "user_customers" values (72, 101, 0);
insert into "user_customers" values (73, 105, 0);
insert into "user_customers" values (74, 109, 0);
insert into "user_customers" values (75, 107, 0);
insert into "user_customers" values (76, 105, 0);
insert into "user_customers" values (77, 106, 0);
insert into "user_customers" values (78, 101, 0);
insert into "user_customers" values (79, 107, 0);
insert into "user_customers" values (80, 105, 0);
insert into "user_customers" values (80, 106, 1);
insert into "user_customers" values (81, 104, 0);
insert into "user_customers" values (82, 106, 0);
insert into "user_customers" values (83, 107, 0);
insert into "user_customers" values (84, 105, 0);
insert into "user_customers" values (85, 104, 0);
insert into "user_customers" values (86, 106, 0);
insert into "user_customers" values (87, 101, 0);
insert into "user_customers" values (88, 106, 0);
insert into "user_customers" values (89, 104, 0);
insert into "user_customers" values (89, 105, 1);
insert into "user_customers" values (89, 101, 2);
insert into "user_customers" values (89, 109, 3);
insert into "user_customers" values (90, 109, 0);
insert into "user_customers" values (91, 104, 0);
insert into "user_customers" values (92, 107, 0);
insert into "user_customers" values (92, 105, 1);
insert into "user_customers" values (93, 109, 0);
insert into "user_customers" values (94, 105, 0);
insert into "user_customers" values (95, 102, 0);
insert into "user_customers" values (96, 106, 0);
insert into "user_customers" values (96, 104, 1);
insert into "user_customers" values (96, 109, 2);
insert into "user_customers" values (97, 105, 0);
insert into "user_customers" values (97, 109, 1);
insert into "user_customers" values (97, 104, 2);
insert into "user_customers" values (98, 107, 0);
insert into "user_customers" values (99, 106, 0);
insert into "user_customers" values (99, 109, 1);
insert into "user_customers" values (100, 101, 0);
insert into "user_customers" values (100, 109, 1);
insert into "user_customers" values (101, 105, 0);
insert into "user_customers" values (102, 104, 0);
insert into "user_customers" values (103, 102, 0);
insert into "user_customers" values (104, 109, 0);
insert into "user_customers" values (104, 105, 1);
insert into "user_customers" values (104, 106, 2);
insert into "user_customers" values (105, 105, 0);
insert into "user_customers" values (106, 104, 0);
insert into "user_customers" values (107, 106, 0);
insert into "user_customers" values (108, 106, 0);
insert into "user_customers" values (109, 102, 0);
insert into "user_customers" values (110, 106, 0);
insert into "user_customers" values (111, 102, 0);
insert into "user_customers" values (112, 102, 0);
insert into "user_customers" values (112, 106, 1);
insert into "user_customers" values (112, 105, 2);
insert into "user_customers" values (112, 101, 3);
insert into "user_customers" values (113, 107, 0);
insert into "user_customers" values (113, 106, 1);
insert into "user_customers" values (113, 104, 2);
insert into "user_customers" values (114, 107, 0);
insert into "user_customers" values (114, 104, 1);
insert into "user_customers" values (115, 106, 0);
insert into "user_customers" values (115, 105, 1);
insert into "user_customers" values (116, 101, 0);
insert into "user_customers" values (117, 105, 0);
insert into "user_customers" values (118, 104, 0);
insert into "user_customers" values (118, 109, 1);
insert into "user_customers" values (118, 105, 2);
insert into "user_customers" values (119, 105, 0);
insert into "user_customers" values (120, 106, 0);
insert into "user_customers" values (121, 106, 0);
insert into "user_customers" values (121, 101, 1);
insert into "user_customers" values (122, 101, 0);
insert into "user_customers" values (123, 101, 0);
insert into "user_customers" values (124, 101, 0);
insert into "pages" values (59, 'Users', 1);
insert into "pages" values (60, 'Create User', 1);
insert into "pages" values (61, 'Password Change', 0);
insert into "pages" values (63, 'Edit User', 1);
insert into "pages" values (64, 'Account Statement', 1);
insert into "pages" values (65, 'Open Orders Report', 1);
insert into "pages" values (66, 'WIP Report', 1);
insert into "pages" values (70, 'Get a Quote', 1);
insert into "pages" values (71, 'Quote History', 1);
insert into "pages" values (72, 'Generate Bank References', 1);
insert into "pages" values (73, 'Payment Detail', 1);
insert into "pages" values (80, 'User Profile', 0);
insert into "pages" values (81, 'Visit Logs', 1);
insert into "pages" values (82, 'Page 82', 1);
insert into "pages" values (92, 'About Us', 1);
insert into "pages" values (102, 'Page 102', 1);
insert into "pages" values (103, 'Shipment Documents', 1);
insert into "pages" values (105, 'Metrics', 1);
insert into "pages" values (126, 'Page 126', 1);
insert into "pages" values (1000, 'Access Statistics', 1);
insert into "pages" values (1001, 'Ready to Ship', 1);
insert into "pages" values (1002, 'In Transit', 1);
insert into "pages" values (1003, 'Travel Log', 1);
insert into "pages" values (1004, 'Concessions', 1);
insert into "pages" values (1005, 'Approvals', 1);
insert into "pages" values (1006, 'Approval Files', 1);
insert into "pages" values (1007, 'Quality Dashboard', 1);
insert into "pages" values (1008, 'Scorecard', 1);
insert into "pages" values (1009, 'LTA', 1);
insert into "pages" values (1010, 'Raw Material Inventory', 1);
insert into "pages" values (1011, 'Incoming Outgoing Material', 1);
insert into "pages" values (1012, 'Raw Material Approval', 1);
insert into "pages" values (1013, 'Scrap Inventory', 1);
insert into "pages" values (1014, 'Scrap Purchase Offer', 1);
insert into "pages" values (1015, 'Direct Customers', 1);
insert into "pages" values (1016, 'Status Report', 1);
insert into "pages" values (1017, 'Status Report (Seller)', 1);
insert into "pages" values (1018, 'Contract Dashboard', 1);
insert into "pages" values (1019, 'Contract Agreement', 1);
insert into "pages" values (1020, 'Contract Direct Customers', 1);
insert into "pages" values (1021, 'Contract Raw Material', 1);
insert into "pages" values (1022, 'Contract Market Share', 1);
insert into "pages" values (1023, 'Contract Price Revision', 1);
insert into "pages" values (1024, 'Contract Special Report', 1);
insert into "pages" values (1025, 'Lead Time', 1);
insert into "pages" values (1026, 'Commercial Terms and Conditions', 1);
insert into "pages" values (1027, 'Meet the Team', 1);
insert into "pages" values (1028, 'Feedback', 1);
insert into "pages" values (1029, 'Sales Goals', 1);
insert into "pages" values (1030, 'Sellers Budgets', 1);
insert into "pages" values (1031, 'Seller Budget', 1);
insert into "pages" values (1032, 'Add Seller Budget', 1);
insert into "pages" values (1033, 'Modify Seller Budget', 1);
insert into "pages" values (1034, 'Delays', 1);
insert into "pages" values (1035, 'Consignments', 1);
insert into "role_pages" values (0, 92);
insert into "role_pages" values (1, 92);
insert into "role_pages" values (3, 92);
insert into "role_pages" values (4, 92);
insert into "role_pages" values (5, 92);
insert into "role_pages" values (6, 92);
insert into "role_pages" values (0, 64);
insert into "role_pages" values (1, 64);
insert into "role_pages" values (3, 64);
insert into "role_pages" values (4, 64);
insert into "role_pages" values (5, 64);
insert into "role_pages" values (6, 64);
insert into "role_pages" values (1, 60);
insert into "role_pages" values (4, 60);
insert into "role_pages" values (1, 59);
insert into "role_pages" values (4, 59);
insert into "role_pages" values (1, 63);
insert into "role_pages" values (4, 63);
insert into "role_pages" values (0, 72);
insert into "role_pages" values (1, 72);
insert into "role_pages" values (3, 72);
insert into "role_pages" values (4, 72);
insert into "role_pages" values (5, 72);
insert into "role_pages" values (6, 72);
insert into "role_pages" values (1, 70);
insert into "role_pages" values (4, 70);
insert into "role_pages" values (5, 70);
insert into "role_pages" values (1, 71);
insert into "role_pages" values (4, 71);
insert into "role_pages" values (5, 71);
insert into "role_pages" values (0, 65);
insert into "role_pages" values (1, 65);
insert into "role_pages" values (3, 65);
insert into "role_pages" values (4, 65);
insert into "role_pages" values (5, 65);
insert into "role_pages" values (6, 65);
insert into "role_pages" values (0, 66);
insert into "role_pages" values (1, 66);
insert into "role_pages" values (3, 66);
insert into "role_pages" values (4, 66);
insert into "role_pages" values (5, 66);
insert into "role_pages" values (6, 66);
insert into "role_pages" values (0, 73);
insert into "role_pages" values (1, 73);
insert into "role_pages" values (3, 73);
insert into "role_pages" values (4, 73);
insert into "role_pages" values (5, 73);
insert into "role_pages" values (6, 73);
insert into "role_pages" values (0, 103);
insert into "role_pages" values (1, 103);
insert into "role_pages" values (3, 103);
insert into "role_pages" values (4, 103);
insert into "role_pages" values (5, 103);
insert into "role_pages" values (6, 103);
insert into "role_pages" values (1, 81);
insert into "role_pages" values (4, 81);
insert into "role_pages" values (0, 80);
insert into "role_pages" values (1, 80);
insert into "role_pages" values (3, 80);
insert into "role_pages" values (4, 80);
insert into "role_pages" values (5, 80);
insert into "role_pages" values (6, 80);
insert into "role_pages" values (0, 61);
insert into "role_pages" values (1, 61);
insert into "role_pages" values (3, 61);
insert into "role_pages" values (4, 61);
insert into "role_pages" values (5, 61);
insert into "role_pages" values (6, 61);
insert into "role_pages" values (1, 105);
insert into "role_pages" values (1, 1000);
insert into "role_pages" values (0, 1001);
insert into "role_pages" values (1, 1001);
insert into "role_pages" values (3, 1001);
insert into "role_pages" values (4, 1001);
insert into "role_pages" values (5, 1001);
insert into "role_pages" values (6, 1001);
insert into "role_pages" values (0, 1002);
insert into "role_pages" values (1, 1002);
insert into "role_pages" values (3, 1002);
insert into "role_pages" values (4, 1002);
insert into "role_pages" values (5, 1002);
insert into "role_pages" values (6, 1002);
insert into "role_pages" values (1, 1003);
insert into "role_pages" values (4, 1003);
insert into "role_pages" values (0, 1004);
insert into "role_pages" values (1, 1004);
insert into "role_pages" values (3, 1004);
insert into "role_pages" values (4, 1004);
insert into "role_pages" values (5, 1004);
insert into "role_pages" values (6, 1004);
insert into "role_pages" values (0, 1005);
insert into "role_pages" values (1, 1005);
insert into "role_pages" values (3, 1005);
insert into "role_pages" values (4, 1005);
insert into "role_pages" values (5, 1005);
insert into "role_pages" values (6, 1005);
insert into "role_pages" values (0, 1006);
insert into "role_pages" values (1, 1006);
insert into "role_pages" values (3, 1006);
insert into "role_pages" values (4, 1006);
insert into "role_pages" values (5, 1006);
insert into "role_pages" values (6, 1006);
insert into "role_pages" values (0, 1007);
insert into "role_pages" values (1, 1007);
insert into "role_pages" values (3, 1007);
insert into "role_pages" values (4, 1007);
insert into "role_pages" values (5, 1007);
insert into "role_pages" values (6, 1007);
insert into "role_pages" values (0, 1008);
insert into "role_pages" values (1, 1008);
insert into "role_pages" values (3, 1008);
insert into "role_pages" values (4, 1008);
insert into "role_pages" values (5, 1008);
insert into "role_pages" values (6, 1008);
insert into "role_pages" values (1, 1009);
insert into "role_pages" values (4, 1009);
insert into "role_pages" values (5, 1009);
insert into "role_pages" values (0, 1010);
insert into "role_pages" values (1, 1010);
insert into "role_pages" values (3, 1010);
insert into "role_pages" values (4, 1010);
insert into "role_pages" values (5, 1010);
insert into "role_pages" values (0, 1011);
insert into "role_pages" values (1, 1011);
insert into "role_pages" values (3, 1011);
insert into "role_pages" values (4, 1011);
insert into "role_pages" values (5, 1011);
insert into "role_pages" values (0, 1012);
insert into "role_pages" values (1, 1012);
insert into "role_pages" values (3, 1012);
insert into "role_pages" values (4, 1012);
insert into "role_pages" values (5, 1012);
insert into "role_pages" values (0, 1013);
insert into "role_pages" values (1, 1013);
insert into "role_pages" values (3, 1013);
insert into "role_pages" values (4, 1013);
insert into "role_pages" values (5, 1013);
insert into "role_pages" values (0, 1014);
insert into "role_pages" values (1, 1014);
insert into "role_pages" values (3, 1014);
insert into "role_pages" values (4, 1014);
insert into "role_pages" values (5, 1014);
insert into "role_pages" values (0, 1015);
insert into "role_pages" values (1, 1015);
insert into "role_pages" values (3, 1015);
insert into "role_pages" values (4, 1015);
insert into "role_pages" values (5, 1015);
insert into "role_pages" values (6, 1015);
insert into "role_pages" values (0, 1016);
insert into "role_pages" values (1, 1016);
insert into "role_pages" values (3, 1016);
insert into "role_pages" values (4, 1016);
insert into "role_pages" values (5, 1016);
insert into "role_pages" values (1, 1017);
insert into "role_pages" values (4, 1017);
insert into "role_pages" values (5, 1017);
insert into "role_pages" values (1, 1018);
insert into "role_pages" values (4, 1018);
insert into "role_pages" values (5, 1018);
insert into "role_pages" values (1, 1019);
insert into "role_pages" values (4, 1019);
insert into "role_pages" values (5, 1019);
insert into "role_pages" values (1, 1020);
insert into "role_pages" values (4, 1020);
insert into "role_pages" values (5, 1020);
insert into "role_pages" values (1, 1021);
insert into "role_pages" values (4, 1021);
insert into "role_pages" values (5, 1021);
insert into "role_pages" values (1, 1022);
insert into "role_pages" values (4, 1022);
insert into "role_pages" values (5, 1022);
insert into "role_pages" values (1, 1023);
insert into "role_pages" values (4, 1023);
insert into "role_pages" values (5, 1023);
insert into "role_pages" values (1, 1024);
insert into "role_pages" values (4, 1024);
insert into "role_pages" values (5, 1024);
insert into "role_pages" values (1, 1025);
insert into "role_pages" values (4, 1025);
insert into "role_pages" values (5, 1025);
insert into "role_pages" values (0, 1026);
insert into "role_pages" values (1, 1026);
insert into "role_pages" values (3, 1026);
insert into "role_pages" values (4, 1026);
insert into "role_pages" values (5, 1026);
insert into "role_pages" values (6, 1026);
insert into "role_pages" values (0, 1027);
insert into "role_pages" values (1, 1027);
insert into "role_pages" values (3, 1027);
insert into "role_pages" values (4, 1027);
insert into "role_pages" values (5, 1027);
insert into "role_pages" values (6, 1027);
insert into "role_pages" values (0, 1028);
insert into "role_pages" values (1, 1028);
insert into "role_pages" values (3, 1028);
insert into "role_pages" values (4, 1028);
insert into "role_pages" values (5, 1028);
insert into "role_pages" values (6, 1028);
insert into "role_pages" values (1, 1029);
insert into "role_pages" values (4, 1029);
insert into "role_pages" values (5, 1029);
insert into "role_pages" values (1, 1030);
insert into "role_pages" values (4, 1030);
insert into "role_pages" values (5, 1030);
insert into "role_pages" values (1, 1031);
insert into "role_pages" values (4, 1031);
insert into "role_pages" values (5, 1031);
insert into "role_pages" values (1, 1032);
insert into "role_pages" values (5, 1032);
insert into "role_pages" values (1, 1033);
insert into "role_pages" values (4, 1033);
insert into "role_pages" values (5, 1033);
insert into "role_pages" values (6, 1033);
insert into "role_pages" values (1, 1034);
insert into "role_pages" values (4, 1034);
insert into "role_pages" values (5, 1034);
insert into "role_pages" values (1, 1035);
insert into "role_pages" values (4, 1035);
insert into "role_pages" values (5, 1035);
insert into "user_pages" values (17, 59, 0);
insert into "user_pages" values (18, 103, 0);
insert into "user_pages" values (18, 1003, 1);
insert into "user_pages" values (19, 1018, 1);
insert into "user_pages" values (121, 92, 0);
insert into "user_pages" values (121, 1018, 1);
insert into "content_access" values ('1', 1);
insert into "content_access" values ('1', 5);
insert into "content_access" values ('4', 1);
insert into "content_access" values ('4', 4);
insert into "content_access" values ('5', 1);
insert into "content_access" values ('5', 5);
insert into "tokens" values ('72957330bb794806ff16e4df035560e7c50fc943eff20ab7b4942a8c1f4145be', 1, '2026-11-21T12:32:26.168Z', '2026-11-22T12:32:26.168Z');
insert into "tokens" values ('20dfa7d6e8ad2d82c2e3e3b21ab885bfde08704e750cec247c1c9fb7a8b56318', 4, '2026-11-21T12:32:27.954Z', '2026-11-22T12:32:27.954Z');
insert into "one_time_codes" values ('5e19aac83925f5caa887a2f26a832323643cb61749c2c2d7d9805add26dfb902', 121, 'invitation', '2026-11-21T12:32:26.335Z', '2026-11-24T12:32:26.335Z', null);
insert into "one_time_codes" values ('ddaa7de6d98868a0159906c70c2bf763b6ad0009d246c2a26e9acc042fd4862f', 123, 'invitation', '2026-11-21T12:32:27.303Z', '2026-11-24T12:32:27.303Z', null);
insert into "one_time_codes" values ('13ea4c618b647140b6cccf6831640a0ff5abd9cffb885d5ab139b48891426a9b', 124, 'invitation', '2026-11-21T12:32:27.378Z', '2026-11-24T12:32:27.378Z', null);
insert into "attempts" values ('a15c9f518da60f6e69e3d5c2f986dc42fec4073cccab1817934a5ca28f03753d', 0, '2026-11-21T12:47:26.136Z');
insert into "repeats" values ('c138f79d1bfd92a998f86b129f2be6998cbc0a3ac71a1fc0a661531194ca7529', '2f116dd3a2a125a4f4aadcd79df73feca5a878e2c64bb50f0c2b98a548df17b9', '{"id":124,"message":"User created successfully.","mail_sent":true}', '2026-11-21T12:32:27.376Z');
insert into "outbox" values (1, 'Angela@Made.Example', 'Your account at Anvil / Su cuenta en Anvil', '', '2026-11-21T12:32:26.342Z', '2026-11-21T12:32:26.632Z', 1, '2026-11-21T12:32:56.536Z', null);
insert into "outbox" values (2, 'gone@made.example', 'Your account at Anvil / Su cuenta en Anvil', '', '2026-11-21T12:32:26.885Z', '2026-11-21T12:32:27.136Z', 1, '2026-11-21T12:32:56.896Z', null);
insert into "outbox" values (3, 'gone@made.example', 'Your account at Anvil / Su cuenta en Anvil', '', '2026-11-21T12:32:27.303Z', '2026-11-21T12:32:27.335Z', 1, '2026-11-21T12:32:57.319Z', null);
insert into "outbox" values (4, 'repeated@made.example', 'Your account at Anvil / Su cuenta en Anvil', '', '2026-11-21T12:32:27.379Z', '2026-11-21T12:32:27.465Z', 1, '2026-11-21T12:32:57.386Z', null);
insert into "audit" values (1, '2026-11-21T12:32:26.169Z', 1, 'account.signIn', 'user 1', null, null);
insert into "audit" values (2, '2026-11-21T12:32:26.344Z', 1, 'administration.registerUser', 'user 121', null, '{"id":121,"name":"Ángela Núñez-Ortega 桂","email":"Angela@Made.Example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"First line.\nSecond line, with a 🔥, a ''quote'' and a ; semicolon.","customerId":106,"forgeCustomerId":106,"customerIds":[106,101],"plant":"forge","relation":"Kitsuragi Bearing, Brennholt Turbine Works","unit":"Rings","segment":"Bearings","subsegment":"Industrial Bearings","hasEquote":true,"createdAt":"2026-11-21T12:32:26.333Z","updatedAt":"2026-11-21T12:32:26.333Z","lastLogin":null,"version":1,"overrides":[{"pageId":92,"hasAccess":false},{"pageId":1018,"hasAccess":true}]}');
insert into "audit" values (3, '2026-11-21T12:32:26.853Z', 1, 'administration.editUser', 'user 121', '{"id":121,"name":"Ángela Núñez-Ortega 桂","email":"Angela@Made.Example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"First line.\nSecond line, with a 🔥, a ''quote'' and a ; semicolon.","customerId":106,"forgeCustomerId":106,"customerIds":[106,101],"plant":"forge","relation":"Kitsuragi Bearing, Brennholt Turbine Works","unit":"Rings","segment":"Bearings","subsegment":"Industrial Bearings","hasEquote":true,"createdAt":"2026-11-21T12:32:26.333Z","updatedAt":"2026-11-21T12:32:26.333Z","lastLogin":null,"version":1,"overrides":[{"pageId":92,"hasAccess":false},{"pageId":1018,"hasAccess":true}]}', '{"id":121,"name":"Ángela Núñez-Ortega","email":"Angela@Made.Example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"First line.\nSecond line, with a 🔥, a ''quote'' and a ; semicolon.","customerId":106,"forgeCustomerId":106,"customerIds":[106,101],"plant":"forge","relation":"Kitsuragi Bearing, Brennholt Turbine Works","unit":"Rings","segment":"Bearings","subsegment":"Industrial Bearings","hasEquote":true,"createdAt":"2026-11-21T12:32:26.333Z","updatedAt":"2026-11-21T12:32:26.852Z","lastLogin":null,"version":2,"overrides":[{"pageId":92,"hasAccess":false},{"pageId":1018,"hasAccess":true}]}');
insert into "audit" values (4, '2026-11-21T12:32:26.886Z', 1, 'administration.registerUser', 'user 122', null, '{"id":122,"name":"Test User 2","email":"gone@made.example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"","customerId":101,"forgeCustomerId":101,"customerIds":[101],"plant":"forge","relation":"Brennholt Turbine Works","unit":"Rings","segment":"Power Generation","subsegment":"Gas Turbines","hasEquote":true,"createdAt":"2026-11-21T12:32:26.885Z","updatedAt":"2026-11-21T12:32:26.885Z","lastLogin":null,"version":1,"overrides":[]}');
insert into "audit" values (5, '2026-11-21T12:32:27.172Z', 1, 'administration.deleteUser', 'user 122', '{"id":122,"name":"Test User 2","email":"gone@made.example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"","customerId":101,"forgeCustomerId":101,"customerIds":[101],"plant":"forge","relation":"Brennholt Turbine Works","unit":"Rings","segment":"Power Generation","subsegment":"Gas Turbines","hasEquote":true,"createdAt":"2026-11-21T12:32:26.885Z","updatedAt":"2026-11-21T12:32:26.885Z","lastLogin":null,"version":1,"overrides":[]}', null);
insert into "audit" values (6, '2026-11-21T12:32:27.304Z', 1, 'administration.registerUser', 'user 123', null, '{"id":123,"name":"Test User 3","email":"gone@made.example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"","customerId":101,"forgeCustomerId":101,"customerIds":[101],"plant":"aerospace","relation":"Brennholt Turbine Works","unit":"Rings","segment":"Power Generation","subsegment":"Gas Turbines","hasEquote":true,"createdAt":"2026-11-21T12:32:27.298Z","updatedAt":"2026-11-21T12:32:27.298Z","lastLogin":null,"version":1,"overrides":[]}');
insert into "audit" values (7, '2026-11-21T12:32:27.379Z', 1, 'administration.registerUser', 'user 124', null, '{"id":124,"name":"Test User 4","email":"repeated@made.example","roleId":3,"roleName":"Customer","phone":"","company":"Brennholt Turbine Works","position":"","country":"","state":"","city":"","salesContact":"Sam Seller","salesEmail":"sam.seller@anvil.example","comments":"","customerId":101,"forgeCustomerId":101,"customerIds":[101],"plant":"forge","relation":"Brennholt Turbine Works","unit":"Rings","segment":"Power Generation","subsegment":"Gas Turbines","hasEquote":true,"createdAt":"2026-11-21T12:32:27.377Z","updatedAt":"2026-11-21T12:32:27.377Z","lastLogin":null,"version":1,"overrides":[]}');
insert into "audit" values (8, '2026-11-21T12:32:27.954Z', 4, 'account.signIn', 'user 4', null, null);
insert into "visits" values (1, '2026-11-21T12:32:27.726Z', 1, 59, 'Users', 101, 0, 'Firefox 145', 'America/Monterrey', 'es-MX', 'one');
insert into "tracked" values (1, '2026-11-21T12:32:27.502Z', 1, 101, '{"title":"Open orders"}');
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
CREATE INDEX audit_record on audit (record, id);
CREATE UNIQUE INDEX visits_navigation on visits (user_id, navigation, page_name) where navigation <> '';
CREATE INDEX visits_at on visits (at);
CREATE VIRTUAL TABLE users_search using fts5(search, content='users', content_rowid='id', tokenize='trigram case_sensitive 1');
CREATE TRIGGER users_search_insert after insert on users begin
      insert into users_search(rowid, search) values (new.id, new.search); end;
CREATE TRIGGER users_search_delete after delete on users begin
      insert into users_search(users_search, rowid, search) values ('delete', old.id, old.search); end;
CREATE TRIGGER users_search_update after update of search on users begin
      insert into users_search(users_search, rowid, search) values ('delete', old.id, old.search);
      insert into users_search(rowid, search) values (new.id, new.search); end;
insert into "users_search"("users_search") values ('rebuild');
