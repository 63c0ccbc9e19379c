import { stepNames, stepNamesInSpanish, steps } from '../../schema/orders/steps.ts'
import type { Language } from '../../values/language.ts'
import type { Block, Fact, Paper, Table } from './paper.ts'
import { spanish } from './texts.es.ts'

const inSpanish: Readonly<Record<string, string>> = {
  ...Object.fromEntries(steps.map((step) => [stepNames[step], stepNamesInSpanish[step]])),
  ...spanish,
}

/** A text of ours in the reader's language; `{name}` in it is filled in. */
export type Say = (text: string, values?: Readonly<Record<string, string>>) => string

export const sayIn =
  (language: Language): Say =>
  (text, values = {}) =>
    ((language === 'es' ? inSpanish[text] : undefined) ?? text).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

/** What stands in cells are the rows' own words. */
const tableIn = (table: Table, say: Say): Table => ({
  ...table,
  title: say(table.title),
  columns: table.columns.map((column) => ({ ...column, title: say(column.title) })),
})

const factsIn = (facts: readonly Fact[], say: Say) => facts.map(([label, text]) => [say(label), text] as const)

const blockIn = (block: Block, say: Say): Block => {
  if (block.kind === 'table') return { ...block, table: tableIn(block.table, say) }
  if (block.kind === 'facts') return { ...block, title: say(block.title), facts: factsIn(block.facts, say) }
  return block
}

/** A paper with its headings and labels in a language; what else it says has been said in it. */
export const paperIn = (language: Language, paper: Paper): Paper => {
  const say = sayIn(language)
  return {
    ...paper,
    language,
    title: say(paper.title),
    facts: factsIn(paper.facts, say),
    blocks: paper.blocks.map((block) => blockIn(block, say)),
  }
}
