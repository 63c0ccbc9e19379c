import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Line of a page in `screens.ts`: its route and one module, which is the view, the report or the first calls. */
const line = /'?([\w-]*)'?: \(\) => import\('(\.\/[\w/-]+\.tsx?)'\)/g

const ofTexts = /import\('(\.\.?\/[\w/-]*texts)\.en\.ts'\)/g

const others = /from '(\.\.\/[\w-]+\/screens\.ts)'/g

const isView = (module: string) => module.endsWith('.tsx')

const named = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => path)

const textsIn = (code: string, folder: string) => named(code, ofTexts).map((path) => join(folder, path))

/** Constants of texts before the first page, with the constants that they name. */
const constant = /const (\w+)(?:: [^=]+)? = ([\s\S]*?)(?=\n\n|$)/g

/** Pages of one declaration with their modules, sorted so that the view comes last. */
const declaredIn = (code: string, folder: string, textsNamedIn: (code: string) => readonly string[]) => {
  const [, , part = 'texts'] = /\n( *)texts(?:,|: ([\s\S]*?),)\n(?:\1\w| *\})/.exec(code) ?? [code, '', '']
  const texts = textsNamedIn(part)
  return [...Map.groupBy(code.matchAll(line), ([, route = '']) => route)].map(([route, lines]) => ({
    route,
    modules: lines
      .map(([, , path = '']) => join(folder, path))
      .toSorted((one, other) => Number(isView(one)) - Number(isView(other))),
    texts,
  }))
}

/** Pages of an area. */
const screensIn = (file: string) => {
  const folder = dirname(file)
  const code = readFileSync(file, 'utf8')
  const shared = named(code, others).flatMap((path) => {
    const other = join(folder, path)
    return textsIn(readFileSync(other, 'utf8'), dirname(other))
  })
  const [before = '', ...declared] = code.split('screens({')
  const constants = new Map([...before.matchAll(constant)].map(([, name = '', value = '']) => [name, value]))
  const textsNamedIn = (part: string): string[] => [
    ...textsIn(part, folder),
    ...[...part.replace(/'[^']*'/g, '').matchAll(/\w+/g)].flatMap(([name]) => textsNamedIn(constants.get(name) ?? '')),
  ]
  return declared.flatMap((one) => declaredIn(one, folder, (part) => [...new Set([...textsNamedIn(part), ...shared])]))
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const withImports = (chunks: Chunks, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunks.get(file)?.imports ?? []) withImports(chunks, imported, seen)
  return seen
}

const entryOf = (all: readonly Rolldown.OutputChunk[]) => all.find(({ isEntry, name }) => isEntry && name === 'portal')

/** Chunks of the portal itself, except those already referenced by its document. */
const portalFiles = (chunks: Chunks) => {
  const all = [...chunks.values()]
  const entry = withImports(chunks, entryOf(all)?.fileName ?? '')
  const portal = all.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith('/src/portal.tsx')))
  return [...withImports(chunks, portal?.fileName ?? '')].filter((file) => !entry.has(file))
}

/** Returns a function that lists the chunks of a screen in a language, except those that every document references. */
const createFilesOf = (chunks: Chunks) => {
  const all = [...chunks.values()]
  const always = new Set([...withImports(chunks, entryOf(all)?.fileName ?? ''), ...portalFiles(chunks)])
  const holderOf = (is: (module: string) => boolean) => all.find(({ moduleIds }) => moduleIds.some(is))?.fileName ?? ''
  return ({ modules, texts }: ReturnType<typeof screensIn>[number], language: string) => {
    const needed = [
      ...modules.map((expected) => holderOf((module) => module === expected)),
      ...texts.map((one) => holderOf((module) => module === `${one}.${language}.ts`)),
      holderOf((module) => module.endsWith(`/i18n/${language}/index.ts`)),
    ]
    const files = needed.flatMap((file) => (file ? [...withImports(chunks, file)] : []))
    return [...new Set(files)].filter((file) => !always.has(file))
  }
}

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle)
      .filter((one) => one.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  )

/**
 * Browsers load preloads with the priority of render-blocking resources. That is too high on wide screens, so they use
 * low priority; on phones with slow connections, rendering depends on these chunks.
 */
const urgencies = [{ media: '(max-width: 599.95px)' }, { media: '(min-width: 600px)', fetchpriority: 'low' }]

const preloads = (file: string) =>
  urgencies.map((urgency) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', ...urgency, crossorigin: true, nonce: '__NONCE__', href: `/__BASE__/${file}` },
    injectTo: 'head' as const,
  }))

/**
 * Writes `screens.json`: chunks per route and language, so that a screen's document can preload them before any script
 * has run. The chunks of the portal itself are written into the document.
 */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const filesOf = createFilesOf(chunksOf(bundle))
      // Sorted, because modules arrive in any order, and a build must have the same bytes each time.
      const files = [...this.getModuleIds()].filter((id) => id.endsWith('/screens.ts')).toSorted()
      const screens = files.flatMap(screensIn)
      const byRoute = screens.map((one) => [one.route, { en: filesOf(one, 'en'), es: filesOf(one, 'es') }])
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(byRoute)) })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle, filename }) =>
        bundle && filename.endsWith('/src/index.html') ? portalFiles(chunksOf(bundle)).flatMap(preloads) : [],
    },
  }
}
