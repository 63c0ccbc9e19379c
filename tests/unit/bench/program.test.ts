import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startProgram } from '#bench/program.ts'

const folder = mkdtempSync(join(tmpdir(), 'bench-program-'))
const secret = 'friat=the-session-of-somebody'
const url = 'http://127.0.0.1:9'

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

afterAll(() => rmSync(folder, { recursive: true }))

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
