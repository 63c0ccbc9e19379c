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

/** What the figures stand on: a planted data folder, the portal on it, and programs beside it. */
export interface Ground {
  /** The portal's own data folder. */
  readonly dataDir: string
  /** The hash of the crowd's password. */
  readonly passwordHash: string
  /** A new path for files of a figure's own. */
  path(name: string): string
  /** The portal that is measured; it starts with the first who asks and runs on. */
  portal(): Promise<Portal>
  /** A million visits in its data folder; they are entered for the first who asks. */
  visits(): Promise<void>
  /** Quotes and orders of three years in it; likewise. */
  quotes(): Promise<void>
  /** A million invoice lines of this year in it; likewise. */
  invoices(): Promise<void>
  /** A million order lines of customers of their own in it; likewise. */
  orderLines(): Promise<void>
  /** Ends the portal that is measured; the next who asks starts it again. */
  endPortal(): Promise<void>
  /** A portal on a data folder of its own, without the crowd, or on one that is planted. It ends with the figure. */
  anotherPortal(env: NodeJS.ProcessEnv, planted?: string): Promise<Portal>
  /** Starts a program of `bench/`, which ends with the figure. */
  start(...args: string[]): Promise<Program>
  /** As `start`, for a server: answers its address. */
  serve(...args: string[]): Promise<string>
  /** Ends what the figure has started. */
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
