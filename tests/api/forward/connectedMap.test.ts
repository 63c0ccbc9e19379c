import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, clientAt } from '#tests/support/client/apiClient.ts'
import { type Company, startCompany } from '#tests/support/company/company.ts'
import { companyPassword } from '#tests/support/company/people.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'

const folder = mkdtempSync(join(tmpdir(), 'map-'))

let company: Company
let portal: Portal

beforeAll(async () => {
  company = await startCompany({
    moved: {
      '/api/Customers/:customer/isLotType': '/LotTypes/:customer',
      '/api/Main/approvalComments': '/Files/comments',
    },
  })
  const file = join(folder, 'map.json')
  const calls = {
    'GET /read/api/Customers/:customerId/isLotType': 'GET /LotTypes/:customerId',
    'POST /write/api/Main/approvalComments': 'POST /Files/comments',
  }
  writeFileSync(file, JSON.stringify({ calls }))
  portal = await openHostedPortal({ template: null, env: { ...company.settings, DEMO: 'off', CONNECTED_MAP: file } })
})

afterAll(async () => {
  await portal?.stop()
  await company?.stop()
  rmSync(folder, { recursive: true })
})

test("calls are sent to the company's own addresses, and keep their access", async () => {
  const { OAUTH_CLIENT_ID: client_id, OAUTH_CLIENT_SECRET: client_secret } = company.settings
  const grant = { grant_type: 'password', username: 'customer@company.example', password: companyPassword }
  const { body } = await clientAt(portal.url).post('/auth/api/oauth/token/', { ...grant, client_id, client_secret })
  const customer = bearer(portal.url, body.access_token)
  const lotType = (id: number) => customer.get(`/read/api/Customers/${id}/isLotType`)
  expect([(await lotType(101)).status, (await lotType(102)).status]).toEqual([200, 404])
  const [file] = (await customer.get('/read/api/Main/101/approvalFiles')).body
  const comment = { idQualityApproval: file.idQualityApproval, comment: 'Which gauge?', byAnvil: false }
  expect((await customer.post('/write/api/Main/approvalComments?idCustomer=101', comment)).status).toBe(200)
  const paths = company.requests.map(({ path }) => path)
  expect(paths).toContain('/LotTypes/101')
  expect(paths).toContain('/Files/comments')
  expect(paths.filter((path) => path.endsWith('/102'))).toEqual([])
})
