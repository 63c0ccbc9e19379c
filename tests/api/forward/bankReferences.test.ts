import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  bearer,
  type Client,
  clientAt,
  clientId,
  clientSecret,
  tokenAt,
} from '#tests/support/client/apiClient.ts'
import { type Company, startCompany } from '#tests/support/company/company.ts'
import { client, companyPassword } from '#tests/support/company/people.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { servicesOf } from '#tests/support/portal/connectedPortal.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { answerWith, ask, changePath } from '#tests/support/rows/requests.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'

const customer = 101
const search = { id: customer, factura: null, purchaseorder: null, bankreference: null as string | null }
const cancelPath = (of: number = customer) => `/write/Account/cancelreference/${of}`
const statesPath = `/read/api/Customers/${customer}/invoice-states`
const promisesPath = `/api/Customers/${customer}/payment-promises`
const statementPath = `/read/Account/ObtenerCartera/DETAILDETAIL/${customer}`

const found = async (by: Client, number: string) =>
  (await by.post('/read/Account/detailbank/', { ...search, bankreference: number })).body.detailbank as {
    idestatus: number | string
    cancelable?: boolean
  }[]
const generate = async (by: Client, invoice: number, dollars: number) => {
  const body = { facturas: [{ idFactura: invoice, partialAmount: dollars }], notas: [] }
  return String((await by.post(`/write/generatebakreferences/${customer}`, body)).body.TotalLate)
}
const cancel = (by: Client, number: string, of?: number) =>
  by.post(cancelPath(of), { numero: number, motivo: 'Wrong invoice.' })

/** Numbers of the open invoices of a statement. */
const numbersIn = (body: Answer['body']): string[] => {
  const [{ lstoverdue, lstdueammount, lstopenammount }] = body.paymentScore
  return [...lstoverdue, ...lstdueammount, ...lstopenammount].map((line) => line.FacturaElectronica)
}

/** Disputes, promises and marks that a portal keeps itself in front of a company's services. */
const testKept = (sides: () => { buyer: Client; staff: Client; rows: Rows; today: Day }) => {
  const stateOf = async (invoice: string) => {
    const { status, body } = await sides().buyer.get(statesPath)
    expect(status).toBe(200)
    return (body as { invoice: string }[]).find((row) => row.invoice === invoice)
  }

  test('a dispute is marked by the portal until it is declined, and changes no total of the company', async () => {
    const { buyer, staff, rows } = sides()
    const before = (await buyer.get(statementPath)).body
    const [first = '', second = ''] = numbersIn(before)
    const dispute = async (invoice: string, amount: number) => {
      const made = await ask(buyer, customer, { kind: 'dispute', invoice, reason: 'price', amount })
      expect(made.status, made.text).toBe(200)
      return String(made.body.number)
    }
    const [accepted, declined] = [await dispute(first, 30.5), await dispute(second, 12)]
    expect(await stateOf(first)).toMatchObject({ state: 'disputed', amount: 30.5, request: accepted, reference: null })
    expect(await rows.ask('select customer_id, amount from requests where number = ?', accepted)).toEqual([
      { customer_id: customer, amount: 3_050 },
    ])

    expect((await answerWith(staff, accepted, 'accepted')).status).toBe(200)
    expect((await answerWith(staff, declined, 'declined')).status).toBe(200)
    for (const number of [accepted, declined])
      expect((await buyer.post(changePath(number, 'closing'))).status).toBe(200)
    expect(await stateOf(first)).toMatchObject({ state: 'creditExpected', amount: 30.5, disputed: 30.5 })
    expect(await stateOf(second)).toMatchObject({ state: 'disputeEnded', amount: 12, disputed: 0 })
    expect((await buyer.get(statementPath)).body).toEqual(before)
  })

  test('a promise to pay is kept by the portal, and only the customer makes and withdraws it', async () => {
    const { buyer, staff, rows, today } = sides()
    const [number = ''] = numbersIn((await buyer.get(statementPath)).body)
    const payOn = daysAfter(today, 5)
    const promise = { invoices: [{ number }], payOn }
    expect((await staff.post(`/write${promisesPath}`, promise)).status).toBe(403)
    expect((await buyer.post(`/write${promisesPath}`, promise)).status).toBe(200)
    expect((await staff.get(`/read${promisesPath}`)).body).toMatchObject([{ invoice: number, payOn }])
    expect(await rows.ask('select invoice from payment_promises')).toEqual([{ invoice: number }])
    const withdrawn = await buyer.post(`/write${promisesPath}/withdrawal`, { invoices: [{ number }] })
    expect([withdrawn.status, withdrawn.body]).toEqual([200, []])
  })
}

describe('in front of the reference company, which cancels no bank reference', () => {
  let company: Company
  let portal: Portal
  let rows: Rows
  let buyer: Client
  let staff: Client

  const signIn = async (mailbox: string) => {
    const { body } = await clientAt(portal.url).post('/auth/api/oauth/token/', {
      grant_type: 'password',
      username: `${mailbox}@company.example`,
      password: companyPassword,
      client_id: client.id,
      client_secret: client.secret,
    })
    return bearer(portal.url, body.access_token)
  }

  beforeAll(async () => {
    company = await startCompany()
    portal = await openHostedPortal({ template: null, env: { ...company.settings, DEMO: 'off' } })
    rows = await openRows(portal)
    buyer = await signIn('customer')
    staff = await signIn('staff')
  })

  afterAll(async () => {
    await rows?.close()
    await portal?.stop()
    await company?.stop()
  })

  test('cancelling is not offered to customer or staff, and the company is not asked', async () => {
    const number = await generate(buyer, 10_100, 500)
    const [reference] = await found(buyer, number)
    expect(reference).not.toHaveProperty('cancelable')
    const before = company.requests.length
    for (const by of [buyer, staff]) {
      const { status, body } = await cancel(by, number)
      expect([status, body.error]).toEqual([404, 'not_offered'])
    }
    expect(company.requests.slice(before).filter(({ path }) => path.includes('cancel'))).toEqual([])
    expect(await found(buyer, number)).toMatchObject([{ idestatus: 1 }])
    expect(await rows.ask('select number from bank_references')).toEqual([])
  })

  test('cancelling is not offered either if the company says that a reference can be cancelled', async () => {
    company.change = ({ path }, body) =>
      path === '/Account/detailbank/'
        ? { detailbank: (body as { detailbank: object[] }).detailbank.map((row) => ({ ...row, cancelable: true })) }
        : body
    const number = await generate(buyer, 10_100, 1)
    expect(await found(buyer, number)).toMatchObject([{ cancelable: true }])
    expect((await cancel(buyer, number)).body.error).toBe('not_offered')
    company.change = null
  })

  describe('the portal keeps what it adds:', () => {
    testKept(() => ({ buyer, staff, rows, today: company.plant.today as Day }))

    test('the company is never asked for it', () => {
      const own = company.requests.filter(({ path }) => /requests|promises|invoice-states/i.test(path))
      expect(own).toEqual([])
    })
  })
})

describe('in front of a company that offers all calls', () => {
  let company: Portal
  let portal: Portal
  let rows: Rows
  let ownRows: Rows
  let requests: unknown
  let buyer: Client
  let staff: Client

  beforeAll(async () => {
    const env = { OAUTH_CLIENT_SECRET: clientSecret }
    company = await openHostedPortal({ env: { ...env, TRUST_PROXY: 'on' } })
    const own = { ...servicesOf(company), ...env, OAUTH_CLIENT_ID: clientId, DEMO: 'off' }
    portal = await openHostedPortal({ template: null, database: 'sqlite', env: own })
    rows = await openRows(company)
    ownRows = await openRows(portal)
    requests = await rows.count('requests')
    buyer = bearer(portal.url, await tokenAt(portal.url, 'customer'))
    staff = bearer(portal.url, await tokenAt(portal.url, 'staff'))
  })

  afterAll(async () => {
    await rows?.close()
    await ownRows?.close()
    await portal?.stop()
    await company?.stop()
  })

  const payable = async () => {
    const { body } = await buyer.get(`/read/Account/obtenerfacturas/${customer}`)
    const rows = body.facturas as { idfactura: number; available: number }[]
    const invoice = rows.find(({ available }) => available > 100)
    if (!invoice) throw new Error('No invoice can be paid.')
    return invoice
  }
  const availableOf = async (id: number) => {
    const { body } = await buyer.get(`/read/Account/obtenerfacturas/${customer}`)
    return body.facturas.find(({ idfactura }: { idfactura: number }) => idfactura === id)?.available
  }

  test.each([
    ['the customer', () => buyer],
    ['staff', () => staff],
  ])('a reference that can be cancelled there is cancelled there by %s, once', async (_who, by) => {
    const { idfactura: invoice, available } = await payable()
    const number = await generate(buyer, invoice, 100)
    expect(await found(buyer, number)).toMatchObject([{ idestatus: 1, cancelable: true }])
    expect(await availableOf(invoice)).toBeCloseTo(available - 100, 2)
    expect((await cancel(by(), number)).body).toEqual({ numero: number })
    expect(await availableOf(invoice)).toBe(available)
    const [reference] = await found(buyer, number)
    expect(reference).toMatchObject({ idestatus: 'cancelled', cancelable: false, motivo: 'Wrong invoice.' })
    const [stored] = await rows.ask('select cancelled_on, cancel_reason from bank_references where number = ?', number)
    expect(stored).toEqual({ cancelled_on: businessDay, cancel_reason: 'Wrong invoice.' })
    expect(await ownRows.ask('select number from bank_references')).toEqual([])
    const again = await cancel(by(), number)
    expect([again.status, again.body.message]).toEqual([409, 'This bank reference is cancelled already.'])
  })

  test('a reference that cannot be cancelled there, or is of another customer, stays', async () => {
    const { idfactura } = await payable()
    const [partly, other] = [await generate(buyer, idfactura, 1), await generate(buyer, idfactura, 2)]
    await rows.ask('update bank_references set status = 2 where number = ?', partly)
    const before = await Promise.all([partly, other].map((number) => found(buyer, number)))
    expect(before).toMatchObject([[{ cancelable: false }], [{ cancelable: true }]])
    const refused = await cancel(buyer, partly)
    expect([refused.status, refused.body.message]).toEqual([409, 'A payment has been applied to this bank reference.'])
    expect((await cancel(buyer, other, 102)).status).toBe(404)
    expect((await cancel(staff, other, 102)).status).toBe(404)
    expect(await Promise.all([partly, other].map((number) => found(buyer, number)))).toEqual(before)
  })

  describe('the portal keeps what it adds:', () => {
    testKept(() => ({ buyer, staff, rows: ownRows, today: new Date().toISOString().slice(0, 10) as Day }))

    test('the company does not have it', async () => {
      expect(await rows.count('requests')).toEqual(requests)
      expect(await rows.ask("select id from audit where record like 'payment promise %'")).toEqual([])
    })
  })
})
