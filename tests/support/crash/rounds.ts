import { dice as throwDice } from '#backend/demo/dice.ts'
import { bearer, clientSecret, tokenAt } from '../client/apiClient.ts'
import { openRows } from '../database/openRows.ts'
import { type PortalProcess, startOn } from '../portal/portalProcess.ts'
import { inconsistencies } from './consistency.ts'
import { acknowledged, emptyJournal } from './journal.ts'
import { writers, writeUntilCut } from './load.ts'
import { lostPeople, lostRecords, snapshotOf, touchedSince } from './stored.ts'

/** Result of one kill: acknowledged writes, duration of the next start, and defects found. */
export type Round = { killedAfter: number; acknowledged: number; startedIn: number; faults: string[] }

const env = { OAUTH_CLIENT_SECRET: clientSecret }

/** Minimum of acknowledged writes before a kill, however busy the machine is. */
const minWrites = 10

/** The lifetime of the portal before the kill is what a round varies. */
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Repeatedly kills a portal on this data folder during writes, at times derived from the seed, and checks the data
 * after each restart.
 */
export async function crashRounds(dataDir: string, seed: string) {
  const dice = throwDice(seed)
  const journal = emptyJournal(writers)
  let portal: PortalProcess = await startOn(dataDir, env)
  const adminToken = await tokenAt(portal.url, 'admin')

  const place = async () => {
    const rows = await openRows({ dataDir, databaseUrl: undefined })
    // Interrupted sign-ins count as attempts and would add up to a lockout.
    await rows.ask('delete from attempts')
    return { url: portal.url, rows, adminToken, admin: bearer(portal.url, adminToken), dice, journal }
  }

  const kill = async (after: number) => {
    const { rows, ...there } = await place()
    const countBefore = acknowledged(journal)
    let isCut = false
    const load = writeUntilCut({ rows, ...there }).finally(() => {
      isCut = true
    })
    await Promise.race([pause(after), load])
    while (!isCut && acknowledged(journal) - countBefore < minWrites) await pause(5)
    const killedAt = performance.now()
    const code = await portal.end('SIGKILL')
    await load
    await rows.close()
    if (code !== null) throw new Error(`The portal ended by itself with code ${code}:\n${portal.output.join('\n')}`)
    return killedAt
  }

  const check = async (before: Map<string, string>, killedAt: number) => {
    const { rows, ...there } = await place()
    const people = journal.people.flat()
    const portalNow = { rows, ...there }
    try {
      return [
        ...(await lostPeople(portalNow, people, touchedSince(before, people))),
        ...(await lostRecords(portalNow, journal, killedAt)),
        ...(await inconsistencies(rows)),
      ]
    } finally {
      await rows.close()
    }
  }

  const next = async (): Promise<Round> => {
    // One in five rounds is long enough for the first batch of visits.
    const killedAfter = dice.isLucky(0.2) ? 1_100 + dice.below(500) : 100 + dice.below(500)
    const before = snapshotOf(journal.people.flat())
    const countBefore = acknowledged(journal)
    const killedAt = await kill(killedAfter)
    const count = acknowledged(journal) - countBefore
    portal = await startOn(dataDir, env)
    const { startedIn } = portal
    return { killedAfter, acknowledged: count, startedIn, faults: await check(before, killedAt) }
  }
  return { next, stop: () => portal.end('SIGTERM') }
}
