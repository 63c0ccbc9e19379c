import { pino } from 'pino'
import { closePasswordThreads, demoPassword } from '#backend/access/passwords.ts'
import { keepFilesPrivate } from '#backend/database/dataFolder.ts'
import { demoAccounts, demoEmail } from '#backend/demo/users/accounts.ts'
import { closeDrawingThreads } from '#backend/documents/drawing/drawings.ts'
import { releaseWhenIdle } from './process/idleMemory.ts'
import { type OpenedPortal, openPortal } from './process/portal.ts'
import { fieldsOfEvent } from './process/securityEvents.ts'

const banner = ({ title, url, places, hasDemo }: OpenedPortal) => {
  const lines = [`${title} serves on ${url}`, ...places]
  if (hasDemo) {
    lines.push(`Demo accounts, password ${demoPassword}:`)
    for (const { account, about } of demoAccounts) lines.push(`  ${demoEmail(account).padEnd(28)} ${about}`)
  }
  return lines.join('\n')
}

const longestStopMilliseconds = 9_500

const stopOn = ({ close, report, reportFatal, outdated }: OpenedPortal) => {
  let code = 0
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // Unfinished work such as a pending mail is in the database and resumes after the next start.
    setTimeout(() => process.exit(code), longestStopMilliseconds).unref()
    try {
      await close()
      await closePasswordThreads()
      await closeDrawingThreads()
      process.exit(code)
    } catch (error) {
      report('stop')(error)
      process.exit(1)
    }
  }
  /** Finishes open requests and rejects new ones: after an unhandled error the process state is unknown. */
  const fail = (error: unknown) => {
    reportFatal(error)
    code = 1
    void stop()
  }
  void outdated.then(fail)
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}

/** Maximum bytes of unwritten log lines; further lines are lost. */
const maxBufferedCharacters = 16_000_000

/** Keeps serving, and can still stop, when the log cannot be written: a full disk or a closed pipe. */
const openLog = () => {
  process.stdout.on('error', () => {})
  const log = pino.destination({ dest: 2, minLength: 0, maxLength: maxBufferedCharacters })
  log.on('error', () => {
    // The library would retry forever to write the rest and block the thread.
    log.flushSync = () => {}
  })
  return log
}

const start = async () => {
  keepFilesPrivate()
  // Standard output is for users and the parent process; the request log goes to standard error.
  const portal = await openPortal(process.env, openLog())
  stopOn(portal)
  releaseWhenIdle()
  process.stdout.write(`${banner(portal)}\n`)
}

await start().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error)
  if (process.env.NODE_ENV === 'production') {
    const line = { ...fieldsOfEvent('startFailed', 'fatal'), message: 'start', 'error.message': message }
    process.stderr.write(`${JSON.stringify(line)}\n`)
  }
  process.stderr.write(`${message}\n`)
  process.exit(1)
})
