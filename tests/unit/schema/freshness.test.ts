import { expect, test } from 'vitest'
import { filesShownOn, limitHours } from '../../../schema/imports/freshness.ts'
import { dataFiles } from '../../../schema/imports/index.ts'
import { pages } from '../../../schema/pages.ts'

const names = dataFiles.map(({ name }) => name)
const shown = Object.entries(filesShownOn)

test('every page that says how old its data are names files that there are', () => {
  expect(shown.flatMap(([, files]) => files).filter((file) => !names.includes(file))).toEqual([])
  const routes: readonly string[] = pages.map(({ route }) => route)
  expect(shown.map(([route]) => route).filter((route) => !routes.includes(route))).toEqual([])
})

test('what comes with the day’s work is stale sooner than what comes with an agreement', () => {
  expect([limitHours('jobOrders'), limitHours('contracts')]).toEqual([26, 744])
})
