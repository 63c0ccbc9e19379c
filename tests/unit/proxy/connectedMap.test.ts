import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#proxy/config.ts'
import { atCompany, parseMap } from '#proxy/connectedMap.ts'
import { orderReports } from '#schema/orders/orderReports.ts'
import { quotes } from '#schema/quotes/quotes.ts'
import { FaultLog } from '#schema/tolerance/faults.ts'
import { setFieldNames } from '#schema/tolerance/fieldNames.ts'
import { readTolerantly } from '#schema/tolerance/readTolerantly.ts'

const lotType = 'GET /read/api/Customers/:customerId/isLotType'
const map = (content: object) => parseMap(JSON.stringify(content))

const folder = mkdtempSync(join(tmpdir(), 'map-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the map of a company', () => {
  test('gives a call another method and path', () => {
    const { map: own, problems } = map({ calls: { [lotType]: 'POST /LotTypes/by/:customerId' } })
    expect(problems).toEqual([])
    expect(atCompany(own, orderReports.isLotType)).toMatchObject({ method: 'POST', path: '/LotTypes/by/:customerId' })
    expect(atCompany(own, quotes.contact)).toEqual(quotes.contact)
  })

  test.each([
    [{ calls: { 'GET /read/nothing': 'GET /x' } }, 'names the call "GET /read/nothing"'],
    [{ calls: { [lotType]: 'GET /LotTypes' } }, 'a path with the same parameters'],
    [{ calls: { [lotType]: 'DELETE /LotTypes/:customerId' } }, 'must be GET or POST'],
    [{ calls: { [lotType]: 'GET /LotTypes/:customerId?a=b' } }, 'must be GET or POST'],
    [{ calls: { 'POST /write/Bar/approved': 'GET /Bars' } }, 'must be GET or POST'],
    [{ fields: { 'quoteContact.nothing': 'X' } }, 'names the field "quoteContact.nothing"'],
    [{ addresses: {} }, 'must be JSON such as'],
    [[], 'must be JSON such as'],
  ])('names what cannot be used: %j', (content, problem) => {
    expect(map(content).problems.join()).toContain(problem)
  })

  test('gives a field another name', () => {
    setFieldNames(map({ fields: { 'quoteContact.customer': 'Cliente' } }).map.fields)
    onTestFinished(() => setFieldNames({}))
    const wire = { idCRM: 'C-1', Cliente: 'Northwind', nombreCliente: 'ignored' }
    const options = { log: new FaultLog(), timeZone: 'UTC' }
    expect(readTolerantly(quotes.contact.answer, wire, 'call', options)).toMatchObject({ customer: 'Northwind' })
  })
})

test('CONNECTED_MAP stops the start if its file cannot be read, or an entry cannot be used', () => {
  const file = join(folder, 'map.json')
  expect(() => readConfig({ CONNECTED_MAP: file })).toThrow(
    `CONNECTED_MAP names the file ${file}, which cannot be read`,
  )
  writeFileSync(file, JSON.stringify({ calls: { x: 'y' } }))
  expect(() => readConfig({ CONNECTED_MAP: file })).toThrow('CONNECTED_MAP names the call "x"')
  writeFileSync(file, JSON.stringify({ calls: { [lotType]: 'GET /L/:customerId' } }))
  expect(readConfig({ CONNECTED_MAP: file }).connectedMap.calls.size).toBe(1)
})
