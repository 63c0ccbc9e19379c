import { expect, type Page } from '@playwright/test'

/** A year without budgets in the demo. */
export const budgetYear = 2021

const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }

const read = async (page: Page, path: string) => (await page.request.get(`/read/api/${path}`, { headers })).json()

const write = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return answer.json()
}

type Customer = { IDSIF2: number; Nombre: string; Segmentos: number[] }
type Named = { IdVendedor: number; NombreCompleto: string; IdSegmento: number; Nombre: string }

/**
 * Creates a budget of 8.33 K per month with the first free customer of a segment, as the signed-in user. Returns the
 * row's label and the modify link.
 */
export async function planBudget(page: Page, seller: string, segment: string) {
  const [sellers, segments, customers]: [Named[], Named[], Customer[]] = await Promise.all([
    read(page, 'Sellers'),
    read(page, 'Budgets/segments'),
    read(page, `Budgets/customers?Year=${budgetYear}`),
  ])
  const sellerId = sellers.find(({ NombreCompleto }) => NombreCompleto === seller)?.IdVendedor
  const segmentId = segments.find(({ Nombre }) => Nombre === segment)?.IdSegmento ?? 0
  const customer = customers.find(({ Segmentos }) => !Segmentos.includes(segmentId))
  const months = Array.from({ length: 12 }, () => 8.33)
  const row = { idCliente: customer?.IDSIF2, segment: segmentId, contract: null, months, AerofabsYearly: null }
  await write(page, '/write/api/Budgets', { seller: sellerId, year: budgetYear, rows: [row] })
  const { t } = await write(page, '/auth/api/budget-links', { seller: sellerId, year: budgetYear })
  return {
    row: `${customer?.Nombre}, ${segment}`,
    link: `/forge/modify-seller-budget?seller=${sellerId}&year=${budgetYear}&t=${t}`,
  }
}
