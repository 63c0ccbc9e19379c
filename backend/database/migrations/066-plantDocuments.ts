import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const kinds = sql`'invoice', 'xml', 'packingList', 'billOfLading', 'millTest', 'certificate', 'concession'`

/**
 * Documents that the plant delivers, each of one record, which it disappears with. Papers of concessions become such
 * documents. Portals before 0.2.0, which run until they are replaced, read them from `concession_documents` and `files`;
 * a later version removes the view, and the rows of `files` that nothing else refers to.
 */
export const plantDocuments = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const owner = (column: string, type: typeof text, target: string) =>
    sql`${sql.ref(column)} ${type} references ${sql.raw(target)} on delete cascade`
  const statements = [
    sql`create table plant_documents (
      id ${generatedKey}, kind ${text} not null check (kind in (${kinds})),
      ${owner('invoice_id', sql`integer`, 'invoices(id)')}, ${owner('hash', text, 'load_documents(hash)')},
      ${owner('certificate', text, 'certificates(number)')}, ${owner('concession_id', sql`integer`, 'concessions(id)')},
      name ${text} not null, file_id ${text} not null, media_type ${text} not null,
      size integer not null check (size >= 0), sha256 ${text} not null, stored_at ${text} not null,
      check ((invoice_id is not null) = (kind in ('invoice', 'xml'))),
      check ((hash is not null) = (kind in ('packingList', 'billOfLading', 'millTest'))),
      check ((certificate is not null) = (kind = 'certificate')),
      check ((concession_id is not null) = (kind = 'concession')))`,
    sql`create unique index plant_documents_invoice on plant_documents (invoice_id, kind) where invoice_id is not null`,
    sql`create unique index plant_documents_load on plant_documents (hash) where hash is not null`,
    sql`create unique index plant_documents_certificate on plant_documents (certificate) where certificate is not null`,
    sql`create index plant_documents_file on plant_documents (file_id)`,
    // Names of a concession become distinct by their position.
    sql`insert into plant_documents (kind, concession_id, name, file_id, media_type, size, sha256, stored_at)
      select 'concession', concession_documents.concession_id,
        case when exists (select 1 from concession_documents as earlier join files as same on same.id = earlier.file_id
            where earlier.concession_id = concession_documents.concession_id
              and earlier.position < concession_documents.position and same.name = files.name)
          then concession_documents.position || ' ' || files.name else files.name end,
        files.id, files.media_type, files.size, files.sha256, files.created_at
      from concession_documents join files on files.id = concession_documents.file_id
      order by concession_documents.concession_id, concession_documents.position`,
    // A file may have been called `2 report.pdf` before.
    sql`update plant_documents set name = id || ' ' || name where exists
      (select 1 from plant_documents as earlier where earlier.concession_id = plant_documents.concession_id
        and earlier.name = plant_documents.name and earlier.id < plant_documents.id)`,
    sql`create unique index plant_documents_concession on plant_documents (concession_id, name)
      where concession_id is not null`,
    sql`drop table concession_documents`,
    sql`create view concession_documents as
      select concession_id, id as position, file_id from plant_documents where kind = 'concession'`,
  ]
  for (const statement of statements) await statement.execute(db)
}
