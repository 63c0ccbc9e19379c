import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { type Cluster, createDatabase, startPostgres } from '#tests/support/database/postgres.ts'
import { leftovers } from '#tests/support/files/uploads.ts'
import { listening, spawnPortal, startOn } from '#tests/support/portal/portalProcess.ts'
import { approvalOf, documentAt, formOf, plantConcession } from '#tests/support/rows/concessions.ts'
import { bucket, keptIn, leaveObject, type S3Server, s3Env, startS3 } from '#tests/support/services/s3Server.ts'

const customer = customers.healthy
const folders: string[] = []
const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-stores-'))
  folders.push(folder)
  return folder
}
const filled = () => {
  const folder = emptyFolder()
  cpSync(process.env.TEST_TEMPLATE ?? '', folder, { recursive: true })
  return folder
}
const common = { OAUTH_CLIENT_SECRET: clientSecret }

let cluster: Cluster
let server: S3Server
beforeAll(async () => {
  cluster = await startPostgres()
  server = await startS3()
})
afterAll(async () => {
  await cluster.stop()
  await server.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const inBucket = (prefix: string) => ({ ...common, ...s3Env(server.url), FILES_URL: `s3://${bucket}/${prefix}` })

const readyz = async (url: string) => {
  const answer = await fetch(`${url}/readyz`)
  return { status: answer.status, body: await answer.json() }
}

/** Starts a portal that need not be ready. */
const startAnyhow = async (dataDir: string, env: Record<string, string>) => {
  const spawned = await spawnPortal(dataDir, env)
  await listening(spawned)
  const end = () => {
    spawned.child.kill('SIGTERM')
    return spawned.ended
  }
  return { url: `http://127.0.0.1:${spawned.port}`, output: spawned.output, end }
}

const failedStart = async (env: Record<string, string>) => {
  const { output, ended } = await spawnPortal(emptyFolder(), { ...common, ...env })
  return { code: await ended, output: output.join('\n') }
}

describe('a portal whose files are in a bucket', () => {
  test.each(['https://host/bucket', 's3:bucket', 's3://', 's3://Bucket', 's3://key:secret@bucket', 's3://bucket/a b'])(
    'does not start with FILES_URL=%s',
    async (url) => {
      const { code, output } = await failedStart({ FILES_URL: url })
      expect([code, output]).toEqual([1, expect.stringContaining('FILES_URL must be a bucket')])
      expect(output).not.toContain('secret')
    },
  )

  test('does not start without the bucket, the server or known credentials, and names the setting', async () => {
    const env = inBucket('plant')
    const absent = await failedStart({ ...env, FILES_URL: 's3://absent-bucket' })
    expect([absent.code, absent.output]).toEqual([
      1,
      expect.stringContaining('FILES_URL (s3://absent-bucket/) cannot be used: S3: NoSuchBucket 404'),
    ])
    const down = await failedStart({ ...env, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' })
    expect([down.code, down.output]).toEqual([1, expect.stringMatching(/FILES_URL .* cannot be used: .*ECONNREFUSED/)])
    const foreign = await failedStart({ ...env, AWS_ACCESS_KEY_ID: 'AKIAFOREIGN' })
    expect([foreign.code, foreign.output]).toEqual([1, expect.stringMatching(/FILES_URL .*InvalidAccessKeyId 403/)])
    expect(foreign.output).not.toMatch(/AKIAFOREIGN|S3RVER/)
  })

  test('answers 503 for files while the server is down, serves the rest, goes on afterwards, and sends no changed file', async () => {
    const dataDir = filled()
    // As an operator moves files into a bucket: the files, and the id beside them.
    const id = readFileSync(join(dataDir, 'files/id'), 'utf8')
    await sendObject('plant/id', id)
    const portal = await startOn(dataDir, inBucket('plant'))
    const rows = await openRows({ dataDir, databaseUrl: undefined })
    const by = bearer(portal.url, await tokenAt(portal.url, 'customer'))
    const concession = await plantConcession({ rows }, customer)
    const first = await by.post(approvalOf(concession, customer), formOf('%PDF-1.7 first'))
    expect(first.status).toBe(200)
    const place = documentAt(String(first.body.IdFile), customer)
    const other = await plantConcession({ rows }, customer)

    await server.stop()
    const refused = await by.post(approvalOf(other, customer), formOf('%PDF-1.7 second'))
    expect([refused.status, refused.body.error]).toEqual([503, 'unavailable'])
    expect((await by.get(place)).status).toBe(503)
    expect((await readyz(portal.url)).status).toBe(200)
    expect((await by.get('/auth/api/logged-user/')).status).toBe(200)

    await server.start()
    expect((await by.post(approvalOf(other, customer), formOf('%PDF-1.7 second'))).status).toBe(200)
    const read = await fetch(`${portal.url}${place}`, { headers: { authorization: `Bearer ${by.token}` } })
    expect(await read.text()).toBe('%PDF-1.7 first')
    expect((await leftovers({ dataDir, rows })).half).toEqual([])
    const kept = keptIn(server.directory, 'plant')
    expect(kept).toHaveLength(2)
    expect(portal.output.filter((line) => line.includes('ECONNREFUSED')).length).toBeGreaterThan(1)

    for (const object of kept) leaveObject(server.directory, 'plant', object, '%PDF-1.7 forst')
    const changed = fetch(`${portal.url}${place}`, { headers: { authorization: `Bearer ${by.token}` } })
    await expect(changed.then((answer) => answer.text())).rejects.toThrow()
    await expect
      .poll(() => portal.output.join('\n'))
      .toMatch(/File [\w-]+ has changed since it was stored \(SHA-256\)\./)
    expect(portal.output.join('\n')).not.toMatch(/S3RVER|Signature=/)
    await rows.close()
    expect(await portal.end('SIGTERM')).toBe(0)
  })

  test('deletes what a killed process has left: files of a day without a row', async () => {
    const dataDir = emptyFolder()
    const day = 24 * 3_600_000
    leaveObject(server.directory, 'swept', 'old', 'old', Date.now() - day - 60_000)
    leaveObject(server.directory, 'swept', 'young', 'young', Date.now() - day + 600_000)
    const portal = await startOn(dataDir, { ...inBucket('swept'), DEMO: 'off' })
    await expect.poll(() => keptIn(server.directory, 'swept')).toEqual(['young'])
    await portal.end('SIGTERM')
  })
})

async function sendObject(key: string, content: string) {
  const { PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  })
  await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content }))
  client.destroy()
}

describe('two portals on one database', () => {
  let url: string
  beforeAll(async () => {
    url = await createDatabase(cluster.url, 'stores')
  })

  test('with different folders: the second is not ready, says why, keeps no file, and is ready with the files', async () => {
    const env = { ...common, DATABASE_URL: url }
    const [own, strange] = [emptyFolder(), emptyFolder()]
    const first = await startOn(own, env)
    const second = await startAnyhow(strange, env)
    const { status, body } = await readyz(second.url)
    expect([status, body.error]).toEqual([503, 'unavailable'])
    expect(body.message).toMatch(/DATA_DIR or FILES_URL/)
    const log = second.output.join('\n')
    expect(log).toContain(`DATA_DIR (${join(strange, 'files')}) does not have the files of this database: it has no id`)
    expect(log).toContain('or the same FILES_URL')

    const rows = await openRows({ dataDir: own, databaseUrl: url })
    const by = bearer(second.url, await tokenAt(second.url, 'customer'))
    const concession = await plantConcession({ rows }, customer)
    const refused = await by.post(approvalOf(concession, customer), formOf('%PDF-1.7 lost'))
    expect([refused.status, refused.body.message]).toEqual([503, 'The portal cannot store files. Try again.'])
    expect((await readyz(first.url)).status).toBe(200)

    writeFileSync(join(strange, 'files/id'), readFileSync(join(own, 'files/id')))
    expect((await readyz(second.url)).status).toBe(200)
    expect((await by.post(approvalOf(concession, customer), formOf('%PDF-1.7 kept'))).status).toBe(200)
    await rows.close()
    await first.end('SIGTERM')
    await second.end()
  })

  test.each([
    ['a folder', common],
    ['a bucket', null],
  ])('do not start on the files of another database in %s, and leave them', async (_place, local) => {
    const dataDir = emptyFolder()
    const database = (name: string) => createDatabase(cluster.url, `${name}_${local ? 'folder' : 'bucket'}`)
    const env = { ...(local ?? inBucket('taken')), DEMO: 'off' }
    const first = await startOn(dataDir, { ...env, DATABASE_URL: await database('first') })
    await first.end('SIGTERM')
    const kept = join(dataDir, 'files/kept')
    const monthAgo = Date.now() - 30 * 24 * 3_600_000
    if (local) {
      writeFileSync(join(kept, 'old'), 'of the first')
      utimesSync(join(kept, 'old'), monthAgo / 1000, monthAgo / 1000)
    } else leaveObject(server.directory, 'taken', 'old', 'of the first', monthAgo)
    const { code, output } = await failedStart({ ...env, DATA_DIR: dataDir, DATABASE_URL: await database('other') })
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/(DATA_DIR|FILES_URL) \(.*\) has the files of another database: its id is/),
    ])
    expect(local ? readdirSync(kept) : keptIn(server.directory, 'taken')).toEqual(['old'])
  })

  test('that start together take one bucket as theirs', async () => {
    const env = { ...inBucket('together'), DEMO: 'off', DATABASE_URL: await createDatabase(cluster.url, 'together') }
    const portals = await Promise.all([1, 2].map(() => startOn(emptyFolder(), env)))
    for (const portal of portals) await portal.end('SIGTERM')
  })

  test('share the files of a bucket, whatever their folders are', async () => {
    const shared = await createDatabase(cluster.url, 'shared')
    const env = { ...inBucket('shared'), DATABASE_URL: shared }
    const one = await startOn(emptyFolder(), env)
    const two = await startOn(emptyFolder(), env)
    const rows = await openRows({ dataDir: one.dataDir, databaseUrl: shared })
    const concession = await plantConcession({ rows }, customer)
    const by = bearer(one.url, await tokenAt(one.url, 'customer'))
    const { body } = await by.post(approvalOf(concession, customer), formOf('%PDF-1.7 of both'))
    const read = await fetch(`${two.url}${documentAt(String(body.IdFile), customer)}`, {
      headers: { authorization: `Bearer ${by.token}` },
    })
    expect(await read.text()).toBe('%PDF-1.7 of both')
    const known = await rows.ask('select id from files union select file_id as id from plant_documents')
    expect(keptIn(server.directory, 'shared')).toEqual(known.map(({ id }) => String(id)).toSorted())
    await rows.close()
    await one.end('SIGTERM')
    await two.end('SIGTERM')
  })

  test('of which one has another bucket: it is not ready', async () => {
    const env = { ...inBucket('elsewhere'), DATABASE_URL: url }
    const portal = await startAnyhow(emptyFolder(), env)
    expect((await readyz(portal.url)).status).toBe(503)
    expect(portal.output.join('\n')).toContain(`FILES_URL (s3://${bucket}/elsewhere/) does not have the files`)
    await portal.end()
  })
})
