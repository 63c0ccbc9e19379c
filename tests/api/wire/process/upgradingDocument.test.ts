import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { grant, signInPath } from '#tests/support/client/apiClient.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { type Cluster, createDatabase, startPostgres } from '#tests/support/database/postgres.ts'
import { providePostgresPrograms } from '#tests/support/database/postgresPrograms.ts'
import { commandsUnder } from '#tests/support/docs/commands.ts'
import { packInto } from '#tests/support/portal/artifact.ts'
import { provideProgram } from '#tests/support/setup/debian.ts'
import { openMachine } from '#tests/support/upgrade/machine.ts'
import { laterMigration, makeNextCheckout, nextVersion } from '#tests/support/upgrade/nextVersion.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'portal-upgrading-'))
const tarballOf = (one: string) => `anvil-portal-${one}-${process.platform}-${process.arch}.tar.gz`

const [install = '', switchOver = ''] = commandsUnder('docs/upgrading.md', 'Steps')
const [seeFailure = ''] = commandsUnder('docs/upgrading.md', 'A start fails')
const [keepFiles = ''] = commandsUnder('docs/upgrading.md', 'Open tabs')
const [rollBack = ''] = commandsUnder('docs/upgrading.md', 'Roll back')
const [backUp = '', restore = ''] = commandsUnder('docs/operations.md', 'Back up and restore')

const host = 'portal.company.example'
const email = 'ana@company.example'
const password = 'Turbine-2026'
const secret = randomBytes(32).toString('hex')

let cluster: Cluster
beforeAll(async () => {
  cluster = await startPostgres()
  await provideProgram('psql', 'postgresql-client')
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  await client.query('create role portal')
  await client.end()
  const next = join(folder, 'next')
  makeNextCheckout(next, 'create unique index segments_name on segments (name)')
  for (const checkout of ['.', next]) packInto(checkout, folder)
}, 300_000)

afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

describe.each(['SQLite', 'PostgreSQL'])('the commands of the documents on %s', (kind) => {
  const root = join(folder, kind)
  const dataDir = join(root, 'var/lib/anvil-portal')
  const isPostgres = kind === 'PostgreSQL'
  let machine: Awaited<ReturnType<typeof openMachine>>
  let databaseUrl: string | undefined
  let administrator: Record<string, string> = {}

  beforeAll(async () => {
    const { username, password: own, port, hostname } = new URL(cluster.url)
    administrator = { PGUSER: username, PGPASSWORD: own, PGPORT: port, PGHOST: hostname, PGDATABASE: 'postgres' }
    databaseUrl = isPostgres ? await createDatabase(cluster.url, 'portal') : undefined
    mkdirSync(root)
    machine = await openMachine(
      root,
      {
        PUBLIC_URL: `https://${host}`,
        LINK_SECRET: secret,
        OAUTH_CLIENT_SECRET: secret,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
      `${providePostgresPrograms(() => {})}${delimiter}${process.env.PATH}`,
    )
    for (const one of [version, nextVersion]) cpSync(join(folder, tarballOf(one)), join(root, tarballOf(one)))
    await machine.run(`${install.replace(/V=.*/, `V=${version}`)}\nsudo ln -sfn /opt/anvil-portal-$V /opt/anvil-portal`)
    writeFileSync(join(root, 'password'), password)
    const create = `portal admin create --name "Ana Reyes" --email ${email} --password-file password`
    await machine.run(
      `systemd-run -p EnvironmentFile=/etc/anvil-portal.env -E DATA_DIR=${dataDir} /opt/anvil-portal/${create}`,
    )
    await machine.run(`systemctl start\n${waiting}`)
  })
  afterAll(() => machine.close())

  const waiting = switchOver.split('\n').find((line) => line.startsWith('until ')) ?? ''
  const toNext = install.replace(/V=.*/, `V=${nextVersion}`)

  const ask = async (path: string, body?: object) => {
    const sent = request({
      host: '127.0.0.1',
      port: machine.port,
      path,
      method: body ? 'POST' : 'GET',
      headers: { host, 'content-type': 'application/json' },
    })
    sent.end(body && JSON.stringify(body))
    const [answer] = await once(sent, 'response')
    let text = ''
    for await (const part of answer.setEncoding('utf8')) text += part
    return { status: answer.statusCode, text }
  }
  const runningVersion = async () => JSON.parse((await ask('/healthz')).text).version
  const signIn = async () =>
    (await ask(signInPath, { ...grant('admin'), username: email, password, client_secret: secret })).status

  const sql = async (statement: string) => {
    const rows = await openRows({ dataDir, databaseUrl })
    try {
      return await rows.ask(statement)
    } finally {
      await rows.close()
    }
  }
  const segments = async () => (await sql('select name from segments order by id')).map(({ name }) => name)

  test('back up, upgrade, see why it failed, roll back, upgrade again, roll back, and restore', {
    timeout: 300_000,
  }, async () => {
    await sql("insert into segments (id, name, is_yearly_goal) values (901, 'Twice', 0), (902, 'Twice', 0)")
    expect(await signIn()).toBe(200)
    await machine.run(backUp)

    await machine.run(toNext)
    const earlierFile = 'earlier-Ab12Cd34.js'
    writeFileSync(join(root, `opt/anvil-portal-${version}/dist/assets`, earlierFile), '')
    await machine.run(keepFiles.replace('anvil-portal-0.1.0', `anvil-portal-${version}`))
    const upgrading = machine.begin(`V=${nextVersion}\n${switchOver}`)
    await expect.poll(machine.exitCode, { timeout: 60_000 }).toBe(1)
    machine.interrupt(upgrading)
    const failure = JSON.parse(await machine.run(seeFailure))
    expect(failure).toMatchObject({ level: 60, migration: laterMigration, table: 'segments', keys: [[901], [902]] })
    const back = rollBack.replace('anvil-portal-0.1.0', `anvil-portal-${version}`)
    await machine.run(`${back}\n${waiting}`)
    expect([await runningVersion(), await signIn()]).toEqual([version, 200])
    expect(await segments()).toEqual(['Twice', 'Twice'])

    await sql("update segments set name = 'Once' where id = 902")
    await machine.run(`V=${nextVersion}\n${switchOver}`)
    expect([await runningVersion(), await signIn()]).toEqual([nextVersion, 200])
    expect((await ask(`/assets/${earlierFile}`)).status).toBe(200)

    await machine.run(`${back}\n${waiting}`)
    expect([await runningVersion(), await signIn()]).toEqual([version, 200])
    expect(await segments()).toEqual(['Twice', 'Once'])

    const [name = ''] = (await machine.run('ls /var/backups/anvil-portal')).split('\n')
    const lines = restore.replace('2026-11-27T0200', name).split('\n')
    const own = lines.filter((line) => isPostgres || !line.endsWith('# with PostgreSQL'))
    await machine.run(`${own.join('\n')}\n${waiting}`, administrator)
    expect([await runningVersion(), await signIn()]).toEqual([version, 200])
    expect(await segments()).toEqual(['Twice', 'Twice'])
  })
})
