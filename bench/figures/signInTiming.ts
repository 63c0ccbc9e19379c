import { Agent } from 'node:http'
import { crowdEmail } from '../data/crowd.ts'
import { ask } from '../load/ask.ts'
import type { Portal } from '../portal.ts'
import { grantOf, pageHeaders } from '../portal.ts'
import type { Figure } from '../readings/figure.ts'
import { rankTest } from '../readings/rankTest.ts'
import { median } from '../readings/statistics.ts'

const tries = 1_000
const warmUp = 20
const minChance = 0.01

/**
 * Separate accounts, so that no other figure has used up their attempts; the unknown addresses have the same length.
 */
const emailsOf = (index: number) => {
  const known = crowdEmail(90_000 + index)
  return { known, unknown: known.replace('@crowd.', '@cloud.') }
}

/**
 * Milliseconds of a rejected sign-in, each from another network, so that the rate limits of accounts and addresses do
 * not apply.
 */
const timeOf = async (portal: Portal, agent: Agent, email: string, attempt: number) => {
  const address = [10, attempt >> 16, attempt >> 8, attempt].map((part) => part & 255).join('.')
  const headers = { ...pageHeaders, 'x-forwarded-for': address }
  const body = grantOf(email, 'Wrongly-2026')
  const began = performance.now()
  const { status } = await ask({ url: `${portal.url}/auth/api/oauth/token/`, method: 'POST', headers, body, agent })
  const measured = performance.now() - began
  if (status !== 401) throw new Error(`A wrong password was answered with ${status}.`)
  return measured
}

/**
 * Alternates a known address with a wrong password and an unknown address, one request at a time; the first of each
 * pair is chosen at random.
 */
const measure = async (portal: Portal) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const known: number[] = []
  const unknown: number[] = []
  for (let index = 0; index < tries + warmUp; index += 1) {
    const emails = emailsOf(index)
    const pair = [
      { email: emails.known, times: known, attempt: 2 * index },
      { email: emails.unknown, times: unknown, attempt: 2 * index + 1 },
    ]
    if (Math.random() < 0.5) pair.reverse()
    for (const { email, times, attempt } of pair) times.push(await timeOf(portal, agent, email, attempt))
  }
  agent.destroy()
  return { known: known.slice(warmUp), unknown: unknown.slice(warmUp) }
}

/** Tests if the time of a rejection reveals that an account exists (rank test over both samples). */
export const signInTiming: Figure = async (ground) => {
  const { known, unknown } = await measure(await ground.portal())
  const { z, p } = rankTest(known, unknown)
  const milliseconds = (times: readonly number[]) => `${median(times).toFixed(2)} ms`
  return [
    {
      figure: `wrong password and unknown address, rank test over 2 × ${tries}`,
      reach: `p above ${minChance}`,
      portal: `p ${p.toFixed(3)}, z ${z.toFixed(2)}; medians ${milliseconds(known)} and ${milliseconds(unknown)}`,
      isReached: p > minChance,
    },
  ]
}
