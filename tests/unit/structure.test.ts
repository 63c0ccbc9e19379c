import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { importsOf, isCode, isOwn, packageOf, projectFiles, resolveImport } from '#tests/support/sources/sourceFiles.ts'
import { mayImport, restrictionsOf, zoneOf, zones } from '#tests/support/sources/zones.ts'

const files = projectFiles()
const code = files.filter(isCode)
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

type Locked = { resolved?: string; integrity?: string; optional?: boolean; optionalDependencies?: object }

const ownImports = (file: string, types?: 'at run time') =>
  importsOf(file, types)
    .filter(isOwn)
    .map((specifier) => resolveImport(file, specifier))

/** The spinner and the wheel of a number field change amounts unnoticed. Axes of charts have the same attribute. */
test('no input of a screen is a number field', () => {
  const screens = code.filter((file) => /^(kit|resources|src|showcase)\/.*\.tsx?$/.test(file))
  const numeric = screens.filter((file) => {
    const source = readFileSync(file, 'utf8')
    const isTyped = /\btype(=\{?|["']?\]?\s*[:=]\s*)["'`]number["'`]|["'`]type["'`],\s*["'`]number["'`]/.test(source)
    // react-admin's NumberInput and MUI's NumberField draw one.
    return isTyped || /\bNumber(Input|Field)\b|valueAsNumber|stepUp\(|stepDown\(/.test(source)
  })
  expect(screens.length).toBeGreaterThan(300)
  expect(numeric).toEqual(['kit/charts/HorizontalBarDrawing.tsx'])
})

const edges = new Map(code.map((file) => [file, ownImports(file)]))
const loads = new Map(code.map((file) => [file, ownImports(file, 'at run time')]))

const rootFolderOf = (file: string) => (file.includes('/') ? file.split('/')[0] : '')

function reachableFrom(start: string, seen = new Set<string>()) {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const next of loads.get(start) ?? []) reachableFrom(next, seen)
  return seen
}

type Graph = ReadonlyMap<string, readonly string[]>

function findCycle(graph: Graph, file: string, path: string[], done: Set<string>): string[] | undefined {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
  if (done.has(file)) return undefined
  for (const next of graph.get(file) ?? []) {
    const cycle = findCycle(graph, next, [...path, file], done)
    if (cycle) return cycle
  }
  done.add(file)
  return undefined
}

function cyclesIn(graph: Graph) {
  const done = new Set<string>()
  const cycles = [...graph.keys()].flatMap((node) => findCycle(graph, node, [], done)?.join(' -> ') ?? [])
  return [...new Set(cycles)]
}

/** Folder of the back end that holds the file, or the file itself at its root. */
const areaOf = (file: string) => file.split('/').slice(0, 2).join('/')

describe('imports', () => {
  test('name an existing file with its extension', () => {
    const broken = [...edges].flatMap(([file, targets]) =>
      targets.filter((target) => !files.includes(target)).map((target) => `${file} -> ${target}`),
    )
    expect(broken).toEqual([])
  })

  test('name a file of another folder of the root from there, not by climbing', () => {
    const climbing = code.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => specifier.startsWith('../'))
        .filter((specifier) => rootFolderOf(resolveImport(file, specifier)) !== rootFolderOf(file))
        .map((specifier) => `${file} -> ${specifier}`),
    )
    expect(climbing).toEqual([])
  })

  test('respect the zones', () => {
    const strays = [...edges].flatMap(([file, targets]) => {
      const zone = zoneOf(file)
      return zone ? targets.filter((target) => !mayImport(zone, target)).map((target) => `${file} -> ${target}`) : []
    })
    expect(strays).toEqual([])
  })

  test('are the own files and Node alone in the reference company, which is written from the specifications', () => {
    const company = code.filter((file) => file.startsWith('tests/support/company/'))
    const isAllowed = (file: string, specifier: string) =>
      isOwn(specifier)
        ? resolveImport(file, specifier).startsWith('tests/support/company/')
        : specifier.startsWith('node:')
    const strays = company.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => !isAllowed(file, specifier))
        .map((specifier) => `${file} -> ${specifier}`),
    )
    expect(company.length).toBeGreaterThan(0)
    expect(strays).toEqual([])
  })

  test('use only packages that the zone allows', () => {
    const strays = code.flatMap((file) => {
      const allowed = zoneOf(file)?.onlyPackages
      const packages = importsOf(file).filter((specifier) => !isOwn(specifier))
      return allowed
        ? packages.filter((name) => !allowed.includes(packageOf(name))).map((name) => `${file} -> ${name}`)
        : []
    })
    expect(strays).toEqual([])
  })

  test('have no cycles', () => {
    expect(cyclesIn(loads)).toEqual([])
  })

  test('have no cycles between the folders of the back end, even by types', () => {
    const areas = new Map<string, string[]>()
    for (const [file, targets] of edges) {
      if (!file.startsWith('backend/')) continue
      const others = targets.map(areaOf).filter((area) => area.startsWith('backend/') && area !== areaOf(file))
      areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), ...others])
    }
    expect(areas.size).toBeGreaterThan(40)
    expect(cyclesIn(areas)).toEqual([])
  })

  test('keep zod, react-admin and MUI out of the landing', () => {
    const landing = code.filter((file) => file.startsWith('src/landing/')).flatMap((file) => [...reachableFrom(file)])
    const heavy = /^(zod|react-admin|ra-|@mui\/|@emotion\/)/
    const found = [...new Set(landing)].filter(isCode).flatMap((file) =>
      importsOf(file, 'at run time')
        .filter((specifier) => heavy.test(specifier))
        .map((specifier) => `${file} -> ${specifier}`),
    )
    expect(found).toEqual([])
  })

  test('have the same zones in the linter', () => {
    const overrides = readJson('biome.json').overrides.filter(
      (override: { linter?: { rules?: { style?: object } } }) => override.linter?.rules?.style,
    )
    expect(overrides).toEqual(zones.map(lintOverride))
  })
})

function lintOverride(zone: (typeof zones)[number]) {
  const inside = zones.filter(({ folder }) => folder.startsWith(`${zone.folder}/`)).map(({ folder }) => `!${folder}/**`)
  const options = { patterns: [restrictionsOf(zone)] }
  return {
    includes: [`${zone.folder}/**`, ...inside],
    linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
  }
}

describe('dependencies', () => {
  test('are pinned to exact versions', () => {
    const { dependencies, devDependencies } = readJson('package.json')
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
    )
    expect(loose).toEqual([])
  })

  const locked = Object.entries<Locked>(readJson('package-lock.json').packages).filter(([path]) => path !== '')

  test('are locked with checksums and without a registry URL', () => {
    const wrong = locked.filter(([, entry]) => entry.resolved || !(entry.integrity || entry.optional))
    expect(wrong.map(([path]) => path)).toEqual([])
  })

  // `npm ci` rejects a lock file that lacks the optional packages of other platforms.
  test('are locked for every platform', () => {
    const optional = locked.flatMap(([, entry]) => Object.keys(entry.optionalDependencies ?? {}))
    const paths = locked.map(([path]) => path)
    expect(optional.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([])
  })

  test('use one version of Node, also in the files of version managers', () => {
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(readJson('package.json').dependencies.node)
  })

  test('run no install script except that of Node', () => {
    expect(readJson('package.json').allowScripts).toEqual({ node: true })
  })
})

// npm signals only the shell between npm and the portal; without `exec`, that shell ends alone and the portal keeps
// running unnoticed.
test.each(['start', 'test', 'test:all'])('npm run %s replaces the shell that npm starts', (name) => {
  expect(readJson('package.json').scripts[name]).toMatch(/^exec node /)
})
