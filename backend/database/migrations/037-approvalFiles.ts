import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const types = ['First article inspection', 'Certificate of conformance', 'Dimensional report', 'Process plan'] as const

export const approvalFiles = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const names = types.map((name, index) => sql`(${sql.lit(index + 1)}, ${sql.lit(name)})`)
  const statements = [
    sql`create table approval_types (id integer primary key check (id > 0), name ${text} not null unique)`,
    sql`insert into approval_types (id, name) values ${sql.join(names)}`,
    sql`create table approval_folders (
      id ${generatedKey},
      customer_id integer not null references customers(id),
      part_number ${text} not null,
      type_id integer not null references approval_types(id),
      provider_told_at ${text},
      customer_told_at ${text},
      changes integer not null default 0,
      unique (customer_id, part_number, type_id))`,
    sql`create table approval_child_folders (
      id ${generatedKey},
      folder_id integer not null references approval_folders(id),
      name ${text} not null,
      name_key ${text} not null,
      unique (folder_id, name_key))`,
    sql`create table approval_files (
      id ${generatedKey},
      folder_id integer not null references approval_folders(id),
      child_id integer references approval_child_folders(id),
      file_id ${text} not null unique references files(id),
      is_approval integer not null check (is_approval in (0, 1)),
      father_id integer references approval_files(id),
      check (is_approval = 0 or father_id is null))`,
    sql`create index approval_files_folder on approval_files (folder_id, child_id, is_approval, father_id)`,
    sql`create index approval_files_child on approval_files (child_id)`,
    sql`create index approval_files_father on approval_files (father_id)`,
    sql`create table approval_comments (
      id ${generatedKey},
      folder_id integer not null references approval_folders(id),
      comment ${text} not null,
      created_at ${text} not null,
      created_by integer not null,
      name ${text} not null,
      is_by_provider integer not null check (is_by_provider in (0, 1)))`,
    sql`create index approval_comments_folder on approval_comments (folder_id, id)`,
    sql`create index approval_folders_type on approval_folders (type_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
