import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The password is passed in the environment, because other users see the arguments of a process. */
const connection = (url: string) => {
  const named = new URL(url)
  const password = decodeURIComponent(named.password)
  named.password = ''
  return { dbname: named.href, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}

/** Runs pg_dump or pg_restore on a database; throws an error with instructions if it fails. */
export const runOn = async (url: string, program: 'pg_dump' | 'pg_restore', args: readonly string[]) => {
  const { dbname, env } = connection(url)
  const child = spawn(program, ['--dbname', dbname, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(child, 'exit').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT'
      ? new Error(`${program} was not found. Install PostgreSQL's client programs, of the server's version or newer.`)
      : error
  })
  const [code] = await ended
  if (code !== 0) throw new Error(`${program} failed for the reason above.`)
}
