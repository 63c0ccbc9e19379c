import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addInvoices } from './data/invoices.ts'
import { addOrderLines } from './data/orderLines.ts'
import { addQuotes } from './data/quotes.ts'
import { addVisits } from './data/visits.ts'
import { endLater } from './ending.ts'
import { crowd, plant } from './plant.ts'
import { type Portal, startPortal } from './portal.ts'
import { type Program, startProgram, urlOf } from './program.ts'

/** Environment of the figures: a data folder, the portal running on it, and further programs. */
export interface Ground {
  readonly dataDir: string
  readonly passwordHash: string
  path(name: string): string
  /** The measured portal; started on first use, then kept running. */
  portal(): Promise<Portal>
  /** Adds a million visits to its data folder on first use. */
  visits(): Promise<void>
  quotes(): Promise<void>
  invoices(): Promise<void>
  orderLines(): Promise<void>
  /** Stops the measured portal; the next use starts it again. */
  endPortal(): Promise<void>
  /** Portal on a new data folder without the crowd, or on a prepared one. Stopped with the figure. */
  anotherPortal(env: NodeJS.ProcessEnv, planted?: string): Promise<Portal>
  start(...args: string[]): Promise<Program>
  /** Like `start`, for a server; returns its URL. */
  serve(...args: string[]): Promise<string>
  endFigure(): Promise<void>
}

export const prepareGround = async (): Promise<Ground> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  endLater(() => rmSync(folder, { recursive: true, force: true }))
  const dataDir = join(folder, 'data')
  const passwordHash = await plant(dataDir, crowd)
  let started: Program[] = []
  let running: Promise<Portal> | null = null
  let visits: Promise<void> | null = null
  let quotes: Promise<void> | null = null
  let invoices: Promise<void> | null = null
  let orderLines: Promise<void> | null = null
  let paths = 0

  const path = (name: string) => {
    paths += 1
    return join(folder, `${paths}-${name}`)
  }
  const ofFigure = <P extends Program>(program: P) => {
    started.push(program)
    return program
  }
  const start = async (...[program, ...args]: string[]) => ofFigure(await startProgram([`bench/${program}`, ...args]))

  return {
    dataDir,
    passwordHash,
    path,
    portal: () => {
      running ??= startPortal(dataDir)
      return running
    },
    visits: () => {
      visits ??= addVisits(dataDir)
      return visits
    },
    quotes: () => {
      quotes ??= addQuotes(dataDir)
      return quotes
    },
    invoices: () => {
      invoices ??= addInvoices(dataDir)
      return invoices
    },
    orderLines: () => {
      orderLines ??= addOrderLines(dataDir)
      return orderLines
    },
    endPortal: async () => {
      await (await running)?.stop()
      running = null
    },
    anotherPortal: async (env, planted) => {
      const ownDir = planted ?? path('data')
      if (planted === undefined) await plant(ownDir, 0)
      return ofFigure(await startPortal(ownDir, env))
    },
    start,
    serve: async (...args) => urlOf(await start(...args)),
    endFigure: async () => {
      for (const program of started.reverse()) await program.stop()
      started = []
    },
  }
}
