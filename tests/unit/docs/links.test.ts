import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { isCode, projectFiles } from '#tests/support/sources/sourceFiles.ts'

const files = projectFiles()
const isKept = new Set(files)
const folders = new Set(files.flatMap((file) => parentsOf(file)))
const documents = files.filter((file) => file.endsWith('.md'))
const textOf = new Map(documents.map((file) => [file, readFileSync(file, 'utf8')]))

function parentsOf(file: string): string[] {
  const parent = dirname(file)
  return parent === '.' ? ['.'] : [parent, ...parentsOf(parent)]
}

/** Text without fenced blocks, whose headings and links do not count. */
const prose = (text: string) => text.replace(/^( *)```[\s\S]*?^\1```/gm, '')

/** Returns GitHub's anchor for a heading. */
const slugOf = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('`', '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')

const anchorsIn = (text: string) =>
  Array.from(prose(text).matchAll(/^#+ (.*)$/gm), ([, heading = '']) => slugOf(heading))
const anchors = new Map(Array.from(textOf, ([file, text]) => [file, anchorsIn(text)]))

/** Returns the problem with a path in the repository, if any. */
function problemOf(target: string) {
  const [path = '', anchor] = target.split('#')
  const file = path.replace(/\/$/, '')
  if (!isKept.has(file) && !folders.has(file)) return 'no such file'
  return anchor && !anchors.get(file)?.includes(anchor) ? 'no such heading' : undefined
}

const isElsewhere = (target: string) => /^[a-z]+:/.test(target)

const linkProblems = ([file, text]: [string, string]) =>
  Array.from(prose(text).matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target)
    .filter((target) => !isElsewhere(target))
    .flatMap((target) => {
      const path = target.startsWith('#') ? `${file}${target}` : normalize(join(dirname(file), target))
      const problem = problemOf(path)
      return problem ? [`${file}: ${target}: ${problem}`] : []
    })

/** A decision may be cited by its number alone, because its title may change. */
const decisionNumbered = (citation: string) => {
  const number = /^docs\/decisions\/(\d{3})$/.exec(citation)?.[1]
  return number && documents.find((file) => file.startsWith(`docs/decisions/${number}-`))
}

const citationsIn = (text: string) =>
  Array.from(text.matchAll(/(?<![\w./-])docs\/[\w./-]*[\w-](#[\w-]+)?/g), ([citation]) => citation)

const citationProblems = (file: string) =>
  citationsIn(readFileSync(file, 'utf8')).flatMap((citation) => {
    const problem = problemOf(decisionNumbered(citation) ?? citation)
    return problem ? [`${file}: ${citation}: ${problem}`] : []
  })

const sourceFolders =
  /^(values|schema|kit|showcase|resources|dataProvider|authProvider|src|proxy|backend|tests|scripts|bench)\//
const isPath = (name: string) => sourceFolders.test(name) && /^[\w./-]+$/.test(name)

/** Documents may leave out `.ts`. */
const isThere = (path: string) => existsSync(path) || existsSync(`${path}.ts`)

const pathProblems = ([file, text]: [string, string]) =>
  Array.from(prose(text).matchAll(/`([^`\n]+)`/g), ([, name = '']) => name)
    .filter((name) => isPath(name) && !isThere(name))
    .map((name) => `${file}: ${name}: no such file`)

test('documents link to files and headings that exist', () => {
  expect([...textOf].flatMap(linkProblems)).toEqual([])
})

test('documents have no two headings with the same anchor', () => {
  const doubled = [...anchors].flatMap(([file, own]) =>
    own.filter((anchor, at) => own.indexOf(anchor) < at).map((anchor) => `${file}#${anchor}`),
  )
  expect(doubled.filter((address) => !address.startsWith('CHANGELOG.md#'))).toEqual([])
})

test('documents name source files and folders that exist', () => {
  expect([...textOf].filter(([file]) => file !== 'CHANGELOG.md').flatMap(pathProblems)).toEqual([])
})

test('code cites documents and headings that exist', () => {
  const code = files.filter((file) => isCode(file) || /\.(css|html)$/.test(file))
  expect(code.flatMap(citationProblems)).toEqual([])
})

test('every decision is in the index with its title', () => {
  const decisions = documents.filter((file) => /^docs\/decisions\/\d/.test(file))
  const rows = decisions.map((file) => {
    const [, number, title] = /^# (\d{3}) (.*)$/m.exec(textOf.get(file) ?? '') ?? []
    return `| [${number}](${file.slice('docs/decisions/'.length)}) | ${title} |`
  })
  const index = textOf.get('docs/decisions/README.md') ?? ''
  expect(rows.filter((row) => !index.includes(row))).toEqual([])
})
