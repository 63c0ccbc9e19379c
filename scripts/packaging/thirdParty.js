import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Needed to build, and no part of what is built. */
const buildTools = ['vite', '@vitejs/plugin-react']

/** Folder of the package that one in `from` finds by a name, as Node does; null if it is not in the lock file. */
const resolveIn = (locked, name, from) => {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = `${base === '' ? '' : `${base}/`}node_modules/${name}`
    if (locked[path]) return path
    if (base === '') return null
  }
}

/** Optional peers as well: a package uses one that another package happens to install. */
const namesNeededBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies, ...peerDependenciesMeta })

/** Kinds of licenses whose text packages leave out, with the copyright line of the package. */
const texts = {
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
}

const isLicense = (name) => /^(licen[sc]e|copying|notice)(?!.*\.(js|ts|json)$)/i.test(name)

const personOf = (author) => (typeof author === 'string' ? author : (author?.name ?? ''))

/** License texts of a package; null if it has none and its kind is unknown. */
const textsOf = (root, path, { author, license }, apache) => {
  const files = readdirSync(join(root, path)).filter(isLicense).sort()
  if (files.length > 0) return files.map((name) => readFileSync(join(root, path, name), 'utf8').trim()).join('\n\n')
  const text = license === 'Apache-2.0' ? apache : texts[license]
  if (!text) return null
  return [`Copyright (c) ${personOf(author) || 'its authors'}`, text].join('\n\n')
}

/**
 * Packages that the built portal may contain, for this system: all that its dependencies need, except build tools. The
 * entries are in the order of their names.
 */
export const thirdParty = (root) => {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const direct = Object.keys(locked[''].dependencies).filter((name) => !buildTools.includes(name))
  const found = new Map()
  const waiting = direct.map((name) => resolveIn(locked, name, ''))
  while (waiting.length > 0) {
    const path = waiting.pop()
    // Other systems' binaries are in the lock file, but not installed.
    if (!path || found.has(path) || !existsSync(join(root, path))) continue
    found.set(path, locked[path])
    waiting.push(...namesNeededBy(locked[path]).map((name) => resolveIn(locked, name, path)))
  }
  // The program is a package that the package `node` installs.
  for (const path of readdirSync(join(root, 'node_modules/node/node_modules'))
    .filter((name) => name.startsWith('node-'))
    .map((name) => `node_modules/node/node_modules/${name}`))
    found.set(path, locked[path] ?? {})
  const apache = readFileSync(join(root, 'node_modules/@aws-sdk/client-s3/LICENSE'), 'utf8').trim()
  return [...found]
    .map(([path, { integrity }]) => {
      const described = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
      const { name, version, license } = described
      const isNode = path.startsWith('node_modules/node/node_modules/')
      return {
        name,
        version,
        license: license ?? (isNode ? 'MIT' : null),
        integrity,
        text: textsOf(root, path, described, apache),
      }
    })
    .sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1))
    .filter(({ name, version }, at, all) => all[at - 1]?.name !== name || all[at - 1]?.version !== version)
}

const line = '~'.repeat(80)

export const licensesOf = (packages) =>
  `The portal contains these packages, or parts of them.\n\n${packages
    .map(({ name, version, license, text }) => `${line}\n${name} ${version}: ${license ?? 'see below'}\n\n${text}\n`)
    .join('\n')}`

/** The lock file has hashes in base64, the bill of materials in hexadecimal. */
const hashOf = (integrity) => {
  const [, base64] = /^sha512-(.*)$/.exec(integrity ?? '') ?? []
  return base64 ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] } : {}
}

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const licenseOf = (license) => {
  if (license === null) return {}
  if (/ (AND|OR) /.test(license)) return { licenses: [{ expression: license.replace(/^\((.*)\)$/, '$1') }] }
  return { licenses: [{ license: license === 'BSD' ? { name: license } : { id: license } }] }
}

/** Bill of materials in the format of CycloneDX; without serial number and date, so that it has the same bytes each time. */
export const billOfMaterials = ({ name, version }, packages) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
  components: packages.map((one) => ({
    type: 'library',
    'bom-ref': purlOf(one.name, one.version),
    name: one.name,
    version: one.version,
    ...hashOf(one.integrity),
    ...licenseOf(one.license),
    purl: purlOf(one.name, one.version),
  })),
})
