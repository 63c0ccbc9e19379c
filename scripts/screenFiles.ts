import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A page's line in its folder's `screens.ts`: its route and a module, of its view, its report or what it asks for first. */
const line = /'?([\w-]*)'?: \(\) => import\('(\.\/[\w/-]+\.tsx?)'\)/g

const linesIn = (screens: string) =>
  [...readFileSync(screens, 'utf8').matchAll(line)].map(([, route = '', path = '']) => ({
    route,
    module: join(dirname(screens), path),
  }))

const isView = (module: string) => module.endsWith('.tsx')

/** The folders of other areas whose texts a screen shows beside its own. */
const others = /from '(\.\.\/[\w/-]+)\/screens\.ts'/g

/** The modules of a folder's texts, without their languages: its own, and those of others. */
const textsIn = (file: string) => {
  const folders = ['.', ...[...readFileSync(file, 'utf8').matchAll(others)].map(([, folder = '']) => folder)]
  return folders.map((folder) => join(dirname(file), folder, 'texts'))
}

/** The pages of a folder with the modules that a screen is drawn with, its view after what it asks for first. */
const screensIn = (file: string) =>
  [...Map.groupBy(linesIn(file), ({ route }) => route)].map(([route, lines]) => ({
    route,
    modules: lines.map(({ module }) => module).toSorted((one, other) => Number(isView(one)) - Number(isView(other))),
    texts: textsIn(file),
  }))

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

const preload = (file: string) => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, nonce: '__NONCE__', href: `/${file}` },
  injectTo: 'head' as const,
})

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
        bundle && filename.endsWith('/src/index.html') ? portalFiles(chunksOf(bundle)).map(preload) : [],
    },
  }
}
