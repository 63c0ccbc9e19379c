import type { Choice } from './choices.ts'
import { actsForAll, customers, emailOf, nameOfSlug, roles, slugsOf, type User } from './people.ts'
import type { Rows } from './rows.ts'
import { filled, flag, id, idOrNull, type Shape, text, textOrNull } from './strictly.ts'
import { type UserRegister, userRow } from './userRows.ts'

interface Signed {
  readonly user: User
  readonly params: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: checked by the shape of the call
  readonly body: any
  readonly rows: Rows
  readonly choice: Choice
  readonly register: UserRegister
}

interface AuthCall {
  readonly body?: Shape
  readonly answer: (signed: Signed) => unknown
  /** Its flags decide about access; they are `true` and `false` in every form. */
  readonly isPlain?: boolean
}

const menuOf = (user: User, { staffCustomers }: Choice) => [
  [
    {
      parentName: 'Páginas',
      icon: 'menu',
      children: slugsOf(user).map((slug) => ({ name: nameOfSlug(slug), slug })),
    },
  ],
  actsForAll(user) && staffCustomers === 'all' ? customers.map((customer) => customer.id) : user.customers,
]

const userRecord = (userId: string | undefined, register: UserRegister, { userRecord: form }: Choice) => {
  const user = register.byId(userId)
  if (!user) return null
  const permissions = register.permissionsOf(user.id)
  if (form === 'beside') return { user, permissions }
  const record = { ...user, permissions }
  return form === 'array' ? [record] : record
}

const ofCustomer = { client_id: id }

/** Calls of the auth service that change nothing. */
export const authCalls: Readonly<Record<string, AuthCall>> = {
  'GET /auth/api/logged-user': {
    answer: ({ user }) => ({ name: user.name, email: emailOf(user.account), role: user.role, isForge: 1 }),
  },
  'POST /auth/api/menu-options2': {
    body: { 'client_id?': idOrNull },
    answer: ({ user, choice }) => menuOf(user, choice),
  },
  'POST /auth/api/validate-page-access-forge': {
    body: {
      slug: text,
      'client_id?': idOrNull,
      'is_mobile?': flag,
      'browser?': textOrNull,
      'timezone?': textOrNull,
      'language?': textOrNull,
    },
    isPlain: true,
    answer: ({ user, body }) => {
      const slug = body.slug.replace(/^\/|\/$/g, '')
      if (slug !== '' && !slugsOf(user).includes(slug)) return { ok: false }
      return { ok: true, menu: [{ name: 'Inicio', slug: null }], current_page: nameOfSlug(slug) }
    },
  },
  'POST /auth/api/validate-content-access': {
    body: { access: filled },
    isPlain: true,
    answer: ({ user, body }) => ({ ok: body.access.split(',').includes(String(user.role)) }),
  },
  'GET /auth/api/rolesforge': { answer: () => roles },
  'GET /auth/api/user-profile': {
    answer: ({ user }) => {
      const { name, email, role, client_id, country, state, city, phone, company, company_position } = userRow(user)
      const particulars = { country, state, city, phone, company, company_position }
      return [{ name, email, username: email, role, client_id, ...particulars }]
    },
  },
  'GET /auth/api/userforge/:userId': {
    answer: ({ params, choice, register }) => userRecord(params.userId, register, choice),
  },
  'GET /auth/api/visit-logsforge': { answer: ({ rows }) => ({ rows: rows.visits }) },
  'POST /auth/api/scorecard-otd': { body: ofCustomer, answer: ({ rows }) => rows.scorecard.otd },
  'POST /auth/api/scorecard-consessions': { body: ofCustomer, answer: ({ rows }) => rows.scorecard.concessions },
  'POST /auth/api/scorecard-sales': { body: ofCustomer, answer: ({ rows }) => rows.scorecard.sales },
  'POST /auth/api/scorecard-payment-history': { body: ofCustomer, answer: ({ rows }) => rows.scorecard.payments },
}
