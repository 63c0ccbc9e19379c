import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** A page's line in its folder's `screens.ts`: its route and the module of its view. */
const line = /'?([\w-]*)'?: \(\) => import\('(\.\/[\w/-]+\.tsx)'\)/g

const viewsIn = (screens: string) =>
  [...readFileSync(screens, 'utf8').matchAll(line)].map(([, route = '', path = '']) => ({
    route,
    view: join(dirname(screens), path),
  }))

const areaOf = (module: string) => /\/resources\/\w+\//.exec(module)?.[0]

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A script and those that it cannot run without. */
const withImports = (chunks: Chunks, file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const imported of chunks.get(file)?.imports ?? []) withImports(chunks, imported, seen)
  return seen
}

/** Answers what a view is drawn with in a language, beside the scripts that its document names anyway. */
const createFilesOf = (chunks: Chunks) => {
  const all = [...chunks.values()]
  const entry = all.find(({ isEntry, name }) => isEntry && name === 'portal')
  const always = withImports(chunks, entry?.fileName ?? '')
  const holderOf = (is: (module: string) => boolean) => all.find(({ moduleIds }) => moduleIds.some(is))?.fileName ?? ''
  return (view: string, language: string) => {
    const needed = [
      holderOf((module) => module === view),
      holderOf((module) => areaOf(module) === areaOf(view) && module.endsWith(`exts.${language}.ts`)),
      holderOf((module) => module.endsWith(`/i18n/${language}/index.ts`)),
    ]
    const files = needed.flatMap((file) => (file ? [...withImports(chunks, file)] : []))
    return [...new Set(files)].filter((file) => !always.has(file))
  }
}

/**
 * Writes `screens.json`: by route and language, the scripts that a screen is drawn with, so that its document can name
 * them before any has run.
 */
export function screenFiles(): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      const filesOf = createFilesOf(new Map(chunks.map((chunk) => [chunk.fileName, chunk])))
      const screens = [...this.getModuleIds()].filter((id) => id.endsWith('/screens.ts')).flatMap(viewsIn)
      const byRoute = screens.map(({ route, view }) => [route, { en: filesOf(view, 'en'), es: filesOf(view, 'es') }])
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(Object.fromEntries(byRoute)) })
    },
  }
}
