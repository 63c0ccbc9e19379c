import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'

let api: Api
let customer: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  customer = await api.as('customer')
  staff = await api.as('staff')
})

const salesContact = (id: number) => `/read/api/Customers/${id}/salesContact`
const supportContacts = (id: number) => `/read/api/Customers/${id}/supportContacts`
const photo = (guid: string) => `/content/Contacts/${guid}/photo`

const withoutPerson = 107
const withoutTerms = 987_000

const contact = async (hasPhoto: boolean) => {
  const [row] = await api.rows.ask(
    `select guid, name from contacts where id ${hasPhoto ? 'in' : 'not in'} (select contact_id from contact_photos)`,
  )
  return row as { guid: string; name: string }
}

describe('sales contact', () => {
  test('is an array with one contact in the short form', async () => {
    const { status, body } = await customer.get(salesContact(customers.healthy))
    const [terms] = await api.rows.ask(
      `select seller.guid, seller.name, seller.email, backup.guid as back, backup.name as back_name, backup.email as back_mail
        from customer_terms join contacts seller on seller.id = seller_id left join contacts backup on backup.id = backup_id
        where customer_id = ?`,
      customers.healthy,
    )
    expect([status, body]).toEqual([
      200,
      [
        {
          id: terms?.guid,
          nombreCompleto: terms?.name,
          correoElectronico: terms?.email,
          idBack: terms?.back,
          nombreBack: terms?.back_name,
          correoBack: terms?.back_mail,
        },
      ],
    ])
  })

  test('has null fields for a missing backup', async () => {
    await api.rows.ask('update customer_terms set backup_id = null where customer_id = ?', withoutPerson)
    const [{ idBack, nombreBack, correoBack }] = (await staff.get(salesContact(withoutPerson))).body
    expect([idBack, nombreBack, correoBack]).toEqual([null, null, null])
  })

  test('is an empty array without customer terms', async () => {
    await api.rows.ask(
      `insert into customers select ${withoutTerms}, 'Without Terms', legal_name, type, unit, segment, subsegment, has_equote,
        is_shown, exclude_from_context, parent_id, search from customers where id = 101`,
    )
    expect((await staff.get(salesContact(withoutTerms))).body).toEqual([])
    expect((await staff.get(supportContacts(withoutTerms))).body).toEqual([])
  })
})

describe('support contacts', () => {
  test('are five, each with role, photo id, name and e-mail', async () => {
    const { body } = await customer.get(supportContacts(customers.healthy))
    expect(body.map(({ rol }: { rol: string }) => rol)).toEqual([
      'Vendedor',
      'Backup',
      'TI',
      'GerenteComercial',
      'Cobranza',
    ])
    for (const row of body)
      expect(row).toEqual({
        rol: expect.any(String),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        nombreCompleto: expect.stringMatching(/\w/),
        correoElectronico: expect.stringMatching(/@/),
      })
  })

  test('omit vacant roles, and list one person twice for two roles', async () => {
    await api.rows.ask(
      'update customer_terms set backup_id = null, it_id = seller_id where customer_id = ?',
      withoutPerson,
    )
    const { body } = await staff.get(supportContacts(withoutPerson))
    expect(body.map(({ rol }: { rol: string }) => rol)).toEqual(['Vendedor', 'TI', 'GerenteComercial', 'Cobranza'])
    expect(body[1].id).toBe(body[0].id)
  })
})

describe('contact photo', () => {
  test('returns 401 when signed out and 404 for an unknown contact', async () => {
    const { guid } = await contact(true)
    expect((await api.anyone.get(photo(guid))).status).toBe(401)
    expect((await customer.get(photo('nobody'))).status).toBe(404)
    expect((await customer.get(photo('x'.repeat(65)))).status).toBe(400)
  })

  test('is the stored image', async () => {
    const { guid } = await contact(true)
    const { status, headers, text } = await customer.get(photo(guid))
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const [stored] = await api.rows.ask(
      'select photo from contact_photos join contacts on contacts.id = contact_id where guid = ?',
      guid,
    )
    expect(text).toBe(Buffer.from(stored?.photo).toString('utf8'))
  })

  test('shows the initials if none is stored, with escaped markup', async () => {
    const { guid, name } = await contact(false)
    const initials = name.split(' ').map(([letter]) => letter)
    expect((await customer.get(photo(guid))).text).toContain(`>${initials[0]}${initials.at(-1)}</text>`)
    await api.rows.ask("update contacts set name = '<script> &amp;' where guid = ?", guid)
    const { headers, text } = await customer.get(photo(guid))
    expect(text).toContain('>&#60;&#38;</text>')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="_script_ _amp_";/)
  })

  test('can be generated for every contact, without scripts or styles', async () => {
    for (const { guid } of await api.rows.ask('select guid from contacts')) {
      const { status, text } = await customer.get(photo(guid))
      expect([status, text.slice(0, 5)]).toEqual([200, '<svg '])
      expect(text).not.toMatch(/<script|<style|style=|\son\w+=|href/)
    }
  })

  test('has headers that prevent execution and framing, and is cached for a day', async () => {
    for (const hasPhoto of [true, false]) {
      const { headers } = await customer.get(photo((await contact(hasPhoto)).guid))
      const { headers: missing } = await customer.get(photo('nobody'))
      expect(headers.get('content-disposition')).toMatch(/^attachment;/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('private, max-age=86400')
      expect(missing.get('cache-control')).toBe('no-store')
    }
  })
})
