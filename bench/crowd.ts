import { derivedColumns, emailKey } from '../backend/administration/userColumns.ts'
import type { Db } from '../backend/database/open.ts'
import { roleIds } from '../schema/userRules.ts'

const firstNames = [
  'Aiko',
  'Beatriz',
  'Cornelius',
  'Dagmar',
  'Eduardo',
  'Françoise',
  'Gustavo',
  'Hélène',
  'Ignacio',
  'Jadwiga',
]
const lastNames = ['Almonte', 'Bergström', 'Castañeda', 'Dvořák', 'Escobedo', 'Fitzwilliam', 'Gallardo', 'Hashimoto']
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu', 'na', 'pe', 'qui', 'ro', 'su', 'ta']

/** A word of its own for each number, so that a search can find few rows or many. */
const wordOf = (index: number) => [0, 4, 8, 12, 16].map((shift) => syllables[(index >> shift) & 15]).join('')

const rowsAtOnce = 400

/** Fills a database with `count` further users, all alike but for name and address. */
export const addCrowd = async (db: Db, count: number) => {
  const customers = await db.selectFrom('customers').selectAll().where('id', '=', 101).execute()
  const at = '2026-01-05T12:00:00.000Z'
  const row = (index: number) => {
    const name = `${firstNames[index % 10]} ${lastNames[(index >> 3) % 8]} ${wordOf(index)}`
    const email = `${wordOf(index)}.${index}@crowd.example`
    const salesContact = 'Óscar Villarreal'
    return {
      name,
      email,
      email_key: emailKey(email),
      password_hash: null,
      role_id: roleIds.customer,
      phone: '+1 555 0100',
      company: customers[0]?.name ?? '',
      position: 'Buyer',
      country: 'Mexico',
      state: 'Nuevo León',
      city: 'Monterrey',
      sales_contact: salesContact,
      sales_email: 'oscar.villarreal@anvil.example',
      comments: '',
      plant: 'forge' as const,
      ...derivedColumns({ name, email, salesContact, customers }),
      created_at: at,
      updated_at: at,
      last_login: null,
      deleted_at: null,
      version: 1,
    }
  }
  await db.transaction().execute(async (transaction) => {
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => row(from + index))
      const added = await transaction.insertInto('users').values(rows).returning('id').execute()
      await transaction
        .insertInto('user_customers')
        .values(added.map(({ id }) => ({ user_id: id, customer_id: 101, position: 0 })))
        .execute()
    }
  })
}
