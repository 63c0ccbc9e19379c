import { customerIds } from '#backend/demo/customers.ts'
import type { Ground } from '../ground.ts'
import { askWell } from '../load/ask.ts'
import { load } from '../load/load.ts'
import { type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'
import { measureCards } from './wipCards.ts'

const limit = under(30, 'ms')
const toCards = under(1_000, 'ms')
const longestTask = under(200, 'ms')
const rounds = 3

const listOf = (query: Readonly<Record<string, string>>) =>
  `/read/api/Customers/${customerIds.volume}/wipreport?${new URLSearchParams(query)}`

const someParts = async (ground: Ground) => {
  const { url, cookie } = await ground.portal()
  const { bytes } = await askWell({ url: `${url}${listOf({ range: '[0,999]' })}`, headers: { cookie } })
  const lines = JSON.parse(JSON.parse(bytes.toString()).value) as { AnvilPartNumber: string }[]
  return [...new Set(lines.map((line) => line.AnvilPartNumber))].slice(0, 50)
}

const measureAnswers = async (ground: Ground) => {
  const { url, cookie } = await ground.portal()
  const requests = (await someParts(ground)).map((pn) => ({
    path: listOf({ pn, range: '[0,24]', sort: '["requestDate","ASC"]' }),
  }))
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1)
    found.push((await load({ url, headers: { cookie }, requests, connections: 20 })).p99)
  return { p99: median(found), parts: requests.length }
}

export const wip: Figure = async (ground) => {
  const { p99, parts } = await measureAnswers(ground)
  const { painted, times, task } = await measureCards(await ground.portal())
  return [
    {
      figure: `WIP of 25,000 lines, a page of one of ${parts} parts, 20 connections, p99`,
      reach: limit.reach,
      portal: format(p99, 'ms'),
      isReached: limit.holds(p99),
    },
    {
      figure: `WIP of 25,000 lines, click to first cards, median of ${times}`,
      reach: toCards.reach,
      portal: format(painted, 'ms'),
      isReached: toCards.holds(painted),
    },
    {
      figure: 'WIP of 25,000 lines, longest task while filtering and scrolling',
      reach: longestTask.reach,
      portal: task === 0 ? 'none of 50 ms' : format(task, 'ms'),
      isReached: longestTask.holds(task),
    },
  ]
}
