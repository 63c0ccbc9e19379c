import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Choices of users per kind of task, and the tasks that need no mail any more. A company's service may have the users. */
export const taskMails = async (db: Kysely<unknown>, { text }: Dialect) => {
  const statements = [
    sql`create table task_mails (
      user_id integer not null, kind ${text} not null,
      choice ${text} not null check (choice in ('atOnce', 'summary', 'never')),
      language ${text} not null check (language in ('en', 'es')), primary key (user_id, kind))`,
    sql`create index task_mails_chosen on task_mails (kind, user_id)`,
    sql`create table mailed_tasks (
      user_id integer not null, kind ${text} not null, record ${text} not null, primary key (user_id, kind, record))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
