import { type FirstCalls, firstRows } from '#dataProvider/first-view/firstRows.ts'
import { presetSearch } from '../addresses.ts'
import { statusReport } from '../index.ts'

const rows = firstRows(statusReport, {})

export const first: FirstCalls = (opened) => rows({ ...opened, search: presetSearch(opened.search) ?? opened.search })
