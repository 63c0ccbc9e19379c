import type { Kysely } from 'kysely'

/** Stores the OAuth client that a token was issued to, so that another client cannot revoke it. */
export const tokenClients = async (db: Kysely<unknown>) => {
  await db.schema.alterTable('tokens').addColumn('client_id', 'text').execute()
}
