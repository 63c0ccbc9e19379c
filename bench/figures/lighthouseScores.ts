import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { customerIds } from '#backend/demo/customers.ts'
import { openUnsteered } from '../browser/browser.ts'
import type { Ground } from '../ground.ts'
import type { Figure, Reading } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const runs = 5
const maxLayoutShift = 0.01

interface Target {
  readonly name: string
  readonly path: string
  readonly isSignedIn: boolean
  readonly isMobile: boolean
  /** Unset if the benchmark requires no performance score. */
  readonly minPerformance?: number
}

const targets: readonly Target[] = [
  { name: 'sign-in, mobile', path: '/', isSignedIn: false, isMobile: true, minPerformance: 90 },
  { name: 'sign-in, desktop', path: '/', isSignedIn: false, isMobile: false, minPerformance: 99 },
  { name: 'users list, mobile', path: '/forge/users', isSignedIn: true, isMobile: true, minPerformance: 80 },
  { name: 'users list, desktop', path: '/forge/users', isSignedIn: true, isMobile: false, minPerformance: 100 },
  ...Object.entries({
    home: `?fcid=${customerIds.healthy}`,
    statement: `statement?fcid=${customerIds.healthy}`,
    'open orders': `open-orders-report?fcid=${customerIds.healthy}`,
    'work in progress': `wip-reports?fcid=${customerIds.healthy}`,
  }).map(([name, path]) => ({
    name: `${name}, mobile`,
    path: `/forge/${path}`,
    isSignedIn: true,
    isMobile: true,
    minPerformance: 75,
  })),
]

/** Lighthouse sometimes misses the start of its own trace and has to be run again. */
const missedStart = 'NO_NAVSTART'
const maxAttempts = 3

const scoresOf = ({ lhr }: RunnerResult) => {
  const scoreOf = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  const failed = ['accessibility', 'best-practices'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return {
    accessibility: scoreOf('accessibility'),
    practices: scoreOf('best-practices'),
    performance: scoreOf('performance'),
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    failed,
  }
}

/** Uses a new browser, so that nothing is cached. */
const tryOnce = async (ground: Ground, { path, isSignedIn, isMobile }: Target) => {
  const portal = await ground.portal()
  const browser = await openUnsteered(ground.path('profile'), isSignedIn ? portal : null)
  try {
    const flags = {
      port: browser.port,
      logLevel: 'silent' as const,
      output: 'json' as const,
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    }
    const result = await lighthouse(`${portal.url}${path}`, flags, isMobile ? undefined : desktopConfig)
    if (!result) throw new Error('Lighthouse answered nothing.')
    return result
  } finally {
    await browser.close()
  }
}

/** Retries if the trace is incomplete; throws if Lighthouse fails otherwise, or every time. */
const runOnce = async (ground: Ground, target: Target) => {
  for (let tries = 1; ; tries += 1) {
    const result = await tryOnce(ground, target)
    const { runtimeError } = result.lhr
    if (!runtimeError) return scoresOf(result)
    if (runtimeError.code !== missedStart || tries === maxAttempts)
      throw new Error(`Lighthouse: ${runtimeError.message}`)
  }
}

const measure = async (ground: Ground, target: Target): Promise<Reading> => {
  const { name, minPerformance } = target
  const scores: Awaited<ReturnType<typeof runOnce>>[] = []
  for (let run = 0; run < runs; run += 1) scores.push(await runOnce(ground, target))
  // Scores that do not depend on the machine's speed: the worst counts.
  const accessibility = Math.min(...scores.map((score) => score.accessibility))
  const practices = Math.min(...scores.map((score) => score.practices))
  const performance = median(scores.map((score) => score.performance))
  const shift = Math.max(...scores.map((score) => score.shift))
  const failed = [...new Set(scores.flatMap((score) => score.failed))].join(', ')
  const isFast = minPerformance === undefined || performance >= minPerformance
  return {
    figure: `Lighthouse, ${name}: accessibility, practices, performance, CLS`,
    reach: `100, 100, ${minPerformance ?? 'any'}, at most ${maxLayoutShift}`,
    portal: `${accessibility}, ${practices}, ${performance}, ${shift.toFixed(3)}${failed && ` (${failed})`}`,
    isReached: accessibility === 100 && practices === 100 && isFast && shift <= maxLayoutShift,
  }
}

export const lighthouseScores: Figure = async (ground) => {
  const readings: Reading[] = []
  for (const target of targets) readings.push(await measure(ground, target))
  return readings
}
