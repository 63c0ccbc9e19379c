import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProgram } from '#bench/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-program-'))
const secret = 'friat=the-session-of-somebody'
const server = createServer((_request, response) => void response.end('rows'))
let url: string

const program = (name: string, text: string) => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

test('the error for a program that does not start has its file, but no arguments', async () => {
  const file = program('fails.mjs', 'process.exit(3)')
  const error = await startProgram(['--no-warnings', file, url, secret]).catch((cause: Error) => cause)
  expect(error).toEqual(new Error(`${file} ended by itself with code 3.`))
})

test('the error for a program that ends early has its file, but no arguments', async () => {
  const file = program('ends.mjs', "process.stdout.write('begins\\n', () => process.exit(4))")
  const { pid, stop } = await startProgram([file, url, secret])
  await expect.poll(() => isRunning(pid)).toBe(false)
  await expect(stop()).rejects.toEqual(new Error(`${file} ended by itself with code 4.`))
})

test('the load beside one user prints its totals at the end', async () => {
  const { lines, stop } = await startProgram(['bench/load/background.ts', url, secret])
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  await stop()
  expect(lines.at(-1)).toMatch(/^\d+ searches and \d+ MB of exports$/)
})
