import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { grant } from '../client/apiClient.ts'
import { publicHost, startNginx as startSample } from './nginx.ts'
import { freePort } from './ports.ts'

const nobody = 65_534
/** Tests that run as root start the artifact as `nobody`, others as themselves. */
export const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

/** Makes the artifact of a checkout and its tarball in a folder, beside those of other tests that run meanwhile. */
export const packInto = (checkout: string, folder: string) =>
  execFileSync(process.execPath, ['scripts/package.js', folder], { cwd: checkout })

/** Makes the artifact of a checkout as a folder that the user who runs it may enter. */
export const makeArtifact = (checkout: string, folder: string) => {
  const made = `${folder}.made`
  packInto(checkout, made)
  renameSync(join(made, 'anvil-portal'), folder)
  rmSync(made, { recursive: true })
}

export interface Started {
  readonly port: string
  readonly child: ChildProcess
  readonly cwd: string
  readonly env: Record<string, string>
}

/** A folder with portals of artifacts and nginx; `close` ends them all. */
export const openArtifacts = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-package-'))
  chmodSync(folder, 0o755)
  const children: ChildProcess[] = []

  const emptyFolder = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path)
    if (identity.uid !== undefined) chownSync(path, nobody, nobody)
    return path
  }

  /** Starts an artifact in a folder with nothing but these settings, and waits until its health check passes. */
  const startIn = async (artifact: string, { cwd, env }: Pick<Started, 'cwd' | 'env'>): Promise<Started> => {
    const portal = join(artifact, 'portal')
    const child = spawn(portal, ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], ...identity })
    children.push(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        output += piece
      })
    const health = async () => {
      if (child.exitCode !== null) throw new Error(`The portal ended with code ${child.exitCode}:\n${output}`)
      return (await once(spawn(portal, ['health'], { env, stdio: 'ignore' }), 'exit'))[0]
    }
    await expect.poll(health, { timeout: 150_000, interval: 200, message: `Health of ${portal}` }).toBe(0)
    return { port: env.PORT ?? '', child, cwd, env }
  }

  const start = async (artifact: string, name: string, settings: Record<string, string> = {}) => {
    const cwd = emptyFolder(name)
    const secret = { OAUTH_CLIENT_SECRET: grant('admin').client_secret }
    const env = { PATH: '/usr/bin:/bin', HOME: cwd, PORT: String(await freePort()), ...secret, ...settings }
    return startIn(artifact, { cwd, env })
  }

  const startNginx = async (portals: readonly string[], ownPort?: number) => {
    const { child, ...ports } = await startSample(folder, portals, ownPort)
    children.push(child)
    return ports
  }

  const close = async () => {
    for (const child of children) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, emptyFolder, start, startIn, startNginx, close }
}

const agent = new Agent({ rejectUnauthorized: false, keepAlive: true })

interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: Buffer
  servername?: string
  /** Sends no body, whatever the headers announce. */
  isHeadOnly?: boolean
}

/** Asks nginx as a browser does: by the name of `PUBLIC_URL`. */
export const ask = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, servername = publicHost, isHeadOnly = false }: Asking = {},
) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: isHeadOnly ? false : agent,
      servername,
      rejectUnauthorized: false,
      headers: { host: publicHost, ...headers },
    })
    sent.once('error', reject)
    sent.once('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.once('end', () => {
        resolve({ status: answer.statusCode ?? 0, text })
        if (isHeadOnly) sent.destroy()
      })
    })
    if (isHeadOnly) sent.flushHeaders()
    else sent.end(body)
  })
