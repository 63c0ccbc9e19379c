import { expect, test } from 'vitest'
import { filesShownOn, limitHours } from '#schema/imports/freshness.ts'
import { dataFiles } from '#schema/imports/index.ts'
import { pages } from '#schema/pages.ts'

const names = dataFiles.map(({ name }) => name)
const shown = Object.entries(filesShownOn)

test('every page with a data age refers to existing data files', () => {
  expect(shown.flatMap(([, files]) => files).filter((file) => !names.includes(file))).toEqual([])
  const routes: readonly string[] = pages.map(({ route }) => route)
  expect(shown.map(([route]) => route).filter((route) => !routes.includes(route))).toEqual([])
})

const ofThePortal = [
  'about-us',
  'commercial-terms-and-conditions',
  'meet-the-team',
  'testimonies',
  'contact',
  'privacy-policy',
  'terms-and-conditions',
  'loginexterno',
  'login',
  'relogin',
  'password-recovery',
  'selectefrisa',
  'users',
  'create-user',
  'edit-user',
  'onboard-users',
  'user-profile',
  'password-change',
  'audit-trail',
  'connected-services',
  'imports',
  'to-do',
  'visit-logs',
  'access-statistics',
  'metrics-forge-detalle',
  'metrics-forge-grafica1',
  'metrics-forge-quoted',
  'metrics-forge-hitrate',
  'metrics_detalle-haeentered',
  'data',
  'create-data',
  'edit-data',
  'show-data',
  'quote',
  'quote-status',
  'quote-place-order',
  'placed-orders',
  'approval-files',
  'requests',
  'seller-budgets',
  'seller-budget',
  'add-seller-budget',
  'modify-seller-budget',
]

test('all pages without a data age show data entered in the portal', () => {
  const others = pages.map(({ route }) => route).filter((route) => !(route in filesShownOn))
  expect(others.toSorted()).toEqual(ofThePortal.toSorted())
})

test('daily data becomes stale sooner than contract data', () => {
  expect([limitHours('jobOrders'), limitHours('contracts')]).toEqual([26, 744])
})
