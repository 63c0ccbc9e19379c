import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig, settingNames } from '#proxy/config.ts'

const folder = 'deploy/kubernetes'
const files = readdirSync(folder).filter((name) => name !== 'kustomization.yaml')
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever a manifest has
type Manifest = any
const manifests: Manifest[] = files.flatMap((name) =>
  parseAllDocuments(readFileSync(join(folder, name), 'utf8'), { strict: true }).map((document) => {
    expect(document.errors, name).toEqual([])
    return document.toJS()
  }),
)
const of = (kind: string, name?: string): Manifest =>
  manifests.find((one) => one.kind === kind && (name === undefined || one.metadata.name === name))
const deployment = of('Deployment')
const job = of('Job')
const pods = [deployment, job].map(({ spec }) => spec.template)
const settings: Record<string, string> = of('ConfigMap').data

test('the folder has the manifests that the kustomization lists, each once and with a name', () => {
  const { resources, namespace } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8'))
  expect([...resources].sort()).toEqual(files.toSorted())
  expect(namespace).toBe('anvil-portal')
  expect(manifests.map(({ apiVersion, kind, metadata }) => `${apiVersion} ${kind} ${metadata.name}`).sort()).toEqual([
    'apps/v1 Deployment portal',
    'batch/v1 Job portal-migration',
    'networking.k8s.io/v1 Ingress portal',
    'networking.k8s.io/v1 NetworkPolicy portal',
    'networking.k8s.io/v1 NetworkPolicy portal-database',
    'networking.k8s.io/v1 NetworkPolicy portal-out',
    'policy/v1 PodDisruptionBudget portal',
    'postgresql.cnpg.io/v1 Cluster portal-database',
    'v1 ConfigMap portal-settings',
    'v1 Service portal',
  ])
})

/** Kinds of other projects, whose types `kubernetes-types` does not have. */
const ofOthers = /^postgresql\.cnpg\.io\//

/** A module that assigns each manifest to the type of its kind. */
const typed = (all: readonly Manifest[]) =>
  all
    .filter(({ apiVersion }) => !ofOthers.test(apiVersion))
    .map((manifest, at) => {
      const [version = '', group = 'core'] = manifest.apiVersion.split('/').reverse()
      const types = resolve('node_modules/kubernetes-types', group.split('.')[0] ?? '', version)
      const value = JSON.stringify(manifest, null, 2)
      return `import type { ${manifest.kind} as T${at} } from '${types}'\nexport const m${at}: T${at} = ${value}\n`
    })
    .join('')

const compiler = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--moduleResolution', 'bundler']

/** Errors of the compiler for these manifests. */
const errorsIn = (all: readonly Manifest[]) => {
  const at = mkdtempSync(join(tmpdir(), 'portal-manifests-'))
  const file = join(at, 'manifests.ts')
  writeFileSync(file, typed(all))
  const { stdout } = spawnSync('node_modules/.bin/tsc', [...compiler, '--module', 'esnext', file], { encoding: 'utf8' })
  rmSync(at, { recursive: true })
  return stdout
}

test('the manifests have the fields and types of Kubernetes', () => expect(errorsIn(manifests)).toBe(''))

test.each([
  ['a misspelled field', ({ spec }: Manifest) => Object.assign(spec, { replica: 2 }), '\'"replica"\' does not exist'],
  [
    'a field in another place',
    ({ spec }: Manifest) => Object.assign(spec.template.spec.containers[0], { volumes: [] }),
    "'\"volumes\"' does not exist in type 'Container'",
  ],
  [
    'a value of another type',
    ({ spec }: Manifest) => Object.assign(spec.template.spec.containers[0].ports[0], { containerPort: '4000' }),
    "'string' is not assignable to type 'number'",
  ],
  [
    'a missing field',
    ({ spec }: Manifest) => Object.assign(spec, { selector: undefined }),
    "Property 'selector' is missing",
  ],
])('%s of a manifest is found', (_what, change, error) => {
  const changed = structuredClone(deployment)
  change(changed)
  expect(errorsIn([changed])).toContain(error)
})

/** Names of `kubectl create secret` in the comment. */
const secretsNamed = Array.from(
  readFileSync(join(folder, 'kustomization.yaml'), 'utf8').matchAll(/--from-literal=(\w+)=/g),
  ([, name = '']) => name,
)

test('the portal starts in production with these settings and secrets', () => {
  const ofAmazon = /^AWS_/
  const own = [...Object.keys(settings), ...secretsNamed, 'DATABASE_URL'].filter((name) => !ofAmazon.test(name))
  expect(own.filter((name) => !settingNames.some((known) => known === name))).toEqual([])
  const secret = 'f1e9c07b5a3d24867f60e1c2a9b8d4537f1e9c07b5a3d248'
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: '/data',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://portal:x@portal-database-rw.anvil-portal:5432/portal',
    SMTP_URL: 'smtps://portal:x@mail.company.example',
    LINK_SECRET: secret,
    OAUTH_CLIENT_SECRET: [...secret].reverse().join(''),
    ...settings,
  })
  expect([config.trustsProxy, config.bucket === undefined]).toEqual([true, false])
  const [{ host }] = of('Ingress').spec.rules
  expect([new URL(config.publicUrl).host, of('Ingress').spec.tls[0].hosts]).toEqual([host, [host]])
})

describe.each(pods.map((pod) => [pod.metadata.labels.app, pod] as const))('the pod %s', (_name, { metadata, spec }) => {
  const [container] = spec.containers

  test('runs as a user without rights, and writes to its volumes only', () => {
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`--uid ${spec.securityContext.runAsUser} `)
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(spec.automountServiceAccountToken).toBe(false)
    expect(container.volumeMounts).toEqual([
      { name: 'data', mountPath: '/data' },
      { name: 'tmp', mountPath: '/tmp' },
    ])
    expect(spec.volumes.map(({ name }: { name: string }) => name)).toEqual(['data', 'tmp'])
    expect(container.resources.limits.memory).toBe('1Gi')
  })

  test('has the settings, the secrets and the address that the database makes', () => {
    expect(container.envFrom).toEqual([
      { configMapRef: { name: 'portal-settings' } },
      { secretRef: { name: 'portal-secrets' } },
    ])
    expect(container.env).toEqual([
      {
        name: 'DATABASE_URL',
        valueFrom: { secretKeyRef: { name: `${of('Cluster').metadata.name}-app`, key: 'uri' } },
      },
    ])
    expect(container.image).toBe(deployment.spec.template.spec.containers[0].image)
    expect(container.image).toContain(`:${JSON.parse(readFileSync('package.json', 'utf8')).version}`)
  })

  test('may reach the database', () => {
    expect(metadata.labels).toMatchObject(of('NetworkPolicy', 'portal-out').spec.podSelector.matchLabels)
    const [{ from }] = of('NetworkPolicy', 'portal-database').spec.ingress
    expect(from[0].podSelector).toEqual(of('NetworkPolicy', 'portal-out').spec.podSelector)
  })
})

test('the job uses a command of the package, and the portals are two that are found by their label', () => {
  expect(job.spec.template.spec.containers[0].args).toEqual(['admin', 'migrate'])
  expect(deployment.spec.template.spec.containers[0].args).toEqual(['start'])
  expect(deployment.spec.replicas).toBe(2)
  const { labels } = deployment.spec.template.metadata
  for (const selector of [
    deployment.spec.selector.matchLabels,
    of('Service').spec.selector,
    of('PodDisruptionBudget').spec.selector.matchLabels,
    of('NetworkPolicy', 'portal').spec.podSelector.matchLabels,
  ])
    expect(labels).toMatchObject(selector)
  expect(job.spec.template.metadata.labels).not.toMatchObject(of('Service').spec.selector)
})

test('each port that is named exists, and has the number that the portal listens on', () => {
  const [container] = deployment.spec.template.spec.containers
  const ports = Object.fromEntries(
    container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
  )
  expect(ports).toEqual({ http: 4000, metrics: Number(settings.METRICS_PORT) })
  const named = [
    ...['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => container[probe].httpGet.port),
    of('Service').spec.ports[0].targetPort,
    ...of('NetworkPolicy', 'portal').spec.ingress.map((rule: Manifest) => rule.ports[0].port),
  ]
  expect(named.filter((name) => !(name in ports))).toEqual([])
  const { backend } = of('Ingress').spec.rules[0].http.paths[0]
  expect(backend.service).toEqual({
    name: of('Service').metadata.name,
    port: { name: of('Service').spec.ports[0].name },
  })
})
