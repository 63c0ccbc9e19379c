import { notStartedName, notStartedNameInSpanish, stepNames, stepNamesInSpanish, steps } from '#schema/wip/steps.ts'
import type { Language } from '#values/language.ts'
import type { Block, Fact, Paper, Table } from './paper.ts'
import { spanish } from './texts.es.ts'

const inSpanish: Readonly<Record<string, string>> = {
  [notStartedName]: notStartedNameInSpanish,
  ...Object.fromEntries(steps.map((step) => [stepNames[step], stepNamesInSpanish[step]])),
  ...spanish,
}

/** Translates a fixed text to the reader's language and fills in `{name}` placeholders. */
export type Translate = (text: string, values?: Readonly<Record<string, string>>) => string

export const translatorTo =
  (language: Language): Translate =>
  (text, values = {}) =>
    ((language === 'es' ? inSpanish[text] : undefined) ?? text).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** Cell texts are data and stay untranslated. */
const tableIn = (table: Table, translate: Translate): Table => ({
  ...table,
  title: translate(table.title),
  columns: table.columns.map((column) => ({ ...column, title: translate(column.title) })),
})

const factsIn = (facts: readonly Fact[], translate: Translate) =>
  facts.map(([label, text]) => [translate(label), text] as const)

const blockIn = (block: Block, translate: Translate): Block => {
  if (block.kind === 'table') return { ...block, table: tableIn(block.table, translate) }
  if (block.kind === 'facts') return { ...block, title: translate(block.title), facts: factsIn(block.facts, translate) }
  return block
}

/** Translates headings and labels; all other text must already be in this language. */
export const paperIn = (language: Language, paper: Paper): Paper => {
  const translate = translatorTo(language)
  return {
    ...paper,
    language,
    title: translate(paper.title),
    facts: factsIn(paper.facts, translate),
    blocks: paper.blocks.map((block) => blockIn(block, translate)),
  }
}
