import type { RequestOutcome } from './traffic.ts'

interface Expected {
  /** Status of a request that succeeds. */
  readonly success: number
  /** Rejections by limits, which say when to try again; 507 does not. */
  readonly rejections: readonly number[]
  /** Minimum share of successes among answers while the services are available. */
  readonly minShare: number
}

const always: Expected = { success: 200, rejections: [], minShare: 1 }
const limited: Expected = { success: 200, rejections: [429], minShare: 0.4 }
const waiting: Expected = { success: 200, rejections: [429, 503], minShare: 0.3 }

export const expectedOf = {
  list: always,
  CSV: limited,
  NDJSON: limited,
  PDF: limited,
  zip: waiting,
  'bundle zip': waiting,
  file: always,
  page: { ...limited, minShare: 0.9 },
  upload: { ...waiting, rejections: [429, 503, 507] },
  import: limited,
  'invalid import': { ...limited, success: 400 },
  mail: limited,
  // Both portals ask the company's for documents of one customer, of which 26 are served at once.
  'flood of PDFs': { ...limited, minShare: 0.05 },
  'flood of zips': { ...waiting, minShare: 0 },
} as const satisfies Record<string, Expected>

export type Kind = keyof typeof expectedOf

const hasSucceeded = ({ kind, outcome }: Pick<RequestOutcome, 'kind' | 'outcome'>) =>
  outcome === expectedOf[kind].success

/** 502 to 504 and a cut answer are allowed only for a call whose service is away. */
export const isAllowed = ({ kind, outcome, hasRetryAfter, wereAway }: Omit<RequestOutcome, 'portal'>) => {
  if (outcome === 'left' || hasSucceeded({ kind, outcome })) return true
  if (outcome === 'cut' || outcome === 502 || outcome === 504) return wereAway
  if (outcome === 503 && wereAway) return true
  const rejections: readonly number[] = expectedOf[kind].rejections
  return rejections.includes(outcome) && (hasRetryAfter || outcome === 507)
}

/** Counts successes of each kind; `faults` are kinds with fewer than their least share. */
export const createShares = () => {
  const counts = new Map<string, { kind: Kind; answered: number; succeeded: number }>()
  const add = (observed: RequestOutcome) => {
    const { portal, kind, outcome, wereAway } = observed
    if (typeof outcome !== 'number' || wereAway) return
    const name = `${portal} ${kind}`
    const count = counts.get(name) ?? { kind, answered: 0, succeeded: 0 }
    count.answered += 1
    if (hasSucceeded(observed)) count.succeeded += 1
    counts.set(name, count)
  }
  const faults = () =>
    [...counts].flatMap(([name, { kind, answered, succeeded }]) =>
      succeeded >= answered * expectedOf[kind].minShare ? [] : [`${name}: only ${succeeded} of ${answered} succeeded`],
    )
  const rows = (portals: readonly string[]) =>
    Object.keys(expectedOf).map((kind) => [
      kind,
      ...portals.map((portal) => {
        const { answered, succeeded } = counts.get(`${portal} ${kind}`) ?? { answered: 0, succeeded: 0 }
        return `${succeeded} of ${answered}`
      }),
    ])
  return { add, faults, rows }
}
