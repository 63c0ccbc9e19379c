import { describe, expect, test } from 'vitest'
import type { Api, Client } from '../../../support/client/apiClient.ts'
import { onSharedApi } from '../../../support/client/sharedApi.ts'
import { customers } from '../../../support/client/users.ts'

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

describe('the sales contact', () => {
  test('is an array of one, in the short form', async () => {
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

  test('of a customer without a backup names nobody in that place', async () => {
    await api.rows.ask('update customer_terms set backup_id = null where customer_id = ?', withoutPerson)
    const [{ idBack, nombreBack, correoBack }] = (await staff.get(salesContact(withoutPerson))).body
    expect([idBack, nombreBack, correoBack]).toEqual([null, null, null])
  })

  test('is an empty array where nothing has been agreed', async () => {
    await api.rows.ask(
      `insert into customers select ${withoutTerms}, 'Without Terms', legal_name, type, unit, segment, subsegment, has_equote,
        is_shown, exclude_from_context, parent_id, search from customers where id = 101`,
    )
    expect((await staff.get(salesContact(withoutTerms))).body).toEqual([])
    expect((await staff.get(supportContacts(withoutTerms))).body).toEqual([])
  })
})

describe('the support contacts', () => {
  test('are five, each with a role, a photo’s id, a name and an e-mail', async () => {
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

  test('leave a role out that nobody has, and name one person in two roles twice', async () => {
    await api.rows.ask(
      'update customer_terms set backup_id = null, it_id = seller_id where customer_id = ?',
      withoutPerson,
    )
    const { body } = await staff.get(supportContacts(withoutPerson))
    expect(body.map(({ rol }: { rol: string }) => rol)).toEqual(['Vendedor', 'TI', 'GerenteComercial', 'Cobranza'])
    expect(body[1].id).toBe(body[0].id)
  })
})

describe('a photo', () => {
  test('is refused signed out, and unknown where there is no such contact', async () => {
    const { guid } = await contact(true)
    expect((await api.anyone.get(photo(guid))).status).toBe(401)
    expect((await customer.get(photo('nobody'))).status).toBe(404)
    expect((await customer.get(photo('x'.repeat(65)))).status).toBe(400)
  })

  test('is what was stored', async () => {
    const { guid } = await contact(true)
    const { status, headers, text } = await customer.get(photo(guid))
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    const [stored] = await api.rows.ask(
      'select photo from contact_photos join contacts on contacts.id = contact_id where guid = ?',
      guid,
    )
    expect(text).toBe(Buffer.from(stored?.photo).toString('utf8'))
  })

  test('of whoever has none shows the initials, a name that looks like code among them', async () => {
    const { guid, name } = await contact(false)
    const initials = name.split(' ').map(([letter]) => letter)
    expect((await customer.get(photo(guid))).text).toContain(`>${initials[0]}${initials.at(-1)}</text>`)
    await api.rows.ask("update contacts set name = '<script> &amp;' where guid = ?", guid)
    const { headers, text } = await customer.get(photo(guid))
    expect(text).toContain('>&#60;&#38;</text>')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="_script_ _amp_";/)
  })

  test('of every contact can be drawn, and none of them holds a script or a style', async () => {
    for (const { guid } of await api.rows.ask('select guid from contacts')) {
      const { status, text } = await customer.get(photo(guid))
      expect([status, text.slice(0, 5)]).toEqual([200, '<svg '])
      expect(text).not.toMatch(/<script|<style|style=|\son\w+=|href/)
    }
  })

  test('runs nothing and opens nowhere, and a browser keeps it for a day', async () => {
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
