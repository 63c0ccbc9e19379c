import type { documents } from '#schema/finance/documents.ts'
import { type Part, partsOf } from '#values/clauses.ts'
import { notFound } from '../errors.ts'
import type { Handler } from '../implement.ts'
import { textOf } from '../support/pageTexts.ts'
import { drawFor } from './drawing/drawings.ts'
import { translatorTo } from './language.ts'
import { type Block, type Fact, factsOf, noteOf } from './paper.ts'
import { formatDay } from './texts.ts'

/** A heading with its clauses is a block of facts; text without a heading is a note. */
const blocksOf = (parts: readonly Part[]): Block[] => {
  const blocks: Block[] = []
  let facts: Fact[] | null = null
  for (const part of parts) {
    if (part.kind === 'heading') {
      facts = []
      blocks.push(factsOf(`${part.number}. ${part.text}`, facts))
    } else if (facts) facts.push([part.number, part.text])
    else blocks.push(noteOf(part.number === '' ? part.text : `${part.number} ${part.text}`))
  }
  return blocks
}

export const commercialTerms: Handler<typeof documents.commercialTerms> = (context) => {
  const { language, settings } = context
  const translate = translatorTo(language)
  const name = translate('Commercial Terms and Conditions')
  return drawFor(context, async () => {
    const text = await textOf(context, 'commercial-terms-and-conditions')
    if (!text) throw notFound()
    const wording = (language === 'es' && text.wordingEs) || text.wording
    return {
      name,
      paper: {
        product: settings.product,
        title: 'Commercial Terms and Conditions',
        facts: [
          ['Version', text.edition],
          ['In force from', formatDay(text.inForceOn)],
        ],
        blocks: blocksOf(partsOf(wording.replaceAll('{product}', settings.product))),
        foot: text.isSample ? translate('Placeholder text, awaiting legal review.') : '',
      },
    }
  })
}
