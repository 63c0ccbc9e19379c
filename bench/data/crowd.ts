import { derivedColumns, emailKey } from '#backend/administration/userColumns.ts'
import type { Db } from '#backend/database/open.ts'
import { roleIds } from '#schema/account/roles.ts'
import type { Instant } from '#schema/kinds.ts'
import { fold } from '#values/texts.ts'

type Origin = 'mx' | 'us' | 'eu' | 'jp'

type Names = readonly [string, ...string[]]

const listed = (text: string): Names => {
  const [first = '', ...others] = text.split(/,\s+/)
  return [first, ...others]
}

const names: Record<Origin, { readonly first: Names; readonly family: Names }> = {
  mx: {
    first: listed(`Alejandra, Bernardo, Citlali, Eduardo, Fernanda, Gerardo, Jimena, Leonardo, Mariana, Rodrigo, Sofía,
      Tomás`),
    family: listed(`Arredondo, Cavazos, De la Fuente, Elizondo, Garza, Ibarra, Lozano, Peña, Quintanilla, Sepúlveda,
      Treviño, Zambrano`),
  },
  us: {
    first: listed('Amber, Brandon, Caroline, Derek, Evelyn, Grant, Heather, Jamal, Kristen, Marcus, Natalie, Trevor'),
    family: listed(`Abernathy, Calloway, Dunmore, Fairchild, Hathaway, Kimball, Lockwood, O'Rourke, Prescott, Radcliffe,
      Stanfield, Winslow`),
  },
  eu: {
    first: listed(`Agnieszka, Björn, Chiara, Dieter, Élodie, François, Giulia, Ingrid, Jürgen, Katarzyna, Luca,
      Sébastien`),
    family: listed(`Achterberg, Bergström, Castellani, Delacroix, Engelhardt, Fournier, Grünwald, Kowalczyk, Lefèvre,
      Moretti, Øvergård, Vandenberghe`),
  },
  jp: {
    first: listed('Akira, Chiyo, Daisuke, Emi, Haruto, Kaori, Kenji, Naomi, Ren, Sakura, Takashi, Yuki'),
    family: listed(`Fujimoto, Hayashida, Ishikawa, Kobayakawa, Matsunaga, Nakagawa, Okabe, Sakuma, Tachibana, Uehara,
      Watari, Yoshinaga`),
  },
}

const firstNames = Object.values(names).flatMap((origin) => origin.first)
const family = Object.values(names).flatMap((origin) => origin.family)

/** Unique name per number, of one given and two family names: fifty users share two of the three, thousands one. */
export const crowdName = (index: number) => {
  const paternal = Math.floor(index / firstNames.length)
  const maternal = Math.floor(paternal / family.length)
  const at = (all: readonly string[], position: number) => all[position % all.length] ?? ''
  return [at(firstNames, index), at(family, paternal), at(family, maternal)] as const
}

export const crowdEmail = (index: number) =>
  `${fold(crowdName(index).join('.')).replace(/[^a-z.]/g, '')}.${index}@crowd.example`

export const crowdPassword = 'Crowded-2026'

const rowsAtOnce = 400

export const addCrowd = async (db: Db, count: number, passwordHash: string) => {
  const customers = await db.selectFrom('customers').selectAll().where('id', '=', 101).execute()
  const at = '2026-01-05T12:00:00.000Z' as Instant
  const row = (index: number) => {
    const name = crowdName(index).join(' ')
    const email = crowdEmail(index)
    const salesContact = 'Óscar Villarreal'
    return {
      name,
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
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
      last_login:
        `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}T09:30:00.000Z` as Instant,
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
