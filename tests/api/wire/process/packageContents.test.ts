import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packInto } from '#tests/support/portal/artifact.ts'
import { importsOf, isCode, isOwn, packageOf, projectFiles } from '#tests/support/sources/sourceFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-contents-'))
const made = join(folder, 'made')
const artifact = join(made, 'anvil-portal')
const read = (path: string) => readFileSync(join(artifact, path), 'utf8')

beforeAll(() => packInto('.', made), 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

test('the package has every document and folder that its documents name', () => {
  const documents = filesIn(artifact).filter((path) => path.endsWith('.md') && !path.includes('/node_modules/'))
  expect(documents.length).toBeGreaterThan(80)
  const broken = documents.flatMap((document) =>
    Array.from(readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g), ([, target = '']) => target)
      // Sources are not part of a package.
      .filter((target) => !/^[a-z]+:/.test(target) && !/\.[jt]s$|,$/.test(target))
      .filter((target) => !existsSync(normalize(join(dirname(document), target))))
      .map((target) => `${document.slice(artifact.length)}: ${target}`),
  )
  expect(broken).toEqual([])
  expect(existsSync(join(artifact, 'CHANGELOG.md'))).toBe(true)
})

/** `// node_modules/NAME/` in the built server, and `NAME` of the imports of all folders that are built. */
const bundled = () => {
  const server = filesIn(join(artifact, 'dist-server')).filter((path) => path.endsWith('.js'))
  const regions = server.flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(/^\s*\/\/ (?:\S*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//gm),
      ([, name = '']) => name,
    ),
  )
  const built = projectFiles().filter((file) =>
    /^(authProvider|backend|dataProvider|kit|proxy|resources|schema|src|values)\//.test(file),
  )
  const imported = built
    .filter(isCode)
    .flatMap((file) => importsOf(file, 'at run time').filter((name) => !isOwn(name)))
    .filter((name) => !name.startsWith('node:') && !name.startsWith('virtual:'))
    .map(packageOf)
  return [...new Set([...regions, ...imported])].toSorted()
}

test('the package has the license of everything that it bundles', () => {
  const licenses = read('THIRD-PARTY-LICENSES.txt')
    .split(`${'~'.repeat(80)}\n`)
    .slice(1)
  const textOf = new Map(licenses.map((text) => [text.slice(0, text.lastIndexOf(' ', text.indexOf(':'))), text]))
  const names = bundled()
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !textOf.has(name))).toEqual([])
  expect(licenses.filter((text) => text.length < 300).map((text) => text.split('\n')[0])).toEqual([])
  // The program itself, with the libraries that it contains.
  expect(licenses.find((text) => /^node-(linux|darwin|win)/.test(text))).toContain('OpenSSL')
})

test('the bill of materials lists the same packages in the form of CycloneDX', () => {
  const bom = JSON.parse(read('bom.json'))
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'anvil-portal', version: expect.stringMatching(/^\d/) } },
  })
  const { components } = bom as { components: { name: string; version: string; purl: string; 'bom-ref': string }[] }
  const licenses = [...read('THIRD-PARTY-LICENSES.txt').matchAll(/^~{80}\n(\S+) (\S+):/gm)]
  expect(components.map(({ name, version }) => [name, version])).toEqual(licenses.map(([, ...named]) => named))
  expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length)
  const react = components.find(({ name }) => name === '@aws-sdk/client-s3')
  expect(react).toMatchObject({
    type: 'library',
    purl: expect.stringMatching(/^pkg:npm\/%40aws-sdk\/client-s3@\d/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) }],
    licenses: [{ license: { id: 'Apache-2.0' } }],
  })
})

test('checksums of the package and of its tarball hold, and cover every file', () => {
  const options = { cwd: artifact, encoding: 'utf8' } as const
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], options)
  expect(read('SHA256SUMS').trimEnd().split('\n')).toHaveLength(filesIn(artifact).length - 1)
  const [tarball = ''] = readdirSync(made).filter((name) => name.endsWith('.sha256'))
  execFileSync('sha256sum', ['--check', '--strict', '--quiet', tarball], { cwd: made })
})

test('a package that is built elsewhere from the same sources has the same bytes', { timeout: 240_000 }, () => {
  const copy = join(folder, 'copy')
  mkdirSync(copy)
  for (const file of projectFiles()) cpSync(file, join(copy, file))
  // Hard links take no room; the build changes no package.
  execFileSync('cp', ['-al', 'node_modules', join(copy, 'node_modules')])
  const env = { ...process.env, SOURCE_DATE_EPOCH: '1700000000' }
  const pack = (cwd: string, name: string) => {
    execFileSync(process.execPath, ['scripts/package.js', join(folder, name)], { cwd, env, stdio: 'ignore' })
    const [checksum = ''] = readdirSync(join(folder, name)).filter((file) => file.endsWith('.sha256'))
    return [
      readFileSync(join(folder, name, 'anvil-portal/SHA256SUMS'), 'utf8').split('\n'),
      readFileSync(join(folder, name, checksum), 'utf8'),
    ] as const
  }
  const [files, tarball] = pack('.', 'here')
  const [filesThere, tarballThere] = pack(copy, 'there')
  expect(filesThere.filter((line) => !files.includes(line))).toEqual([])
  expect(tarballThere).toBe(tarball)
})
