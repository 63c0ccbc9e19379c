import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashRounds } from '#tests/support/crash/rounds.ts'

const usage = 'npm run soak -- [KILLS, without it until you stop it] [SEED]'

const readArguments = ([kills = 'Infinity', seed = String(Date.now() % 1_000_000)]: string[]) => {
  const count = Number(kills)
  if (!(count >= 1)) throw new Error(usage)
  return { count, seed }
}

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Repeatedly kills a portal under load in its own folder; stops at the first kill that leaves invalid data. */
const soak = async (args: string[]) => {
  const { count, seed } = readArguments(args)
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-soak-'))
  print(`Seed ${seed}, data in ${dataDir}`)
  let isStopping = false
  const stop = () => {
    isStopping = true
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  const sums = { kills: 0, writes: 0, slowest: 0 }
  const rounds = await crashRounds(dataDir, seed)
  while (sums.kills < count && !isStopping) {
    const round = await rounds.next().catch((error: Error) => {
      // Ctrl-C also reaches the portal.
      if (isStopping) return null
      throw error
    })
    if (!round) break
    const { killedAfter, acknowledged, startedIn, faults } = round
    sums.kills += 1
    sums.writes += acknowledged
    sums.slowest = Math.max(sums.slowest, Math.round(startedIn))
    print(`${sums.kills}: killed after ${killedAfter} ms, ${acknowledged} writes, up in ${Math.round(startedIn)} ms`)
    if (faults.length > 0)
      throw new Error([`Wrong after this kill, seed ${seed}, data in ${dataDir}:`, ...faults].join('\n'))
  }
  await rounds.stop()
  rmSync(dataDir, { recursive: true })
  const { kills, writes, slowest } = sums
  print(`${kills} kills, ${writes} acknowledged writes: none lost, nothing half. Slowest start ${slowest} ms.`)
}

await soak(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
