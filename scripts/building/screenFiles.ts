import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A page's line in its area's `screens.ts`: its route and a module, of its view, its report or what it asks for first. */
const line = /'?([\w-]*)'?: \(\) => import\('(\.\/[\w/-]+\.tsx?)'\)/g

/** A module of texts, without its language. */
const ofTexts = /import\('(\.\/[\w/-]*texts)\.en\.ts'\)/g

/** The areas whose texts a screen shows beside its own. */
const others = /from '(\.\.\/[\w-]+\/screens\.ts)'/g

const isView = (module: string) => module.endsWith('.tsx')

const named = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, path = '']) => path)

const textsIn = (code: string, folder: string) => named(code, ofTexts).map((path) => join(folder, path))

/** Pages that are declared together, with the modules that each is drawn with, its view after what it asks for first. */
const declaredIn = (code: string, folder: string, shared: readonly string[]) =>
  [...Map.groupBy(code.matchAll(line), ([, route = '']) => route)].map(([route, lines]) => ({
    route,
    modules: lines
      .map(([, , path = '']) => join(folder, path))
      .toSorted((one, other) => Number(isView(one)) - Number(isView(other))),
    texts: [...textsIn(code, folder), ...shared],
  }))

/** The pages of an area. Texts that are named before them are of all. */
const screensIn = (file: string) => {
  const folder = dirname(file)
  const code = readFileSync(file, 'utf8')
  const shared = named(code, others).flatMap((path) => {
    const other = join(folder, path)
    return textsIn(readFileSync(other, 'utf8'), dirname(other))
  })
  const [before = '', ...declared] = code.split('screens({')
  return declared.flatMap((one) => declaredIn(one, folder, [...textsIn(before, folder), ...shared]))
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A script and those that it cannot run without. */
const withImports = (chunks: Chunks, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunks.get(file)?.imports ?? []) withImports(chunks, imported, seen)
  return seen
}

const entryOf = (all: readonly Rolldown.OutputChunk[]) => all.find(({ isEntry, name }) => isEntry && name === 'portal')

/** What the portal itself is drawn with, beside the scripts that its document names anyway. */
const portalFiles = (chunks: Chunks) => {
  const all = [...chunks.values()]
  const entry = withImports(chunks, entryOf(all)?.fileName ?? '')
  const portal = all.find(({ moduleIds }) => moduleIds.some((module) => module.endsWith('/src/portal.tsx')))
  return [...withImports(chunks, portal?.fileName ?? '')].filter((file) => !entry.has(file))
}

/** Answers what a screen is drawn with in a language, beside the scripts that every document of the portal names. */
const createFilesOf = (chunks: Chunks) => {
  const all = [...chunks.values()]
  const always = new Set([...withImports(chunks, entryOf(all)?.fileName ?? ''), ...portalFiles(chunks)])
  const holderOf = (is: (module: string) => boolean) => all.find(({ moduleIds }) => moduleIds.some(is))?.fileName ?? ''
  return ({ modules, texts }: ReturnType<typeof screensIn>[number], language: string) => {
    const needed = [
      ...modules.map((wanted) => holderOf((module) => module === wanted)),
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
 * A browser takes what a document names for as urgent as what is painted before any script. In a wide window it is not;
 * on a phone, whose line is slow, everybody waits for what draws.
 */
const urgencies = [{ media: '(max-width: 599.95px)' }, { media: '(min-width: 600px)', fetchpriority: 'low' }]

const preloads = (file: string) =>
  urgencies.map((urgency) => ({
    tag: 'link',
    attrs: { rel: 'modulepreload', ...urgency, crossorigin: true, nonce: '__NONCE__', href: `/${file}` },
    injectTo: 'head' as const,
  }))

/**
 * Writes `screens.json`: by route and language, the scripts that a screen is drawn with, so that its document can name
 * them before any has run. Those of the portal itself, which its first script loads, stand in the document.
 */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const filesOf = createFilesOf(chunksOf(bundle))
      const screens = [...this.getModuleIds()].filter((id) => id.endsWith('/screens.ts')).flatMap(screensIn)
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
