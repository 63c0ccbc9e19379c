import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'

interface Rule {
  alert: string
  expr: string
}

interface Dashboard {
  panels: { targets: { expr: string }[] }[]
}

const { groups } = parse(readFileSync('deploy/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)
const dashboard = JSON.parse(readFileSync('deploy/grafana.json', 'utf8')) as Dashboard
const charted = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

let portal: Portal
let offered: ReadonlySet<string>

beforeAll(async () => {
  portal = await startPortal()
  const text = await (await fetch(`${portal.metricsUrl}/metrics`)).text()
  offered = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name ?? ''))
})

afterAll(() => portal.stop())

/** A portal without a replica has no metric of one; `tests/api/wire/process/replica.test.ts` reads it. */
const ofReplica = 'portal_replica_lag_seconds'

const metricsIn = (expression: string) =>
  [...expression.matchAll(/\b(?:portal|process|nodejs)_\w+/g)].map(([name]) => name.replace(/_bucket$/, ''))

test.each([...rules.map(({ expr }) => expr), ...charted])('the portal has the metrics of %s', (expression) => {
  const names = metricsIn(expression).filter((name) => name !== ofReplica)
  expect(names.filter((name) => !offered.has(name))).toEqual([])
  expect(metricsIn(expression).length + Number(expression.startsWith('up{'))).toBeGreaterThan(0)
})

test('each alert has a line of what to do', () => {
  const [, alerts = ''] = readFileSync('docs/operations.md', 'utf8').split('### Alerts')
  expect(rules.map(({ alert }) => alert).filter((alert) => !alerts.includes(`\`${alert}\``))).toEqual([])
})
