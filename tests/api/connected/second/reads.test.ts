import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Checked, checkCalls, failsPage } from '#scripts/services/checkCalls.ts'
import { type Choice, firstChoice, otherChoices } from '#tests/support/secondCompany/choices.ts'
import { users } from '#tests/support/secondCompany/people.ts'
import { type InFront, startInFront } from './inFront.ts'

let front: InFront

beforeAll(async () => {
  front = await startInFront()
})

afterAll(() => front.stop())

const choose = (choice: Partial<Choice>) => Object.assign(front.company.choice, firstChoice(), choice)

beforeEach(() => {
  choose({})
  front.company.refused.length = 0
})

/** Makes all read calls of the pages, through the portal. */
const readAll = async (account: string, customerId: number | string) => {
  const { token } = await front.as(account)
  const url = (name: string) => `${front.portal.url}/${name}`
  return checkCalls({
    services: { auth: url('auth'), read: url('read'), write: url('write'), content: url('content') },
    token,
    map: { calls: new Map(), fields: {} },
    // The portal takes what its pages send, and forwards what is specified.
    forwardsAdditions: true,
    customerId: customerId as number,
    timeZone: 'America/Monterrey',
    year: new Date().getUTCFullYear(),
    times: 1,
  })
}

/** Says what could not be read; a blank in place of days overdue is counted from the due date. */
const faultsOf = (checked: readonly Checked[], fine: readonly Checked['outcome'][] = []) =>
  checked.flatMap(({ call, outcome, status, faults }) => [
    ...(['ok', 'countsVisit', ...fine].includes(outcome) ? [] : [`${call} ${outcome} ${status}`]),
    ...faults
      .filter(({ field, harm }) => harm !== 'shown' && field !== 'invoice.daysPastDue')
      .map(({ field, kind, harm }) => `${call} ${field}: ${kind}, ${harm}`),
  ])

/** Lists of the specifications; all others have single records. */
const withoutRows = (checked: readonly Checked[]) =>
  checked.filter(({ outcome, rows }) => outcome === 'ok' && rows === 0).map(({ call }) => call)

const customerOf = (account: string) => users.find((user) => user.account === account)?.customers[0] ?? 101

describe('each role reads what its pages show', () => {
  test.each(users.map(({ account }) => account))('%s', async (account) => {
    const checked = await readAll(account, customerOf(account))
    // Others than administrators have fewer pages, and are not told the ids of records on the others.
    expect(faultsOf(checked, account === 'admin' ? [] : ['refused', 'notAsked'])).toEqual([])
    expect(checked.filter(failsPage).map(({ call }) => call)).toEqual([])
    expect(front.company.refused.filter(({ status }) => status !== 403)).toEqual([])
  })
})

test('every list has rows', async () => {
  expect(withoutRows(await readAll('admin', 101))).toMatchInlineSnapshot(`
    [
      "GET /auth/api/logged-user/",
      "POST /auth/api/validate-content-access/",
      "GET /auth/api/user-profile/",
      "GET /read/OpenOrders/getpaymentterms/:customerId",
      "GET /read/OpenOrders/getporcenntajepaymentscore/:customerId",
      "GET /read/Dashboard/PaymentScore/:customerId",
      "GET /read/Dashboard/ObtenerReadyToShip/:customerId",
      "GET /read/Dashboard/ObtenerPiezasEnproceso/:customerId",
      "GET /read/Dashboard/ObtenerLateDelivery/:customerId",
      "GET /read/Dashboard/ObtenerOpenConsecions/:customerId",
      "GET /read/api/Main/:customerId/dashboard",
      "GET /read/Dashboard/ObtenerContactos{product}/:customerId",
      "GET /read/Users/metricos{product}NowForge/:division",
      "GET /read/api/Customers/:customerId/isLotType",
      "GET /read/api/Main/:customerId/dashboardPhotoQuality",
      "GET /read/EQuoteService/ObtenerContacto/:customerId",
      "GET /read/api/Customers/:customerId/salesContact",
      "GET /read/EstadisticasAcceso/TotalUsuariosEnPlataforma/:division",
      "GET /read/EstadisticasAcceso/PaginasMasVisitadas/:division",
      "GET /read/Users/:id",
      "GET /read/Users/getUnidad/:id/",
      "GET /read/OpenOrders/Getacknowledgment/:customerId/:purchaseOrder",
    ]
  `)
})

const nameOf = (choice: Partial<Choice>) => Object.entries(choice).flat().join(': ')

describe('whatever the specifications leave open', () => {
  test.each(otherChoices.map((choice) => [nameOf(choice), choice] as const))('%s', async (_name, choice) => {
    choose(choice)
    const checked = await readAll('admin', 101)
    expect(faultsOf(checked)).toEqual([])
    expect(front.company.refused).toEqual([])
  })
})
