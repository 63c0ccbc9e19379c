import type { Rows } from '../database/openRows.ts'

const audited = (call: string) => `(select count(*) from audit where call = '${call}' and subject_id = users.id)`

/** Users created by the load: registered with a key, initially with two customers and two own permissions. */
const made = "from users where email like '%@load.example'"

const halves: Readonly<Record<string, string>> = {
  'a user whose registration is not audited once': `select id ${made} and ${audited('administration.registerUser')} <> 1`,
  'a user whose edits are not audited one by one': `select id ${made} and ${audited('administration.editUser')} <> version - 1 - (deleted_at is not null)`,
  'a user whose deletion is not audited': `select id ${made} and ${audited('administration.deleteUser')} <> (deleted_at is not null)`,
  'a new password that is not audited': `select id ${made} and password_hash is not null and ${audited('account.resetPassword')} = 0`,
  'a user who was not invited': `select id ${made} and password_hash is null and deleted_at is null
    and not exists (select 1 from one_time_codes where user_id = users.id and purpose = 'invitation')`,
  'an invitation without its mail, or with two': `select id ${made}
    and (select count(*) from outbox where recipient = users.email and subject like 'Your account at%') <> 1`,
  'a link to a new password without its mail': `select id ${made}
    and (select count(*) from outbox where recipient = users.email and subject like 'Reset your password%')
      <> ${audited('account.requestPasswordReset')}`,
  'a mail to nobody': `select id from outbox where recipient not in (select email from users)`,
  'a request for a link that nobody sees to': 'select id from recoveries',
  'a user with half of the customers': `select id from users where relation <> coalesce(
    (select group_concat(customers.name, ', ' order by position) from user_customers
      join customers on customers.id = customer_id where user_id = users.id), '')
    or customer_ids <> coalesce((select group_concat(customer_id order by position) from user_customers
      where user_id = users.id), '')`,
  'a user with half of the permissions': `select id ${made}
    and (select count(*) from user_pages where user_id = users.id) <> 2`,
  'a session of a deleted user': `select user_id from tokens join users on users.id = user_id where deleted_at is not null`,
  'a session whose sign-in is not audited': `select user_id from tokens where not exists
    (select 1 from audit where call = 'account.signIn' and audit.user_id = tokens.user_id)`,
  'an idempotency claim without its effect': `select key from repeats
    where not exists (select 1 from users where users.id = json_extract(answer, '$.id'))`,
  'a registration without its idempotency claim': `select id ${made}
    and (select count(*) from repeats where json_extract(answer, '$.id') = users.id) <> 1`,
  'an audit row of no user': `select id from audit where substr(record, 6) not in (select id from users)`,
  'a row that refers to none': 'pragma foreign_key_check',
}

const integrity = async ({ ask }: Rows) => {
  const found = await ask('pragma integrity_check')
  return found.map((row) => String(row.integrity_check)).filter((message) => message !== 'ok')
}

/** Compares the trigram index, including users not yet indexed, with its table. */
const searchIndex = async ({ ask }: Rows) => {
  await ask('begin immediate')
  try {
    await ask(`insert into users_search(rowid, search)
      select id, search from users where id in (select id from users_unindexed) order by id`)
    await ask("insert into users_search(users_search, rank) values ('integrity-check', 1)")
    return []
  } catch (error) {
    return [`the search index differs from the users: ${error}`]
  } finally {
    await ask('rollback')
  }
}

/** Describes all inconsistencies of a SQLite database; empty if there are none. */
export async function inconsistencies(rows: Rows): Promise<string[]> {
  const broken = [...(await integrity(rows)), ...(await searchIndex(rows))]
  for (const [half, statement] of Object.entries(halves)) {
    const found = await rows.ask(statement)
    if (found.length > 0) broken.push(`${half}: ${JSON.stringify(found.slice(0, 5))}`)
  }
  return broken
}
