import { grounds } from '#tests/support/soak/ground.ts'
import { soakUnderLoad } from '#tests/support/soak/loadSoak.ts'

const usage = 'npm run soak -- load|shared [MINUTES, 30 by default] [SEED]'

const print = (text: string) => process.stdout.write(`${text}\n`)

const asTable = (rows: readonly (readonly string[])[]) => {
  const widths = (rows[0] ?? []).map((_cell, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    )
    .join('\n')
}

const soak = async ([kind, minutes = '30', seed = String(Date.now() % 1_000_000)]: string[]) => {
  if (!(Number(minutes) > 0)) throw new Error(usage)
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())
  print(`Seed ${seed}, ${minutes} minutes.`)
  const { columns, faults } = await soakUnderLoad(
    kind === 'shared' ? grounds.shared : grounds.connected,
    Number(minutes),
    seed,
    interruption.signal,
  )
  print(asTable(columns))
  if (faults.length > 0) throw new Error([`Wrong ${faults.length} times:`, ...faults.slice(0, 50)].join('\n'))
  print('Nothing was wrong.')
}

await soak(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
