import { crowdName } from '../data/crowd.ts'
import { lastVisitDay, visitCount } from '../data/visits.ts'
import { askWell, drink } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import { growthDuring } from '../load/memory.ts'
import type { Portal } from '../portal.ts'
import { type Figure, format, under } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const eachPage = under(100, 'ms')
const growth = under(30, 'MB')
const rounds = 3

/** Administrators are hidden, which is the default of the screen. */
const filters: Readonly<Record<string, object>> = {
  'no filter': { hideAdmin: false },
  'without administrators': {},
  'a user’s name': { q: crowdName(4_817).join(' ') },
  'an e-mail’s number': { q: '77777@' },
  'a text of every user': { q: 'crowd.example' },
  'two letters': { q: 'ma' },
  'a rare role': { role: 'Customer group' },
  'a common role': { role: 'Customer' },
  'a common page': { pageName: 'Dashboard' },
  'a rare page': { pageName: 'Consignments' },
  'one day': { from: lastVisitDay, to: lastVisitDay },
  'a month long past': { from: '2025-10-01', to: '2025-10-31' },
  phones: { isMobile: true },
  'all of them': { q: 'ma', role: 'Customer', pageName: 'Dashboard', from: '2026-05-01', isMobile: true },
}

const addressOf = (filter: object, range: string) =>
  `/auth/api/visit-logsforge?range=${range}&filter=${encodeURIComponent(JSON.stringify({ hideAdmin: true, ...filter }))}`

const measurePages = async ({ url, cookie }: Portal) => {
  const found: { name: string; p99: number }[] = []
  for (const [name, filter] of Object.entries(filters)) {
    const question = { url: url + addressOf(filter, '[0,99]'), headers: { cookie } }
    // The first request for each filter reads cold database pages.
    await askWell(question)
    const { p99 } = await closedLoop({ connections: 1, seconds: 2 }, (_, agent) => askWell({ ...question, agent }))
    found.push({ name, p99 })
  }
  return found.sort((left, right) => left.p99 - right.p99)
}

const measureFile = async ({ url, cookie, pid }: Portal) => {
  const file = { url: `${url}/auth/api/visit-logsforge`, headers: { cookie, accept: 'text/csv' } }
  const bytes = await drink(file)
  const measured: { seconds: number; growth: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    const grown = await growthDuring(pid, () => drink(file))
    measured.push({ seconds: (performance.now() - began) / 1000, growth: grown / 1e6 })
  }
  return {
    megabytes: bytes / 1e6,
    seconds: median(measured.map(({ seconds }) => seconds)),
    growth: median(measured.map((turn) => turn.growth)),
  }
}

export const visitLogs: Figure = async (ground) => {
  await ground.visits()
  const portal = await ground.portal()
  const pages = await measurePages(portal)
  const slowest = pages.at(-1) ?? { name: 'none', p99: Number.NaN }
  const first = pages.find(({ name }) => name === 'without administrators') ?? slowest
  const file = await measureFile(portal)
  return [
    {
      figure: `visit logs of ${visitCount / 1e6} million, first page of 100, p99`,
      reach: eachPage.reach,
      portal: format(first.p99, 'ms'),
      isReached: eachPage.holds(first.p99),
    },
    {
      figure: `the same with the slowest of ${pages.length} filters, ${slowest.name}`,
      reach: eachPage.reach,
      portal: format(slowest.p99, 'ms'),
      isReached: eachPage.holds(slowest.p99),
    },
    {
      figure: `CSV of all visits (${format(file.megabytes, 'MB')} in ${format(file.seconds, 's')}), growth of memory`,
      reach: growth.reach,
      portal: format(file.growth, 'MB'),
      isReached: growth.holds(file.growth),
    },
  ]
}
