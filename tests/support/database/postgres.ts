import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { freePort } from '../portal/ports.ts'
import { postgresAccount, providePostgresPrograms, reachablePrograms } from './postgresPrograms.ts'

/** `url` is the administrator's connection string. */
export type Cluster = { url: string; stop: () => Promise<void> }

// The shell outlives this process: when its input closes, for any reason, it stops the server and deletes the data.
const guard = '"$@" & cat >/dev/null; kill -QUIT $!; wait $!; rm -rf "$CLUSTER"'

/**
 * Starts a temporary PostgreSQL on a random loopback port; it is stopped and deleted with this process at the latest.
 */
export async function startPostgres(print: (text: string) => void = () => {}): Promise<Cluster> {
  const programs = providePostgresPrograms(print)
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const account = postgresAccount()
  const bin = reachablePrograms(programs, join(folder, 'native'))
  const password = randomBytes(16).toString('hex')
  writeFileSync(join(folder, 'password'), password)
  chmodSync(folder, 0o700)
  if (account) for (const path of [folder, join(folder, 'password')]) chownSync(path, account.uid, account.gid)
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', join(folder, 'password')]
  const options = { ...account, cwd: folder, env: { ...process.env, HOME: folder, CLUSTER: folder, LC_ALL: 'C' } }
  execFileSync(join(bin, 'initdb'), [...initdb, '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const child = spawn('sh', ['-c', guard, 'sh', join(bin, 'postgres'), '-D', data, ...settings(port)], {
    ...options,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const closed = once(child, 'close')
  await listening(child.stderr)
  return {
    url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.stdin.end()
      await closed
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const settings = (port: number) =>
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
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function listening(log: NodeJS.ReadableStream) {
  const lines: string[] = []
  for await (const line of createInterface({ input: log })) {
    lines.push(line)
    if (line.includes('ready to accept connections')) return log.resume()
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
