import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { freePort } from '../portal/ports.ts'
import { provideProgram } from '../setup/debian.ts'
import { postgresAccount, providePostgresPrograms, reachablePrograms } from './postgresPrograms.ts'

/** `url` is the administrator's connection string. */
export type Cluster = { url: string; stop: () => Promise<void> }

// The shell outlives this process: when its input closes, for any reason, it stops the server and deletes the data.
const guard = '"$@" & cat >/dev/null; kill -QUIT $!; wait $!; rm -rf "$CLUSTER"'

type Settings = Readonly<Record<string, string | number>>

/** A folder that the account of PostgreSQL may use, with the programs and the options to run them there. */
function prepareFolder(print: (text: string) => void) {
  const programs = providePostgresPrograms(print)
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const account = postgresAccount()
  const bin = reachablePrograms(programs, join(folder, 'native'))
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
  const options = { ...account, cwd: folder, env: { ...process.env, HOME: folder, CLUSTER: folder, LC_ALL: 'C' } }
  const run = (program: string, args: readonly string[]) =>
    execFileSync(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })
  return { folder, data: join(folder, 'data'), bin, account, options, run }
}

/** Starts a server on a prepared folder; returns its port. */
async function serve({ folder, data, bin, options }: ReturnType<typeof prepareFolder>, more: Settings) {
  const port = await freePort()
  const child = spawn('sh', ['-c', guard, 'sh', join(bin, 'postgres'), '-D', data, ...settings(port, more)], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  await listening(child.stderr)
  const stop = async () => {
    child.stdin.end()
    await closed
    rmSync(folder, { recursive: true, force: true })
  }
  return { port, stop }
}

/**
 * Starts a temporary PostgreSQL on a random loopback port; it is stopped and deleted with this process at the latest.
 */
export async function startPostgres(print: (text: string) => void = () => {}, more: Settings = {}): Promise<Cluster> {
  const prepared = prepareFolder(print)
  const { folder, data, bin, account, run } = prepared
  const password = randomBytes(16).toString('hex')
  const file = join(folder, 'password')
  writeFileSync(file, password)
  if (account) chownSync(file, account.uid, account.gid)
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', file]
  run(join(bin, 'initdb'), ['-D', data, ...access, '-E', 'UTF8', '--no-sync'])
  const { port, stop } = await serve(prepared, more)
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop }
}

/** Settings of a server that has replicas, and of its replicas. */
export const replicated: Settings = {
  wal_level: 'replica',
  max_wal_senders: 4,
  full_page_writes: 'on',
  // Writes each commit to the log, which is then sent, before it is acknowledged.
  synchronous_commit: 'on',
  // Replay waits for queries instead of ending them.
  max_standby_streaming_delay: -1,
}

/** Starts a streaming replica of a server that has the settings `replicated`. */
export async function startReplica({ url }: Cluster): Promise<Cluster> {
  const prepared = prepareFolder(() => {})
  const copying = ['-d', url, '-D', prepared.data, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  prepared.run(await provideProgram('pg_basebackup', 'postgresql-client'), copying)
  const { port, stop } = await serve(prepared, replicated)
  return { url: Object.assign(new URL(url), { port }).href, stop }
}

const settings = (port: number, more: Settings) =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: '4GB',
    max_connections: 200,
    // Compiling does not pay for statements that run only once.
    jit: 'off',
    ...more,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function listening(log: NodeJS.ReadableStream) {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (/ready to accept (read-only )?connections/.test(line)) return log.resume()
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
}

/** Creates a database, empty or as a copy of `template`, and returns its URL. */
export async function createDatabase(url: string, name: string, template = 'template0') {
  await administer(url, async (client) => {
    // Copying files takes half the time of the WAL strategy, the default since version 15.
    const { rows } = await client.query('show server_version_num')
    const strategy = Number(rows[0].server_version_num) >= 150_000 ? 'strategy file_copy' : ''
    await client.query(`create database "${name}" template "${template}" ${strategy}`)
  })
  return databaseUrl(url, name)
}

export const dropDatabase = (url: string, name: string) =>
  administer(url, (client) => client.query(`drop database if exists "${name}" with (force)`))

export const databaseUrl = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href

async function administer(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
